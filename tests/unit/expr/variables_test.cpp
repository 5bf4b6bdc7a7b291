// SPDX-License-Identifier: Apache-2.0
#include "expr/variables.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "unit/expr/random_terms.h"
#include "unit/expr/term_parser.h"

namespace assay::expr::test {
namespace {

class VariablesTest : public testing::Test {
 protected:
  std::string names(Term term) {
    std::string result;
    for (Variable variable : sets_.of(term)) result += terms_.info(variable).name;
    return result;
  }
  std::string names(const char* text) { return names(parser_.parse(text)); }

  Terms terms_;
  TermParser parser_{terms_};
  VariableSets sets_{terms_};
};

TEST_F(VariablesTest, CollectsLeavesInOrder) {
  EXPECT_EQ(names("5:32"), "");
  EXPECT_EQ(names("y"), "y");
  EXPECT_EQ(names("(Add z (Mul x z))"), "xz");
  EXPECT_EQ(names("(Ite p (Add x 1) (Sub y x))"), "xyp");
}

TEST_F(VariablesTest, GivesEqualSetsOneNumber) {
  EXPECT_EQ(sets_.set_of(parser_.parse("(Add x y)")), sets_.set_of(parser_.parse("(Mul y x)")));
  EXPECT_NE(sets_.set_of(parser_.parse("(Add x y)")), sets_.set_of(parser_.parse("(Add x z)")));
}

TEST_F(VariablesTest, SaysWhetherSetsShareAVariable) {
  auto share = [this](const char* a, const char* b) {
    return sets_.share(sets_.set_of(parser_.parse(a)), sets_.set_of(parser_.parse(b)));
  };
  EXPECT_TRUE(share("(Add x y)", "(Add y z)"));
  EXPECT_FALSE(share("x", "(Add y z)"));
  EXPECT_FALSE(share("5:32", "5:32"));
  EXPECT_FALSE(share("x", "5:32"));
}

TEST_F(VariablesTest, FollowsTruncation) {
  const Term kept = parser_.parse("(Add x y)");
  const std::size_t mark = terms_.size();
  const Term dropped = parser_.parse("(Sub y z)");
  EXPECT_EQ(names(dropped), "yz");
  terms_.truncate(mark);
  const Term reused = parser_.parse("(Sub x z)");
  ASSERT_EQ(reused, dropped) << "the number should be used again";
  EXPECT_EQ(names(reused), "xz");
  EXPECT_EQ(names(kept), "xy");
}

TEST_F(VariablesTest, WorksOnTermsTooDeepForRecursion) {
  Term chain = parser_.parse("x");
  const Term y = parser_.parse("y");
  for (int i = 0; i < 100'000; ++i) chain = terms_.binary(i % 2 ? Op::Add : Op::Xor, chain, y);
  EXPECT_EQ(names(chain), "xy");
  EXPECT_LE(sets_.set_count(), 20u) << "a path has few different sets";
}

std::set<Variable> collected(const Terms& terms, Term root) {
  std::set<Variable> result;
  std::set<Term> seen{root};
  std::vector<Term> work{root};
  while (!work.empty()) {
    const Node node = terms.node(work.back());
    work.pop_back();
    if (node.op == Op::Variable) result.insert(node.variable());
    if (operand_count(node.op) == 0) continue;
    for (Term operand : {node.a, node.b, node.c}) {
      if (operand && seen.insert(operand).second) work.push_back(operand);
    }
  }
  return result;
}

TEST(VariableSetsTest, AgreeWithASearchOnRandomTerms) {
  RandomTerms generator(11);
  VariableSets sets(generator.plain());
  for (int i = 0; i < 2000; ++i) {
    const Term term = generator.next().plain;
    const std::set<Variable> expected = collected(generator.plain(), term);
    const auto actual = sets.of(term);
    ASSERT_TRUE(std::equal(actual.begin(), actual.end(), expected.begin(), expected.end()));
  }
}

}  // namespace
}  // namespace assay::expr::test
