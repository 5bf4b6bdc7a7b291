// SPDX-License-Identifier: Apache-2.0
// Throwing exceptions and finding who handles them.
#include <fmt/format.h>

#include "interp/calls/special_returns.h"
#include "interp/code.h"
#include "interp/shadow.h"
#include "interp/slow_paths.h"
#include "vm/class.h"
#include "vm/heap.h"
#include "vm/ref.h"
#include "vm/trap.h"
#include "vm/universe.h"

namespace assay::interp {

namespace {

/// JVMS 2.10. A class that the handler names but that is not loaded cannot be the exception's:
/// all superclasses of an object's class are. So names decide, and nothing is loaded here.
bool catches(vm::Universe& universe, const vm::Class& holder, std::uint16_t catch_type,
             vm::Class* thrown) {
  if (catch_type == 0) return true;
  std::string_view wanted = holder.file->constant_pool.class_name(catch_type);
  for (vm::Class* klass = thrown; klass != nullptr; klass = klass->super) {
    if (klass->name != wanted) continue;
    vm::Class* known = universe.find_loaded(*holder.loader, klass->name_symbol);
    return known == nullptr || known == klass;
  }
  return false;
}

const Handler* find_handler(vm::Universe& universe, const Frame& frame, vm::Class* thrown) {
  const auto* code = static_cast<const Code*>(frame.method->code);
  if (code == nullptr) return nullptr;
  std::ptrdiff_t at = frame.pc - code->insns.data();
  for (const Handler& handler : code->handlers) {
    if (at < handler.start || at >= handler.end) continue;
    if (catches(universe, *frame.method->owner, handler.catch_type, thrown)) return &handler;
  }
  return nullptr;
}

void tell_listener(Machine& machine, const Frame& frame, const Handler* handler) {
  if (machine.run().listener() == nullptr || !frame.method->traits.observed) return;
  const int from = bytecode_index(*frame.method, frame.pc);
  const auto* code = static_cast<const Code*>(frame.method->code);
  if (from < 0 || code == nullptr) return;  // before its first instruction
  std::optional<std::uint32_t> target;
  if (handler != nullptr) {
    target = static_cast<std::uint32_t>(
        bytecode_index(*frame.method, code->insns.data() + handler->target));
  }
  machine.run().listener()->exception(*frame.method, static_cast<std::uint32_t>(from), target);
}

}  // namespace

Step complete(Machine& machine, JavaThread& thread, Frame* frame, vm::Attempt<Step> attempt) {
  bool suspended = !attempt.ok() && attempt.trap().kind == vm::Trap::Kind::Suspended;
  if (!suspended && !thread.memos.empty()) thread.forget_memos(frame);
  return attempt.ok() ? attempt.value() : slow::raise(machine, thread, std::move(attempt).trap());
}

namespace slow {

Step raise(Machine& machine, JavaThread& thread, vm::Trap trap) {
  if (trap.kind == vm::Trap::Kind::Suspended) {
    return thread.state == ThreadState::Runnable && !thread.must_yield ? Step::Again : Step::Leave;
  }
  thread.exception = machine.throwables().of(trap);
  return unwind(machine, thread);
}

Step unwind(Machine& machine, JavaThread& thread) {
  vm::Universe& universe = machine.universe();
  while (true) {
    Frame& frame = *thread.top;
    thread.forget_memos(&frame);
    vm::Class* thrown = universe.class_of(thread.exception);
    const Handler* handler = find_handler(universe, frame, thrown);
    tell_listener(machine, frame, handler);
    if (handler != nullptr) {
      const auto& code = *static_cast<const Code*>(frame.method->code);
      frame.registers[code.stack_base] = vm::Slot::of_ref(thread.exception);
      if (thread.shadows != nullptr) {
        ShadowListener* listener = machine.run().listener();
        thread.shadows[frame.registers - thread.stack + code.stack_base] =
            listener == nullptr ? 0 : listener->caught(thread.exception);
      }
      frame.pc = code.insns.data() + handler->target;
      thread.exception = vm::kNull;
      return Step::Again;
    }
    if (frame.synchronized) leave_monitor(machine, thread, frame.lock);
    ReturnAction action = frame.action;
    std::uint64_t data = frame.data;
    --thread.top;
    if (action != ReturnAction::None && !exceptional_return(machine, thread, action, data))
      return Step::Leave;
    if (thread.exception == vm::kNull) return Step::Again;  // a frame was pushed to deal with it
  }
}

Step null_pointer(Machine& machine, JavaThread& thread) {
  return raise(machine, thread, vm::Trap::raise("java/lang/NullPointerException"));
}

Step divide_by_zero(Machine& machine, JavaThread& thread) {
  return raise(machine, thread, vm::Trap::raise("java/lang/ArithmeticException", "/ by zero"));
}

Step index_out_of_bounds(Machine& machine, JavaThread& thread, std::int32_t index,
                         std::int32_t length) {
  return raise(machine, thread,
               vm::Trap::raise("java/lang/ArrayIndexOutOfBoundsException",
                               fmt::format("Index {} out of bounds for length {}", index, length)));
}

Step stack_overflow(Machine& machine, JavaThread& thread) {
  return raise(machine, thread, vm::Trap::raise("java/lang/StackOverflowError"));
}

Step throw_object(Machine& machine, JavaThread& thread) {
  vm::Ref throwable = thread.top->registers[thread.top->pc->b].ref;
  if (!throwable) return null_pointer(machine, thread);
  return raise(machine, thread, vm::Trap::rethrow(throwable));
}

}  // namespace slow

}  // namespace assay::interp
