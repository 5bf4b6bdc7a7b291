// SPDX-License-Identifier: Apache-2.0
#include "recipe/subclass_setters.h"

#include <gtest/gtest.h>

#include "unit/recipe/fixture_program.h"

namespace assay::recipe {
namespace {

using test::FixtureProgram;
using Names = std::vector<std::string>;

Names setters(const std::string& class_name, MemberAccess own_access) {
  FixtureProgram& program = FixtureProgram::get();
  vm::Class& klass = program.find(class_name);
  EffectIndex effects(program.machine(), {&klass});
  Visibility visibility("fixtures", true);
  ClassIndex index = ClassIndex::build(program.class_path());
  Names names;
  for (const Invokable& each :
       subclass_setters(program.machine(), index, visibility, effects, klass,
                        invokables_of(program.machine(), klass, own_access)))
    names.push_back(vm::external_name(*each.arguments.front()) + " " + each.name);
  return names;
}

TEST(SubclassSetters, SetWhatTheClassCannotSet) {
  EXPECT_EQ(setters("Base", MemberAccess::Public), Names{"fixtures.Raised raise(int)"});
}

TEST(SubclassSetters, AreNotNeededWhereTheClassHasAWay) {
  EXPECT_EQ(setters("Base", MemberAccess::Package), Names{});
  EXPECT_EQ(setters("PressureAlarm", MemberAccess::Package), Names{});
}

}  // namespace
}  // namespace assay::recipe
