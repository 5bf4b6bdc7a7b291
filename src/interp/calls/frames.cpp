// SPDX-License-Identifier: Apache-2.0
#include "interp/calls/frames.h"

#include <algorithm>

#include "interp/shadow.h"
#include "interp/slow_paths.h"
#include "vm/class.h"
#include "vm/ref.h"

namespace assay::interp {

namespace {

const Insn kBegin(Op::Begin);
/// The code of a method that does not run: its result is in the first register.
const Insn kGivenResult(Op::ReturnValue);

/// Whether the thread has room for a frame whose registers begin there.
bool has_room(const JavaThread& thread, const vm::Method& method, const vm::Slot* registers) {
  return registers + method.register_count <= thread.stack_limit &&
         thread.top + 1 < thread.frame_limit;
}

}  // namespace

bool push_frame(Machine& machine, vm::Method& method, std::span<const vm::Slot> arguments,
                ReturnAction action, std::uint64_t data) {
  return push_frame(machine, machine.current(), method, arguments, action, data);
}

bool push_frame(Machine& machine, JavaThread& thread, vm::Method& method,
                std::span<const vm::Slot> arguments, ReturnAction action, std::uint64_t data) {
  prepare(machine, method);
  vm::Slot* registers = thread.free_registers();
  if (!has_room(thread, method, registers)) return false;
  std::copy(arguments.begin(), arguments.end(), registers);
  if (thread.shadows != nullptr)
    std::fill_n(thread.shadows + (registers - thread.stack), arguments.size(), 0u);
  *++thread.top = {
      static_cast<const Insn*>(method.entry), registers, &method, data, vm::kNull, action, false};
  if (method.is_static() && !method.owner->is_initialised() && action != ReturnAction::ClassInit)
    thread.top->pc = &kBegin;
  return true;
}

bool enter_callee(JavaThread& thread, vm::Method& method, std::uint32_t first) {
  vm::Slot* registers = thread.top->registers + first;
  if (!has_room(thread, method, registers)) return false;
  *++thread.top = {static_cast<const Insn*>(method.entry),
                   registers,
                   &method,
                   0,
                   vm::kNull,
                   ReturnAction::None,
                   false};
  return true;
}

bool tell_of_indirect_call(Machine& machine, JavaThread& thread) {
  ShadowListener* listener = machine.run().listener();
  Frame& called = *thread.top;
  if (listener == nullptr || thread.shadows == nullptr || !called.method->traits.summarised)
    return true;
  using Entry = ShadowListener::Entry;
  std::uint32_t* shadows = thread.shadows + (called.registers - thread.stack);
  vm::Slot value;
  std::uint32_t result = 0;
  --thread.top;  // the listener looks at who calls
  const Entry entry =
      listener->enter_indirectly(thread, *called.method, called.registers, shadows, value, result);
  ++thread.top;
  if (entry == Entry::Replace) {
    called.registers[0] = value;
    shadows[0] = result;
    called.pc = &kGivenResult;
  }
  return entry != Entry::Stop;
}

}  // namespace assay::interp
