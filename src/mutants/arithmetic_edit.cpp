// SPDX-License-Identifier: Apache-2.0
#include "mutants/arithmetic_edit.h"

#include <optional>

namespace assay::mutants {

namespace {

using classfile::Opcode;
using interp::Insn;
using interp::Op;

/// The instructions that the translator has for an opcode.
struct Forms {
  Opcode opcode;
  Op plain;                         // both operands in registers
  std::optional<Op> with_constant;  // the right one in the instruction
  bool negates = false;             // the constant: x - 5 is x + -5
};

constexpr Forms kForms[] = {
    {Opcode::Iadd, Op::IAdd, Op::IAddK},
    {Opcode::Isub, Op::ISub, Op::IAddK, true},
    {Opcode::Imul, Op::IMul, Op::IMulK},
    {Opcode::Idiv, Op::IDiv, Op::IDivK},
    {Opcode::Irem, Op::IRem, Op::IRemK},
    {Opcode::Iand, Op::IAnd, Op::IAndK},
    {Opcode::Ior, Op::IOr, Op::IOrK},
    {Opcode::Ixor, Op::IXor, Op::IXorK},
    {Opcode::Ishl, Op::IShl, Op::IShlK},
    {Opcode::Ishr, Op::IShr, Op::IShrK},
    {Opcode::Iushr, Op::IUshr, Op::IUshrK},
    {Opcode::Ladd, Op::LAdd, Op::LAddK},
    {Opcode::Lsub, Op::LSub, Op::LAddK, true},
    {Opcode::Lmul, Op::LMul, Op::LMulK},
    {Opcode::Land, Op::LAnd, Op::LAndK},
    {Opcode::Lshl, Op::LShl, Op::LShlK},
    {Opcode::Lshr, Op::LShr, Op::LShrK},
    {Opcode::Lushr, Op::LUshr, Op::LUshrK},
    {Opcode::Ldiv, Op::LDiv, {}},
    {Opcode::Lrem, Op::LRem, {}},
    {Opcode::Lor, Op::LOr, {}},
    {Opcode::Lxor, Op::LXor, {}},
    {Opcode::Fadd, Op::FAdd, {}},
    {Opcode::Fsub, Op::FSub, {}},
    {Opcode::Fmul, Op::FMul, {}},
    {Opcode::Fdiv, Op::FDiv, {}},
    {Opcode::Frem, Op::FRem, {}},
    {Opcode::Dadd, Op::DAdd, {}},
    {Opcode::Dsub, Op::DSub, {}},
    {Opcode::Dmul, Op::DMul, {}},
    {Opcode::Ddiv, Op::DDiv, {}},
    {Opcode::Drem, Op::DRem, {}},
};

const Forms* forms_of(Opcode opcode) {
  for (const Forms& forms : kForms) {
    if (forms.opcode == opcode) return &forms;
  }
  return nullptr;
}

/// Dividing by these is not done by the instruction that has the divisor in it: 0 throws, and -1
/// overflows in C++.
bool is_special_divisor(Op op, std::int64_t constant) {
  return (op == Op::IDivK || op == Op::IRemK) && (constant == 0 || constant == -1);
}

std::int64_t negated(Op op, std::int64_t constant) {
  if (op == Op::IAddK) return static_cast<std::int32_t>(0u - static_cast<std::uint32_t>(constant));
  return static_cast<std::int64_t>(0u - static_cast<std::uint64_t>(constant));
}

}  // namespace

bool exchange_arithmetic(Insn& insn, Opcode from, Opcode to, bool constant_is_right) {
  const Forms *old_forms = forms_of(from), *new_forms = forms_of(to);
  if (old_forms == nullptr || new_forms == nullptr) return false;
  if (insn.op == old_forms->plain) {
    insn.op = new_forms->plain;
    return true;
  }
  if (insn.op != old_forms->with_constant || !new_forms->with_constant || !constant_is_right)
    return false;
  bool negates = old_forms->negates != new_forms->negates;
  std::int64_t constant = negates ? negated(insn.op, insn.imm) : insn.imm;
  if (is_special_divisor(*new_forms->with_constant, constant)) return false;
  insn.op = *new_forms->with_constant;
  insn.imm = constant;
  return true;
}

}  // namespace assay::mutants
