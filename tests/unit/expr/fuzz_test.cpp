// SPDX-License-Identifier: Apache-2.0
// Random expressions: the simplified term means what the plain one means, and facts are true.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "expr/evaluator.h"
#include "unit/expr/random_terms.h"
#include "unit/expr/samples.h"

namespace assay::expr::test {
namespace {

constexpr int kRounds = 300;
constexpr int kExpressions = 1000;  // per round
constexpr int kAssignments = 12;

/// A round of random expressions with everything they are evaluated under.
struct Round {
  explicit Round(std::uint64_t seed) : random(seed), generator(seed + 1) {
    for (int i = 0; i < kAssignments; ++i) {
      assignments.push_back(random_assignment(random, generator.terms()));
    }
    for (const Assignment& assignment : assignments) {
      evaluators.emplace_back(generator.terms()).assign(assignment);
    }
  }

  std::mt19937_64 random;
  RandomTerms generator;
  std::vector<Assignment> assignments;
  std::vector<Evaluator> evaluators;
};

std::string shape(const Terms& terms, Term term, int depth = 5) {
  const Node& node = terms.node(term);
  if (node.op == Op::Constant) return std::to_string(node.constant());
  if (node.op == Op::Variable) return "v" + std::to_string(node.variable().index);
  if (depth == 0) return "..";
  std::string text = "(" + std::string(name_of(node.op)) + std::to_string(node.width);
  if (node.detail != 0) text += "@" + std::to_string(node.detail);
  for (Term operand : {node.a, node.b, node.c}) {
    if (operand) text += " " + shape(terms, operand, depth - 1);
  }
  return text + ")";
}

bool agree(const Facts& facts, std::uint64_t value, unsigned width) {
  const std::int64_t number = to_signed(value, width);
  return (value & facts.bits.zeros) == 0 && (~value & facts.bits.ones) == 0 &&
         facts.range.umin <= value && value <= facts.range.umax && facts.range.smin <= number &&
         number <= facts.range.smax;
}

TEST(RandomExpressions, MeanTheSameSimplifiedAndPlain) {
  for (int r = 0; r < kRounds; ++r) {
    Round round(static_cast<std::uint64_t>(r) * 7919 + 1);
    const Terms& terms = round.generator.terms();
    for (int i = 0; i < kExpressions; ++i) {
      const Twins twins = round.generator.next();
      ASSERT_EQ(terms.width(twins.plain), terms.width(twins.simplified));
      for (Evaluator& evaluator : round.evaluators) {
        ASSERT_EQ(evaluator.value(twins.plain), evaluator.value(twins.simplified))
            << "round " << r << "\nplain      " << shape(terms, twins.plain) << "\nsimplified "
            << shape(terms, twins.simplified);
      }
    }
  }
}

TEST(RandomExpressions, StayWithinTheirFacts) {
  for (int r = 0; r < kRounds; ++r) {
    Round round(static_cast<std::uint64_t>(r) * 104729 + 3);
    const Terms& terms = round.generator.terms();
    for (int i = 0; i < kExpressions; ++i) {
      const Twins twins = round.generator.next();
      for (Term term : {twins.plain, twins.simplified}) {
        for (Evaluator& evaluator : round.evaluators) {
          ASSERT_TRUE(agree(terms.facts(term), evaluator.value(term), terms.width(term)))
              << "round " << r << "\n"
              << shape(terms, term) << " = " << evaluator.value(term);
        }
      }
    }
  }
}

}  // namespace
}  // namespace assay::expr::test
