// SPDX-License-Identifier: Apache-2.0
#include "recipe/open_fields.h"

#include <gtest/gtest.h>

#include "unit/recipe/fixture_program.h"

namespace assay::recipe {
namespace {

using test::FixtureProgram;
using Names = std::vector<std::string>;

Names open_fields_of(const std::string& made, const std::string& tested, bool package_members) {
  FixtureProgram& program = FixtureProgram::get();
  Visibility visibility("fixtures", package_members);
  Names names;
  for (const vm::Field* field : open_fields(program.machine(), visibility,
                                            program.method(made, "<init>"), program.find(tested)))
    names.push_back(vm::external_name(*field->owner) + "." + std::string(field->info->name));
  return names;
}

TEST(OpenFields, AreReadByTheTestedClassAndLeftAloneByTheConstructor) {
  EXPECT_EQ(open_fields_of("Spot", "Surveyor", true), Names{"fixtures.Spot.x"});
}

TEST(OpenFields, AreNotThoseThatSubclassesHide) {
  EXPECT_EQ(open_fields_of("Corner", "Surveyor", true),
            (Names{"fixtures.Corner.x", "fixtures.Corner.depth"}));
}

TEST(OpenFields, AreNoneIfTheConstructorCallsWhatMaySetThem) {
  EXPECT_EQ(open_fields_of("Sketched", "Surveyor", true), Names{});
}

TEST(OpenFields, HaveToBeVisible) { EXPECT_EQ(open_fields_of("Spot", "Surveyor", false), Names{}); }

TEST(OpenFields, OfTheTestedClassAreForItsOwnCalls) {
  EXPECT_EQ(open_fields_of("Spot", "Spot", true), Names{});
}

}  // namespace
}  // namespace assay::recipe
