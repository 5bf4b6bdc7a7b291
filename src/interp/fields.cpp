// SPDX-License-Identifier: Apache-2.0
// Field access and constants that are not resolved yet.
#include <fmt/format.h>

#include "classfile/constant_pool.h"
#include "interp/class_init.h"
#include "interp/shadow.h"
#include "interp/slow_paths.h"
#include "vm/class.h"
#include "vm/heap.h"
#include "vm/ref.h"
#include "vm/shadows.h"
#include "vm/trap.h"

namespace assay::interp {

namespace {

struct Access {
  Op get_field, put_field, get_static, put_static;
};

Access access_for(vm::Kind kind) {
  switch (kind) {
    case vm::Kind::Boolean:
      return {Op::GetField1, Op::PutFieldZ, Op::GetStatic1, Op::PutStaticZ};
    case vm::Kind::Byte:
      return {Op::GetField1, Op::PutField1, Op::GetStatic1, Op::PutStatic1};
    case vm::Kind::Char:
      return {Op::GetFieldC, Op::PutField2, Op::GetStaticC, Op::PutStatic2};
    case vm::Kind::Short:
      return {Op::GetFieldS, Op::PutField2, Op::GetStaticS, Op::PutStatic2};
    case vm::Kind::Long:
    case vm::Kind::Double:
      return {Op::GetField8, Op::PutField8, Op::GetStatic8, Op::PutStatic8};
    default:
      return {Op::GetField4, Op::PutField4, Op::GetStatic4, Op::PutStatic4};
  }
}

/// Resolves the field of an instruction and checks that it is, or is not, static.
vm::Attempt<vm::Field*> resolve(Machine& machine, JavaThread& thread, bool is_static) {
  vm::Class& from = *thread.top->method->owner;
  vm::Field* field = ATTEMPT(
      machine.resolver().resolve_field(from, static_cast<std::uint16_t>(thread.top->pc->imm)));
  if (field->is_static() != is_static) {
    return vm::Trap::raise(
        "java/lang/IncompatibleClassChangeError",
        fmt::format("Expected {} field {}.{}", is_static ? "static" : "non-static",
                    vm::external_name(*field->owner),
                    machine.universe().symbols().text(field->name)));
  }
  return field;
}

vm::Attempt<vm::Done> check_final(Machine& machine, JavaThread& thread, const vm::Field& field) {
  const vm::Method& method = *thread.top->method;
  if (!field.is_final()) return vm::Done{};
  std::string_view wanted = field.is_static() ? "<clinit>" : "<init>";
  std::string_view found = machine.universe().symbols().text(method.name);
  // Class files before 53 may set final fields anywhere in their own class (JVMS 6.5.putfield).
  bool old = method.owner->file->major_version < 53;
  if (method.owner == field.owner && (old || found == wanted || method.owner->trusted))
    return vm::Done{};
  const char* kind = field.is_static() ? "static final" : "final";
  if (method.owner != field.owner) {
    return vm::Trap::raise(
        "java/lang/IllegalAccessError",
        fmt::format("class {} tried to access {} field {}.{} ({})",
                    vm::external_name(*method.owner), kind, vm::external_name(*field.owner),
                    machine.universe().symbols().text(field.name),
                    machine.universe().describe_places(*method.owner, *field.owner)));
  }
  return vm::Trap::raise("java/lang/IllegalAccessError",
                         fmt::format("Update to {} field {}.{} attempted from a different method "
                                     "({}) than the initializer method {} ",
                                     field.is_static() ? "static final" : "non-static final",
                                     vm::external_name(*field.owner),
                                     machine.universe().symbols().text(field.name), found, wanted));
}

vm::Attempt<Step> instance_access(Machine& machine, JavaThread& thread, bool is_put) {
  vm::Field& field = *ATTEMPT(resolve(machine, thread, false));
  if (is_put) ATTEMPT(check_final(machine, thread, field));
  Insn& insn = current_insn(thread);
  Access access = access_for(field.kind);
  patch(machine, insn,
        Insn(is_put ? access.put_field : access.get_field, insn.a, insn.b, insn.c, field.offset),
        true);
  return Step::Again;
}

vm::Attempt<Step> static_access(Machine& machine, JavaThread& thread, bool is_put) {
  vm::Field& field = *ATTEMPT(resolve(machine, thread, true));
  if (is_put) ATTEMPT(check_final(machine, thread, field));
  ATTEMPT(ensure_initialised(machine, *field.owner));
  Insn& insn = current_insn(thread);
  Access access = access_for(field.kind);
  Insn resolved(is_put ? access.put_static : access.get_static, insn.a, insn.b, insn.c);
  resolved.pointer = machine.universe().static_address(field);
  if (field.owner->is_initialised()) {
    patch(machine, insn, resolved, field.owner->init_epoch == 0);
    return Step::Again;
  }
  // The class is being initialised by this thread: others must still wait at this instruction.
  vm::Slot* registers = thread.top->registers;
  auto* cell = static_cast<std::uint8_t*>(resolved.pointer);
  vm::Heap& heap = machine.universe().heap();
  if (is_put) {
    vm::Slot value = registers[insn.b];
    if (field.kind == vm::Kind::Boolean) value.i &= 1;
    heap.before_write(cell, 1);
    std::memcpy(cell, &value, std::size_t{1} << vm::log2_size(field.kind));
  } else {
    registers[insn.a] = load_cell(cell, field.kind);
  }
  if (machine.run().listener() != nullptr) {
    std::uint32_t* shadows = thread.shadows + (registers - thread.stack);
    vm::Shadows& cells = machine.universe().shadows();
    if (is_put) {
      cells.set_static(cell, to_cell(*machine.run().listener(), field.kind, shadows[insn.b]));
    } else {
      shadows[insn.a] = from_cell(*machine.run().listener(), field.kind, cells.at(cell));
    }
  }
  return Step::Next;
}

vm::Attempt<Step> constant(Machine& machine, JavaThread& thread) {
  vm::Class& from = *thread.top->method->owner;
  vm::Slot value = ATTEMPT(
      machine.resolver().resolve_constant(from, static_cast<std::uint16_t>(thread.top->pc->imm)));
  Insn& insn = current_insn(thread);
  auto tag = from.file->constant_pool.tag(static_cast<std::size_t>(insn.imm));
  bool is_reference =
      tag != classfile::Tag::Dynamic ||
      vm::kind_of(
          from.file->constant_pool.dynamic(static_cast<std::size_t>(insn.imm)).descriptor[0]) ==
          vm::Kind::Ref;
  bool permanent = is_reference && machine.universe().heap().is_permanent(value.ref);
  patch(machine, insn, Insn(Op::Const, insn.a, 0, 0, value.j), permanent);
  return Step::Again;
}

}  // namespace

vm::Slot load_cell(const void* cell, vm::Kind kind) {
  vm::Slot value;
  switch (kind) {
    case vm::Kind::Boolean:
    case vm::Kind::Byte:
      value.i = (*static_cast<const std::uint8_t*>(cell) ^ 0x80) - 0x80;  // sign-extended
      break;
    case vm::Kind::Char:
      value.i = *static_cast<const std::uint16_t*>(cell);
      break;
    case vm::Kind::Short:
      value.i = *static_cast<const std::int16_t*>(cell);
      break;
    default:
      std::memcpy(&value, cell, std::size_t{1} << vm::log2_size(kind));
  }
  return value;
}

namespace slow {

Step get_field(Machine& machine, JavaThread& thread) {
  return complete(machine, thread, thread.top, instance_access(machine, thread, false));
}
Step put_field(Machine& machine, JavaThread& thread) {
  return complete(machine, thread, thread.top, instance_access(machine, thread, true));
}
Step get_static(Machine& machine, JavaThread& thread) {
  return complete(machine, thread, thread.top, static_access(machine, thread, false));
}
Step put_static(Machine& machine, JavaThread& thread) {
  return complete(machine, thread, thread.top, static_access(machine, thread, true));
}
Step load_constant(Machine& machine, JavaThread& thread) {
  return complete(machine, thread, thread.top, constant(machine, thread));
}

}  // namespace slow

}  // namespace assay::interp
