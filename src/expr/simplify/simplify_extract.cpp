// SPDX-License-Identifier: Apache-2.0
// Rules for taking bits out of terms and for extending them.
#include "base/check.h"
#include "expr/simplify/simplifier.h"

namespace assay::expr {

namespace {

bool is_low_bits_operation(Op op) {  // bit n of the result depends on no higher bit
  return op == Op::Add || op == Op::Sub || op == Op::Mul || op == Op::And || op == Op::Or ||
         op == Op::Xor;
}

}  // namespace

/// Finds the bits further down, in one operand of `a`, if that is all they depend on.
bool Simplifier::step_inside(Term& a, unsigned& low, unsigned width) {
  const Node x = at(a);
  const std::uint64_t range = mask_of(width) << low;
  switch (x.op) {
    // match:  (extract (extract x from n) from m)
    // result: (extract x from n+m)
    case Op::Extract:
      low += x.detail;
      a = x.a;
      return true;
    // match:  (extract (bvor x y)) or (extract (bvxor x y)), y zero there (a concatenation)
    // result: (extract x)
    case Op::Or:
    case Op::Xor: {
      const bool first_zero = (terms_.facts(x.a).bits.possible() & range) == 0;
      const bool second_zero = (terms_.facts(x.b).bits.possible() & range) == 0;
      if (!first_zero && !second_zero) return false;
      a = second_zero ? x.a : x.b;
      return true;
    }
    // match:  (extract (bvand x y)), y one there
    // result: (extract x)
    case Op::And: {
      const bool first_ones = (~terms_.facts(x.a).bits.ones & range) == 0;
      const bool second_ones = (~terms_.facts(x.b).bits.ones & range) == 0;
      if (!first_ones && !second_ones) return false;
      a = second_ones ? x.a : x.b;
      return true;
    }
    // match:  (extract (bvshl x k) from n), n at least k
    // result: (extract x from n-k)
    case Op::Shl:
      if (!is_constant(x.b) || bits(x.b) > low) return false;
      low -= static_cast<unsigned>(bits(x.b));
      a = x.a;
      return true;
    // match:  (extract (bvlshr x k) from n) or (extract (bvashr x k) from n), bits of x alone
    // result: (extract x from n+k)
    case Op::LShr:
    case Op::AShr:
      if (!is_constant(x.b) || bits(x.b) + low + width > x.width) return false;
      low += static_cast<unsigned>(bits(x.b));
      a = x.a;
      return true;
    default:
      return false;
  }
}

Term Simplifier::extract_extension(const Node& extension, unsigned low, unsigned to) {
  const unsigned inner = width(extension.a);
  // match:  (extract (zero_extend x)) or (extract (sign_extend x)), bits of x alone
  // result: (extract x)
  if (low + to <= inner) return extract(extension.a, low, to);
  // match:  (extract (zero_extend x)), bits above x alone
  // result: 0
  // match:  (extract (zero_extend x)), bits of x and above
  // result: (zero_extend (extract x))
  if (extension.op == Op::ZExt) {
    if (low >= inner) return constant(to, 0);
    return zero_extend(extract(extension.a, low, inner - low), to);
  }
  // match:  (extract (sign_extend x)), the sign of x and maybe bits of it
  // result: (sign_extend (extract x))
  const unsigned first = low < inner ? low : inner - 1;
  return sign_extend(extract(extension.a, first, inner - first), to);
}

/// The low bits of a term for which that is no new node but a constant or a smaller extension.
Term Simplifier::narrowed(Term a, unsigned to) {
  const Node x = at(a);
  if (x.op == Op::Constant) return constant(to, x.constant());
  if (!is_extension(a) || width(x.a) > to) return {};
  return x.op == Op::ZExt ? zero_extend(x.a, to) : sign_extend(x.a, to);
}

Term Simplifier::extract_narrowed(Term a, unsigned to) {
  const Node x = at(a);
  if (!is_low_bits_operation(x.op)) return {};
  // match:  (extract (op x y) from 0), op one of bvadd, bvsub, bvmul, bvand, bvor, bvxor;
  //         x and y extensions or constants
  // result: (op x y) in the smaller width
  const Term first = narrowed(x.a, to);
  if (!first) return {};
  const Term second = narrowed(x.b, to);
  return second ? binary(x.op, first, second) : Term{};
}

Term Simplifier::extract(Term a, unsigned low, unsigned to) {
  CHECK(low + to <= width(a), "extracted bits should exist");
  // match:  (extract x), all of it
  // result: x
  while (to != width(a) && step_inside(a, low, to)) {
  }
  if (to == width(a)) return a;
  const Node x = at(a);
  if (is_extension(a)) return extract_extension(x, low, to);
  if (x.op == Op::Constant) return constant(to, x.constant() >> low);
  // match:  (extract (ite c k1 k2))
  // result: (ite c k1' k2')
  if (x.op == Op::Ite && is_constant(x.b) && is_constant(x.c)) {
    return ite(x.a, constant(to, bits(x.b) >> low), constant(to, bits(x.c) >> low));
  }
  if (low == 0) {
    if (Term simpler = extract_narrowed(a, to)) return simpler;
  }
  return fold_or_make(
      Node{Op::Extract, static_cast<std::uint8_t>(to), static_cast<std::uint16_t>(low), a});
}

Term Simplifier::extend_arms(Op op, Term a, unsigned to) {
  const Node x = at(a);
  if (x.op != Op::Ite || !is_constant(x.b) || !is_constant(x.c)) return {};
  // match:  (zero_extend (ite c k1 k2)) or (sign_extend (ite c k1 k2))
  // result: (ite c k1' k2')
  const bool zeros = op == Op::ZExt;
  const Term then = zeros ? zero_extend(x.b, to) : sign_extend(x.b, to);
  const Term otherwise = zeros ? zero_extend(x.c, to) : sign_extend(x.c, to);
  return ite(x.a, then, otherwise);
}

Term Simplifier::zero_extend(Term a, unsigned to) {
  CHECK(to >= width(a), "an extension should not cut bits off");
  const Node x = at(a);
  // match:  (zero_extend x) by no bits
  // result: x
  if (to == x.width) return a;
  // match:  (zero_extend (zero_extend x))
  // result: (zero_extend x)
  if (x.op == Op::ZExt) return zero_extend(x.a, to);
  // match:  (zero_extend (extract x from 0)), the bits cut off being zero
  // result: x, extended or cut to the width
  if (x.op == Op::Extract && x.detail == 0 && terms_.facts(x.a).range.umax <= mask_of(x.width)) {
    return to >= width(x.a) ? zero_extend(x.a, to) : extract(x.a, 0, to);
  }
  if (Term simpler = extend_arms(Op::ZExt, a, to)) return simpler;
  return fold_or_make(Node{Op::ZExt, static_cast<std::uint8_t>(to), 0, a});
}

Term Simplifier::sign_extend(Term a, unsigned to) {
  CHECK(to >= width(a), "an extension should not cut bits off");
  const Node x = at(a);
  // match:  (sign_extend x) by no bits
  // result: x
  if (to == x.width) return a;
  // match:  (sign_extend (sign_extend x))
  // result: (sign_extend x)
  if (x.op == Op::SExt) return sign_extend(x.a, to);
  // match:  (sign_extend (extract x from 0)), x being in the range of the smaller width
  // result: x, extended or cut to the width
  if (x.op == Op::Extract && x.detail == 0) {
    const Interval range = terms_.facts(x.a).range;
    if (range.smin >= signed_min_of(x.width) && range.smax <= signed_max_of(x.width)) {
      return to >= width(x.a) ? sign_extend(x.a, to) : extract(x.a, 0, to);
    }
  }
  if (Term simpler = extend_arms(Op::SExt, a, to)) return simpler;
  // match:  (sign_extend x), x not negative (a zero extension)
  // result: (zero_extend x)
  if (terms_.facts(a).bits.zeros & sign_bit_of(x.width)) return zero_extend(a, to);
  return fold_or_make(Node{Op::SExt, static_cast<std::uint8_t>(to), 0, a});
}

}  // namespace assay::expr
