// SPDX-License-Identifier: Apache-2.0
#include "explore/proof/type_flow.h"

#include <gtest/gtest.h>

#include "recipe/types/type_conflicts.h"
#include "unit/recipe/fixture_program.h"
#include "vm/linking/verified_code.h"

namespace assay::explore {
namespace {

/// How many branches of a fixture's method need an object that nothing can be.
std::size_t impossible(const std::string& method) {
  auto& program = recipe::test::FixtureProgram::get();
  recipe::TypeConflicts conflicts(program.machine());
  const auto code = vm::VerifiedCode::of(program.universe(), program.method("Conflicts", method));
  return impossible_branches(program.universe(), *code, conflicts).size();
}

TEST(TypeFlow, BlocksWhatOnlySuchABranchLeadsTo) { EXPECT_EQ(impossible("tests"), 4U); }

TEST(TypeFlow, KnowsNothingOfTheValueOfAnotherTurn) { EXPECT_EQ(impossible("loops"), 0U); }

TEST(TypeFlow, KnowsWhatAllWaysHaveShown) { EXPECT_EQ(impossible("joins"), 0U); }

TEST(TypeFlow, LearnsFromCasts) { EXPECT_EQ(impossible("casts"), 1U); }

TEST(TypeFlow, ForgetsWhatWasAssignedTo) { EXPECT_EQ(impossible("changes"), 0U); }

}  // namespace
}  // namespace assay::explore
