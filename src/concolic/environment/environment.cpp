// SPDX-License-Identifier: Apache-2.0
// Whether a read of environment_reads.cpp matters may depend on who asks, since the library looks
// at hash codes and properties for reasons of its own, and on what the program did before.
#include "concolic/environment/environment.h"

#include <algorithm>
#include <cstring>
#include <iterator>

#include "interp/frame.h"
#include "interp/threads/thread.h"
#include "vm/heap.h"
#include "vm/ref.h"
#include "vm/universe.h"
#include "world/world.h"

namespace assay::concolic {

namespace {

struct Name {
  Surrounding what;
  const char* text;
};
constexpr Name kNames[] = {
    {Surrounding::Clock, "the clock"},
    {Surrounding::Randomness, "random numbers"},
    {Surrounding::StandardInput, "standard input"},
    {Surrounding::Network, "the network"},
    {Surrounding::Files, "files"},
    {Surrounding::Variables, "environment variables"},
    {Surrounding::Properties, "system properties"},
    {Surrounding::IdentityHashes, "identity hash codes"},
    {Surrounding::UnorderedIteration, "the order of an unordered collection"},
    {Surrounding::Processors, "the number of processors"},
    {Surrounding::Memory, "the size of the memory"},
    {Surrounding::StackSize, "the size of the stack"},
    {Surrounding::Garbage, "garbage collection"},
    {Surrounding::Locale, "the default locale"},
    {Surrounding::TimeZone, "the default time zone"},
    {Surrounding::Charset, "the default charset"},
    {Surrounding::Threads, "the order in which threads run"},
    {Surrounding::Processes, "other processes"},
    {Surrounding::JavaVersion, "the version of Java"},
    {Surrounding::Launcher, "the threads and frames around main"},
    {Surrounding::ClassPath, "a class that is not on the class path"},
    {Surrounding::Arguments, "the arguments of main"},
    {Surrounding::MathLibrary, "the last digit of a function of Math"},
    {Surrounding::MachineNames, "the name of a class that the virtual machine makes"},
    {Surrounding::StandardOutput, "who reads the standard output"},
};

constexpr bool is_complete() {
  for (std::size_t i = 0; i < std::size(kNames); ++i) {
    if (static_cast<std::size_t>(kNames[i].what) != i) return false;
  }
  return std::size(kNames) == static_cast<std::size_t>(Surrounding::StandardOutput) + 1;
}
static_assert(is_complete());

/// A stack that is deep enough for this many frames is everywhere; whether one of more is depends
/// on what it is given and on the size of the frames.
constexpr std::size_t kDeep = 3'000;

/// Collections, formats, reflection and their like ask on behalf of whoever uses them.
bool asks_for_others(const vm::Class& klass) {
  constexpr std::string_view kPackages[] = {"java/util/",        "java/text/",
                                            "java/time/",        "java/io/",
                                            "java/nio/charset/", "jdk/internal/reflect/"};
  constexpr std::string_view kClasses[] = {"java/lang/Object",
                                           "java/lang/System",
                                           "java/lang/Enum",
                                           "java/lang/Record",
                                           "java/lang/String",
                                           "java/lang/Boolean",
                                           "java/lang/Integer",
                                           "java/lang/Long",
                                           "java/lang/StringBuilder",
                                           "java/lang/AbstractStringBuilder",
                                           "java/lang/StringBuffer",
                                           "java/lang/reflect/Method",
                                           "java/lang/reflect/Constructor"};
  const auto is_in = [&](std::string_view package) { return klass.name.starts_with(package); };
  const bool is_handle_form =
      klass.name.starts_with("java/lang/invoke/") && klass.name.ends_with("$Holder");
  return klass.is_hidden || is_handle_form ||
         std::any_of(std::begin(kPackages), std::end(kPackages), is_in) ||
         std::find(std::begin(kClasses), std::end(kClasses), klass.name) != std::end(kClasses);
}

/// Whether it is the program that wants to know, and not the library for itself.
bool is_asked_by_program(const interp::JavaThread& thread, const interp::Frame* asker) {
  for (const interp::Frame* frame = asker; frame >= thread.frames; --frame) {
    const vm::Class& klass = *frame->method->owner;
    if (!asks_for_others(klass)) return !klass.trusted;
  }
  return false;
}

/// Whether a method only hands on the hash codes that it asks for.
bool is_made_of_hashes(vm::Universe& universe, const vm::Method& method) {
  constexpr std::string_view kHashes[] = {"hashCode", "identityHashCode", "deepHashCode", "hash"};
  const std::string_view name = universe.symbols().text(method.name);
  return method.owner->trusted &&
         std::find(std::begin(kHashes), std::end(kHashes), name) != std::end(kHashes);
}

/// Whether a class is a collection or a map, or within one.
bool is_of_collection(vm::Universe& universe, const vm::Class& klass) {
  const std::string_view outer = std::string_view(klass.name).substr(0, klass.name.find('$'));
  if (outer == "java/util/Collections" || outer == "java/util/ImmutableCollections") return true;
  const vm::Class* around = outer.starts_with("java/util/") ? universe.load_boot(outer) : nullptr;
  return around != nullptr &&
         (around->is_assignable_to(universe.load_boot("java/util/Collection")) ||
          around->is_assignable_to(universe.load_boot("java/util/Map")));
}

/// Whether a hash code is for the use of a collection, which hides it until somebody goes over the
/// elements. Its own hash code and its text hide nothing.
bool is_asked_by_collection(vm::Universe& universe, const interp::JavaThread& thread,
                            const interp::Frame* asker) {
  while (asker >= thread.frames && is_made_of_hashes(universe, *asker->method)) --asker;
  return asker >= thread.frames && is_of_collection(universe, *asker->method->owner);
}

/// Whether the virtual machine gave the class its name, as it does for lambdas and proxies.
bool is_named_by_machine(const vm::Class* klass) {
  const bool is_proxy = klass != nullptr && klass->super != nullptr &&
                        klass->super->name == "java/lang/reflect/Proxy";
  return klass != nullptr && (klass->is_hidden || is_proxy);
}

/// Who asks a Class for its names, one of which it makes from the other.
const interp::Frame* caller_of_class(const interp::JavaThread& thread) {
  const interp::Frame* asker = thread.top;
  while (asker >= thread.frames && asker->method->owner->name == "java/lang/Class") --asker;
  return asker;
}

/// Whether it is what System.out or System.err is.
bool is_standard_stream(vm::Universe& universe, vm::Ref stream) {
  vm::Class& system = *universe.load_boot("java/lang/System");
  const auto is = [&](std::string_view name) {
    vm::Ref held;
    std::memcpy(&held, universe.static_address(universe.field(system, name)), sizeof held);
    return held == stream;
  };
  return is("out") || is("err");
}

/// Whether the letters of a text depend on the locale when their case is changed: Turkish, Azeri
/// and Lithuanian have rules of their own for i, j and letters with accents.
bool depends_on_locale(vm::Universe& universe, vm::Ref text) {
  const vm::Ref bytes =
      universe.heap().read<vm::Ref>(text, universe.well_known().string_fields.value);
  if (universe.shadows().is_marked(text) || (bytes && universe.shadows().is_marked(bytes)))
    return true;
  const std::u16string units = universe.strings().utf16(text);
  return std::any_of(units.begin(), units.end(), [](char16_t unit) {
    return unit == 'i' || unit == 'I' || unit == 'j' || unit == 'J' || unit >= 0x80;
  });
}

/// A Set12 of one element has a placeholder for the second.
bool has_two(vm::Universe& universe, vm::Ref set) {
  vm::Class& holder = *universe.load_boot("java/util/ImmutableCollections");
  vm::Ref placeholder;
  std::memcpy(&placeholder, universe.static_address(universe.field(holder, "EMPTY")),
              sizeof placeholder);
  return universe.get<vm::Ref>(set, universe.field(*universe.class_of(set), "e1")) != placeholder;
}

}  // namespace

std::string_view name_of(Surrounding surrounding) {
  return kNames[static_cast<std::size_t>(surrounding)].text;
}

Environment::Environment(Recorder& recorder) : recorder_(recorder) {
  recorder.add_watcher(*this);
  watch(method_reads(),
        [this](const MethodRead& row, const interp::JavaThread& thread, const vm::Slot* arguments) {
          if (matters(row, thread, arguments)) note(row.what);
        });
  watch(setters(), [this](const MethodRead& row, const interp::JavaThread&,
                          const vm::Slot* arguments) { set_.insert(setting(row, arguments)); });
}

void Environment::watch(std::span<const MethodRead> rows, const RowWatcher& watcher) {
  vm::Universe& universe = recorder_.machine().universe();
  for (const MethodRead& row : rows) {
    vm::Class* klass = universe.load_boot(row.class_name);
    if (klass == nullptr) continue;
    for (vm::Method& method : klass->methods) {
      if (universe.symbols().text(method.name) != row.name) continue;
      if (!row.descriptor.empty() && universe.symbols().text(method.descriptor) != row.descriptor)
        continue;
      recorder_.watch(method,
                      [&row, watcher](const interp::JavaThread& thread, const vm::Slot* arguments) {
                        watcher(row, thread, arguments);
                      });
    }
  }
}

/// What a program sets or asks for, as text: a property by its name.
std::string Environment::setting(const MethodRead& row, const vm::Slot* arguments) const {
  vm::Universe& universe = recorder_.machine().universe();
  std::string text(name_of(row.what));
  const bool is_property = row.what == Surrounding::Properties;
  if (is_property && arguments[0].ref) text += " " + universe.strings().utf8(arguments[0].ref);
  return text;
}

bool Environment::matters(const MethodRead& row, const interp::JavaThread& thread,
                          const vm::Slot* arguments) const {
  vm::Universe& universe = recorder_.machine().universe();
  const vm::Class& asker = *thread.top->method->owner;
  switch (row.when) {
    case When::Always:
      return true;
    case When::ByProgram:
      return is_asked_by_program(thread, thread.top);
    case When::Directly:
      return !asker.trusted;
    case When::OfLetters:
      return depends_on_locale(universe, arguments[0].ref);
    case When::OfTwo:
      return has_two(universe, arguments[0].ref) && is_asked_by_program(thread, thread.top);
    case When::OfMachineNames:
      return is_named_by_machine(universe.of_mirror(arguments[0].ref)) &&
             is_asked_by_program(thread, caller_of_class(thread));
    case When::OfStandardStreams:
      return is_standard_stream(universe, arguments[0].ref);
    case When::ByIdentity:
      return was_hashed_by_identity_ && is_asked_by_program(thread, thread.top);
    case When::OfOthers:
      // String.toLowerCase and its opposite are rows of their own.
      if (row.what == Surrounding::Locale && asker.name == "java/lang/String") return false;
      return set_.count(setting(row, arguments)) == 0 && is_asked_by_program(thread, thread.top);
  }
  return true;
}

bool Environment::is_exempt(const interp::JavaThread& thread) const {
  if (exempt_.empty()) return false;
  for (const interp::Frame* frame = thread.top; frame >= thread.frames; --frame) {
    if (exempt_.count(frame->method->owner) != 0) return true;
  }
  return false;
}

void Environment::note(Surrounding what) {
  if (is_exempt(recorder_.machine().current())) return;
  seen_.insert(what);
  recorder_.obstacle(Obstacle::Kind::Environment, std::string(name_of(what)));
}

void Environment::begin() {
  world::World& world = recorder_.machine().world();
  files_before_ = world.files.lookups();
  input_before_ = world.streams.reads();
  seen_.clear();
  set_.clear();
  was_hashed_by_identity_ = false;
  recorder_.machine().current().frames[kDeep].method = nullptr;
}

void Environment::look_around() {
  world::World& world = recorder_.machine().world();
  if (world.files.lookups() != files_before_) note(Surrounding::Files);
  if (world.streams.reads() != input_before_) note(Surrounding::StandardInput);
  if (recorder_.machine().current().frames[kDeep].method != nullptr) note(Surrounding::StackSize);
}

void Environment::native_ended(const interp::NativeCall& call) {
  const auto [known, is_new] = natives_.try_emplace(&call.method);
  if (is_new) known->second = find_native_read(call);
  const NativeRead* row = known->second;
  if (row == nullptr) return;
  vm::Universe& universe = recorder_.machine().universe();
  const interp::JavaThread& thread = recorder_.machine().current();
  const interp::Frame* asker = thread.top - 1;
  if (row->when == When::ByProgram && !is_asked_by_program(thread, asker)) return;
  const bool is_hidden_in_collection =
      row->what == Surrounding::IdentityHashes && is_asked_by_collection(universe, thread, asker);
  was_hashed_by_identity_ |= is_hidden_in_collection;
  if (!is_hidden_in_collection) note(row->what);
}

/// Elsewhere there may be enough. What no machine has is no matter of the environment.
void Environment::machine_throws(std::string_view class_name, const std::string* message) {
  if (class_name == "java/lang/StackOverflowError") note(Surrounding::StackSize);
  if (class_name == "java/lang/NoClassDefFoundError") note(Surrounding::ClassPath);
  const bool is_memory = class_name == "java/lang/OutOfMemoryError";
  const bool is_nowhere_enough =
      message != nullptr &&
      (*message == "Requested array size exceeds VM limit" || message->starts_with("Overflow: "));
  if (is_memory && !is_nowhere_enough) note(Surrounding::Memory);
}

}  // namespace assay::concolic
