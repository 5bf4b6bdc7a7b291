// SPDX-License-Identifier: Apache-2.0
// Brings the class library up: the few classes that must be there first, the main thread, then the
// library's own System.initPhase1 to 3. Exceptions that the machine throws itself are initialised
// here: it must not have to do that while throwing one.
#include "boot/boot_sequence.h"

#include <fmt/format.h>

#include "boot/throwable_text.h"
#include "interp/completion.h"
#include "interp/threads/thread.h"
#include "vm/class.h"
#include "vm/ref.h"

namespace assay::boot {

namespace {

constexpr std::int32_t kNormalPriority = 5;
constexpr std::int32_t kRunnable = 5;  // JVMTI: alive and runnable

/// Classes the machine throws exceptions of, or must not initialise while throwing.
constexpr std::string_view kErrors[] = {"java/lang/OutOfMemoryError",
                                        "java/lang/NullPointerException",
                                        "java/lang/ClassCastException",
                                        "java/lang/ArrayStoreException",
                                        "java/lang/ArithmeticException",
                                        "java/lang/StackOverflowError",
                                        "java/lang/IllegalMonitorStateException",
                                        "java/lang/IllegalArgumentException",
                                        "java/lang/ArrayIndexOutOfBoundsException",
                                        "java/lang/NegativeArraySizeException",
                                        "java/lang/ExceptionInInitializerError",
                                        "java/lang/NoClassDefFoundError",
                                        "java/lang/ClassNotFoundException",
                                        "java/lang/reflect/InvocationTargetException",
                                        "java/lang/InternalError"};

}  // namespace

Result<void> BootSequence::run() {
  machine_.scheduler().create(vm::kNull);
  TRY(initialise("java/lang/String"));
  vm::Field& compact = universe_.field(*universe_.well_known().string, "COMPACT_STRINGS");
  *universe_.static_address(compact) = 1;
  for (std::string_view name : {"java/lang/System", "java/lang/Class", "java/lang/ThreadGroup"})
    TRY(initialise(name));
  TRY(make_main_thread());
  TRY(initialise("java/lang/Module"));
  TRY(set_unsafe_constants());
  for (std::string_view name : {"java/lang/reflect/Method", "java/lang/ref/Finalizer"})
    TRY(initialise(name));

  TRY(call_static("java/lang/System", "initPhase1", "()V", {}));
  vm::Slot status = TRY(call_static("java/lang/System", "initPhase2", "(ZZ)I",
                                    {vm::Slot::of_int(1), vm::Slot::of_int(1)}));
  if (status.i != 0)
    return Error{
        fmt::format("the class library could not set up its modules (status {})", status.i)};
  TRY(call_static("java/lang/System", "initPhase3", "()V", {}));
  TRY(preload_errors());
  return {};
}

Result<void> BootSequence::initialise(std::string_view class_name) {
  vm::Class* klass = universe_.load_boot(class_name);
  if (klass == nullptr)
    return Error{
        fmt::format("the JDK's class library has no class {}", vm::external_name(class_name))};
  interp::Completion completion = machine_.initialise(*klass);
  if (completion.returned()) return {};
  return Error{fmt::format("initialising {}: {}", vm::external_name(class_name),
                           describe(machine_, completion))};
}

Result<vm::Slot> BootSequence::call(vm::Method* method, std::string_view what,
                                    std::span<const vm::Slot> arguments) {
  if (method == nullptr) return Error{fmt::format("the JDK's class library has no {}", what)};
  interp::Completion completion = machine_.call(*method, arguments);
  if (completion.returned()) return completion.value;
  return Error{fmt::format("{}: {}", what, describe(machine_, completion))};
}

Result<vm::Slot> BootSequence::call_static(std::string_view class_name, std::string_view method,
                                           std::string_view descriptor,
                                           std::initializer_list<vm::Slot> arguments) {
  vm::Class* klass = universe_.load_boot(class_name);
  vm::Method* found =
      klass == nullptr ? nullptr : universe_.find_method(*klass, method, descriptor);
  return call(found, fmt::format("{}.{}", vm::external_name(class_name), method),
              {arguments.begin(), arguments.size()});
}

Result<vm::Ref> BootSequence::construct(std::string_view class_name, std::string_view descriptor,
                                        std::initializer_list<vm::Slot> arguments) {
  vm::Class* klass = universe_.load_boot(class_name);
  vm::Ref object = universe_.new_object(*klass);
  std::vector<vm::Slot> all{vm::Slot::of_ref(object)};
  all.insert(all.end(), arguments.begin(), arguments.end());
  TRY(call(universe_.find_method(*klass, "<init>", descriptor),
           fmt::format("new {}", vm::external_name(class_name)), all));
  return object;
}

Result<void> BootSequence::make_main_thread() {
  vm::Class& thread_class = *universe_.well_known().thread;
  interp::JavaThread& thread = machine_.current();
  thread.object = universe_.new_object(thread_class);
  universe_.set(thread.object, universe_.field(thread_class, "eetop"),
                static_cast<std::int64_t>(thread.id()));
  if (vm::Field* priority = universe_.find_field(thread_class, "priority")) {
    universe_.set(thread.object, *priority, kNormalPriority);
  }
  vm::Ref system = TRY(construct("java/lang/ThreadGroup", "()V", {}));
  vm::Ref name = universe_.strings().literal("main");
  vm::Ref group =
      TRY(construct("java/lang/ThreadGroup", "(Ljava/lang/ThreadGroup;Ljava/lang/String;)V",
                    {vm::Slot::of_ref(system), vm::Slot::of_ref(name)}));
  if (vm::Field* field = universe_.find_field(thread_class, "group"))
    universe_.set(thread.object, *field, group);
  TRY(initialise("java/lang/Thread"));
  vm::Slot arguments[] = {vm::Slot::of_ref(thread.object), vm::Slot::of_ref(group),
                          vm::Slot::of_ref(name)};
  TRY(call(
      universe_.find_method(thread_class, "<init>", "(Ljava/lang/ThreadGroup;Ljava/lang/String;)V"),
      "new Thread", arguments));
  if (vm::Field* holder = universe_.find_field(thread_class, "holder")) {
    vm::Ref fields = universe_.get<vm::Ref>(thread.object, *holder);
    universe_.set(fields, universe_.field(*universe_.class_of(fields), "threadStatus"), kRunnable);
  } else {
    universe_.set(thread.object, universe_.field(thread_class, "threadStatus"), kRunnable);
  }
  return {};
}

Result<void> BootSequence::set_unsafe_constants() {
  TRY(initialise("jdk/internal/misc/UnsafeConstants"));
  vm::Class& constants = *universe_.load_boot("jdk/internal/misc/UnsafeConstants");
  auto set = [&](std::string_view name, auto value) {
    if (vm::Field* field = universe_.find_field(constants, name)) {
      std::memcpy(universe_.static_address(*field), &value, sizeof value);
    }
  };
  set("ADDRESS_SIZE0", std::int32_t{8});
  set("PAGE_SIZE", std::int32_t{4096});
  set("BIG_ENDIAN", std::uint8_t{0});
  set("UNALIGNED_ACCESS", std::uint8_t{1});
  set("DATA_CACHE_LINE_FLUSH_SIZE", std::int32_t{0});
  return {};
}

Result<void> BootSequence::preload_errors() {
  for (std::string_view name : kErrors) TRY(initialise(name));
  machine_.throwables().prepare_out_of_memory_error();
  return {};
}

}  // namespace assay::boot
