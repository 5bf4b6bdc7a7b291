// SPDX-License-Identifier: Apache-2.0
#include "indy/type_adapter.h"

#include "classfile/opcodes.h"

namespace assay::indy {

using classfile::CodeBuilder;
using classfile::Opcode;

namespace {

constexpr std::string_view kNumber = "java/lang/Number";

/// The type a primitive has on the operand stack: one of IJFD.
char stack_type(char primitive) {
  return primitive == 'J' || primitive == 'F' || primitive == 'D' ? primitive : 'I';
}

void widen(CodeBuilder& code, char from, char to) {
  struct Row {
    char from, to;
    Opcode opcode;
  };
  static constexpr Row kRows[] = {{'I', 'J', Opcode::I2l}, {'I', 'F', Opcode::I2f},
                                  {'I', 'D', Opcode::I2d}, {'J', 'F', Opcode::L2f},
                                  {'J', 'D', Opcode::L2d}, {'F', 'D', Opcode::F2d}};
  for (const Row& row : kRows) {
    if (row.from == stack_type(from) && row.to == stack_type(to)) code.emit(row.opcode);
  }
}

void cast(CodeBuilder& code, const Type& from, const Type& to) {
  if (!from.klass->is_assignable_to(to.klass)) code.check_cast(to.class_name());
}

void unbox(CodeBuilder& code, const Type& from, char to) {
  const Primitive* boxed = primitive_in(from.class_name());
  const Primitive& target = *primitive_of(to);
  if (boxed != nullptr && (boxed->code == 'C' || boxed->code == 'Z')) {
    code.invoke_virtual(boxed->box, boxed->unbox, boxed->unbox_descriptor);
    widen(code, boxed->code, to);
  } else if (boxed != nullptr) {  // numbers widen by themselves: Integer.longValue
    code.invoke_virtual(boxed->box, target.unbox, target.unbox_descriptor);
  } else {
    const std::string_view holder = to == 'C' || to == 'Z' ? target.box : kNumber;
    if (from.class_name() != holder) code.check_cast(holder);
    code.invoke_virtual(holder, target.unbox, target.unbox_descriptor);
  }
}

void box_as(CodeBuilder& code, char from, const Type& to) {
  const Primitive* wanted = primitive_in(to.class_name());
  if (wanted != nullptr) widen(code, from, wanted->code);
  box(code, wanted != nullptr ? wanted->code : from);
}

}  // namespace

void box(CodeBuilder& code, char primitive) {
  const Primitive& type = *primitive_of(primitive);
  code.invoke_static(type.box, "valueOf", type.box_descriptor);
}

void adapt(CodeBuilder& code, const Type& from, const Type& to, const Type& functional) {
  if (from.is_void() || to.is_void()) return;
  if (from.is_primitive()) {
    if (to.is_primitive()) {
      widen(code, from.code(), to.code());
    } else {
      box_as(code, from.code(), to);
    }
    return;
  }
  const Type* known = &from;
  if (!functional.is_primitive()) {
    cast(code, from, functional);
    known = &functional;
  }
  if (to.is_primitive()) {
    unbox(code, *known, to.code());
  } else {
    cast(code, *known, to);
  }
}

}  // namespace assay::indy
