// SPDX-License-Identifier: Apache-2.0
// Where integers may wrap: the operands of a sum, difference or product and what the type can hold.
#include "concolic/recorder.h"
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
  if (terms_.is_constant(condition)) return;
  path_.sums.push_back(
      {site_of(site), condition, evaluator_.value(condition) != 0, path_.decisions.size()});
}

}  // namespace assay::concolic
