// SPDX-License-Identifier: Apache-2.0
#include "recipe/mutator_index.h"

#include <gtest/gtest.h>

#include "unit/recipe/fixture_program.h"

namespace assay::recipe {
namespace {

using test::FixtureProgram;
using Names = std::vector<std::string>;

class MutatorIndexTest : public testing::Test {
 protected:
  Names mutators(const std::string& class_name, std::string_view method) {
    EffectIndex effects(program_.machine(), program_.all({class_name}));
    MutatorIndex mutators(effects, invokables_of(program_.machine(), program_.find(class_name),
                                                 MemberAccess::Package));
    Names names;
    for (std::uint32_t each : mutators.mutators_of(program_.method(class_name, method)))
      names.push_back(mutators.invokables()[each].name);
    return names;
  }
  bool is_pure(const std::string& class_name, std::string_view method) {
    EffectIndex effects(program_.machine(), program_.all({class_name}));
    return MutatorIndex(effects, {}).is_pure(program_.method(class_name, method));
  }

  FixtureProgram& program_ = FixtureProgram::get();
};

TEST_F(MutatorIndexTest, LeavesOutWhatHasNoInfluence) {
  EXPECT_EQ(mutators("PressureAlarm", "alarm"), Names{"feed(int)"});
  EXPECT_EQ(mutators("PressureAlarm", "feed"), Names{"arm(boolean)"});
  EXPECT_EQ(mutators("PressureAlarm", "arm"), Names{});
}

TEST_F(MutatorIndexTest, PutsDirectWritersFirst) {
  EXPECT_EQ(mutators("Canvas", "cost"), (Names{"charge(int,int)", "chargeTwice()"}));
}

TEST_F(MutatorIndexTest, CountsStoresToFields) {
  EXPECT_EQ(mutators("Open", "isReady"), Names{"store mode"});
}

TEST_F(MutatorIndexTest, FindsInheritedMethods) {
  EXPECT_EQ(mutators("Raised", "raise"), Names{});
  EffectIndex effects(program_.machine(), program_.all({"Base", "Raised"}));
  MutatorIndex index(
      effects, invokables_of(program_.machine(), program_.find("Raised"), MemberAccess::Package));
  auto found = index.mutators_of(program_.method("Base", "isHigh"));
  ASSERT_EQ(found.size(), 2u);
  EXPECT_EQ(index.invokables()[found[0]].name, "raise(int)");
  EXPECT_EQ(index.invokables()[found[1]].name, "store level");
}

TEST_F(MutatorIndexTest, KnowsWhatIsPure) {
  EXPECT_TRUE(is_pure("PressureAlarm", "alarm"));
  EXPECT_TRUE(is_pure("Canvas", "copy"));
  EXPECT_FALSE(is_pure("Canvas", "chargeTwice"));
  EXPECT_FALSE(is_pure("Shelf", "add"));
}

TEST(Invokables, ComeInTheOrderOfTheClassFile) {
  FixtureProgram& program = FixtureProgram::get();
  Names names;
  for (const Invokable& each :
       invokables_of(program.machine(), program.find("Open"), MemberAccess::Public))
    names.push_back(each.name);
  EXPECT_EQ(names, (Names{"isReady()", "load mode", "store mode", "load shared", "store shared",
                          "load DEFAULT"}));
}

}  // namespace
}  // namespace assay::recipe
