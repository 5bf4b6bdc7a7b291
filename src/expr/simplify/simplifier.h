// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <optional>

#include "expr/bits.h"
#include "expr/terms.h"

namespace assay::expr {

/// The constructors behind `Terms`: fold what is constant, apply the first rule that matches,
/// otherwise make the node. Rules stand in family files (simplify_*.cpp); each one gives the empty
/// term if it does not match. They look one or two nodes deep, or go down in a loop: an expression
/// may be too deep for recursion. Large because it has a function for each rule.
class Simplifier {
 public:
  explicit Simplifier(Terms& terms) : terms_(terms) {}

  Term unary(Op op, Term a);
  Term binary(Op op, Term a, Term b);
  Term ite(Term condition, Term then, Term otherwise);
  Term extract(Term a, unsigned low, unsigned width);
  Term zero_extend(Term a, unsigned width);
  Term sign_extend(Term a, unsigned width);
  Term select(std::uint16_t table, Term index);
  Term round(Rounding mode, Term a);
  Term convert(Op op, Term a, unsigned width);
  Term external(std::uint16_t function, unsigned width, Term a, Term b);

 private:
  struct Ends;  // simplify_compare.cpp

  // simplifier.cpp
  Term fold(const Node& node);
  Term fold_or_make(const Node& node);
  Term binary_rules(Op op, Term a, Term b);
  Node at(Term term) const { return terms_.nodes_[term.id]; }  // a copy: building moves the nodes
  bool is(Term term, Op op) const { return terms_.nodes_[term.id].op == op; }
  bool is_constant(Term term) const { return is(term, Op::Constant); }
  bool is_extension(Term term) const { return is(term, Op::ZExt) || is(term, Op::SExt); }
  unsigned width(Term term) const { return terms_.width(term); }
  std::uint64_t bits(Term constant) const { return terms_.node(constant).constant(); }
  std::int64_t number(Term constant) const { return to_signed(bits(constant), width(constant)); }
  Term constant(unsigned width, std::uint64_t bits) { return terms_.constant(width, bits); }
  Term ones(unsigned width) { return constant(width, ~std::uint64_t{0}); }
  Term negate(Term a) { return unary(Op::Not, a); }
  bool is_not_of(Term a, Term b) const {
    return (is(a, Op::Not) && at(a).a == b) || (is(b, Op::Not) && at(b).a == a);
  }
  bool has_operand(const Node& node, Term term) const { return node.a == term || node.b == term; }
  Term other_operand(const Node& node, Term term) const { return node.a == term ? node.b : node.a; }

  // simplify_arithmetic.cpp
  Term neg(Term a);
  Term add(Term a, Term b);
  Term add_constant(Term a, Term k);
  Term sub(Term a, Term b);
  Term mul(Term a, Term b);

  // simplify_division.cpp
  Term sdiv(Term a, Term b);
  Term narrow_division(Op op, Term a, Term b);
  Term srem(Term a, Term b);
  Term udiv(Term a, Term b);
  Term urem(Term a, Term b);

  // simplify_shift.cpp
  Term shl(Term a, Term b);
  Term lshr(Term a, Term b);
  Term ashr(Term a, Term b);
  Term shift_of_shift(Op op, Term a, Term b);

  // simplify_bits.cpp
  Term bit_not(Term a);
  Term bit_and(Term a, Term b);
  Term and_constant(Term a, Term k);
  Term bit_or(Term a, Term b);
  Term or_constant(Term a, Term k);
  Term bit_xor(Term a, Term b);
  Term xor_constant(Term a, Term k);
  Term absorb(Op op, Term a, Term b);

  // simplify_order.cpp
  Term join_comparisons(Op op, Term a, Term b);

  // simplify_equal.cpp
  Term eq(Term a, Term b);
  Term eq_constant(Term a, std::uint64_t k);
  bool peel(Term& a, std::uint64_t& k);
  Term eq_extension(Term a, std::uint64_t k);

  // simplify_compare.cpp
  Term less(Op op, Term a, Term b);
  Term less_at_the_ends(Op op, Term a, Term b);
  Term less_of_extensions(Op op, Term a, Term b);
  Term less_of_extension(Op op, Term a, Term b);
  Term less_of_sum(Op op, Term a, Term b);
  Term less_of_booleans(Op op, Term a, Term b);

  // simplify_ite.cpp
  Term ite_rules(Term condition, Term then, Term otherwise);
  Term boolean_ite(Term condition, Term then, Term otherwise);
  Term nested_ite(Term condition, Term then, Term otherwise);
  Term over_constant_arms(Op op, Term a, Term b);
  bool has_constant_leaves(Term term, unsigned depth) const;
  Term map_leaves(Op op, Term tree, Term constant, bool tree_is_first);

  // simplify_extract.cpp
  Term extract_extension(const Node& extension, unsigned low, unsigned width);
  bool step_inside(Term& a, unsigned& low, unsigned width);
  Term narrowed(Term a, unsigned width);
  Term extract_narrowed(Term a, unsigned width);
  Term extend_arms(Op op, Term a, unsigned width);

  // simplify_float.cpp
  bool has_canonical_nan(Term a) const;
  std::optional<Term> exact_integer(Term a) const;
  Term fneg(Term a);
  Term float_arithmetic(Op op, Term a, Term b);
  Term float_comparison(Op op, Term a, Term b);
  Term integer_comparison(Op op, Term a, Term b);
  Term integer_with_constant(Op op, Term integer, double k, bool integer_is_first);
  Term to_signed_of(Term a, unsigned width);
  Term round_of(Term a);

  Terms& terms_;
};

}  // namespace assay::expr
