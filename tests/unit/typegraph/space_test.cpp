// SPDX-License-Identifier: Apache-2.0
#include "typegraph/space.h"

#include <gtest/gtest.h>

#include <set>

#include "base/clocks.h"
#include "unit/typegraph/graph_program.h"

namespace assay::typegraph {
namespace {

using test::FixtureProgram;
using test::GraphProgram;
using test::Names;

TEST(Space, OfTheFigureIsAsInThePaper) {
  GraphProgram program({"C", "A", "B"});
  vm::Method& f = program.method("C", "f");
  EXPECT_EQ(size_text(Space(program.graph(), {&f}, 4), f),
            "fixtures.C#f(A,int): depth 1: 3, depth 2: 6, depth 3: 18, depth 4: 18");
}

TEST(Space, OfTheFigureHasTheseTests) {
  GraphProgram program({"C", "A", "B"});
  const Names arguments{"null",          "new A(null)",  "new A(new B())",
                        "new B().m(-1)", "new B().m(0)", "new B().m(1)"};
  Names expected;
  for (const std::string& a : arguments) {
    for (const char* i : {"-1", "0", "1"}) expected.push_back("C.f(" + a + ", " + i + ")");
  }
  EXPECT_EQ(program.tests("C", "f", 3), expected);
}

TEST(Space, DoesNotDependOnTheOrderOfClasses) {
  EXPECT_EQ(GraphProgram({"B", "A", "C"}).tests("C", "f", 3),
            GraphProgram({"C", "A", "B"}).tests("C", "f", 3));
}

TEST(Space, NamesConstructorsAfterTheirClass) {
  GraphProgram program({"A"});
  vm::Method& constructor = program.method("A", "<init>");
  EXPECT_EQ(size_text(Space(program.graph(), {&constructor}, 2), constructor),
            "fixtures.A#A(B): depth 1: 1, depth 2: 2");
}

TEST(Space, IsTheSumOfItsMethods) {
  GraphProgram program({"Shapes$Three"});
  vm::Method& small = program.method("Shapes$Three", "small");
  vm::Method& large = program.method("Shapes$Three", "large");
  const Space space(program.graph(), {&small, &large}, 3);
  EXPECT_EQ(space.size(small), 3);
  EXPECT_EQ(space.size(large), 81 * 4);
  EXPECT_EQ(space.total(), 3 + 81 * 4);
}

TEST(Space, OfTenConstructorsIsExact) {
  GraphProgram program({"Shapes$Ten"});
  vm::Method& take = program.method("Shapes$Ten", "take");
  const auto before = WorkClock::now();
  const Space space(program.graph(), {&take}, 5);
  // What a Ten can be at each depth: null, or any constructor with any of those below.
  Count below = 1;
  for (unsigned depth = 1; depth < 5; ++depth) {
    Count sum = 1;
    Count power = 1;
    for (unsigned parameters = 0; parameters < 10; ++parameters) {
      sum += power;
      power *= below;
    }
    below = sum;
  }
  EXPECT_EQ(space.size(take), below);
  EXPECT_GT(space.size(take), Count(1) << 64);
  auto last = space.test(take, space.size(take) - 1);
  ASSERT_TRUE(last.ok());
  EXPECT_EQ(last.value().steps.back().method, &take);
  EXPECT_EQ(last.value().steps.size(), 1u + 1 + 9 + 81 + 729);
  EXPECT_LT(WorkClock::now() - before, std::chrono::seconds(1));
}

TEST(Space, OfAThousandConstructorsIsExactAtDepthFifty) {
  GraphProgram program({"Huge"});
  vm::Method& take = program.method("Huge", "take");
  const auto before = WorkClock::now();
  const Space space(program.graph(), {&take}, 50);
  EXPECT_LT(WorkClock::now() - before, std::chrono::seconds(2));
  // The other parameters have 3 + 2 + 2 + 2 + 2 + 2 + 3 + 3 + 4 + 4 values between them.
  Count huge = 1;
  for (unsigned depth = 1; depth < 50; ++depth) huge = 1 + 27 * 27 * 27 * huge;
  EXPECT_EQ(space.size(take, 50), huge);
  auto some = space.test(take, space.size(take) / 3);
  ASSERT_TRUE(some.ok());
  EXPECT_GT(some.value().steps.size(), 40u);
}

TEST(Space, SaysWhenNumbersBecomeTooLarge) {
  GraphProgram program({"Shapes$Ten"});
  vm::Method& take = program.method("Shapes$Ten", "take");
  const Space space(program.graph(), {&take}, 12);
  EXPECT_FALSE(space.size(take, 12).has_value());
  const unsigned usable = space.usable_depth(take);
  EXPECT_GE(usable, 5u);
  EXPECT_LT(usable, 12u);
  EXPECT_EQ(space.size(take), *space.size(take, usable));
  EXPECT_TRUE(size_text(space, take).ends_with("depth 12: 2^131072 or more"));
}

TEST(Space, RefusesTestsThatAreTooLong) {
  GraphProgram program({"Huge"}, {.allow_null = false});
  vm::Method& short_one = program.method("Huge$T5", "<init>");
  vm::Method& long_one = program.method("Huge$T20", "<init>");
  const Space space(program.graph(), {&short_one, &long_one}, 21);
  EXPECT_EQ(space.size(short_one), 1);
  EXPECT_EQ(space.size(long_one), 1);
  auto fits = space.test(short_one, 0);
  ASSERT_TRUE(fits.ok());
  EXPECT_EQ(fits.value().steps.size(), 63u);
  EXPECT_FALSE(space.test(long_one, 0).ok());
}

TEST(Space, HasEachExpressionOnce) {
  GraphProgram program({"Shapes", "C"});
  FixtureProgram& fixtures = FixtureProgram::get();
  recipe::Visibility visibility("fixtures", true);
  std::vector<vm::Method*> methods;
  for (const char* name :
       {"Overloads", "Base", "Derived", "Socket", "Colour", "Outer", "Library"}) {
    for (vm::Method* each :
         methods_under_test(fixtures.find(std::string("Shapes$") + name), visibility))
      methods.push_back(each);
  }
  const Space space(program.graph(), methods, 2);
  Sample sample(space, {.tests = 1'000'000});
  std::set<std::string> seen;
  while (auto pick = sample.next()) {
    if (sample.count() > 20'000) break;
    const std::string text = program.text(space, *pick);
    EXPECT_TRUE(seen.insert(text).second) << text;
  }
  EXPECT_GT(seen.size(), 100u);
}

TEST(Space, HasNoTestsOfMethodsThatTheGraphDoesNotKnow) {
  GraphProgram program({"A"});
  vm::Method& other = program.method("Workshop", "make");
  const Space space(program.graph(), {&other}, 3);
  EXPECT_EQ(space.total(), 0);
  Sample sample(space, {.of_each_first = 1});
  EXPECT_FALSE(sample.next().has_value());
}

}  // namespace
}  // namespace assay::typegraph
