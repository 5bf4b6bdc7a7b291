// SPDX-License-Identifier: Apache-2.0
// Where integers may wrap: the operands of a sum, difference or product and what the type can hold.
#include "concolic/exact_values.h"
#include "concolic/recorder.h"
#include "expr/bits.h"
#include "expr/term.h"
#include "interp/insn.h"

namespace assay::concolic {

namespace {

using expr::Op;
using expr::Term;
using expr::Terms;

constexpr std::size_t kMostSums = 200;  // of one run

/// Hacker's rule: a sum wraps if both operands differ in sign from the result.
Term sum_wraps(Terms& terms, Term a, Term b, Term result) {
  Term both =
      terms.binary(Op::And, terms.binary(Op::Xor, a, result), terms.binary(Op::Xor, b, result));
  return terms.binary(Op::Slt, both, terms.constant(terms.width(result), 0));
}

/// A difference a - b is the sum b + result = a, which wraps at the same time.
Term difference_wraps(Terms& terms, Term a, Term b, Term result) {
  return sum_wraps(terms, b, result, a);
}

Term product_wraps(Terms& terms, Term a, Term b, Term result) {
  if (terms.width(result) == 32) {
    Term wide = terms.binary(Op::Mul, terms.sign_extend(a, 64), terms.sign_extend(b, 64));
    return terms.negate(terms.equal(wide, terms.sign_extend(result, 64)));
  }
  Term zero = terms.constant(64, 0);
  Term differs = terms.negate(terms.equal(terms.binary(Op::SDiv, result, b), a));
  return terms.both(terms.negate(terms.equal(b, zero)), differs);
}

}  // namespace

void Recorder::note_sum(const interp::ShadowSite& site, Op op, Term result) {
  using Wraps = Term (*)(Terms&, Term, Term, Term);
  Wraps wraps = op == Op::Add   ? sum_wraps
                : op == Op::Sub ? difference_wraps
                : op == Op::Mul ? product_wraps
                                : nullptr;
  if (wraps == nullptr || path_.sums.size() >= kMostSums) return;
  const interp::Insn& insn = site.insn;
  unsigned width = terms_.width(result);
  bool has_constant = insn.op == interp::Op::IAddK || insn.op == interp::Op::IMulK ||
                      insn.op == interp::Op::LAddK || insn.op == interp::Op::LMulK;
  Term a = operand(site, insn.b, width);
  Term b = has_constant ? terms_.constant(width, static_cast<std::uint64_t>(insn.imm))
                        : operand(site, insn.c, width);
  Term condition = wraps(terms_, a, b, result);
  add_sum(site, condition);
}

void Recorder::add_sum(const interp::ShadowSite& site, Term wraps) {
  if (terms_.is_constant(wraps) || path_.sums.size() >= kMostSums) return;
  path_.sums.push_back(
      {site_of(site), wraps, evaluator_.value(wraps) != 0, path_.decisions.size()});
}

/// A cast that loses more than a sign, and the opposite of the least number.
void Recorder::note_loss(const interp::ShadowSite& site) {
  const interp::Op op = site.insn.op;
  const unsigned width = op == interp::Op::L2I || op == interp::Op::LNeg ? 64 : 32;
  const Term value = operand(site, site.insn.b, width);
  if (op == interp::Op::INeg || op == interp::Op::LNeg) {
    const Term least = terms_.constant(width, std::uint64_t{1} << (width - 1));
    return add_sum(site, terms_.equal(value, least));
  }
  const unsigned left = op == interp::Op::L2I ? 32 : op == interp::Op::I2B ? 8 : 16;
  const bool is_cast = op == interp::Op::L2I || op == interp::Op::I2B || op == interp::Op::I2S ||
                       op == interp::Op::I2C;
  if (!is_cast) return;
  const std::int64_t least = -(std::int64_t{1} << (left - 1)), most = (std::int64_t{1} << left) - 1;
  const auto constant = [&](std::int64_t number) {
    return terms_.constant(width, static_cast<std::uint64_t>(number));
  };
  add_sum(site, terms_.either(terms_.binary(Op::Slt, value, constant(least)),
                              terms_.binary(Op::Slt, constant(most), value)));
}

ExactValues::Operand Recorder::exact_operand(const interp::ShadowSite& site, unsigned reg,
                                             bool is_long) const {
  const vm::Slot& slot = site.registers[reg];
  return {Term{site.shadows[reg]}, is_long ? slot.j : slot.i};
}

void Recorder::note_exact(const interp::ShadowSite& site, Term result) {
  const interp::Insn& insn = site.insn;
  const bool is_long = ExactValues::takes_longs(insn.op);
  const bool has_constant = insn.op >= interp::Op::IAddK && insn.op <= interp::Op::IRemK;
  const bool has_long_constant = insn.op >= interp::Op::LAddK && insn.op <= interp::Op::LUshrK;
  const bool is_observed = site.frame.method->traits.observed;
  ExactValues::Operation operation{.op = insn.op,
                                   .a = exact_operand(site, insn.b, is_long),
                                   .b = {},
                                   .result = {result, 0},
                                   .site = site_of(site),
                                   .is_observed = is_observed};
  operation.result.value = expr::to_signed(evaluator_.value(result), terms_.width(result));
  if (has_constant || has_long_constant) {
    operation.b.value = insn.imm;
  } else if (!ExactValues::is_unary(insn.op)) {
    const bool is_shift =
        insn.op == interp::Op::LShl || insn.op == interp::Op::LShr || insn.op == interp::Op::LUshr;
    operation.b = exact_operand(site, insn.c, is_long && !is_shift);
  }
  exact_->note(operation);
  if (is_observed) note_loss(site);
}

}  // namespace assay::concolic
