// SPDX-License-Identifier: Apache-2.0
#include "expr/substitution.h"

#include <gtest/gtest.h>

#include "expr/evaluator.h"
#include "unit/expr/random_terms.h"
#include "unit/expr/samples.h"
#include "unit/expr/term_parser.h"
#include "unit/expr/term_text.h"

namespace assay::expr::test {
namespace {

class SubstitutionTest : public testing::Test {
 protected:
  Term parse(std::string_view text) { return parser_.parse(text); }
  Variable variable(std::string_view name) { return terms_.node(parse(name)).variable(); }
  /// The pattern with what it takes to become the term; nothing if it cannot.
  std::optional<Term> instance(std::string_view pattern, std::string_view term) {
    Substitution given(terms_);
    if (!given.match(parse(pattern), parse(term))) return std::nullopt;
    return given.apply(parse(pattern));
  }

  Terms terms_;
  TermParser parser_{terms_};
};

TEST_F(SubstitutionTest, ReplacesVariablesAndSimplifies) {
  Substitution given(terms_);
  EXPECT_TRUE(given.bind(variable("x"), parse("7:32")));
  EXPECT_EQ(given.apply(parse("(Add x 5)")), terms_.constant(32, 12));
  EXPECT_EQ(given.apply(parse("(Slt x y)")), terms_.binary(Op::Slt, parse("7:32"), parse("y")));
  EXPECT_EQ(given.apply(parse("(Mul y z)")), parse("(Mul y z)"));
}

TEST_F(SubstitutionTest, ReplacesAllVariablesAtOnce) {
  Substitution given(terms_);
  given.bind(variable("x"), parse("y"));
  given.bind(variable("y"), parse("x"));
  EXPECT_EQ(given.apply(parse("(Sub x y)")), parse("(Sub y x)"));
}

TEST_F(SubstitutionTest, KeepsTheFirstTermOfAVariable) {
  Substitution given(terms_);
  EXPECT_FALSE(given.binds(variable("x")));
  EXPECT_TRUE(given.bind(variable("x"), parse("y")));
  EXPECT_TRUE(given.bind(variable("x"), parse("y")));
  EXPECT_FALSE(given.bind(variable("x"), parse("z")));
  EXPECT_EQ(given.apply(parse("x")), parse("y"));
}

TEST_F(SubstitutionTest, MatchesOperationByOperation) {
  EXPECT_EQ(instance("(Sub x y)", "(Sub (Mul y z) 5)"),
            terms_.binary(Op::Sub, parse("(Mul y z)"), parse("5:32")));
  EXPECT_EQ(instance("x", "9:32"), parse("9:32"));
  EXPECT_EQ(instance("(Sub x x)", "(Sub y z)"), std::nullopt);
  EXPECT_EQ(instance("(Sub x 5)", "(Sub y 6)"), std::nullopt);
  EXPECT_EQ(instance("(Sub x 5)", "(Shl y 5)"), std::nullopt);
  EXPECT_EQ(instance("x", "l"), std::nullopt) << "of another width";
  EXPECT_EQ(instance("(Extract8@16 x)", "(Extract8@8 x)"), std::nullopt);
}

/// Evaluating what a term becomes is evaluating it with what its variables stand for.
TEST(RandomSubstitutions, MeanTheTermsThatVariablesStandFor) {
  constexpr int kRounds = 60, kExpressions = 200, kOneIn = 2;
  for (int r = 0; r < kRounds; ++r) {
    std::mt19937_64 random(static_cast<std::uint64_t>(r));
    RandomTerms generator(static_cast<std::uint64_t>(r) + 1);
    Terms& terms = generator.terms();
    std::vector<Term> all;
    for (int i = 0; i < kExpressions; ++i) all.push_back(generator.next().simplified);
    const Assignment before = random_assignment(random, terms);
    Evaluator evaluator(terms);
    evaluator.assign(before);
    Substitution given(terms);
    Assignment after = before;
    for (std::uint32_t i = 0; i < terms.variable_count(); ++i) {
      Term term = all[random() % all.size()];
      if (random() % kOneIn != 0 || terms.width(term) != terms.info(Variable{i}).width) continue;
      given.bind(Variable{i}, term);
      after.set(Variable{i}, evaluator.value(term));
    }
    Evaluator wanted(terms);
    wanted.assign(after);
    for (Term term : all) {
      const Term replaced = given.apply(term);
      ASSERT_EQ(evaluator.value(replaced), wanted.value(term)) << describe(terms, term);
    }
  }
}

}  // namespace
}  // namespace assay::expr::test
