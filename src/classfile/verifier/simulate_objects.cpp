// SPDX-License-Identifier: Apache-2.0
// What instructions that make, test, load and return values do to a frame, where it is not just
// their stack effect.
#include <fmt/format.h>

#include <algorithm>

#include "classfile/descriptor.h"
#include "classfile/verifier/simulator.h"

namespace assay::classfile::verifier {

bool Simulator::step_object(const Instruction& instruction) {
  Type value;
  switch (instruction.opcode) {
    case Opcode::AconstNull:
      return push({Kind::Null});
    case Opcode::Ldc:
    case Opcode::LdcW:
    case Opcode::Ldc2W:
      return load_constant(instruction.constant_operand());
    case Opcode::Aaload:
      return load_reference_element();
    case Opcode::Aastore:
      return store_reference_element();
    case Opcode::Jsr:
    case Opcode::JsrW:
      return push({Kind::ReturnAddress, static_cast<std::uint16_t>(instruction.next_pc())});
    case Opcode::New:
      return new_object(instruction);
    case Opcode::Newarray:
      return new_array(instruction.u1(1));
    case Opcode::Anewarray:
      return pop_kind(Kind::Int) &&
             push(reference(context_.array_of(context_.pool().class_name(instruction.u2(1)))));
    case Opcode::Multianewarray:
      return new_multi_array(instruction);
    case Opcode::Arraylength:
      return array_length();
    case Opcode::Athrow:
      return pop(reference(kThrowable));
    case Opcode::Checkcast:
      return check_cast(context_.pool().class_name(instruction.u2(1)));
    case Opcode::Instanceof:
      return pop_initialized(value) && push({Kind::Int});
    case Opcode::Ireturn:
    case Opcode::Lreturn:
    case Opcode::Freturn:
    case Opcode::Dreturn:
    case Opcode::Areturn:
    case Opcode::Return:
      return return_from(instruction.opcode);
    default:
      return apply_effect(stack_effect(instruction.opcode));
  }
}

/// JVMS 4.10.1.9.ldc
bool Simulator::load_constant(std::uint16_t index) {
  const ConstantPool& pool = context_.pool();
  switch (pool.tag(index)) {
    case Tag::Integer:
      return push({Kind::Int});
    case Tag::Float:
      return push({Kind::Float});
    case Tag::Long:
      return push({Kind::Long});
    case Tag::Double:
      return push({Kind::Double});
    case Tag::String:
      return push(reference("java/lang/String"));
    case Tag::Class:
      return push(reference("java/lang/Class"));
    case Tag::MethodHandle:
      return push(reference("java/lang/invoke/MethodHandle"));
    case Tag::MethodType:
      return push(reference("java/lang/invoke/MethodType"));
    default:
      return push_value({pool.dynamic(index).descriptor});
  }
}

/// JVMS 4.10.1.9.new: two objects of one `new` must never be around uninitialized at once, for
/// they could not be told apart.
bool Simulator::new_object(const Instruction& instruction) {
  Type made{Kind::Uninitialized, static_cast<std::uint16_t>(instruction.pc)};
  const auto& stack = frame_->stack;
  if (std::find(stack.begin(), stack.end(), made) != stack.end()) {
    return context_.fail("Bad type on operand stack",
                         "Uninitialized object exists on operand stack from the same new.");
  }
  std::replace(frame_->locals.begin(), frame_->locals.end(), made, Type());
  frame_->locals_changed = true;
  return push(made);
}

bool Simulator::new_array(std::uint8_t element_code) {
  constexpr std::string_view kNames[] = {"[Z", "[C", "[F", "[D", "[B", "[S", "[I", "[J"};
  return pop_kind(Kind::Int) && push(reference(kNames[element_code - 4]));
}

bool Simulator::new_multi_array(const Instruction& instruction) {
  for (int dimensions = instruction.u1(3); dimensions > 0; --dimensions) {
    if (!pop_kind(Kind::Int)) return false;
  }
  return push(reference(context_.pool().class_name(instruction.u2(1))));
}

bool Simulator::check_cast(std::string_view name) {
  Type value;
  return pop_initialized(value) && push(reference(name));
}

bool Simulator::load_reference_element() {
  Type array;
  if (!pop_kind(Kind::Int) || !pop_slot(array)) return false;
  if (array.kind == Kind::Null) return push({Kind::Null});
  if (!array.is_array()) return bad_operand(array, "'[Ljava/lang/Object;'");
  TypeDescriptor element{array.name.substr(1)};
  if (!element.is_reference()) return bad_operand(array, "'[Ljava/lang/Object;'");
  return push_value(element);
}

bool Simulator::store_reference_element() {
  Type value, array;
  if (!pop_initialized(value) || !pop_kind(Kind::Int) || !pop_slot(array)) return false;
  if (array.kind == Kind::Null) return true;
  bool holds_references = array.is_array() && TypeDescriptor{array.name.substr(1)}.is_reference();
  return holds_references || bad_operand(array, "'[Ljava/lang/Object;'");
}

bool Simulator::array_length() {
  Type array;
  if (!pop_slot(array)) return false;
  if (array.kind != Kind::Null && !array.is_array()) return bad_operand(array, "array type");
  return push({Kind::Int});
}

bool Simulator::return_from(Opcode opcode) {
  TypeDescriptor expected = MethodDescriptor(context_.method().descriptor).return_type();
  if (opcode == Opcode::Return) {
    if (!expected.is_void()) {
      return context_.fail("Method expects a return value");
    }
    if (frame_->this_is_uninitialized) {
      return context_.fail("Constructor must call super() or this() before return");
    }
    return true;
  }
  Kind returned = Kind::Reference;
  if (opcode != Opcode::Areturn) returned = kind_of(stack_effect(opcode)[0]);
  if (expected.is_void()) {
    return context_.fail("Method does not expect a return value");
  }
  if (type_of(expected).kind != returned) {
    return context_.fail("Bad return type");
  }
  if (returned != Kind::Reference) return pop_value(expected);
  Type found;
  if (!pop_slot(found)) return false;
  return context_.require(
      context_.is_assignable(found, type_of(expected)), "Bad return type",
      fmt::format("Type {} (current frame, stack[{}]) is not assignable to {} (from method "
                  "signature)",
                  to_string(found), frame_->stack.size(), to_string(type_of(expected))));
}

}  // namespace assay::classfile::verifier
