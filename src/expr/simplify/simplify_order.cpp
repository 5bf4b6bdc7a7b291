// SPDX-License-Identifier: Apache-2.0
// Two comparisons of the same two terms are one. Of two numbers exactly one holds: x is less, they
// are equal, x is greater, or (with a NaN) they are unordered. A comparison is the set of those
// outcomes for which it holds; and and or intersect and join the sets. This is what turns the
// three-way comparisons of the JVM (lcmp, fcmpl, fcmpg) plus a branch into one comparison.
#include "expr/simplify/simplifier.h"

namespace assay::expr {

namespace {

constexpr unsigned kLess = 1;
constexpr unsigned kEqual = 2;
constexpr unsigned kGreater = 4;
constexpr unsigned kUnordered = 8;

/// The operations that compare in one way.
struct Order {
  Op equal, less, less_or_equal;
  unsigned all;
};
constexpr Order kSigned{Op::Eq, Op::Slt, Op::Sle, kLess | kEqual | kGreater};
constexpr Order kUnsigned{Op::Eq, Op::Ult, Op::Ule, kLess | kEqual | kGreater};
constexpr Order kFloat{Op::FEq, Op::FLt, Op::FLe, kLess | kEqual | kGreater | kUnordered};

bool belongs(Op op, const Order& order) {
  return op == order.equal || op == order.less || op == order.less_or_equal;
}

const Order* order_of(Op first, Op second) {
  for (const Order* order : {&kSigned, &kUnsigned, &kFloat}) {
    if (belongs(first, *order) && belongs(second, *order)) return order;
  }
  return nullptr;
}

/// The outcomes of a comparison for its operands in the other order.
unsigned swapped(unsigned outcomes) {
  return (outcomes & kEqual) | ((outcomes & kLess) ? kGreater : 0);
}

/// A comparison or its negation.
struct Literal {
  Node comparison;
  bool negated;

  unsigned outcomes(const Order& order, Term x) const {
    unsigned set = kEqual;
    if (comparison.op == order.less) set = kLess;
    if (comparison.op == order.less_or_equal) set = kLess | kEqual;
    if (comparison.a != x) set = swapped(set);
    return negated ? order.all & ~set : set;
  }
};

}  // namespace

Term Simplifier::join_comparisons(Op op, Term a, Term b) {
  auto literal_of = [this](Term term) {
    const bool negated = is(term, Op::Not);
    return Literal{at(negated ? at(term).a : term), negated};
  };
  const Literal first = literal_of(a);
  const Literal second = literal_of(b);
  if (!is_comparison(first.comparison.op) || !is_comparison(second.comparison.op)) return {};
  const Term x = first.comparison.a;
  const Term y = first.comparison.b;
  const bool same = second.comparison.a == x && second.comparison.b == y;
  const bool crossed = second.comparison.a == y && second.comparison.b == x;
  const Order* order = order_of(first.comparison.op, second.comparison.op);
  if ((!same && !crossed) || order == nullptr) return {};

  // match:  (and p q) or (or p q), p and q comparisons of x and y or negated ones
  // result: the comparison, or its negation, that holds for the same outcomes
  const unsigned p = first.outcomes(*order, x);
  const unsigned q = second.outcomes(*order, x);
  const unsigned set = op == Op::And ? p & q : p | q;
  if (set == 0) return terms_.boolean(false);
  if (set == order->all) return terms_.boolean(true);
  auto direct = [&](unsigned outcomes) -> Term {
    switch (outcomes) {
      case kLess:
        return binary(order->less, x, y);
      case kEqual:
        return binary(order->equal, x, y);
      case kGreater:
        return binary(order->less, y, x);
      case kLess | kEqual:
        return binary(order->less_or_equal, x, y);
      case kGreater | kEqual:
        return binary(order->less_or_equal, y, x);
      default:
        return {};
    }
  };
  if (Term result = direct(set)) return result;
  const Term opposite = direct(order->all & ~set);
  return opposite ? negate(opposite) : Term{};
}

}  // namespace assay::expr
