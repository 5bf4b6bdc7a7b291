// SPDX-License-Identifier: Apache-2.0
// Making objects and arrays, casts.
#include "interp/objects.h"

#include <fmt/format.h>

#include "base/cpu_time.h"
#include "interp/class_init.h"
#include "interp/messages.h"
#include "interp/slow_paths.h"
#include "vm/class.h"
#include "vm/heap.h"
#include "vm/ref.h"
#include "vm/trap.h"
#include "vm/universe.h"

namespace assay::interp {

namespace {

constexpr vm::Kind kArrayTypes[] = {
    vm::Kind::Boolean, vm::Kind::Char, vm::Kind::Float, vm::Kind::Double, vm::Kind::Byte,
    vm::Kind::Short,   vm::Kind::Int,  vm::Kind::Long};  // JVMS table 6.5.newarray-A, from 4 on

vm::Class& holder(JavaThread& thread) { return *thread.top->method->owner; }

void set_result(JavaThread& thread, std::uint16_t reg, vm::Slot value) {
  vm::Slot* registers = thread.top->registers;
  registers[reg] = value;
  if (thread.shadows != nullptr) thread.shadows[registers - thread.stack + reg] = 0;
}

vm::Attempt<vm::Class*> pool_class(Machine& machine, JavaThread& thread) {
  return machine.resolver().resolve_class(holder(thread),
                                          static_cast<std::uint16_t>(thread.top->pc->imm));
}

vm::Attempt<Step> make_new(Machine& machine, JavaThread& thread) {
  vm::Class& klass = *ATTEMPT(pool_class(machine, thread));
  if (klass.is_abstract() || klass.is_interface()) {
    return vm::Trap::raise("java/lang/InstantiationError", vm::external_name(klass));
  }
  ATTEMPT(ensure_initialised(machine, klass));
  Insn& insn = current_insn(thread);
  if (klass.is_initialised()) {
    Insn resolved(Op::New, insn.a);
    resolved.pointer = &klass;
    patch(machine, insn, resolved, klass.init_epoch == 0);
    return Step::Again;
  }
  vm::Ref object = ATTEMPT(new_object(machine.universe(), klass));
  set_result(thread, insn.a, vm::Slot::of_ref(object));
  return Step::Next;
}

vm::Attempt<Step> resolve_array(Machine& machine, JavaThread& thread) {
  Insn& insn = current_insn(thread);
  vm::Universe& universe = machine.universe();
  Insn resolved(Op::NewArray, insn.a, insn.b);
  if (insn.c == 1) {
    resolved.pointer = universe.primitive_array(kArrayTypes[insn.imm - 4]);
  } else {
    resolved.pointer = universe.array_of(ATTEMPT(pool_class(machine, thread)));
  }
  patch(machine, insn, resolved, true);
  return Step::Again;
}

/// JVMS 6.5.multianewarray: the outer `lengths.size()` dimensions.
vm::Attempt<vm::Ref> make_multi(Machine& machine, vm::Class& array_class,
                                std::span<const vm::Slot> lengths) {
  vm::Ref array = ATTEMPT(new_array(machine.universe(), array_class, lengths[0].i));
  if (lengths.size() == 1) return array;
  if (Ticker::has_ticked() && machine.run().is_out_of_time()) return vm::Trap::suspended();
  for (std::int32_t i = 0; i < lengths[0].i; ++i) {
    vm::Ref element = ATTEMPT(make_multi(machine, *array_class.component, lengths.subspan(1)));
    machine.universe().heap().initialise(array, vm::kArrayBase + static_cast<std::uint64_t>(i) * 4,
                                         element);
  }
  return array;
}

vm::Attempt<Step> multi_array(Machine& machine, JavaThread& thread) {
  vm::Class& klass = *ATTEMPT(pool_class(machine, thread));
  const Insn& insn = *thread.top->pc;
  std::span<const vm::Slot> lengths(thread.top->registers + insn.a, insn.b);
  for (vm::Slot length : lengths) {
    if (length.i < 0)
      return vm::Trap::raise("java/lang/NegativeArraySizeException", fmt::format("{}", length.i));
  }
  vm::Ref array = ATTEMPT(make_multi(machine, klass, lengths));
  set_result(thread, insn.a, vm::Slot::of_ref(array));
  return Step::Next;
}

vm::Attempt<Step> resolve_cast(Machine& machine, JavaThread& thread, Op resolved_op) {
  Insn& insn = current_insn(thread);
  bool listened = thread.shadows != nullptr && machine.run().listener() != nullptr &&
                  thread.shadows[thread.top->registers - thread.stack + insn.b] != 0;
  if (!thread.top->registers[insn.b].ref && !listened) {  // JVMS: null needs no resolution
    if (resolved_op == Op::InstanceOf) set_result(thread, insn.a, vm::Slot::of_int(0));
    return Step::Next;
  }
  Insn resolved(resolved_op, insn.a, insn.b);
  resolved.pointer = ATTEMPT(pool_class(machine, thread));
  patch(machine, insn, resolved, true);
  return Step::Again;
}

}  // namespace

vm::Attempt<vm::Ref> new_object(vm::Universe& universe, vm::Class& klass) {
  if (vm::Ref object = universe.new_object(klass)) return object;
  return vm::Trap::raise("java/lang/OutOfMemoryError", "Java heap space");
}

vm::Attempt<vm::Ref> new_array(vm::Universe& universe, vm::Class& array_class,
                               std::int32_t length) {
  constexpr std::int32_t kLargest = INT32_MAX - 2;
  if (length < 0)
    return vm::Trap::raise("java/lang/NegativeArraySizeException", fmt::format("{}", length));
  if (length > kLargest)
    return vm::Trap::raise("java/lang/OutOfMemoryError", "Requested array size exceeds VM limit");
  if (vm::Ref array = universe.new_array(array_class, length)) return array;
  return vm::Trap::raise("java/lang/OutOfMemoryError", "Java heap space");
}

namespace slow {

Step new_unresolved(Machine& machine, JavaThread& thread) {
  return complete(machine, thread, thread.top, make_new(machine, thread));
}

Step new_object(Machine& machine, JavaThread& thread) {
  return raise(machine, thread, vm::Trap::raise("java/lang/OutOfMemoryError", "Java heap space"));
}

Step new_array_unresolved(Machine& machine, JavaThread& thread) {
  return complete(machine, thread, thread.top, resolve_array(machine, thread));
}

Step new_array(Machine& machine, JavaThread& thread) {
  const Insn& insn = *thread.top->pc;
  auto array = interp::new_array(machine.universe(), *static_cast<vm::Class*>(insn.pointer),
                                 thread.top->registers[insn.b].i);
  if (!array.ok()) return raise(machine, thread, std::move(array).trap());
  set_result(thread, insn.a, vm::Slot::of_ref(array.value()));
  return Step::Next;
}

Step new_multi_array(Machine& machine, JavaThread& thread) {
  return complete(machine, thread, thread.top, multi_array(machine, thread));
}

Step check_cast_unresolved(Machine& machine, JavaThread& thread) {
  return complete(machine, thread, thread.top, resolve_cast(machine, thread, Op::CheckCast));
}

Step bad_cast(Machine& machine, JavaThread& thread) {
  const Insn& insn = *thread.top->pc;
  vm::Class& from = *machine.universe().class_of(thread.top->registers[insn.b].ref);
  return raise(machine, thread,
               vm::Trap::raise(
                   "java/lang/ClassCastException",
                   cast_message(machine.universe(), from, *static_cast<vm::Class*>(insn.pointer))));
}

Step instance_of_unresolved(Machine& machine, JavaThread& thread) {
  return complete(machine, thread, thread.top, resolve_cast(machine, thread, Op::InstanceOf));
}

Step store_mismatch(Machine& machine, JavaThread& thread) {
  vm::Class& value = *machine.universe().class_of(thread.top->registers[thread.top->pc->a].ref);
  return raise(machine, thread,
               vm::Trap::raise("java/lang/ArrayStoreException", vm::external_name(value)));
}

}  // namespace slow

}  // namespace assay::interp
