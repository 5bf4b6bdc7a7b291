// SPDX-License-Identifier: Apache-2.0
// Running: frames, the loop over green threads with fuel and time, calls that restart their
// operation, marks. The other members of Machine are in files by subject (calls, fields, objects,
// resolution, class_init, exceptions ...).
#include "interp/machine.h"

#include <fmt/format.h>
#include <unistd.h>

#include <fstream>
#include <utility>

#include "base/check.h"
#include "base/clocks.h"
#include "base/cpu_time.h"
#include "interp/calls/native_binding.h"
#include "interp/code.h"
#include "interp/loop.h"
#include "interp/shadow.h"
#include "interp/slow_paths.h"
#include "interp/threads/thread_status.h"

namespace assay::interp {

namespace {

const Insn kBegin(Op::Begin);
const Insn kInitialiseClass(Op::InitialiseClass);

constexpr std::int64_t kQuantum =
    20'000;  // calls and backward branches until another thread's turn

std::uint64_t resident_bytes() {
  std::uint64_t all = 0, resident = 0;
  std::ifstream("/proc/self/statm") >> all >> resident;
  return resident * static_cast<std::uint64_t>(sysconf(_SC_PAGESIZE));
}

/// Giving memory back at the end takes CPU time, too, and so does taking classes and threads down.
/// A listener keeps tables of what it hears, which may just be about to double: they are copied and
/// filled anew in one go.
std::chrono::nanoseconds time_to_end(std::size_t classes, std::size_t threads, bool has_listener) {
  const std::uint64_t bytes_per_nanosecond = has_listener ? 1 : 12;
  constexpr std::uint64_t kNanosecondsPerClass = 3'000, kNanosecondsPerThread = 12'000;
  return std::chrono::nanoseconds(resident_bytes() / bytes_per_nanosecond +
                                  classes * kNanosecondsPerClass + threads * kNanosecondsPerThread);
}

/// Whether work has to end now to be over at the deadline. The memory is looked at near it only.
bool is_time_to_end(const Limits& limits, vm::Universe& universe, std::size_t threads,
                    bool has_listener) {
  const std::chrono::nanoseconds left = limits.end - WorkClock::now();
  return left.count() <= 0 || (left < limits.budget / 4 &&
                               left <= time_to_end(universe.class_count(), threads, has_listener));
}

}  // namespace

Machine::Machine(vm::Universe& universe, world::World& world, const NativeTable& natives)
    : universe_(universe),
      world_(world),
      natives_(natives),
      monitors_(universe.heap()),
      scheduler_(world.clock) {}

Machine::~Machine() = default;

void Machine::set_limits(const Limits& limits) {
  limits_ = limits;
  fuel_limit_ = limits.fuel;
  if (limits_.fuel != 0) limits_.fuel += fuel_used_;
  const bool has_time = limits.time.count() != 0;
  if (has_time || limits.has_end()) Ticker::start();
  if (has_time) deadline_ = WorkClock::now() + limits.time;
}

bool Machine::is_out_of_time() {
  std::optional<std::chrono::nanoseconds> budget;
  if (limits_.has_end() &&
      is_time_to_end(limits_, universe_, scheduler_.threads().size(), shadow_listener != nullptr))
    budget = limits_.budget;
  if (!budget && limits_.time.count() != 0 && WorkClock::now() > deadline_) budget = limits_.time;
  if (!budget) {
    Ticker::clear();
    return false;
  }
  // The mark stays: whoever looks next is to stop, too.
  stop = {StopReason::Time, fmt::format("{} ms", budget->count() / 1'000'000), 0};
  return true;
}

std::uint64_t Machine::take_charge() {
  constexpr std::uint64_t kBytesPerFuel = 64;
  return std::exchange(charged_bytes_, 0) / kBytesPerFuel;
}

void Machine::keep(std::unique_ptr<Code> code) { codes_.push_back(std::move(code)); }

NativeBinding& Machine::keep(std::unique_ptr<NativeBinding> binding) {
  return *native_bindings_.emplace_back(std::move(binding));
}

LinkedSite& Machine::new_linked_site() { return linked_sites_.emplace_back(); }

bool Machine::push_frame(vm::Method& method, std::span<const vm::Slot> arguments,
                         ReturnAction action, std::uint64_t data) {
  return push_frame(current(), method, arguments, action, data);
}

bool Machine::push_frame(JavaThread& thread, vm::Method& method,
                         std::span<const vm::Slot> arguments, ReturnAction action,
                         std::uint64_t data) {
  prepare(*this, method);
  vm::Slot* registers = thread.free_registers();
  if (registers + method.register_count > thread.stack_limit ||
      thread.top + 1 >= thread.frame_limit)
    return false;
  std::copy(arguments.begin(), arguments.end(), registers);
  if (thread.shadows != nullptr)
    std::fill_n(thread.shadows + (registers - thread.stack), arguments.size(), 0u);
  *++thread.top = {
      static_cast<const Insn*>(method.entry), registers, &method, data, vm::kNull, action, false};
  if (method.is_static() && !method.owner->is_initialised() && action != ReturnAction::ClassInit)
    thread.top->pc = &kBegin;
  return true;
}

bool Machine::enter_callee(vm::Method& method, std::uint32_t first) {
  JavaThread& thread = current();
  vm::Slot* registers = thread.top->registers + first;
  if (registers + method.register_count > thread.stack_limit ||
      thread.top + 1 >= thread.frame_limit)
    return false;
  *++thread.top = {static_cast<const Insn*>(method.entry),
                   registers,
                   &method,
                   0,
                   vm::kNull,
                   ReturnAction::None,
                   false};
  return true;
}

std::size_t Machine::memo_position() {
  JavaThread& thread = current();
  return thread.memos.empty() || thread.memos.back().frame != thread.top ? 0
                                                                         : thread.memos.back().next;
}

void Machine::drop_memos_since(std::size_t position) {
  JavaThread& thread = current();
  if (thread.memos.empty() || thread.memos.back().frame != thread.top) return;
  auto& memo = thread.memos.back();
  memo.results.erase(memo.results.begin() + static_cast<std::ptrdiff_t>(position),
                     memo.results.begin() + static_cast<std::ptrdiff_t>(memo.next));
  memo.shadows.clear();
  memo.next = position;
}

vm::Attempt<vm::Slot> Machine::once(const std::function<vm::Attempt<vm::Slot>()>& compute) {
  JavaThread& thread = current();
  if (thread.memos.empty() || thread.memos.back().frame != thread.top)
    thread.memos.push_back({thread.top, {}, {}, 0});
  std::size_t memo = thread.memos.size() - 1;
  if (thread.memos[memo].next == thread.memos[memo].results.size()) {
    vm::Slot value = ATTEMPT(compute());
    thread.memos[memo].results.push_back(value);
  }
  return thread.memos[memo].results[thread.memos[memo].next++];
}

vm::Attempt<vm::Slot> Machine::call_before_restart(vm::Method& method,
                                                   std::span<const vm::Slot> arguments) {
  JavaThread& thread = current();
  if (thread.memos.empty() || thread.memos.back().frame != thread.top)
    thread.memos.push_back({thread.top, {}, {}, 0});
  auto& memo = thread.memos.back();
  if (memo.next < memo.results.size()) return memo.results[memo.next++];
  memo.next = 0;
  if (!push_frame(method, arguments, ReturnAction::Memo))
    return vm::Trap::raise("java/lang/StackOverflowError");
  return vm::Trap::suspended();
}

vm::Attempt<Machine::Shadowed> Machine::call_shadowed(vm::Method& method,
                                                      std::span<const Shadowed> arguments) {
  std::vector<vm::Slot> values;
  for (const Shadowed& argument : arguments) values.push_back(argument.value);
  auto result = call_before_restart(method, values);
  JavaThread& thread = current();
  if (result.ok()) {
    const auto& memo = thread.memos.back();
    return Shadowed{result.value(), memo.shadow(memo.next - 1)};
  }
  vm::Trap trap = std::move(result).trap();
  if (trap.kind == vm::Trap::Kind::Suspended && thread.shadows != nullptr) {
    std::uint32_t* shadow = thread.shadows + (thread.top->registers - thread.stack);
    for (const Shadowed& argument : arguments) *shadow++ = argument.shadow;
  }
  return trap;
}

Completion Machine::call(vm::Method& method, std::initializer_list<vm::Slot> arguments) {
  return call(method, std::span<const vm::Slot>(arguments.begin(), arguments.size()));
}

Completion Machine::call(vm::Method& method, std::span<const vm::Slot> arguments) {
  JavaThread& thread = current();
  if (!push_frame(thread, method, arguments, ReturnAction::Base)) {
    vm::Trap overflow = vm::Trap::raise("java/lang/StackOverflowError");
    return {Completion::Kind::Threw, {}, throwable_of(overflow)};
  }
  return run_base(thread);
}

Completion Machine::call(vm::Method& method, std::span<const Shadowed> arguments) {
  JavaThread& thread = current();
  std::vector<vm::Slot> values;
  for (const Shadowed& argument : arguments) values.push_back(argument.value);
  thread.make_shadows();
  if (!push_frame(thread, method, values, ReturnAction::Base)) {
    vm::Trap overflow = vm::Trap::raise("java/lang/StackOverflowError");
    return {Completion::Kind::Threw, {}, throwable_of(overflow)};
  }
  std::uint32_t* shadow = thread.shadows + (thread.top->registers - thread.stack);
  for (const Shadowed& argument : arguments) *shadow++ = argument.shadow;
  return run_base(thread);
}

Completion Machine::run_base(JavaThread& thread) {
  base_finished = false;
  run_threads([&] { return base_finished; });
  scheduler_.set_current(thread);
  if (!base_finished) return {Completion::Kind::Stopped, {}, {}};
  base_finished = false;
  return base_result;
}

Completion Machine::initialise(vm::Class& klass) {
  JavaThread& thread = current();
  vm::Method* stand_in = universe_.find_method(*universe_.well_known().object, "<init>", "()V");
  if (!push_frame(thread, *stand_in, {}, ReturnAction::Base,
                  reinterpret_cast<std::uint64_t>(&klass)))
    return {};
  thread.top->pc = &kInitialiseClass;
  return run_base(thread);
}

void Machine::run_threads(const std::function<bool()>& finished) {
  NoShadow no_shadow;
  JavaThread* thread = &current();
  while (!stop && !finished()) {
    if (thread->state != ThreadState::Runnable || thread->must_yield) {
      thread->must_yield = false;
      thread = scheduler_.next();
      if (thread == nullptr) {
        stop = {StopReason::Deadlock, scheduler_.describe_blocked(*this), 0};
        return;
      }
    }
    scheduler_.set_current(*thread);
    if (thread->status_published) {
      publish_status(*this, *thread);
      thread->status_published = false;
    }
    std::int64_t quantum = kQuantum;
    if (limits_.fuel != 0)
      quantum = std::min(
          quantum, static_cast<std::int64_t>(limits_.fuel) - static_cast<std::int64_t>(fuel_used_));
    quantum = std::max<std::int64_t>(quantum, 0);
    std::int64_t left = quantum;
    if (shadow_listener != nullptr) {
      thread->make_shadows();
      ListenedShadow listened{*shadow_listener};
      run_thread(*this, *thread, listened, left);
    } else {
      run_thread(*this, *thread, no_shadow, left);
    }
    fuel_used_ += static_cast<std::uint64_t>(quantum - std::max<std::int64_t>(left, 0));
    fuel_used_ += take_charge();
    world_.clock.advance(quantum - std::max<std::int64_t>(left, 0));
    // Limits also end a run that meets one uninitialised library class after another.
    const bool may_stop = !stop || stop.reason == StopReason::LibraryInit;
    if (limits_.fuel != 0 && fuel_used_ >= limits_.fuel && may_stop) {
      stop = {StopReason::Fuel, fmt::format("{} calls and backward branches", fuel_limit_), 0};
    }
    if (may_stop && Ticker::has_ticked()) is_out_of_time();
    if (thread->state != ThreadState::Runnable && thread->state != ThreadState::Terminated) {
      publish_status(*this, *thread);
      thread->status_published = true;
    }
    if (left <= 0) thread->must_yield = scheduler_.live_count() > 1;
  }
}

void Machine::finish_threads() {
  JavaThread& main = current();
  main.state = ThreadState::Waiting;
  run_threads([&] { return !scheduler_.has_user_threads(&main); });
  main.state = ThreadState::Runnable;
  scheduler_.set_current(main);
}

Machine::Mark Machine::mark() {
  return {universe_.heap().mark(),     world_.mark(),
          scheduler_.threads().size(), &current(),
          current().park_permit,       save_other_threads(scheduler_)};
}

void Machine::rollback(const Mark& mark) {
  universe_.shadows().clear();
  universe_.heap().rollback(mark.heap);
  world_.rollback(mark.world);
  world_.commit(mark.world);
  scheduler_.discard_from(mark.threads);
  scheduler_.set_current(*mark.current);
  scheduler_.current().reset_frames();
  scheduler_.current().park_permit = mark.park_permit;
  restore(mark.others);
  stop = {};
}

void Machine::commit(const Mark& mark) {
  universe_.heap().commit(mark.heap);
  world_.commit(mark.world);
}

void Machine::prepare_out_of_memory_error() {
  std::string message = "Java heap space";
  out_of_memory_error_ = make_throwable("java/lang/OutOfMemoryError", &message);
}

}  // namespace assay::interp
