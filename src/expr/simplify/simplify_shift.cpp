// SPDX-License-Identifier: Apache-2.0
// Rules for shifts. A distance of the width or more gives 0 (or the sign).
#include <algorithm>

#include "expr/simplify/simplifier.h"

namespace assay::expr {

/// Both distances are constants and the inner shift goes the same way.
Term Simplifier::shift_of_shift(Op op, Term a, Term b) {
  const Node x = at(a);
  if (x.op != op || !is_constant(x.b)) return {};
  // Each one below the width, or the inner shift would have been simplified.
  const std::uint64_t distance = std::min<std::uint64_t>(bits(x.b), x.width) + bits(b);
  // match:  (bvashr (bvashr x k1) k2)
  // result: (bvashr x k1+k2), at most the sign
  if (op == Op::AShr) {
    return binary(op, x.a, constant(x.width, std::min<std::uint64_t>(distance, x.width - 1)));
  }
  // match:  (bvshl (bvshl x k1) k2) or (bvlshr (bvlshr x k1) k2)
  // result: the shift by k1+k2, or 0
  if (distance >= x.width) return constant(x.width, 0);
  return binary(op, x.a, constant(x.width, distance));
}

Term Simplifier::shl(Term a, Term b) {
  const unsigned w = width(a);
  // match:  (bvshl 0 x)
  // result: 0
  if (is_constant(a) && bits(a) == 0) return a;
  if (!is_constant(b)) return {};
  const std::uint64_t k = bits(b);
  // match:  (bvshl x 0)
  // result: x
  if (k == 0) return a;
  // match:  (bvshl x k), k the width or more
  // result: 0
  if (k >= w) return constant(w, 0);
  if (Term shorter = shift_of_shift(Op::Shl, a, b)) return shorter;
  // match:  (bvshl (bvlshr x k) k) or (bvshl (bvashr x k) k)
  // result: (bvand x -1<<k)
  const Node x = at(a);
  if ((x.op == Op::LShr || x.op == Op::AShr) && x.b == b) {
    return binary(Op::And, x.a, constant(w, mask_of(w) << k));
  }
  return {};
}

Term Simplifier::lshr(Term a, Term b) {
  const unsigned w = width(a);
  // match:  (bvlshr 0 x)
  // result: 0
  if (is_constant(a) && bits(a) == 0) return a;
  if (!is_constant(b)) return {};
  const std::uint64_t k = bits(b);
  // match:  (bvlshr x 0)
  // result: x
  if (k == 0) return a;
  // match:  (bvlshr x k), k the width or more
  // result: 0
  if (k >= w) return constant(w, 0);
  if (Term shorter = shift_of_shift(Op::LShr, a, b)) return shorter;
  // match:  (bvlshr (bvshl x k) k)
  // result: (bvand x -1>>k)
  const Node x = at(a);
  if (x.op == Op::Shl && x.b == b) return binary(Op::And, x.a, constant(w, mask_of(w) >> k));
  return {};
}

Term Simplifier::ashr(Term a, Term b) {
  const unsigned w = width(a);
  // match:  (bvashr x y) of width 1
  // result: x
  if (w == 1) return a;
  // match:  (bvashr -1 x)
  // result: -1
  if (is_constant(a) && bits(a) == mask_of(w)) return a;
  // match:  (bvashr x y), x not negative
  // result: (bvlshr x y)
  if (terms_.facts(a).bits.zeros & sign_bit_of(w)) return binary(Op::LShr, a, b);
  if (!is_constant(b)) return {};
  const std::uint64_t k = bits(b);
  // match:  (bvashr x 0)
  // result: x
  if (k == 0) return a;
  // match:  (bvashr x k), k the width or more
  // result: (bvashr x width-1)
  if (k >= w) return binary(Op::AShr, a, constant(w, w - 1));
  if (Term shorter = shift_of_shift(Op::AShr, a, b)) return shorter;
  // match:  (bvashr (bvshl x k) k)
  // result: (sign_extend (extract x width-k-1..0))
  const Node x = at(a);
  if (x.op == Op::Shl && x.b == b) {
    return sign_extend(extract(x.a, 0, w - static_cast<unsigned>(k)), w);
  }
  return {};
}

}  // namespace assay::expr
