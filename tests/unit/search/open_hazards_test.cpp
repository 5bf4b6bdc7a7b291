// SPDX-License-Identifier: Apache-2.0
#include "search/open_hazards.h"

#include <gtest/gtest.h>

#include "search/class_calls.h"
#include "unit/recipe/fixture_program.h"

namespace assay::search {
namespace {

using recipe::test::FixtureProgram;

class OpenHazardsTest : public ::testing::Test {
 protected:
  vm::Method& method(std::string_view name) {
    for (vm::Method& each : klass_.methods) {
      if (each.info->name == name) return each;
    }
    ADD_FAILURE() << "there is no method " << name;
    return klass_.methods.front();
  }

  FixtureProgram& program_ = FixtureProgram::get();
  vm::Class& klass_ = program_.find("Ratios");
  ClassCalls calls_{program_.machine(), {&klass_}};
  OpenHazards hazards_{program_.machine(), klass_, calls_};
};

TEST_F(OpenHazardsTest, LeavesAloneWhatCannotFail) {
  EXPECT_FALSE(hazards_.may_fail(method("three")));
  EXPECT_FALSE(hazards_.may_fail(method("half")));
}

TEST_F(OpenHazardsTest, WantsWhatMayFailAndWhoCallsIt) {
  EXPECT_TRUE(hazards_.may_fail(method("ratio")));
  EXPECT_TRUE(hazards_.may_fail(method("oneMore")));
}

TEST_F(OpenHazardsTest, ProvesNothingOfRecursions) {
  EXPECT_TRUE(hazards_.may_fail(method("down")));
}

TEST_F(OpenHazardsTest, LeavesAloneWhatHasFailed) {
  constexpr std::uint32_t kDivision = 2;  // iload_1, iload_2, idiv
  hazards_.note_failure(method("ratio").id, kDivision);
  EXPECT_FALSE(hazards_.may_fail(method("ratio")));
  EXPECT_FALSE(hazards_.may_fail(method("oneMore")));
}

TEST_F(OpenHazardsTest, PutsFirstWhatPromisesMost) {
  const std::vector<vm::Method*> members = {&method("three"), &method("oneMore"), &method("ratio")};
  EXPECT_EQ(hazards_.by_promise(members), (std::vector<std::size_t>{2, 1, 0}));
}

}  // namespace
}  // namespace assay::search
