// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string_view>

#include "classfile/instructions.h"
#include "classfile/verifier/frame.h"
#include "classfile/verifier/method_context.h"

namespace assay::classfile::verifier {

/// What an instruction does to a frame (JVMS 4.10.1.9), checking that the frame allows it. Shared
/// by the type checker and by inference; where control goes is their business. The instruction must
/// have passed CodeScan. All functions return false once verification has failed.
///
/// Most instructions are done by their stack_effect(); the others are in simulate_*.cpp. Large
/// because it has a function for each of these and for each way to take an operand.
class Simulator {
 public:
  explicit Simulator(MethodContext& context) : context_(context) {}

  bool step(const Instruction& instruction, Frame& frame);

 private:
  // simulator.cpp: the operand stack and local variables
  bool push(const Type& type);
  bool push_value(TypeDescriptor descriptor);
  bool pop_slot(Type& type);
  bool pop(const Type& expected);
  bool pop_kind(Kind kind);
  bool pop_value(TypeDescriptor descriptor);
  bool pop_initialized(Type& type);  // a reference, null or not
  bool pop_any_reference(Type& type);
  bool bad_operand(const Type& found, std::string_view expected);
  bool apply_effect(std::string_view effect);
  bool pop_effect(std::string_view types);
  bool pop_array(char element);
  bool load(char letter, std::uint16_t local);
  bool store(char letter, std::uint16_t local);
  bool step_local(const Instruction& instruction);

  // simulate_stack.cpp: pop, dup and swap
  bool step_stack(Opcode opcode);
  bool duplicate(std::size_t count, std::size_t depth);
  bool is_slot_boundary(std::size_t depth) const;

  // simulate_objects.cpp: constants, objects and arrays
  bool step_object(const Instruction& instruction);
  bool load_constant(std::uint16_t index);
  bool new_object(const Instruction& instruction);
  bool new_array(std::uint8_t element_code);
  bool new_multi_array(const Instruction& instruction);
  bool check_cast(std::string_view name);
  bool load_reference_element();
  bool store_reference_element();
  bool array_length();
  bool return_from(Opcode opcode);

  // simulate_members.cpp: fields and methods
  bool step_member(const Instruction& instruction);
  bool access_field(Opcode opcode, const MemberRef& field);
  bool pop_field_owner(bool is_put, const MemberRef& field);
  bool invoke(const Instruction& instruction);
  bool invoke_dynamic(const Instruction& instruction);
  bool pop_arguments(std::string_view descriptor);
  bool invoke_constructor(const MemberRef& method);
  bool initialize_this(const Type& type, const MemberRef& method);
  bool initialize_new(const Type& type, const MemberRef& method);
  bool check_special_owner(const Instruction& instruction, const MemberRef& method);
  bool check_protected(const Type& receiver, const MemberRef& member);

  MethodContext& context_;
  Frame* frame_ = nullptr;
};

}  // namespace assay::classfile::verifier
