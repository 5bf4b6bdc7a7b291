// SPDX-License-Identifier: Apache-2.0
#include "recipe/visibility.h"

#include <gtest/gtest.h>

#include "recipe/library_releases.h"
#include "unit/recipe/fixture_program.h"

namespace assay::recipe {
namespace {

vm::Method& set_of_nothing() {
  vm::Universe& universe = test::FixtureProgram::get().universe();
  return *universe.find_method(*universe.load_boot("java/util/Set"), "of", "()Ljava/util/Set;");
}

TEST(Visibility, KeepsToTheRelease) {
  EXPECT_FALSE(Visibility("fixtures", true, 8).may_call(set_of_nothing()));
  EXPECT_TRUE(Visibility("fixtures", true, 9).may_call(set_of_nothing()));
  EXPECT_TRUE(Visibility("fixtures", true).may_call(set_of_nothing()));
}

TEST(LibraryReleases, HaveWhatIsNewerThanTheOldest) {
  EXPECT_EQ(first_release("java/nio/file/Path", "of"), 11u);
  EXPECT_EQ(first_release("java/util/HexFormat", "of"), 17u);
  EXPECT_EQ(first_release("java/nio/file/Paths", "get"), 8u);
}

}  // namespace
}  // namespace assay::recipe
