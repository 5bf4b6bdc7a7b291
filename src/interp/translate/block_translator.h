// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "classfile/class_file.h"
#include "classfile/instructions.h"
#include "classfile/opcodes.h"
#include "interp/code.h"
#include "vm/class.h"
#include "vm/linking/verified_code.h"

namespace assay::interp {

/// What the translator knows of one operand-stack entry: a constant, or a register that holds the
/// value. An entry at depth d is *settled* when it is in its own register stack_base + d.
struct Entry {
  bool is_constant = false;
  bool is_wide = false;  // long or double: two entries for the dup family
  std::uint32_t reg = 0;
  std::int64_t constant = 0;
};

/// Where the method's variables live. Parameters are numbered one register each, because a
/// caller passes one slot per argument; so variables behind a long parameter move down, and the
/// second halves of long parameters, which old code may reuse, go to the end.
class RegisterMap {
 public:
  explicit RegisterMap(const vm::VerifiedCode& source);

  std::uint32_t of_local(std::uint32_t index) const { return locals_[index]; }
  std::uint32_t stack_base() const { return stack_base_; }
  std::uint32_t temporary(unsigned index) const { return temporaries_ + index; }
  std::uint32_t count() const { return temporaries_ + kTemporaries; }

 private:
  static constexpr std::uint32_t kTemporaries = 4;
  std::vector<std::uint32_t> locals_;
  std::uint32_t stack_base_ = 0, temporaries_ = 0;
};

/// A run of bytecode that is only entered at its first instruction, with its translation.
/// Jump targets are still bytecode indices.
struct Block {
  std::uint32_t start = 0, end = 0;
  std::vector<bool> entry_stack;  // is_wide of each entry at the beginning
  bool reached = false;
  std::vector<Insn> insns;
  std::vector<std::uint16_t> bytecode_index;
};

/// Translates one block. Loads of variables and constants emit nothing: they become operands of
/// the instruction that uses them. At the end of a block every entry is settled. Large because it
/// has a function for each family of instructions.
class BlockTranslator {
 public:
  struct Successor {
    std::uint32_t pc;
    std::vector<bool> stack;
  };

  BlockTranslator(const vm::VerifiedCode& source, const RegisterMap& registers, Code& code,
                  Block& block);

  /// Fills in the block and tells where control may go next.
  std::vector<Successor> translate();

 private:
  using Opcode = classfile::Opcode;

  // The stack.
  std::uint32_t slot(std::size_t depth) const {
    return registers_.stack_base() + static_cast<std::uint32_t>(depth);
  }
  void push_register(std::uint32_t reg, bool wide) { stack_.push_back({false, wide, reg, 0}); }
  void push_constant(std::int64_t value, bool wide) { stack_.push_back({true, wide, 0, value}); }
  Entry pop();
  /// The register an operand is in; a constant is put into the register of its depth first.
  std::uint32_t in_register(const Entry& entry, std::size_t depth);
  std::uint32_t pop_register();
  void settle(std::size_t depth);
  void settle_all();
  /// Entries that stand for a variable which is about to change get its old value.
  void save_uses_of(std::uint32_t reg);
  bool is_used(std::uint32_t reg) const;

  // Emission.
  Insn& emit(Op op, unsigned a = 0, unsigned b = 0, unsigned c = 0, std::int64_t payload = 0);
  /// Emits an operation whose result becomes the new top of the stack.
  void emit_push(Op op, bool wide, unsigned b = 0, unsigned c = 0, std::int64_t payload = 0);

  // Families of instructions.
  bool translate_one(Opcode opcode);
  bool translate_constant(Opcode opcode);
  bool translate_variable(Opcode opcode);
  bool translate_stack(Opcode opcode);
  bool translate_integer(Opcode opcode);
  bool translate_floating(Opcode opcode);
  bool translate_conversion(Opcode opcode);
  bool translate_branch(Opcode opcode);
  bool translate_memory(Opcode opcode);
  bool translate_call(Opcode opcode);

  void load(std::uint32_t local, bool wide);
  void store(std::uint32_t local);
  void increment(std::uint32_t local, std::int32_t by);
  void load_pool_constant(std::uint32_t index);
  void binary(Op op, bool wide);
  void binary_int(Op op, Op with_constant, bool commutes);
  void binary_long(Op op, Op with_constant, bool commutes, bool shift);
  void unary(Op op, bool wide);
  void duplicate(unsigned entries);
  void duplicate_below(unsigned copied, unsigned skipped);
  void swap_top();
  unsigned entries_of_two_words() const;

  void compare_and_jump(Op op, Op with_constant);
  void jump_if_zero(Op with_constant, unsigned condition);
  void jump_on_reference(Op op, unsigned operands);
  void translate_switch();
  void jump_to(std::uint32_t pc);
  void emit_jump(Op op, unsigned b, unsigned c, std::int32_t constant, std::uint32_t target);
  bool fuse_comparison(unsigned condition);

  void array_load(Op op, bool wide);
  void array_store(Op op);
  void get_field(bool is_static);
  void put_field(bool is_static);
  void invoke(Op op, bool has_receiver);

  void add_successor(std::uint32_t pc);

  const vm::Method& method_;
  const RegisterMap& registers_;
  Code& code_;
  Block& block_;
  classfile::Bytes bytecode_;
  std::vector<Entry> stack_;
  std::vector<Successor> successors_;
  classfile::Instruction now_;  // the one that is being translated
  std::uint32_t pc_ = 0;        // its place, or the end of the block
  bool ends_ = false;           // control does not fall through
};

}  // namespace assay::interp
