// SPDX-License-Identifier: Apache-2.0
#include "recipe/static_state.h"

#include <gtest/gtest.h>

#include "unit/recipe/fixture_program.h"

namespace assay::recipe {
namespace {

using test::FixtureProgram;
using Names = std::vector<std::string>;

class StaticStateTest : public testing::Test {
 protected:
  /// The state of a class, for tests in a package.
  StaticState state(const std::string& class_name, const std::string& package = "fixtures") {
    vm::Class& klass = program_.find(class_name);
    visibility_ = std::make_unique<Visibility>(package, true);
    effects_ = std::make_unique<EffectIndex>(program_.machine(), std::vector<vm::Class*>{&klass});
    return {program_.machine(), index_, *visibility_, *effects_, klass};
  }
  static Names names(const std::vector<Invokable>& invokables) {
    Names all;
    for (const Invokable& each : invokables) {
      if (!each.name.empty()) all.push_back(each.name);
    }
    return all;
  }

  FixtureProgram& program_ = FixtureProgram::get();
  ClassIndex index_ = ClassIndex::build(program_.class_path());
  std::unique_ptr<Visibility> visibility_;
  std::unique_ptr<EffectIndex> effects_;
};

TEST_F(StaticStateTest, FindsStaticMethodsAndStoresOfOtherClasses) {
  EXPECT_EQ(names(state("CounterReader").setters()),
            (Names{"increment()", "twice()", "store count"}));
}

TEST_F(StaticStateTest, LeavesOutWhatTestsCannotCall) {
  EXPECT_EQ(names(state("CounterReader", "elsewhere").setters()), Names{});
}

TEST_F(StaticStateTest, FindsWhatChangesObjectsBehindConstants) {
  EXPECT_EQ(names(state("RegistryReader").setters()), Names{"register(String)"});
}

TEST_F(StaticStateTest, IsEmptyWithoutStaticFields) {
  EXPECT_TRUE(state("PressureAlarm").is_empty());
  EXPECT_EQ(names(state("PressureAlarm").setters()), Names{});
}

TEST_F(StaticStateTest, MethodsOfObjectsDisturbIt) {
  Names disturbers = names(state("CounterReader").disturbers());
  EXPECT_EQ(disturbers, (Names{"increment()", "twice()", "once()"}));
  EXPECT_EQ(state("CounterReader").variables().size(), 1u);
}

}  // namespace
}  // namespace assay::recipe
