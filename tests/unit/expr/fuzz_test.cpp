// SPDX-License-Identifier: Apache-2.0
// Random expressions: the simplified term means what the plain one means, and facts are true.
#include <gtest/gtest.h>

#include <vector>

#include "expr/evaluator.h"
#include "unit/expr/random_terms.h"
#include "unit/expr/samples.h"
#include "unit/expr/term_text.h"

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
      simplified.emplace_back(generator.terms()).assign(assignment);
      plain.emplace_back(generator.plain()).assign(assignment);
    }
  }

  std::mt19937_64 random;
  RandomTerms generator;
  std::vector<Assignment> assignments;
  std::vector<Evaluator> simplified;
  std::vector<Evaluator> plain;
};

bool agree(const Facts& facts, std::uint64_t value, unsigned width) {
  const std::int64_t number = to_signed(value, width);
  return (value & facts.bits.zeros) == 0 && (~value & facts.bits.ones) == 0 &&
         facts.range.umin <= value && value <= facts.range.umax && facts.range.smin <= number &&
         number <= facts.range.smax;
}

void expect_within_facts(const Terms& terms, Evaluator& evaluator, Term term) {
  ASSERT_TRUE(agree(terms.facts(term), evaluator.value(term), terms.width(term)))
      << describe(terms, term) << " = " << evaluator.value(term);
}

TEST(RandomExpressions, MeanTheSameSimplifiedAndPlain) {
  for (int r = 0; r < kRounds; ++r) {
    Round round(static_cast<std::uint64_t>(r) * 7919 + 1);
    const Terms& terms = round.generator.terms();
    const Terms& plain = round.generator.plain();
    for (int i = 0; i < kExpressions; ++i) {
      const Twins twins = round.generator.next();
      ASSERT_EQ(plain.width(twins.plain), terms.width(twins.simplified));
      for (int j = 0; j < kAssignments; ++j) {
        ASSERT_EQ(round.plain[j].value(twins.plain), round.simplified[j].value(twins.simplified))
            << "round " << r << "\nplain      " << describe(plain, twins.plain) << "\nsimplified "
            << describe(terms, twins.simplified);
      }
    }
  }
}

TEST(RandomExpressions, StayWithinTheirFacts) {
  for (int r = 0; r < kRounds; ++r) {
    Round round(static_cast<std::uint64_t>(r) * 104729 + 3);
    for (int i = 0; i < kExpressions; ++i) {
      const Twins twins = round.generator.next();
      for (int j = 0; j < kAssignments; ++j) {
        expect_within_facts(round.generator.plain(), round.plain[j], twins.plain);
        expect_within_facts(round.generator.terms(), round.simplified[j], twins.simplified);
        if (testing::Test::HasFatalFailure()) return;
      }
    }
  }
}

}  // namespace
}  // namespace assay::expr::test
