// SPDX-License-Identifier: Apache-2.0
#include "recipe/stub_annotations.h"

#include <gtest/gtest.h>

#include "recipe/stub_classes.h"
#include "unit/recipe/fixture_program.h"

namespace assay::recipe {
namespace {

using concolic::InventedMember;
using concolic::InventedShape;
using test::FixtureProgram;

class StubAnnotationsTest : public ::testing::Test {
 protected:
  static vm::Class& find(const char* name) { return FixtureProgram::get().find(name); }
  bool may_stand(const char* annotation, AnnotationPlace place) {
    return invented_annotation(FixtureProgram::get().machine(), visibility_, find(annotation),
                               place)
        .has_value();
  }
  /// One for all tests: what it invents stays in the loader.
  static const StubClass* stub_of(const InventedShape& shape) {
    static const Visibility visibility("fixtures", true);
    static StubClasses stubs(FixtureProgram::get().machine(), *find("Left").loader, visibility);
    return stubs.stub_of(shape);
  }

  Visibility visibility_{"fixtures", true};
};

TEST_F(StubAnnotationsTest, StandWhereTheyMayAndAreSeen) {
  EXPECT_TRUE(may_stand("Marked", AnnotationPlace::Class));
  EXPECT_TRUE(may_stand("Marked", AnnotationPlace::Method));
  EXPECT_TRUE(may_stand("OfFields", AnnotationPlace::Field));
  EXPECT_FALSE(may_stand("OfFields", AnnotationPlace::Class));
  EXPECT_FALSE(may_stand("Unseen", AnnotationPlace::Class));  // programs do not see it
  EXPECT_FALSE(may_stand("Left", AnnotationPlace::Class));    // no annotation
}

TEST_F(StubAnnotationsTest, HaveElementsThatAreInputs) {
  const StubClass* stub = stub_of({.types = {&find("Left")}, .annotations = {&find("Marked")}});
  ASSERT_NE(stub, nullptr);
  ASSERT_EQ(stub->annotations.size(), 1u);
  const auto& elements = stub->annotations[0].elements;
  ASSERT_EQ(elements.size(), 3u);
  EXPECT_EQ(elements[0].usual, std::optional<std::uint64_t>(7));
  EXPECT_TRUE(elements[1].is_array);
  EXPECT_NE(elements[2].annotation, nullptr);
  EXPECT_TRUE(stub->klass->is_invented);
  // The number, how many names there are and the names, and what Deprecated says: since,
  // forRemoval.
  ASSERT_NE(stub->klass->constant_cells, nullptr);
  EXPECT_EQ(stub->klass->constant_cells->constants.size(), 1u + 3u + 2u);
  EXPECT_EQ(stub->klass->constant_cells->counts.size(), 1u);
}

TEST_F(StubAnnotationsTest, AreOfTheClassSoThatOthersHaveAnotherOne) {
  const InventedShape plain{.types = {&find("Left"), &find("Right")}};
  const InventedShape swapped{.types = {&find("Right"), &find("Left")}};
  ASSERT_NE(stub_of(plain), nullptr);
  EXPECT_EQ(stub_of(plain), stub_of(swapped));
  InventedShape one{.types = {&find("Left")}, .annotations = {&find("Marked")}};
  InventedShape other = one;
  other.number = 1;
  EXPECT_NE(stub_of(one)->klass, stub_of(other)->klass);
}

TEST_F(StubAnnotationsTest, StandOnFieldsAndMethods) {
  vm::Class& object = *FixtureProgram::get().machine().universe().well_known().object;
  const InventedMember field{InventedMember::Kind::Field, &find("OfFields")};
  const InventedMember method{InventedMember::Kind::Method, &find("Marked")};
  const StubClass* stub = stub_of({.types = {&object}, .members = {field, method}});
  // An array on a member has its default.
  ASSERT_NE(stub, nullptr);
  EXPECT_EQ(stub->member_annotations[1]->elements.size(), 2u);
  const InventedMember wrong{InventedMember::Kind::Method, &find("OfFields")};
  EXPECT_EQ(stub_of({.types = {&object}, .members = {wrong}}), nullptr);
}

}  // namespace
}  // namespace assay::recipe
