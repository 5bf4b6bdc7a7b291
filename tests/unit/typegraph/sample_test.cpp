// SPDX-License-Identifier: Apache-2.0
#include "typegraph/sample.h"

#include <gtest/gtest.h>

#include <map>
#include <set>

#include "unit/typegraph/graph_program.h"

namespace assay::typegraph {
namespace {

using test::GraphProgram;
using test::Names;

class SampleTest : public ::testing::Test {
 protected:
  Names draw(const Sample::Options& options) {
    Sample sample(space_, options);
    Names texts;
    while (auto pick = sample.next()) texts.push_back(program_.text(space_, *pick));
    return texts;
  }

  GraphProgram program_{{"C", "A", "B"}};
  Space space_{program_.graph(), {&program_.method("C", "f")}, 3};
};

TEST_F(SampleTest, IsAllInOrderIfThereIsRoom) {
  const Names all = program_.tests("C", "f", 3);
  EXPECT_EQ(all.size(), 18u);
  EXPECT_EQ(draw({.seed = 1, .tests = 18}), all);
  EXPECT_EQ(draw({.seed = 9, .tests = 1'000}), all);
}

TEST_F(SampleTest, IsAllInSomeOrderWithoutALimit) {
  const Names all = program_.tests("C", "f", 3);
  const Names drawn = draw({.seed = 3});
  EXPECT_NE(drawn, all);
  EXPECT_EQ(drawn.size(), all.size());
  EXPECT_EQ(std::set<std::string>(drawn.begin(), drawn.end()),
            std::set<std::string>(all.begin(), all.end()));
}

TEST_F(SampleTest, IsTheSameForTheSameSeed) {
  const Names all = program_.tests("C", "f", 3);
  const Names one = draw({.seed = 1, .tests = 5});
  EXPECT_EQ(one.size(), 5u);
  EXPECT_EQ(one, draw({.seed = 1, .tests = 5}));
  EXPECT_NE(one, draw({.seed = 2, .tests = 5}));
  EXPECT_EQ(std::set<std::string>(one.begin(), one.end()).size(), 5u);
  for (const std::string& test : one) EXPECT_EQ(std::ranges::count(all, test), 1) << test;
}

TEST_F(SampleTest, DrawsEachTestAboutAsOften) {
  std::map<std::string, unsigned> counts;
  constexpr unsigned kSeeds = 3'600;
  for (unsigned seed = 0; seed < kSeeds; ++seed) {
    for (const std::string& test : draw({.seed = seed, .tests = 5})) ++counts[test];
  }
  EXPECT_EQ(counts.size(), 18u);
  for (const auto& [test, count] : counts) {
    EXPECT_GT(count, 850u) << test;  // 1,000 expected, deviation 27
    EXPECT_LT(count, 1'150u) << test;
  }
}

TEST(Sample, GivesMethodsWithMoreTestsMore) {
  GraphProgram program({"Shapes$Three"});
  vm::Method& small = program.method("Shapes$Three", "small");
  vm::Method& large = program.method("Shapes$Three", "large");
  const Space space(program.graph(), {&small, &large}, 1);
  unsigned smalls = 0, larges = 0;
  for (unsigned seed = 0; seed < 100; ++seed) {
    Sample sample(space, {.seed = seed, .tests = 101});
    while (auto pick = sample.next()) ++(pick->method == &small ? smalls : larges);
  }
  EXPECT_EQ(smalls + larges, 10'100u);
  EXPECT_GT(smalls, 60u);  // about 93: 3 of 327 tests
  EXPECT_LT(smalls, 130u);
}

TEST(Sample, BeginsWithEveryMethodIfAsked) {
  GraphProgram program({"Shapes$Three"});
  vm::Method& small = program.method("Shapes$Three", "small");
  vm::Method& large = program.method("Shapes$Three", "large");
  const Space space(program.graph(), {&large, &small}, 1);
  Sample sample(space, {.seed = 5, .of_each_first = 5});
  std::set<std::pair<const vm::Method*, std::string>> seen;
  std::vector<const vm::Method*> order;
  while (auto pick = sample.next()) {
    EXPECT_TRUE(seen.insert({pick->method, pick->number.get_str()}).second);
    order.push_back(pick->method);
  }
  EXPECT_EQ(count_of(order.size()), space.total());
  EXPECT_EQ(std::vector(order.begin(), order.begin() + 8),
            (std::vector<const vm::Method*>{&large, &small, &large, &small, &large, &small, &large,
                                            &large}));
}

TEST(Count, IsReadAsItIsPrinted) {
  const std::string digits = "340282366920938463463374607431768211456";
  ASSERT_TRUE(parse_count(digits).has_value());
  EXPECT_EQ(*parse_count(digits), Count(1) << 128);
  EXPECT_EQ(parse_count("010"), count_of(10));
  EXPECT_EQ(count_of(~std::uint64_t{0}).get_str(), "18446744073709551615");
  for (const char* wrong : {"", "-1", "1e3", " 1", "0x10"})
    EXPECT_FALSE(parse_count(wrong).has_value()) << wrong;
}

TEST(Sample, DrawsFromSpacesThatNobodyCouldCount) {
  GraphProgram program({"Shapes$Ten"});
  vm::Method& take = program.method("Shapes$Ten", "take");
  const Space space(program.graph(), {&take}, 5);
  std::set<std::string> seen;
  Sample sample(space, {.seed = 1, .tests = 20});
  while (auto pick = sample.next()) {
    EXPECT_LT(pick->number, space.size(take));
    EXPECT_TRUE(space.test(take, pick->number).ok());
    EXPECT_TRUE(seen.insert(pick->number.get_str()).second);
  }
  EXPECT_EQ(seen.size(), 20u);
}

}  // namespace
}  // namespace assay::typegraph
