// SPDX-License-Identifier: Apache-2.0
// The face of the interpreter to everybody above it. One thing to know before using it: an Attempt
// that is Suspended has pushed a frame, and the whole operation is executed again when that frame
// has returned.
#pragma once

#include <chrono>
#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <unordered_map>
#include <vector>

#include "base/clocks.h"
#include "interp/calls/polymorphic.h"
#include "interp/stop_reason.h"
#include "interp/threads/scheduler.h"
#include "interp/threads/thread.h"
#include "interp/threads/thread_snapshot.h"
#include "vm/monitors.h"
#include "vm/universe.h"
#include "world/world.h"

namespace assay::interp {

class NativeBinding;
class NativeTable;
class ShadowListener;
struct Code;

/// Which method an interface call on a class selects, for call sites that meet many classes: a
/// direct-mapped table of facts that never change.
class DispatchCache {
 public:
  struct Entry {
    std::uint32_t class_id = 0;
    const vm::Method* resolved = nullptr;
    vm::Method* target = nullptr;
  };
  Entry& entry(std::uint32_t class_id, const vm::Method& resolved) {
    return entries_[(class_id * 0x9E3779B1u ^ resolved.id * 0x85EBCA6Bu) >> kShift];
  }

 private:
  static constexpr unsigned kBits = 10, kShift = 32 - kBits;
  Entry entries_[1u << kBits];
};

/// How a call into Java ended.
struct Completion {
  enum class Kind : std::uint8_t { Returned, Threw, Stopped };
  Kind kind = Kind::Returned;
  vm::Slot value;            // Returned
  vm::Ref exception;         // Threw
  std::uint32_t shadow = 0;  // of the value, if somebody listens

  bool returned() const { return kind == Kind::Returned; }
};

/// Hard limits of a run; 0 means none.
struct Limits {
  std::uint64_t fuel = 0;            // calls and backward branches
  std::chrono::nanoseconds time{0};  // of work, from when the limits are set
  std::size_t threads = 512;         // alive at the same time
  /// When everything ends, and the budget it comes from, for the message. A point in time, so that
  /// a limit that is set again is no new budget.
  WorkClock::time_point end{};
  std::chrono::nanoseconds budget{0};

  bool has_end() const { return end != WorkClock::time_point(); }
};

/// A call of a user-defined loader's loadClass that is under way.
struct PendingLoad {
  vm::LoaderData* loader;
  vm::Symbol name;
  bool class_not_found;          // failure is ClassNotFoundException, not NoClassDefFoundError
  vm::Symbol supertype_of = {};  // the class being defined that needs it, if one does
};

/// Links an invokedynamic call site or dynamic constant without running its bootstrap method.
/// Implemented by indy. Gives no value to fall back to the genuine code.
class DynamicLinker {
 public:
  virtual ~DynamicLinker() = default;

  /// What a linked call site does: call a static method, or yield a constant object.
  struct Target {
    vm::Method* method = nullptr;  // takes the site's arguments
    vm::Ref constant;              // if method is null
  };
  virtual vm::Attempt<std::optional<Target>> link(vm::Class& caller, std::uint16_t pool_index) = 0;
};

/// The virtual machine: the universe of classes, the green threads and everything that runs
/// code. Java never runs inside a C++ call made by Java: what needs Java code first pushes a
/// frame and is executed again (see ReturnAction and vm::Trap).
class Machine : public vm::ClassResolver {
 public:
  Machine(vm::Universe& universe, world::World& world, const NativeTable& natives);
  ~Machine() override;

  vm::Universe& universe() { return universe_; }
  world::World& world() { return world_; }
  const NativeTable& natives() const { return natives_; }
  Scheduler& scheduler() { return scheduler_; }
  vm::Monitors& monitors() { return monitors_; }
  DispatchCache& dispatch_cache() { return dispatch_cache_; }
  JavaThread& current() { return scheduler_.current(); }
  void set_dynamic_linker(DynamicLinker* linker) { dynamic_linker_ = linker; }
  DynamicLinker* dynamic_linker() { return dynamic_linker_; }

  // Running. `call` runs on the current thread until the method ends; other threads run too
  // when it blocks.
  Completion call(vm::Method& method, std::span<const vm::Slot> arguments);
  Completion call(vm::Method& method, std::initializer_list<vm::Slot> arguments);
  struct Shadowed {
    vm::Slot value;
    std::uint32_t shadow = 0;
  };
  Completion call(vm::Method& method, std::span<const Shadowed> arguments);
  /// Initialises a class from C++.
  Completion initialise(vm::Class& klass);
  /// Runs the other threads until only daemons are left.
  void finish_threads();
  void set_limits(const Limits& limits);
  /// To be asked whenever Ticker::has_ticked(): sets `stop` if a time limit is over. What takes
  /// long without running Java code asks now and then, too.
  bool is_out_of_time();
  /// Fuel for work that is done in one go, like copying an array: as much as Java code would have
  /// used, roughly.
  void charge(std::uint64_t bytes) { charged_bytes_ += bytes; }
  const Limits& limits() const { return limits_; }
  /// Instructions (calls and backward branches) executed so far.
  std::uint64_t fuel_used() const { return fuel_used_; }
  Stop stop;  // set: every thread is to end now

  // Resolution. Suspended means that a frame was pushed on the current thread.
  vm::Attempt<vm::Class*> resolve(vm::LoaderData& loader, vm::Symbol name) override;
  vm::Attempt<vm::Class*> resolve_supertype(vm::LoaderData& loader, vm::Symbol name,
                                            vm::Symbol of_class) override;
  vm::Attempt<vm::Class*> resolve(vm::LoaderData& loader, std::string_view name);
  /// The same for Class.forName and the like: failure is a ClassNotFoundException.
  vm::Attempt<vm::Class*> find_class(vm::LoaderData& loader, std::string_view name);
  /// A Class entry of a class's constant pool.
  vm::Attempt<vm::Class*> resolve_class(vm::Class& from, std::uint16_t pool_index);
  vm::Attempt<vm::Field*> resolve_field(vm::Class& from, std::uint16_t pool_index);
  vm::Attempt<vm::Method*> resolve_method(vm::Class& from, std::uint16_t pool_index);
  /// String, Class, MethodType, MethodHandle and Dynamic entries; numbers too.
  vm::Attempt<vm::Slot> resolve_constant(vm::Class& from, std::uint16_t pool_index);
  /// The java.lang.Class of a field descriptor, the java.lang.invoke.MethodType of a method's.
  vm::Attempt<vm::Class*> class_of_descriptor(vm::Class& from, std::string_view descriptor);
  vm::Attempt<vm::Ref> method_type(vm::Class& from, std::string_view descriptor);
  /// A java.lang.invoke.MethodHandle for a MethodHandle entry.
  vm::Attempt<vm::Ref> method_handle(vm::Class& from, std::uint16_t pool_index);

  /// Runs what JVMS 5.5 asks for before the class is used.
  vm::Attempt<vm::Done> ensure_initialised(vm::Class& klass);
  /// Verifies and links; no Java code of the class runs.
  vm::Attempt<vm::Done> ensure_linked(vm::Class& klass);
  /// Selects the implementation that a virtual or interface call on this class runs.
  vm::Attempt<vm::Method*> select(vm::Method& resolved, vm::Class& receiver);

  /// Calls a method for the instruction or native at hand: pushes its frame and gives Suspended;
  /// when the operation is executed again from its beginning, the same call gives the result. An
  /// operation may make several such calls if it always makes them in the same order.
  vm::Attempt<vm::Slot> call_before_restart(vm::Method& method,
                                            std::span<const vm::Slot> arguments);
  /// The same for arguments with shadows; the result's shadow comes with it.
  vm::Attempt<Shadowed> call_shadowed(vm::Method& method, std::span<const Shadowed> arguments);

  /// Something other than a call whose result must be the same when the operation is repeated.
  vm::Attempt<vm::Slot> once(const std::function<vm::Attempt<vm::Slot>()>& compute);
  /// An operation that keeps a result elsewhere drops it from the memo, because it will not ask
  /// for it again.
  std::size_t memo_position();
  void drop_memos_since(std::size_t position);

  // Frames of the current thread. False: the stack is full.
  bool push_frame(vm::Method& method, std::span<const vm::Slot> arguments, ReturnAction action,
                  std::uint64_t data = 0);
  bool push_frame(JavaThread& thread, vm::Method& method, std::span<const vm::Slot> arguments,
                  ReturnAction action, std::uint64_t data = 0);
  /// Enters a method whose arguments are in the top frame's registers from `first` on.
  bool enter_callee(vm::Method& method, std::uint32_t first);

  // What frames and translated code refer to and the machine keeps for them.
  PendingLoad take_pending_load(std::uint64_t key);
  vm::Attempt<std::reference_wrapper<PolymorphicSite>> polymorphic_site(vm::Class& caller,
                                                                        std::uint16_t index,
                                                                        vm::Method& method);
  LinkedSite& new_linked_site();
  void keep(std::unique_ptr<Code> code);
  NativeBinding& keep(std::unique_ptr<NativeBinding> binding);

  /// JVMS 5.4.4: whether code of `from` may use a class or a member found in `holder`.
  vm::Attempt<vm::Done> check_class_access(vm::Class& from, vm::Class& target);
  vm::Attempt<vm::Done> check_member_access(vm::Class& from, vm::Class& holder, vm::Class& owner,
                                            std::uint16_t access_flags, const std::string& member);
  vm::Attempt<vm::Class*> nest_host(vm::Class& klass);
  /// JVMS 5.4.3: the types of a member mean the same to who uses it and who declares it.
  vm::Attempt<vm::Done> check_loaders(vm::Class& from, vm::Class& owner,
                                      const classfile::MemberRef& member);

  // Texts of messages.
  std::string describe(const vm::Method& method);
  std::string method_text(const vm::Class& holder, std::string_view name,
                          std::string_view descriptor);
  std::string missing_field_message(const vm::Class& holder, const classfile::MemberRef& member);
  /// "A is in module java.base of loader 'bootstrap'; B is in ...".
  std::string where_both_are(vm::Class& a, vm::Class& b);
  std::string cast_message(vm::Class& from, vm::Class& to);
  std::string unsatisfied_link_message(const vm::Method& method);
  vm::Trap abstract_method_trap(const vm::Method& method, const vm::Class& receiver);
  std::string thread_name(JavaThread& thread);

  // Exceptions.
  /// A new exception with its stack trace, as if thrown by the current frame. Never null.
  vm::Ref make_throwable(std::string_view class_name, const std::string* message,
                         vm::Ref cause = {});
  vm::Ref throwable_of(vm::Trap& trap);
  /// Fills in Throwable.backtrace and depth from the current thread's frames.
  void fill_stack_trace(vm::Ref throwable);

  // Objects with the VM's own exceptions. Arrays check their length.
  vm::Attempt<vm::Ref> new_object(vm::Class& klass);
  vm::Attempt<vm::Ref> new_array(vm::Class& array_class, std::int32_t length);
  vm::Attempt<vm::Ref> box(vm::Kind kind, vm::Slot value);
  /// The value of a box object if it is one that `kind` accepts by widening.
  std::optional<vm::Slot> unbox(vm::Ref object, vm::Kind kind);

  // Rollback: everything of the machine, back to the mark. No Java code may be running.
  struct Mark {
    vm::Heap::Mark heap;
    world::World::Mark world;
    std::size_t threads;
    JavaThread* current;
    bool park_permit;                    // of the current thread
    std::vector<ThreadSnapshot> others;  // that may go on meanwhile
  };
  Mark mark();
  void rollback(const Mark& mark);
  void commit(const Mark& mark);

  // What the frame entered from C++ came to.
  Completion base_result;
  bool base_finished = false;

  // Settings of the launch that natives ask for.
  std::map<std::string, std::string> properties;  // -D
  std::string class_path_text;
  bool assertions_enabled = false;

  /// If set, run with the shadow-carrying instantiation of the interpreter.
  ShadowListener* shadow_listener = nullptr;
  /// Inside a mark, do not initialise library classes but stop with StopReason::LibraryInit and
  /// name the class in wanted_library_class; see sticky_run.h.
  bool sticky_initialisation = false;
  /// What is called from outside seems to be called by this method, in stack traces.
  vm::Method* called_by = nullptr;
  /// As sticky_initialisation for classes of the program: runs begin when its initialisers are
  /// done.
  bool sticky_program_classes = false;
  /// The class that a run was stopped for with StopReason::LibraryInit.
  vm::Class* wanted_library_class = nullptr;

  /// Makes the exception that is thrown when no other can be.
  void prepare_out_of_memory_error();

 private:
  vm::Attempt<vm::Class*> resolve(vm::LoaderData& loader, vm::Symbol name, bool class_not_found);
  vm::Attempt<vm::Class*> load_by_java(vm::LoaderData& loader, vm::Symbol name,
                                       bool class_not_found);
  vm::Attempt<vm::Slot> dynamic_constant(vm::Class& from, std::uint16_t pool_index);
  Completion run_base(JavaThread& thread);
  std::uint64_t take_charge();
  void run_threads(const std::function<bool()>& finished);

  vm::Universe& universe_;
  world::World& world_;
  const NativeTable& natives_;
  vm::Monitors monitors_;
  DispatchCache dispatch_cache_;
  Scheduler scheduler_;
  DynamicLinker* dynamic_linker_ = nullptr;
  Limits limits_;
  std::uint64_t fuel_used_ = 0;
  std::uint64_t fuel_limit_ = 0;    // as it was asked for: counted from set_limits on
  WorkClock::time_point deadline_;  // of limits_.time
  std::uint64_t charged_bytes_ = 0;
  std::vector<std::unique_ptr<Code>> codes_;
  std::vector<std::unique_ptr<NativeBinding>> native_bindings_;
  std::deque<PolymorphicSite> polymorphic_sites_;
  std::deque<LinkedSite> linked_sites_;
  std::unordered_map<std::uint64_t, PendingLoad> pending_loads_;
  std::uint64_t next_pending_load_ = 1;
  std::unordered_map<std::uint64_t, vm::Ref> method_types_;        // by loader and descriptor
  std::unordered_map<std::uint64_t, vm::Slot> dynamic_constants_;  // by class id and pool index
  vm::Ref out_of_memory_error_;
};

}  // namespace assay::interp
