// SPDX-License-Identifier: Apache-2.0
// Entering and leaving methods out of line: translation, natives, synchronized methods.
#include <fmt/format.h>

#include "base/check.h"
#include "interp/calls/native_binding.h"
#include "interp/calls/special_returns.h"
#include "interp/class_init.h"
#include "interp/code.h"
#include "interp/messages.h"
#include "interp/shadow.h"
#include "interp/slow_paths.h"
#include "interp/translate/translator.h"
#include "vm/class.h"
#include "vm/journal.h"
#include "vm/linking/verified_code.h"
#include "vm/ref.h"
#include "vm/trap.h"
#include "vm/universe.h"

namespace assay::interp {

namespace {

const Insn kTranslate(Op::Translate);
const Insn kCallNative(Op::CallNative);
const Insn kCallAbstract(Op::CallAbstract);
// The callee of a native returns behind the first of these.
const Insn kNativeResult[] = {Insn(Op::NativeResult), Insn(Op::NativeResult)};

std::string describe(vm::Universe& universe, const vm::Method& method) {
  return fmt::format("{}.{}{}", vm::external_name(*method.owner),
                     universe.symbols().text(method.name),
                     universe.symbols().text(method.descriptor));
}

/// A native that is executed again asks for its results from the first one on, whatever it was that
/// suspended it.
void rewind_memo(JavaThread& thread, const Frame& frame) {
  for (auto& memo : thread.memos) {
    if (memo.frame == &frame) memo.next = 0;
  }
}

bool wait_for_monitor(Machine& machine, JavaThread& thread, vm::Ref object) {
  if (machine.monitors().try_enter(object, thread.id())) return true;
  thread.state = ThreadState::Entering;
  thread.waits_for = object;
  return false;
}

}  // namespace

void prepare(Machine& machine, vm::Method& method) {
  if (method.entry != nullptr) return;
  method.register_count = registers_needed(method);
  vm::Universe& universe = machine.universe();
  NativeFunction native = nullptr;
  if (method.is_native() || machine.natives().has_class(method.owner->name)) {
    native = machine.natives().find(method.owner->name, universe.symbols().text(method.name),
                                    universe.symbols().text(method.descriptor));
    if (!method.owner->trusted && !method.is_native()) native = nullptr;
  }
  if (native != nullptr || method.is_native()) {
    method.native =
        native == nullptr
            ? nullptr
            : &machine.code_store().keep(std::make_unique<NativeBinding>(method, native));
    method.register_count = method.argument_count + 2u;
    method.entry = &kCallNative;
  } else {
    method.entry = method.is_abstract() || !method.info->has_code ? &kCallAbstract : &kTranslate;
  }
}

void patch(Machine& machine, Insn& insn, const Insn& resolved, bool sticky) {
  vm::Journal& journal = machine.universe().heap().journal();
  if (!sticky && journal.active()) {
    journal.save(&insn);
    journal.save(&insn.imm);
  }
  insn = resolved;
}

namespace slow {

Step initialise_class(Machine& machine, JavaThread& thread) {
  auto initialised = ensure_initialised(machine, *reinterpret_cast<vm::Class*>(thread.top->data));
  if (!initialised.ok()) return raise(machine, thread, std::move(initialised).trap());
  return finish_frame(machine, thread, vm::Slot());
}

Step begin_static(Machine& machine, JavaThread& thread) {
  auto initialised = ensure_initialised(machine, *thread.top->method->owner);
  if (!initialised.ok()) return raise(machine, thread, std::move(initialised).trap());
  thread.top->pc = static_cast<const Insn*>(thread.top->method->entry);
  return Step::Again;
}

Step translate_method(Machine& machine, JavaThread& thread) {
  vm::Method& method = *thread.top->method;
  if (method.code == nullptr) {
    auto linked = ensure_linked(machine, *method.owner);
    if (!linked.ok()) return raise(machine, thread, std::move(linked).trap());
    auto source = vm::VerifiedCode::of(method);
    CHECK(source, "a linked method that is entered should have code");
    std::unique_ptr<Code> code = translate(*source);
    if (code == nullptr) {
      machine.run().request_stop(
          {StopReason::Unsupported,
           "method with more than 65535 registers: " + describe(machine.universe(), method), 0});
      return Step::Leave;
    }
    method.code = code.get();
    method.register_count = code->register_count;
    method.entry = code->insns.data();
    machine.code_store().keep(std::move(code));
  }
  thread.top->pc = static_cast<const Insn*>(method.entry);
  return Step::Again;
}

Step call_native(Machine& machine, JavaThread& thread) {
  Frame& frame = *thread.top;
  vm::Method& method = *frame.method;
  if (method.is_synchronized() && !frame.synchronized) {
    vm::Ref lock = method.is_static() ? method.owner->mirror : frame.registers[0].ref;
    if (!wait_for_monitor(machine, thread, lock)) return Step::Leave;
    frame.lock = lock;
    frame.synchronized = true;
  }
  if (method.native == nullptr) {
    if (!method.owner->trusted) {
      return raise(machine, thread,
                   vm::Trap::raise("java/lang/UnsatisfiedLinkError",
                                   unsatisfied_link_message(machine.universe(), method)));
    }
    machine.run().request_stop(
        {StopReason::UnmodelledNative, describe(machine.universe(), method), 0});
    return Step::Leave;
  }
  NativeCall call(machine, thread, method, frame.registers);
  Outcome outcome = static_cast<NativeBinding*>(method.native)->call(call);
  if (!thread.memos.empty()) {
    outcome == Outcome::Restart ? rewind_memo(thread, frame) : thread.forget_memos(&frame);
  }
  switch (outcome) {
    case Outcome::Return:
      if (machine.run().listener() != nullptr) {
        thread.result_shadow = machine.run().listener()->native(
            call, thread.shadows + (frame.registers - thread.stack));
      }
      return finish_frame(machine, thread, call.result);
    case Outcome::Throw:
      if (machine.run().listener() != nullptr) {
        machine.run().listener()->native_threw(call,
                                               thread.shadows + (frame.registers - thread.stack));
      }
      return unwind(machine, thread);
    case Outcome::Call:
      frame.pc = kNativeResult;
      return Step::Again;
    case Outcome::Restart:
      return thread.state == ThreadState::Runnable && !thread.must_yield ? Step::Again
                                                                         : Step::Leave;
    case Outcome::Block:
    case Outcome::Stop:
      return Step::Leave;
  }
  return Step::Leave;
}

Step native_result(Machine& machine, JavaThread& thread) {
  const Frame& frame = *thread.top;
  const vm::Slot* result = frame.registers + frame.method->argument_count;
  if (thread.shadows != nullptr) thread.result_shadow = thread.shadows[result - thread.stack];
  return finish_frame(machine, thread, *result);
}

/// The frame ends like any other, so that whoever waits for its end hears of it; stack traces leave
/// it out.
Step call_abstract(Machine& machine, JavaThread& thread) {
  vm::Method& method = *thread.top->method;
  vm::Ref receiver = method.is_static() ? vm::kNull : thread.top->registers[0].ref;
  if (!receiver) {
    return raise(
        machine, thread,
        vm::Trap::raise("java/lang/AbstractMethodError", method_text(machine.universe(), method)));
  }
  vm::Class& klass = *machine.universe().class_of(receiver);
  return raise(machine, thread, abstract_method_trap(machine.universe(), method, klass));
}

Step sync_enter(Machine& machine, JavaThread& thread) {
  Frame& frame = *thread.top;
  vm::Ref lock = frame.method->is_static() ? frame.method->owner->mirror : frame.registers[0].ref;
  if (!wait_for_monitor(machine, thread, lock)) return Step::Leave;
  frame.lock = lock;
  frame.synchronized = true;
  return Step::Next;
}

Step finish_frame(Machine& machine, JavaThread& thread, vm::Slot value) {
  Frame ended = *thread.top;
  if (ended.synchronized) leave_monitor(machine, thread, ended.lock);
  --thread.top;
  return normal_return(machine, thread, ended, value);
}

Step monitor_enter(Machine& machine, JavaThread& thread) {
  vm::Ref object = thread.top->registers[thread.top->pc->b].ref;
  if (!object) return null_pointer(machine, thread);
  return wait_for_monitor(machine, thread, object) ? Step::Next : Step::Leave;
}

Step monitor_exit(Machine& machine, JavaThread& thread) {
  vm::Ref object = thread.top->registers[thread.top->pc->b].ref;
  if (!object) return null_pointer(machine, thread);
  if (!machine.monitors().is_owner(object, thread.id())) {
    return raise(
        machine, thread,
        vm::Trap::raise("java/lang/IllegalMonitorStateException", "current thread is not owner"));
  }
  leave_monitor(machine, thread, object);
  return Step::Next;
}

}  // namespace slow

}  // namespace assay::interp
