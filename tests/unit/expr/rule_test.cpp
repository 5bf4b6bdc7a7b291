// SPDX-License-Identifier: Apache-2.0
#include "unit/expr/rule_test.h"

#include <array>
#include <random>

#include "expr/bits.h"
#include "expr/evaluator.h"
#include "expr/substitution.h"
#include "unit/expr/samples.h"
#include "unit/expr/term_text.h"

namespace assay::expr::test {

namespace {

constexpr int kAssignments = 1000;

std::uint64_t half_of(std::uint64_t first, std::uint64_t) { return first / 2; }

}  // namespace

RuleTest::RuleTest() : plain_parser_(plain_), parser_(terms_) {
  for (Terms* terms : {&plain_, &terms_}) {
    terms->table(8, std::array<std::uint64_t, 3>{9, 9, 9});
    terms->table(8, std::array<std::uint64_t, 3>{1, 2, 3});
    terms->add_external("half", half_of);
  }
}

void RuleTest::becomes(std::string_view left, std::string_view right) {
  EXPECT_NE(plain_parser_.parse(left), plain_parser_.parse(right)) << left << " should change";
  expect_simplified(left, right);
}

void RuleTest::expect_simplified(std::string_view left, std::string_view right) {
  const Term plain = plain_parser_.parse(left);
  const Term actual = simplify(plain);
  const Term expected = parser_.parse(right);
  EXPECT_EQ(actual, expected) << left << "\nbecame  " << describe(terms_, actual) << "\nand not "
                              << describe(terms_, expected);
  expect_same_values(left, plain, actual);
}

/// Builds a plain term again with the simplifying constructors.
Term RuleTest::simplify(Term plain) {
  const Node node = plain_.node(plain);
  if (node.op == Op::Constant) return terms_.constant(node.width, node.constant());
  if (node.op == Op::Variable) return terms_.variable(node.variable());
  const Term a = simplify(node.a);
  const Term b = node.b ? simplify(node.b) : Term{};
  const Term c = node.c ? simplify(node.c) : Term{};
  return with_operands(terms_, node, a, b, c);
}

/// Random values, but also the constants of the terms and what is next to them: an equality that
/// never holds would prove nothing.
Assignment RuleTest::interesting_assignment(std::mt19937_64& random) const {
  Assignment assignment = random_assignment(random, terms_);
  for (std::uint32_t i = 0; i < terms_.variable_count(); ++i) {
    const Terms& terms = random() % 2 ? terms_ : plain_;
    const Node& node = terms.node(Term{static_cast<std::uint32_t>(random() % terms.size())});
    if (node.op != Op::Constant) continue;
    const std::uint64_t near = node.constant() + random() % 3 - 1;
    assignment.set(Variable{i}, near & mask_of(terms_.info(Variable{i}).width));
  }
  return assignment;
}

void RuleTest::expect_same_values(std::string_view text, Term plain, Term simplified) {
  std::mt19937_64 random(7);
  Evaluator plainly(plain_);
  Evaluator evaluator(terms_);
  for (int i = 0; i < kAssignments; ++i) {
    const Assignment assignment = interesting_assignment(random);
    plainly.assign(assignment);
    evaluator.assign(assignment);
    ASSERT_EQ(plainly.value(plain), evaluator.value(simplified)) << text;
  }
}

}  // namespace assay::expr::test
