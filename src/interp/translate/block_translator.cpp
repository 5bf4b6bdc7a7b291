// SPDX-License-Identifier: Apache-2.0
// The operand stack at translation time: which register or constant each entry stands for. What
// instructions become is in translate_values.cpp and translate_control.cpp.
#include "interp/translate/block_translator.h"

#include <algorithm>

#include "base/check.h"
#include "classfile/descriptor.h"
#include "vm/class.h"

namespace assay::interp {

RegisterMap::RegisterMap(const vm::VerifiedCode& source) {
  const vm::Method& method = source.method();
  locals_.assign(source.max_locals(), UINT32_MAX);
  std::uint32_t index = 0, next = 0;
  std::vector<std::uint32_t> second_halves;
  if (!method.is_static()) locals_[index++] = next++;
  for (classfile::TypeDescriptor type :
       classfile::MethodDescriptor(method.info->descriptor).parameters()) {
    locals_[index++] = next++;
    if (type.slots() == 2) second_halves.push_back(index++);
  }
  for (; index < locals_.size(); ++index) locals_[index] = next++;
  for (std::uint32_t half : second_halves) locals_[half] = next++;
  stack_base_ = next;
  temporaries_ =
      stack_base_ + source.max_stack() + 1;  // + 1: a call without arguments returns there
}

BlockTranslator::BlockTranslator(const vm::VerifiedCode& source, const RegisterMap& registers,
                                 Code& code, Block& block)
    : method_(source.method()),
      registers_(registers),
      code_(code),
      block_(block),
      bytecode_(source.bytecode()),
      now_{Opcode::Nop, false, 0, 0, bytecode_} {}

std::vector<BlockTranslator::Successor> BlockTranslator::translate() {
  for (bool wide : block_.entry_stack) push_register(slot(stack_.size()), wide);
  pc_ = block_.start;
  while (pc_ < block_.end && !ends_) {
    now_ = classfile::Instruction::at(bytecode_, pc_);
    CHECK(translate_one(now_.opcode), "every opcode should have a translation");
    pc_ = now_.next_pc();
  }
  if (!ends_) {
    pc_ = block_.end;
    settle_all();
    add_successor(block_.end);
  }
  return std::move(successors_);
}

bool BlockTranslator::translate_one(Opcode opcode) {
  return translate_constant(opcode) || translate_variable(opcode) || translate_integer(opcode) ||
         translate_floating(opcode) || translate_conversion(opcode) || translate_branch(opcode) ||
         translate_memory(opcode) || translate_call(opcode) || translate_stack(opcode);
}

void BlockTranslator::add_successor(std::uint32_t pc) {
  Successor successor{pc, {}};
  for (const Entry& entry : stack_) successor.stack.push_back(entry.is_wide);
  successors_.push_back(std::move(successor));
}

Insn& BlockTranslator::emit(Op op, unsigned a, unsigned b, unsigned c, std::int64_t payload) {
  block_.insns.emplace_back(op, a, b, c, payload);
  block_.bytecode_index.push_back(static_cast<std::uint16_t>(std::min(pc_, block_.end - 1)));
  return block_.insns.back();
}

void BlockTranslator::emit_push(Op op, bool wide, unsigned b, unsigned c, std::int64_t payload) {
  std::uint32_t target = slot(stack_.size());
  emit(op, target, b, c, payload);
  push_register(target, wide);
}

Entry BlockTranslator::pop() {
  CHECK(!stack_.empty(), "the operand stack should not underflow in verified code");
  Entry entry = stack_.back();
  stack_.pop_back();
  return entry;
}

std::uint32_t BlockTranslator::in_register(const Entry& entry, std::size_t depth) {
  if (!entry.is_constant) return entry.reg;
  emit(Op::Const, slot(depth), 0, 0, entry.constant);
  return slot(depth);
}

std::uint32_t BlockTranslator::pop_register() {
  Entry entry = pop();
  return in_register(entry, stack_.size());
}

void BlockTranslator::settle(std::size_t depth) {
  Entry& entry = stack_[depth];
  if (entry.is_constant) {
    emit(Op::Const, slot(depth), 0, 0, entry.constant);
  } else if (entry.reg != slot(depth)) {
    emit(Op::Move, slot(depth), entry.reg);
  }
  entry = {false, entry.is_wide, slot(depth), 0};
}

void BlockTranslator::settle_all() {
  for (std::size_t depth = 0; depth < stack_.size(); ++depth) settle(depth);
}

void BlockTranslator::save_uses_of(std::uint32_t reg) {
  for (std::size_t depth = 0; depth < stack_.size(); ++depth) {
    if (!stack_[depth].is_constant && stack_[depth].reg == reg) settle(depth);
  }
}

bool BlockTranslator::is_used(std::uint32_t reg) const {
  return std::any_of(stack_.begin(), stack_.end(),
                     [&](const Entry& entry) { return !entry.is_constant && entry.reg == reg; });
}

void BlockTranslator::load(std::uint32_t local, bool wide) {
  push_register(registers_.of_local(local), wide);
}

void BlockTranslator::store(std::uint32_t local) {
  std::uint32_t target = registers_.of_local(local);
  Entry value = pop();
  if (value.is_constant) {
    save_uses_of(target);
    emit(Op::Const, target, 0, 0, value.constant);
    return;
  }
  if (value.reg == target) return;
  // The instruction that has just computed the value can put it into the variable directly.
  bool fresh = !block_.insns.empty() && writes_a(block_.insns.back().op) &&
               block_.insns.back().a == value.reg && value.reg >= registers_.stack_base();
  if (fresh && !is_used(target) && !is_used(value.reg)) {
    block_.insns.back().a = static_cast<std::uint16_t>(target);
    return;
  }
  save_uses_of(target);
  emit(Op::Move, target, value.reg);
}

void BlockTranslator::increment(std::uint32_t local, std::int32_t by) {
  std::uint32_t reg = registers_.of_local(local);
  save_uses_of(reg);
  emit(Op::IAddK, reg, reg, 0, by);
}

void BlockTranslator::duplicate(unsigned entries) {
  std::size_t first = stack_.size() - entries;
  for (unsigned i = 0; i < entries; ++i) stack_.push_back(Entry(stack_[first + i]));
}

/// dup_x1, dup_x2, dup2_x1, dup2_x2: puts a copy of the top `copied` entries below the `skipped`
/// entries under them.
void BlockTranslator::duplicate_below(unsigned copied, unsigned skipped) {
  std::size_t base = stack_.size() - copied - skipped;
  std::vector<Entry> old(stack_.begin() + static_cast<std::ptrdiff_t>(base), stack_.end());
  std::vector<Entry> mixed(old.begin() + skipped, old.end());
  mixed.insert(mixed.end(), old.begin(), old.end());
  stack_.resize(base);
  // Values that are in stack registers would be overwritten by the moves: they go through
  // temporaries. Variables and constants can stay where they are.
  std::vector<Entry> staged = old;
  unsigned temporary = 0;
  for (Entry& entry : staged) {
    if (entry.is_constant || entry.reg < slot(base) || entry.reg >= registers_.temporary(0))
      continue;
    emit(Op::Move, registers_.temporary(temporary), entry.reg);
    entry.reg = registers_.temporary(temporary++);
  }
  for (std::size_t i = 0; i < mixed.size(); ++i) {
    std::size_t source = i < copied ? skipped + i : i - copied;
    Entry entry = staged[source];
    stack_.push_back(entry);
    if (!entry.is_constant && entry.reg >= registers_.temporary(0)) settle(stack_.size() - 1);
  }
}

void BlockTranslator::swap_top() {
  std::size_t base = stack_.size() - 2;
  Entry low = stack_[base], high = stack_[base + 1];
  auto is_stacked = [&](const Entry& entry) {
    return !entry.is_constant && entry.reg >= slot(base);
  };
  if (is_stacked(low) || is_stacked(high)) {
    std::uint32_t low_reg = in_register(low, base), high_reg = in_register(high, base + 1);
    emit(Op::Move, registers_.temporary(0), low_reg);
    emit(Op::Move, registers_.temporary(1), high_reg);
    emit(Op::Move, slot(base), registers_.temporary(1));
    emit(Op::Move, slot(base + 1), registers_.temporary(0));
    stack_[base] = {false, high.is_wide, slot(base), 0};
    stack_[base + 1] = {false, low.is_wide, slot(base + 1), 0};
    return;
  }
  std::swap(stack_[base], stack_[base + 1]);
}

/// How many entries the top two words of the stack are: one long or two others.
unsigned BlockTranslator::entries_of_two_words() const { return stack_.back().is_wide ? 1 : 2; }

bool BlockTranslator::translate_stack(Opcode opcode) {
  auto below = [&](unsigned copied) {  // entries in the two words under the copied ones
    return stack_[stack_.size() - 1 - copied].is_wide ? 1u : 2u;
  };
  switch (opcode) {
    case Opcode::Nop:
      return true;
    case Opcode::Pop:
      pop();
      return true;
    case Opcode::Pop2:
      for (unsigned n = entries_of_two_words(); n > 0; --n) pop();
      return true;
    case Opcode::Dup:
      duplicate(1);
      return true;
    case Opcode::DupX1:
      duplicate_below(1, 1);
      return true;
    case Opcode::DupX2:
      duplicate_below(1, below(1));
      return true;
    case Opcode::Dup2:
      duplicate(entries_of_two_words());
      return true;
    case Opcode::Dup2X1:
      duplicate_below(entries_of_two_words(), 1);
      return true;
    case Opcode::Dup2X2: {
      unsigned copied = entries_of_two_words();
      duplicate_below(copied, below(copied));
      return true;
    }
    case Opcode::Swap:
      swap_top();
      return true;
    default:
      return false;
  }
}

}  // namespace assay::interp
