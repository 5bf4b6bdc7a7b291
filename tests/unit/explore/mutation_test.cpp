// SPDX-License-Identifier: Apache-2.0
#include "explore/sources/mutation.h"

#include <gtest/gtest.h>

#include <set>

#include "expr/bits.h"
#include "support/booted_machine.h"

namespace assay::explore {
namespace {

class MutationTest : public ::testing::Test {
 protected:
  MutationTest() : inputs_(machine().machine(), terms_, {.max_length = 10}) {
    inputs_.add("n", vm::Kind::Int, nullptr);
    inputs_.add("b", vm::Kind::Byte, nullptr);
    inputs_.add("s", vm::Kind::Ref, machine().universe().well_known().string);
  }
  static test::BootedMachine& machine() {
    static test::BootedMachine booted(std::uint64_t{64} << 20);
    return booted;
  }
  std::vector<std::uint64_t> values(const expr::Assignment& assignment) {
    std::vector<std::uint64_t> all;
    for (std::uint32_t i = 0; i < terms_.variable_count(); ++i)
      all.push_back(assignment.get(terms_, expr::Variable{i}));
    return all;
  }

  expr::Terms terms_;
  concolic::Inputs inputs_;
};

TEST_F(MutationTest, GivesTheSameMutantsForTheSameSeed) {
  Mutation first(inputs_, terms_, 42), second(inputs_, terms_, 42);
  for (int i = 0; i < 50; ++i) EXPECT_EQ(values(first.mutate({})), values(second.mutate({})));
}

TEST_F(MutationTest, KeepsValuesWithinTheirWidthsAndLimits) {
  Mutation mutation(inputs_, terms_, 1);
  for (int i = 0; i < 2000; ++i) {
    expr::Assignment mutant = mutation.mutate({});
    for (std::uint32_t v = 0; v < terms_.variable_count(); ++v) {
      const expr::VariableInfo& info = terms_.info(expr::Variable{v});
      std::uint64_t value = mutant.get(terms_, expr::Variable{v});
      EXPECT_LE(value, expr::mask_of(info.width)) << info.name;
      if (info.kind == expr::VariableKind::Length) {
        EXPECT_LE(value, 10u);
      }
      if (inputs_.is_utf16(expr::Variable{v})) {
        EXPECT_EQ(value, 0u);
      }
    }
  }
}

TEST_F(MutationTest, ChangesFloatsAndNothingElseOnRequest) {
  EXPECT_FALSE(Mutation(inputs_, terms_, 1).has_floats());
  const expr::Variable real = inputs_.node(inputs_.add("d", vm::Kind::Double, nullptr)).variable;
  const expr::Variable small = inputs_.node(inputs_.add("f", vm::Kind::Float, nullptr)).variable;
  Mutation mutation(inputs_, terms_, 1);
  ASSERT_TRUE(mutation.has_floats());
  std::set<std::uint64_t> reals;
  for (int i = 0; i < 200; ++i) {
    expr::Assignment other = mutation.with_other_floats({});
    reals.insert(other.get(terms_, real));
    EXPECT_LE(other.get(terms_, small), expr::mask_of(32));
    other.set(real, 0);
    other.set(small, 0);
    EXPECT_EQ(values(other), values({}));
  }
  EXPECT_GT(reals.size(), 100u);
}

TEST_F(MutationTest, KeepsFloatsOnRequest) {
  const expr::Variable real = inputs_.node(inputs_.add("d", vm::Kind::Double, nullptr)).variable;
  Mutation mutation(inputs_, terms_, 1);
  mutation.keep_floats();
  for (int i = 0; i < 500; ++i) EXPECT_EQ(mutation.mutate({}).get(terms_, real), 0u);
}

TEST_F(MutationTest, ChangesSomethingMostOfTheTime) {
  Mutation mutation(inputs_, terms_, 1);
  int changed = 0;
  for (int i = 0; i < 200; ++i) changed += values(mutation.mutate({})) != values({});
  EXPECT_GT(changed, 100);
}

}  // namespace
}  // namespace assay::explore
