// SPDX-License-Identifier: Apache-2.0
#include "hazards/step.h"

#include <algorithm>

#include "classfile/constant_pool.h"
#include "classfile/opcodes.h"

namespace assay::hazards {

using classfile::Instruction;
using classfile::Opcode;

namespace {

bool is_wide(char type) { return type == 'J' || type == 'D'; }

Fact default_fact(char type) {
  Fact fact;
  if (type == 'I' || type == 'J') fact.range = range_of_type(type);
  return fact;
}

/// The type of a load, store or arithmetic instruction by its place among five of a kind.
char typed(int place) { return "IJFDA"[place]; }

}  // namespace

TermId pop_operand(State& state, char type, std::uint32_t pc, int number) {
  if (is_wide(type)) state.slots.pop_back();
  TermId term = state.slots.back();
  state.slots.pop_back();
  if (term != kNoTerm && state.terms()[term].type == type) return term;
  Term unknown{TermKind::Opaque, type};
  unknown.number = static_cast<std::int64_t>(pc) << 8 | (0x80 + number);
  TermId id = state.terms().make(unknown, default_fact(type));
  state.retire(id);
  return id;
}

void Step::push(TermId term) {
  state_->slots.push_back(term);
  if (is_wide(terms_[term].type)) state_->slots.push_back(kNoTerm);
}

/// A term of this moment: older values that it stood for are forgotten.
TermId Step::latest(const Term& term, const Fact& fact) {
  TermId id = terms_.make(term, fact);
  if (is_of_moment(term)) state_->retire(id);
  return id;
}

TermId Step::opaque(char type, const Fact& fact) {
  Term term{TermKind::Opaque, type};
  term.number = static_cast<std::int64_t>(pc_) << 8;
  return latest(term, fact);
}

bool Step::may_throw(const Instruction& instruction) {
  const Opcode opcode = instruction.opcode;
  if (opcode >= Opcode::Iaload && opcode <= Opcode::Saload) return true;
  if (opcode >= Opcode::Iastore && opcode <= Opcode::Sastore) return true;
  if (opcode >= Opcode::Getstatic) return opcode != Opcode::Ifnull && opcode != Opcode::Ifnonnull;
  return opcode == Opcode::Idiv || opcode == Opcode::Ldiv || opcode == Opcode::Irem ||
         opcode == Opcode::Lrem || opcode == Opcode::Ldc || opcode == Opcode::LdcW ||
         opcode == Opcode::Ldc2W || instruction.is_return();
}

void Step::run(const Instruction& instruction, State& state) {
  state_ = &state;
  pc_ = instruction.pc;
  popped_ = 0;
  const Opcode opcode = instruction.opcode;
  auto number = [&](std::int64_t value, char type) { push(terms_.number(value, type)); };
  const int code = static_cast<int>(opcode);
  if (auto local = instruction.loaded_local()) {
    int place = opcode <= Opcode::Aload ? code - static_cast<int>(Opcode::Iload)
                                        : (code - static_cast<int>(Opcode::Iload0)) / 4;
    return load(*local, typed(place));
  }
  if (auto local = instruction.stored_local()) {
    int place = opcode <= Opcode::Astore ? code - static_cast<int>(Opcode::Istore)
                                         : (code - static_cast<int>(Opcode::Istore0)) / 4;
    return store(*local, typed(place));
  }
  if (opcode == Opcode::AconstNull) return push(terms_.null());
  if (opcode >= Opcode::IconstM1 && opcode <= Opcode::Iconst5)
    return number(code - static_cast<int>(Opcode::Iconst0), 'I');
  if (opcode == Opcode::Lconst0 || opcode == Opcode::Lconst1)
    return number(code - static_cast<int>(Opcode::Lconst0), 'J');
  if (opcode >= Opcode::Fconst0 && opcode <= Opcode::Fconst2)
    return push(terms_.real(code - static_cast<int>(Opcode::Fconst0), 'F'));
  if (opcode == Opcode::Dconst0 || opcode == Opcode::Dconst1)
    return push(terms_.real(code - static_cast<int>(Opcode::Dconst0), 'D'));
  if (opcode == Opcode::Bipush || opcode == Opcode::Sipush)
    return number(instruction.number_operand(), 'I');
  if (opcode >= Opcode::Ldc && opcode <= Opcode::Ldc2W)
    return constant(instruction.constant_operand());
  if (opcode >= Opcode::Pop && opcode <= Opcode::Swap) return stack(opcode);
  if (opcode == Opcode::Iinc) return increment(instruction);
  if (objects(instruction)) return;
  by_effect(instruction);
}

void Step::load(std::uint16_t local, char type) {
  TermId term = state_->slots[local];
  if (term == kNoTerm || terms_[term].type != type) {
    term = opaque(type, default_fact(type));
    state_->slots[local] = term;
  }
  push(term);
}

void Step::store(std::uint16_t local, char type) {
  TermId value = pop(type);
  state_->slots[local] = value;
  if (is_wide(type)) state_->slots[local + std::size_t{1}] = kNoTerm;
  // The first half of a long that ended here is none any more.
  if (local > 0) {
    TermId& before = state_->slots[local - std::size_t{1}];
    if (before != kNoTerm && is_wide(terms_[before].type)) before = kNoTerm;
  }
}

void Step::increment(const Instruction& instruction) {
  std::uint16_t local = instruction.local_operand();
  TermId term = state_->slots[local];
  if (term == kNoTerm || terms_[term].type != 'I') term = opaque('I', default_fact('I'));
  TermId addend = terms_.number(instruction.number_operand(), 'I');
  state_->slots[local] = terms_.binary(Opcode::Iadd, term, addend, 'I');
}

void Step::constant(std::uint16_t index) {
  const classfile::ConstantPool& pool = code_.pool();
  switch (pool.tag(index)) {
    case classfile::Tag::Integer:
      return push(terms_.number(pool.integer(index), 'I'));
    case classfile::Tag::Long:
      return push(terms_.number(pool.long_integer(index), 'J'));
    case classfile::Tag::Float:
      return push(terms_.real(static_cast<double>(pool.float_number(index)), 'F'));
    case classfile::Tag::Double:
      return push(terms_.real(pool.double_number(index), 'D'));
    case classfile::Tag::String:
      return push(
          terms_.string(surroundings_.universe().well_known().string, pool.text_of(index), index));
    case classfile::Tag::Dynamic: {
      char type = pool.dynamic(index).descriptor[0];
      if (type == 'L' || type == '[') type = 'A';
      if (type == 'Z' || type == 'B' || type == 'C' || type == 'S') type = 'I';
      return push(opaque(type, default_fact(type)));
    }
    default: {  // a class, method type or method handle
      Term term{TermKind::Literal, 'A'};
      term.number = index;
      return push(terms_.make(term, Fact::of_type(nullptr, false, Nullness::NonNull)));
    }
  }
}

/// Copies the top slots and puts them below the next ones.
void Step::duplicate(std::size_t count, std::size_t depth) {
  std::vector<TermId>& slots = state_->slots;
  std::vector<TermId> copy(slots.end() - static_cast<std::ptrdiff_t>(count), slots.end());
  slots.insert(slots.end() - static_cast<std::ptrdiff_t>(count + depth), copy.begin(), copy.end());
}

void Step::stack(Opcode opcode) {
  std::vector<TermId>& slots = state_->slots;
  switch (opcode) {
    case Opcode::Pop:
      slots.pop_back();
      break;
    case Opcode::Pop2:
      slots.resize(slots.size() - 2);
      break;
    case Opcode::Swap:
      std::swap(slots[slots.size() - 1], slots[slots.size() - 2]);
      break;
    case Opcode::Dup:
      return duplicate(1, 0);
    case Opcode::DupX1:
      return duplicate(1, 1);
    case Opcode::DupX2:
      return duplicate(1, 2);
    case Opcode::Dup2:
      return duplicate(2, 0);
    case Opcode::Dup2X1:
      return duplicate(2, 1);
    default:
      return duplicate(2, 2);
  }
}

/// Everything that takes numbers and gives one.
void Step::by_effect(const Instruction& instruction) {
  const Opcode opcode = instruction.opcode;
  std::string_view effect = classfile::stack_effect(opcode);
  std::size_t arrow = effect.find('>');
  std::vector<TermId> operands;
  for (std::size_t i = arrow; i > 0; --i) operands.push_back(pop(effect[i - 1]));
  if (arrow + 1 == effect.size()) return;
  const char type = effect[arrow + 1];
  if (opcode >= Opcode::Lcmp && opcode <= Opcode::Dcmpg) {
    Term compare{TermKind::Compare, 'I', opcode, operands[1], operands[0]};
    return push(terms_.make(compare, Fact::of_range({-1, 1})));
  }
  const bool is_division = opcode == Opcode::Idiv || opcode == Opcode::Irem ||
                           opcode == Opcode::Ldiv || opcode == Opcode::Lrem;
  if (is_division) state_->learn_not_zero(operands[0]);
  if (operands.size() == 2) return push(terms_.binary(opcode, operands[1], operands[0], type));
  push(terms_.unary(opcode, operands[0], type));
}

}  // namespace assay::hazards
