// SPDX-License-Identifier: Apache-2.0
// Rules for the four orders of integers. What bounds and bits decide is decided where the node is
// made (facts.cpp); here are the rules that make a different term.
#include <algorithm>
#include <utility>

#include "expr/simplify/simplifier.h"

namespace assay::expr {

namespace {

__extension__ using Wide = __int128;

bool is_signed(Op op) { return op == Op::Slt || op == Op::Sle; }
bool is_strict(Op op) { return op == Op::Ult || op == Op::Slt; }

Op unsigned_of(Op op) { return is_strict(op) ? Op::Ult : Op::Ule; }

}  // namespace

/// The least and the greatest value of a term in the order of a comparison.
struct Simplifier::Ends {
  Wide least, most;

  Ends(Op op, const Interval& range)
      : least(is_signed(op) ? Wide{range.smin} : Wide{range.umin}),
        most(is_signed(op) ? Wide{range.smax} : Wide{range.umax}) {}
};

/// A comparison that only one value of a term passes, or only one fails, is an equality.
Term Simplifier::less_at_the_ends(Op op, Term a, Term b) {
  if (is_constant(a) == is_constant(b)) return {};
  const bool constant_first = is_constant(a);
  const Term x = constant_first ? b : a;
  const Term end = constant_first ? a : b;
  const Wide k = is_signed(op) ? Wide{number(end)} : Wide{bits(end)};
  const Ends ends(op, terms_.facts(x).range);
  const int step = is_strict(op) ? 1 : 0;
  auto equals = [&](Wide value) {
    return binary(Op::Eq, x, constant(width(x), static_cast<std::uint64_t>(value)));
  };
  if (constant_first) {
    // match:  (< k x) or (<= k x), passed by x's greatest value alone
    // result: (= x greatest)
    if (k + step == ends.most) return equals(ends.most);
    // match:  (< k x) or (<= k x), failed by x's least value alone
    // result: (bvnot (= x least))
    if (k + step - 1 == ends.least) return negate(equals(ends.least));
  } else {
    // match:  (< x k) or (<= x k), passed by x's least value alone
    // result: (= x least)
    if (k - step == ends.least) return equals(ends.least);
    // match:  (< x k) or (<= x k), failed by x's greatest value alone
    // result: (bvnot (= x greatest))
    if (k - step + 1 == ends.most) return negate(equals(ends.most));
  }
  return {};
}

/// Extensions keep the order, so it can be compared before extending.
Term Simplifier::less_of_extensions(Op op, Term a, Term b) {
  const Node x = at(a);
  const Node y = at(b);
  if (x.op != y.op || !is_extension(a)) return {};
  // match:  (op (zero_extend x) (zero_extend y)) or (op (sign_extend x) (sign_extend y))
  // result: (op x y) in the wider of their widths, unsigned after zero extension
  const unsigned wider = std::max(width(x.a), width(y.a));
  if (x.op == Op::ZExt) {
    return binary(unsigned_of(op), zero_extend(x.a, wider), zero_extend(y.a, wider));
  }
  return binary(op, sign_extend(x.a, wider), sign_extend(y.a, wider));
}

Term Simplifier::less_of_extension(Op op, Term a, Term b) {
  const bool constant_first = is_constant(a);
  const Term extension = constant_first ? b : a;
  const Term k = constant_first ? a : b;
  if (!is_constant(k) || !is_extension(extension)) return {};
  const Node x = at(extension);
  const unsigned inner = width(x.a);
  const std::uint64_t low = bits(k) & mask_of(inner);
  const std::int64_t extended =
      x.op == Op::ZExt ? static_cast<std::int64_t>(low) : to_signed(low, inner);
  // match:  (op (zero_extend x) k) or (op (sign_extend x) k), k itself such an extension
  // result: (op x k) in x's own width, unsigned after zero extension
  if ((static_cast<std::uint64_t>(extended) & mask_of(x.width)) != bits(k)) return {};
  const Op narrow = x.op == Op::ZExt ? unsigned_of(op) : op;
  const Term end = constant(inner, low);
  return constant_first ? binary(narrow, end, x.a) : binary(narrow, x.a, end);
}

Term Simplifier::less_of_sum(Op op, Term a, Term b) {
  const bool constant_first = is_constant(a);
  const Term sum = constant_first ? b : a;
  const Term k = constant_first ? a : b;
  if (!is_constant(k) || !is(sum, Op::Add) || !is_constant(at(sum).b)) return {};
  const Node x = at(sum);
  const Ends all(op, Interval::all(x.width));
  const Ends ends(op, terms_.facts(x.a).range);
  // An unsigned sum may also wrap always: c - '0' for a c that is at least '0'.
  Wide step = is_signed(op) ? Wide{number(x.b)} : Wide{bits(x.b)};
  if (!is_signed(op) && ends.least + step > all.most) step -= all.most + 1;
  if (ends.least + step < all.least || ends.most + step > all.most) return {};
  const Wide end = (is_signed(op) ? Wide{number(k)} : Wide{bits(k)}) - step;
  if (end < all.least || end > all.most) return {};
  // match:  (op (bvadd x k1) k2), the sum not overflowing
  // result: (op x k2-k1)
  const Term moved = constant(x.width, static_cast<std::uint64_t>(end));
  return constant_first ? binary(op, moved, x.a) : binary(op, x.a, moved);
}

Term Simplifier::less_of_booleans(Op op, Term a, Term b) {
  // match:  (bvslt x y) or (bvsle x y) of width 1, where 1 means -1
  // result: (bvult y x) or (bvule y x)
  if (is_signed(op)) std::swap(a, b);
  // match:  (bvult x y) of width 1
  // result: (bvand (bvnot x) y)
  // match:  (bvule x y) of width 1
  // result: (bvor (bvnot x) y)
  return binary(is_strict(op) ? Op::And : Op::Or, negate(a), b);
}

Term Simplifier::less(Op op, Term a, Term b) {
  // match:  (< x x) or (<= x x)
  // result: false or true
  if (a == b) return terms_.boolean(!is_strict(op));
  if (width(a) == 1) return less_of_booleans(op, a, b);
  if (!is_constant(a) && !is_constant(b)) return less_of_extensions(op, a, b);
  if (Term simpler = less_of_extension(op, a, b)) return simpler;
  if (Term simpler = less_of_sum(op, a, b)) return simpler;
  return less_at_the_ends(op, a, b);
}

}  // namespace assay::expr
