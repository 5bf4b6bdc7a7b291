// SPDX-License-Identifier: Apache-2.0
// Running: calls from outside, the loop over green threads with fuel and time, marks.
#include "interp/machine.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <utility>

#include "base/cpu_time.h"
#include "interp/calls/frames.h"
#include "interp/insn.h"
#include "interp/loop.h"
#include "interp/shadow.h"
#include "interp/threads/thread_end.h"
#include "interp/threads/thread_status.h"
#include "vm/class.h"
#include "vm/ref.h"
#include "vm/trap.h"

namespace assay::interp {

namespace {

const Insn kInitialiseClass(Op::InitialiseClass);

constexpr std::int64_t kQuantum =
    20'000;  // calls and backward branches until another thread's turn

// How fast time passes: about as with HotSpot's interpreter. A byte that is allocated takes 1 ns.
constexpr std::int64_t kNanosPerFuel = 10;

}  // namespace

Machine::Machine(vm::Universe& universe, world::World& world, const NativeTable& natives,
                 LaunchSettings settings)
    : universe_(universe),
      world_(world),
      natives_(natives),
      settings_(std::move(settings)),
      monitors_(universe.heap()),
      scheduler_(world.clock),
      resolver_(*this),
      throwables_(*this),
      run_(*this) {}

Machine::~Machine() = default;

Completion Machine::call(vm::Method& method, std::initializer_list<vm::Slot> arguments) {
  return call(method, std::span<const vm::Slot>(arguments.begin(), arguments.size()));
}

Completion Machine::call(vm::Method& method, std::span<const vm::Slot> arguments) {
  JavaThread& thread = current();
  if (!push_frame(*this, thread, method, arguments, ReturnAction::Base)) {
    vm::Trap overflow = vm::Trap::raise("java/lang/StackOverflowError");
    return {Completion::Kind::Threw, {}, throwables_.of(overflow)};
  }
  return run_base(thread);
}

Completion Machine::call(vm::Method& method, std::span<const Shadowed> arguments) {
  JavaThread& thread = current();
  std::vector<vm::Slot> values;
  for (const Shadowed& argument : arguments) values.push_back(argument.value);
  thread.make_shadows();
  if (!push_frame(*this, thread, method, values, ReturnAction::Base)) {
    vm::Trap overflow = vm::Trap::raise("java/lang/StackOverflowError");
    return {Completion::Kind::Threw, {}, throwables_.of(overflow)};
  }
  std::uint32_t* shadow = thread.shadows + (thread.top->registers - thread.stack);
  for (const Shadowed& argument : arguments) *shadow++ = argument.shadow;
  return run_base(thread);
}

Completion Machine::run_base(JavaThread& thread) {
  run_.base_end_.reset();
  run_threads([this] { return run_.base_end_.has_value(); });
  scheduler_.set_current(thread);
  std::optional<Completion> end = std::exchange(run_.base_end_, std::nullopt);
  return end ? *end : Completion{Completion::Kind::Stopped, {}, {}};
}

Completion Machine::initialise(vm::Class& klass) {
  JavaThread& thread = current();
  vm::Method* stand_in = universe_.find_method(*universe_.well_known().object, "<init>", "()V");
  if (!push_frame(*this, thread, *stand_in, {}, ReturnAction::Base,
                  reinterpret_cast<std::uint64_t>(&klass)))
    return {};
  thread.top->pc = &kInitialiseClass;
  return run_base(thread);
}

void Machine::run_threads(const std::function<bool()>& finished) {
  NoShadow no_shadow;
  JavaThread* thread = &current();
  while (!run_.stop() && !finished()) {
    if (thread->state != ThreadState::Runnable || thread->must_yield || thread->suspended) {
      thread->must_yield = false;
      thread = scheduler_.next();
      if (thread == nullptr) {
        run_.request_stop({StopReason::Deadlock, scheduler_.describe_blocked(*this), 0});
        return;
      }
    }
    scheduler_.set_current(*thread);
    if (thread->status_published) {
      publish_status(*this, *thread);
      thread->status_published = false;
    }
    const std::int64_t quantum = run_.meter_.within_limit(kQuantum);
    std::int64_t left = quantum;
    const std::uint64_t used_before = universe_.heap().used();
    if (run_.listener() != nullptr) {
      thread->make_shadows();
      ListenedShadow listened{*run_.listener()};
      run_thread(*this, *thread, listened, left);
    } else {
      run_thread(*this, *thread, no_shadow, left);
    }
    const std::int64_t used = quantum - std::max<std::int64_t>(left, 0);
    run_.meter_.use(static_cast<std::uint64_t>(used));
    world_.clock.advance(used * kNanosPerFuel);
    const std::uint64_t used_now = universe_.heap().used();  // a listener may have undone a part
    world_.clock.advance(static_cast<std::int64_t>(used_now - std::min(used_now, used_before)));
    // Limits also end a run that meets one uninitialised library class after another.
    const bool may_stop = !run_.stop() || run_.stop().begins_again();
    if (may_stop && run_.meter_.is_out_of_fuel()) {
      run_.request_stop(
          {StopReason::Fuel, fmt::format("{} calls and backward branches", run_.limits().fuel), 0});
    }
    if (may_stop && (Ticker::has_ticked() || run_.meter_.is_look_due())) run_.is_out_of_time();
    if (thread->state != ThreadState::Runnable && thread->state != ThreadState::Terminated) {
      publish_status(*this, *thread);
      thread->status_published = true;
    }
    if (left <= 0) thread->must_yield = scheduler_.live_count() > 1;
  }
}

void Machine::finish_threads() {
  JavaThread& main = current();
  if (!scheduler_.has_user_threads(&main)) return;
  terminate(*this, main);
  run_threads([&] { return !scheduler_.has_user_threads(&main); });
  main.state = ThreadState::Runnable;  // what follows is done in its place
  scheduler_.set_current(main);
}

Machine::Mark Machine::mark() {
  return {universe_.heap().mark(), world_.mark(),
          scheduler_.births(),     &current(),
          current().park_permit,   save_other_threads(scheduler_)};
}

void Machine::rollback(const Mark& mark) {
  universe_.shadows().clear();
  universe_.heap().rollback(mark.heap);
  world_.rollback(mark.world);
  world_.commit(mark.world);
  scheduler_.discard_since(mark.births);
  scheduler_.set_current(*mark.current);
  scheduler_.current().reset_frames();
  scheduler_.current().park_permit = mark.park_permit;
  restore(scheduler_, mark.others);
  run_.request_stop({});
}

void Machine::commit(const Mark& mark) {
  universe_.heap().commit(mark.heap);
  world_.commit(mark.world);
}

}  // namespace assay::interp
