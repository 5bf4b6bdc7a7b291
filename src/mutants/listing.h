// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "classfile/class_file.h"
#include "classfile/constant_pool.h"
#include "classfile/instructions.h"
#include "classfile/line_numbers.h"
#include "classfile/opcodes.h"
#include "vm/linking/verified_code.h"

namespace assay::mutants {

/// One instruction of a method. Short forms are written out: iload_1 is Iload with operand 1,
/// ldc_w and ldc2_w are Ldc, goto_w is Goto, and a wide prefix is gone.
struct Instruction {
  std::uint32_t pc = 0;
  classfile::Opcode opcode = classfile::Opcode::Nop;
  std::int32_t operand = 0;  // variable, pool index, or where a jump goes
  std::int32_t by = 0;       // of an iinc
  bool is_labelled = false;  // something refers to this place: a jump, a handler, a debug table
};

/// The instructions of one method in their order, and short ways to ask about them. Positions
/// past the end may be asked for: they match nothing.
class Listing {
 public:
  explicit Listing(const vm::VerifiedCode& code);

  const vm::VerifiedCode& code() const { return code_; }
  const classfile::MethodInfo& method() const { return *code_.method().info; }
  const classfile::ConstantPool& pool() const { return code_.pool(); }
  const classfile::ClassFile& file() const { return *code_.method().owner->file; }
  std::size_t size() const { return instructions_.size(); }
  const Instruction& operator[](std::size_t at) const { return instructions_[at]; }

  bool is(std::size_t at, classfile::Opcode opcode) const {
    return at < size() && instructions_[at].opcode == opcode;
  }
  /// The same for an instruction that control only reaches from the one in front of it.
  bool follows(std::size_t at, classfile::Opcode opcode) const {
    return is(at, opcode) && !instructions_[at].is_labelled;
  }
  bool is_labelled(std::size_t at) const { return at < size() && instructions_[at].is_labelled; }
  bool is_conditional_jump(std::size_t at) const;
  bool is_switch(std::size_t at) const;
  bool is_call(std::size_t at) const;  // invokedynamic is none
  bool is_call_of(std::size_t at, std::string_view owner, std::string_view name) const;
  /// The method that a call names.
  classfile::MemberRef member(std::size_t at) const {
    return pool().member(static_cast<std::size_t>(instructions_[at].operand));
  }
  /// The source line of an instruction; -1 if the class file does not say.
  int line(std::size_t at) const { return lines_.line_of(instructions_[at].pc); }
  /// The position of the instruction at a bytecode index; size() if there is none.
  std::size_t position(std::uint32_t pc) const;

 private:
  void add(const classfile::Instruction& written);
  void label(std::uint32_t pc);
  void label_tables();

  vm::VerifiedCode code_;
  classfile::LineTable lines_;
  std::vector<Instruction> instructions_;
};

}  // namespace assay::mutants
