// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "classfile/constant_pool.h"
#include "classfile/instructions.h"
#include "classfile/opcodes.h"
#include "hazards/callee.h"
#include "hazards/state.h"
#include "hazards/terms.h"
#include "vm/class.h"
#include "vm/linking/verified_code.h"

namespace assay::hazards {

/// Takes a value of a type (I, J, F, D or A) from the operands. One that was forgotten is an opaque
/// value, named after the instruction and its number there.
TermId pop_operand(State& state, char type, std::uint32_t pc, int number);

/// What an instruction that goes on to the next one does to a state, if it does not fail: what it
/// needed in order not to fail is known afterwards. Large because it has a function for each family
/// of instructions.
class Step {
 public:
  Step(Surroundings& surroundings, const vm::VerifiedCode& code, Terms& terms)
      : surroundings_(surroundings), code_(code), terms_(terms) {}

  void run(const classfile::Instruction& instruction, State& state);
  /// Whether an instruction may throw at all.
  static bool may_throw(const classfile::Instruction& instruction);

  /// The operands of a call, the receiver first.
  static std::vector<TermId> pop_arguments(State& state, std::string_view descriptor,
                                           bool has_receiver, std::uint32_t pc);
  CallSite site_of(const classfile::Instruction& instruction, const State& state,
                   TermId receiver) const;

 private:
  TermId pop(char type) { return pop_operand(*state_, type, pc_, popped_++); }
  void push(TermId term);
  TermId latest(const Term& term, const Fact& fact);
  TermId opaque(char type, const Fact& fact);
  const vm::Class& owner() const { return *code_.method().owner; }

  // step.cpp
  void load(std::uint16_t local, char type);
  void store(std::uint16_t local, char type);
  void constant(std::uint16_t index);
  void stack(classfile::Opcode opcode);
  void duplicate(std::size_t count, std::size_t depth);
  void increment(const classfile::Instruction& instruction);
  void by_effect(const classfile::Instruction& instruction);
  bool arithmetic(classfile::Opcode opcode);

  // step_objects.cpp
  bool objects(const classfile::Instruction& instruction);
  void array_load(classfile::Opcode opcode);
  void array_store(classfile::Opcode opcode);
  void new_array(const vm::Class* type, bool is_exact);
  void new_multi_array(const classfile::Instruction& instruction);
  void new_object(std::string_view name);
  void check_cast(std::string_view name);
  void instance_of(std::string_view name);
  void get_field(const classfile::MemberRef& member, bool is_static);
  void put_field(const classfile::MemberRef& member, bool is_static);
  void initialise(const vm::Class& used);
  void use_index(TermId array, TermId index);

  // step_calls.cpp
  void call(const classfile::Instruction& instruction);
  void dynamic_call(const classfile::Instruction& instruction);
  bool known_call(const CallSite& site, const std::vector<TermId>& arguments);
  void learn_call(const Summary& summary, const std::vector<TermId>& arguments);
  void push_result(const CallSite& site, const Summary& summary,
                   const std::vector<TermId>& arguments);

  Surroundings& surroundings_;
  const vm::VerifiedCode& code_;
  Terms& terms_;
  State* state_ = nullptr;
  std::uint32_t pc_ = 0;
  int popped_ = 0;
};

/// The letter of the elements that an array instruction is for; A for references.
char element_type(classfile::Opcode opcode);

}  // namespace assay::hazards
