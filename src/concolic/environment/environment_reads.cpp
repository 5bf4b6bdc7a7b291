// SPDX-License-Identifier: Apache-2.0
// The tables of what tells a program about its environment: natives by name, and methods of the
// class library where a value was fixed when a class was initialised.
#include "concolic/environment/environment_reads.h"

#include "vm/class.h"
#include "vm/universe.h"

namespace assay::concolic {

namespace {

constexpr MethodRead kMethods[] = {
    {Surrounding::Variables, "java/lang/System", "getenv", ""},
    {Surrounding::Properties, "java/lang/System", "getProperty", "", When::OfOthers},
    {Surrounding::Properties, "java/lang/System", "getProperties", "", When::ByProgram},
    {Surrounding::Properties, "java/lang/System", "lineSeparator", "", When::ByProgram},
    {Surrounding::Properties, "java/lang/Boolean", "getBoolean", "", When::OfOthers},
    {Surrounding::Properties, "java/lang/Integer", "getInteger", "", When::OfOthers},
    {Surrounding::Properties, "java/lang/Long", "getLong", "", When::OfOthers},
    {Surrounding::StandardInput, "java/lang/System", "console", ""},
    {Surrounding::JavaVersion, "java/lang/Runtime", "version", ""},
    {Surrounding::Randomness, "java/lang/Math", "random", ""},
    {Surrounding::Randomness, "java/util/concurrent/ThreadLocalRandom", "current", "",
     When::ByProgram},
    {Surrounding::Randomness, "java/security/SecureRandom", "nextBytes", ""},
    {Surrounding::Randomness, "java/security/SecureRandom", "generateSeed", ""},
    {Surrounding::Randomness, "java/util/SplittableRandom", "<init>", "()V"},
    {Surrounding::Randomness, "jdk/internal/util/random/RandomSupport", "initialSeed", ""},
    {Surrounding::UnorderedIteration, "java/util/ImmutableCollections$SetN$SetNIterator", "<init>",
     "", When::ByProgram},
    {Surrounding::UnorderedIteration, "java/util/ImmutableCollections$MapN$MapNIterator", "<init>",
     "", When::ByProgram},
    {Surrounding::UnorderedIteration, "java/util/ImmutableCollections$SetN", "toArray", "",
     When::ByProgram},
    {Surrounding::UnorderedIteration, "java/util/ImmutableCollections$Set12", "iterator", "",
     When::OfTwo},
    {Surrounding::UnorderedIteration, "java/util/ImmutableCollections$Set12", "toArray", "",
     When::OfTwo},
    {Surrounding::UnorderedIteration, "java/lang/Class", "getDeclaredMethods", "", When::ByProgram},
    {Surrounding::UnorderedIteration, "java/lang/Class", "getMethods", "", When::ByProgram},
    {Surrounding::UnorderedIteration, "java/lang/Class", "getDeclaredFields", "", When::ByProgram},
    {Surrounding::UnorderedIteration, "java/lang/Class", "getFields", "", When::ByProgram},
    {Surrounding::UnorderedIteration, "java/lang/Class", "getDeclaredConstructors", "",
     When::ByProgram},
    {Surrounding::UnorderedIteration, "java/lang/Class", "getConstructors", "", When::ByProgram},
    {Surrounding::MathLibrary, "java/lang/Math", "sin", ""},
    {Surrounding::MathLibrary, "java/lang/Math", "cos", ""},
    {Surrounding::MathLibrary, "java/lang/Math", "tan", ""},
    {Surrounding::MathLibrary, "java/lang/Math", "exp", ""},
    {Surrounding::MathLibrary, "java/lang/Math", "log", ""},
    {Surrounding::MathLibrary, "java/lang/Math", "log10", ""},
    {Surrounding::MathLibrary, "java/lang/Math", "pow", ""},
    {Surrounding::UnorderedIteration, "java/util/HashMap$HashIterator", "<init>", "",
     When::ByIdentity},
    {Surrounding::UnorderedIteration, "java/util/HashMap$HashMapSpliterator", "<init>", "",
     When::ByIdentity},
    {Surrounding::UnorderedIteration, "java/util/HashMap", "forEach", "", When::ByIdentity},
    {Surrounding::UnorderedIteration, "java/util/HashMap$KeySet", "forEach", "", When::ByIdentity},
    {Surrounding::UnorderedIteration, "java/util/HashMap$Values", "forEach", "", When::ByIdentity},
    {Surrounding::UnorderedIteration, "java/util/HashMap$EntrySet", "forEach", "",
     When::ByIdentity},
    {Surrounding::UnorderedIteration, "java/util/HashMap", "prepareArray", "", When::ByIdentity},
    {Surrounding::UnorderedIteration, "java/util/HashMap", "keysToArray", "", When::ByIdentity},
    {Surrounding::UnorderedIteration, "java/util/HashMap", "valuesToArray", "", When::ByIdentity},
    {Surrounding::UnorderedIteration, "java/util/concurrent/ConcurrentHashMap$Traverser", "<init>",
     "", When::ByIdentity},
    {Surrounding::UnorderedIteration, "java/util/IdentityHashMap$IdentityHashMapIterator", "<init>",
     "", When::ByIdentity},
    {Surrounding::UnorderedIteration, "java/util/IdentityHashMap", "forEach", "", When::ByIdentity},
    {Surrounding::UnorderedIteration, "java/util/WeakHashMap$HashIterator", "<init>", "",
     When::ByIdentity},
    {Surrounding::UnorderedIteration, "java/util/Hashtable$Enumerator", "<init>", "",
     When::ByIdentity},
    {Surrounding::Locale, "java/util/Locale", "getDefault", "", When::OfOthers},
    {Surrounding::Locale, "java/lang/String", "toLowerCase", "()Ljava/lang/String;",
     When::OfLetters},
    {Surrounding::Locale, "java/lang/String", "toUpperCase", "()Ljava/lang/String;",
     When::OfLetters},
    {Surrounding::TimeZone, "java/util/TimeZone", "getDefaultRef", "", When::OfOthers},
    {Surrounding::TimeZone, "java/util/TimeZone", "getDefault", "", When::OfOthers},
    {Surrounding::Charset, "java/nio/charset/Charset", "defaultCharset", "", When::ByProgram},
    {Surrounding::Files, "sun/nio/fs/UnixPath", "toAbsolutePath", "", When::ByProgram},
    {Surrounding::Files, "java/io/File", "getAbsolutePath", "", When::ByProgram},
    {Surrounding::Files, "java/io/File", "getAbsoluteFile", "", When::ByProgram},
    {Surrounding::Processors, "java/util/concurrent/ForkJoinPool", "getCommonPoolParallelism", ""},
    {Surrounding::Threads, "java/util/concurrent/ForkJoinPool", "commonPool", ""},
    {Surrounding::Garbage, "java/lang/ref/Reference", "get", "", When::ByProgram},
    {Surrounding::Garbage, "java/lang/ref/SoftReference", "get", "", When::ByProgram},
    {Surrounding::Garbage, "java/lang/ref/Reference", "refersTo", "", When::ByProgram},
    {Surrounding::Garbage, "java/lang/ref/ReferenceQueue", "poll", "", When::ByProgram},
    {Surrounding::Garbage, "java/lang/ref/ReferenceQueue", "remove", "", When::ByProgram},
    {Surrounding::Processes, "java/lang/ProcessHandleImpl", "pid", ""},
    {Surrounding::Launcher, "java/lang/System", "getSecurityManager", "", When::Directly},
    {Surrounding::Launcher, "java/lang/Thread", "activeCount", ""},
    {Surrounding::Launcher, "java/lang/Thread", "enumerate", ""},
    {Surrounding::Launcher, "java/lang/Thread", "getAllStackTraces", ""},
    {Surrounding::Launcher, "java/lang/ThreadGroup", "activeCount", "", When::ByProgram},
    {Surrounding::Launcher, "java/lang/ThreadGroup", "activeGroupCount", "", When::ByProgram},
    {Surrounding::Launcher, "java/lang/ThreadGroup", "enumerate", "", When::ByProgram},
    {Surrounding::Launcher, "java/lang/Thread", "getName", "", When::ByProgram},
    {Surrounding::Launcher, "java/lang/Thread", "toString", "", When::ByProgram},
    {Surrounding::Launcher, "java/lang/Thread", "getId", "", When::ByProgram},
    {Surrounding::Launcher, "java/lang/Thread", "threadId", "", When::ByProgram},
    {Surrounding::Launcher, "java/lang/Thread", "getStackTrace", "", When::ByProgram},
    {Surrounding::Launcher, "java/lang/Throwable", "getStackTrace", "", When::ByProgram},
    {Surrounding::Launcher, "java/lang/Throwable", "printStackTrace", "(Ljava/io/PrintWriter;)V",
     When::ByProgram},
    {Surrounding::Launcher, "java/lang/StackWalker", "walk", "", When::ByProgram},
    {Surrounding::Launcher, "java/lang/StackWalker", "forEach", "", When::ByProgram},
    {Surrounding::MachineNames, "java/lang/Class", "getName", "", When::OfMachineNames},
    {Surrounding::StandardOutput, "java/io/PrintStream", "checkError", "", When::OfStandardStreams},
};

/// By these a program sets what it will be told.
constexpr MethodRead kSetters[] = {
    {Surrounding::Properties, "java/lang/System", "setProperty", ""},
    {Surrounding::Properties, "java/lang/System", "clearProperty", ""},
    {Surrounding::Locale, "java/util/Locale", "setDefault", "(Ljava/util/Locale;)V"},
    {Surrounding::TimeZone, "java/util/TimeZone", "setDefault", ""},
};

constexpr NativeRead kNatives[] = {
    {Surrounding::Clock, "java/lang/System", "currentTimeMillis"},
    {Surrounding::Clock, "java/lang/System", "nanoTime"},
    {Surrounding::Clock, "jdk/internal/misc/VM", "getNanoTimeAdjustment"},
    {Surrounding::IdentityHashes, "java/lang/System", "identityHashCode", When::ByProgram},
    {Surrounding::IdentityHashes, "java/lang/Object", "hashCode", When::ByProgram},
    {Surrounding::Processors, "java/lang/Runtime", "availableProcessors"},
    {Surrounding::Memory, "java/lang/Runtime", "freeMemory"},
    {Surrounding::Memory, "java/lang/Runtime", "totalMemory"},
    {Surrounding::Memory, "java/lang/Runtime", "maxMemory"},
    {Surrounding::Garbage, "java/lang/Runtime", "gc"},
    {Surrounding::Threads, "java/lang/Thread", "start0"},
    {Surrounding::StandardInput, "java/io/FileInputStream", "available0"},
    {Surrounding::StandardInput, "java/io/Console", ""},
    {Surrounding::Network, "java/net/", ""},
    {Surrounding::Network, "sun/nio/ch/Net", ""},
    {Surrounding::Processes, "java/lang/Process", ""},
    {Surrounding::Memory, "sun/management/", ""},
    {Surrounding::Randomness, "sun/security/provider/NativeSeedGenerator", ""},
};
}  // namespace

std::span<const MethodRead> method_reads() { return kMethods; }
std::span<const MethodRead> setters() { return kSetters; }

const NativeRead* find_native_read(const interp::NativeCall& call) {
  const std::string_view owner = call.method.owner->name;
  const std::string_view name = call.universe().symbols().text(call.method.name);
  if (!call.method.owner->trusted || name == "init" || name == "initIDs") return nullptr;
  for (const NativeRead& row : kNatives) {
    const bool is_meant = row.name.empty() ? owner.starts_with(row.class_name)
                                           : owner == row.class_name && row.name == name;
    if (is_meant) return &row;
  }
  return nullptr;
}

}  // namespace assay::concolic
