// SPDX-License-Identifier: Apache-2.0
// The one place where bytecode is taken apart. `for (const Instruction& each : Instructions(code))`
// goes over whole instructions; an Instruction is a view that allocates nothing and decodes an
// operand when asked for it. All of it is for code that has been accepted: by the verifier, or by
// Instruction::checked_at() one instruction at a time.
#pragma once

#include <cstdint>
#include <iterator>
#include <optional>

#include "classfile/class_file.h"
#include "classfile/opcodes.h"

namespace assay::classfile {

/// Goes over what has a size() and an operator[] that gives values.
template <class Range>
class IndexIterator {
 public:
  IndexIterator(const Range& range, std::uint32_t index) : range_(&range), index_(index) {}
  auto operator*() const { return (*range_)[index_]; }
  IndexIterator& operator++() {
    ++index_;
    return *this;
  }
  bool operator==(const IndexIterator& other) const { return index_ == other.index_; }

 private:
  const Range* range_;
  std::uint32_t index_;
};

struct Instruction;

struct SwitchCase {
  std::int32_t key;
  std::uint32_t target;
};

/// The cases of a switch in the order of their keys, without the default.
class SwitchCases {
 public:
  explicit SwitchCases(const Instruction& instruction);

  std::uint32_t size() const { return count_; }
  SwitchCase operator[](std::uint32_t index) const;
  IndexIterator<SwitchCases> begin() const { return {*this, 0}; }
  IndexIterator<SwitchCases> end() const { return {*this, count_}; }

 private:
  Bytes code_;
  std::uint32_t pc_, rows_, count_;
  bool is_table_;
  std::int32_t low_ = 0;  // the first key of a table
};

/// Where an instruction may jump: nowhere, to one place, or, for a switch, to its default and then
/// to its cases. Jumps of code that is still being verified may lead anywhere: what is before the
/// beginning shows as a large number.
class JumpTargets {
 public:
  JumpTargets() = default;
  explicit JumpTargets(const Instruction& instruction);

  std::uint32_t size() const { return count_; }
  std::uint32_t operator[](std::uint32_t index) const;
  IndexIterator<JumpTargets> begin() const { return {*this, 0}; }
  IndexIterator<JumpTargets> end() const { return {*this, count_}; }

 private:
  Bytes code_;
  std::uint32_t pc_ = 0, first_ = 0, rows_ = 0, step_ = 0, count_ = 0;
  bool is_short_ = false;
};

/// The bytes of an instruction in code that is known to consist of whole ones.
inline std::uint32_t whole_length(Bytes code, std::uint32_t pc) {
  std::uint32_t length = kFixedLengths[code[pc]];
  bool is_plain = length != 0 && length <= code.size() - pc;
  return is_plain ? length : checked_length(code, pc);
}

/// A whole instruction.
struct Instruction {
  Opcode opcode;  // of a wide instruction: the one it widens
  bool is_wide;
  std::uint32_t pc, length;
  Bytes code;

  static Instruction at(Bytes code, std::uint32_t pc) {
    return of_length(code, pc, whole_length(code, pc));
  }
  /// For code of unknown origin: nothing if there is no whole instruction.
  static std::optional<Instruction> checked_at(Bytes code, std::uint32_t pc);

  Operands operands() const { return operands_of(opcode); }
  std::uint32_t next_pc() const { return pc + length; }
  std::uint8_t u1(std::uint32_t offset) const { return code[pc + offset]; }
  std::uint16_t u2(std::uint32_t offset) const { return u2_at(code, pc + offset); }

  /// The local of an instruction with Operands::Local or Increment.
  std::uint16_t local_operand() const { return is_wide ? u2(2) : u1(1); }
  /// The local that a load or store is for, of the short forms such as iload_1 too.
  std::optional<std::uint16_t> loaded_local() const;
  std::optional<std::uint16_t> stored_local() const;
  /// The constant-pool index of an instruction that has one.
  std::uint16_t constant_operand() const {
    return operands() == Operands::Constant1 ? u1(1) : u2(1);
  }
  /// The number in a bipush or sipush, and what an iinc adds.
  std::int32_t number_operand() const;

  /// if..., ifnull, ifnonnull.
  bool is_conditional() const {
    return (opcode >= Opcode::Ifeq && opcode <= Opcode::IfAcmpne) || opcode == Opcode::Ifnull ||
           opcode == Opcode::Ifnonnull;
  }
  bool is_goto() const { return opcode == Opcode::Goto || opcode == Opcode::GotoW; }
  bool is_jsr() const { return opcode == Opcode::Jsr || opcode == Opcode::JsrW; }
  bool is_switch() const { return opcode == Opcode::Tableswitch || opcode == Opcode::Lookupswitch; }
  bool is_return() const { return opcode >= Opcode::Ireturn && opcode <= Opcode::Return; }
  /// A call of a method that the constant pool names: invokedynamic is none.
  bool is_call() const {
    return opcode >= Opcode::Invokevirtual && opcode <= Opcode::Invokeinterface;
  }

  /// Whether control never reaches the next instruction from here, jsr included.
  bool ends_flow() const {
    return is_goto() || opcode == Opcode::Ret || opcode == Opcode::Athrow || is_jsr() ||
           is_switch() || is_return();
  }

  bool has_targets() const {
    Operands kind = operands();
    return kind == Operands::Branch2 || kind == Operands::Branch4 || is_switch();
  }
  JumpTargets targets() const { return has_targets() ? JumpTargets(*this) : JumpTargets(); }
  /// Where a conditional jump, goto or jsr goes.
  std::uint32_t jump_target() const { return targets()[0]; }
  /// Of a switch.
  SwitchCases cases() const { return SwitchCases(*this); }
  std::uint32_t default_target() const { return targets()[0]; }

 private:
  static Instruction of_length(Bytes code, std::uint32_t pc, std::uint32_t length) {
    auto opcode = static_cast<Opcode>(code[pc]);
    bool is_wide = opcode == Opcode::Wide;
    if (is_wide) opcode = static_cast<Opcode>(code[pc + 1]);
    return {opcode, is_wide, pc, length, code};
  }
};

/// The instructions of a method's code in their order, for range-based for.
class Instructions {
 public:
  class Iterator {
   public:
    using iterator_category = std::input_iterator_tag;
    using value_type = Instruction;
    using difference_type = std::ptrdiff_t;

    explicit Iterator(Bytes code) : now_{Opcode::Nop, false, 0, 0, code} { read(); }
    const Instruction& operator*() const { return now_; }
    const Instruction* operator->() const { return &now_; }
    Iterator& operator++() {
      now_.pc += now_.length;
      read();
      return *this;
    }
    bool operator==(std::default_sentinel_t) const { return now_.pc >= now_.code.size(); }

   private:
    void read() {
      if (now_.pc < now_.code.size()) now_ = Instruction::at(now_.code, now_.pc);
    }
    Instruction now_;
  };

  explicit Instructions(Bytes code) : code_(code) {}
  Iterator begin() const { return Iterator(code_); }
  std::default_sentinel_t end() const { return {}; }

 private:
  Bytes code_;
};

}  // namespace assay::classfile
