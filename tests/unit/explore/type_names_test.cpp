// SPDX-License-Identifier: Apache-2.0
#include "explore/type_names.h"

#include <gtest/gtest.h>

namespace assay::explore {
namespace {

TEST(TypeNames, NamePrimitivesAndArrays) {
  EXPECT_EQ(full_type("I"), "int");
  EXPECT_EQ(full_type("[[Z"), "boolean[][]");
  EXPECT_EQ(source_type("[D"), "double[]");
}

TEST(TypeNames, KeepPackagesOnlyInFullNames) {
  EXPECT_EQ(full_type("Ljava/util/Map$Entry;"), "java.util.Map.Entry");
  EXPECT_EQ(short_type("Ljava/util/Map$Entry;"), "Entry");
  EXPECT_EQ(short_type("[Ljava/lang/String;"), "String[]");
}

TEST(TypeNames, LeaveOutOnlyThePackageThatIsAlwaysImported) {
  EXPECT_EQ(source_type("Ljava/lang/String;"), "String");
  EXPECT_EQ(source_type("Ljava/lang/invoke/MethodHandle;"), "java.lang.invoke.MethodHandle");
  EXPECT_EQ(source_type("Ljava/util/List;"), "java.util.List");
}

}  // namespace
}  // namespace assay::explore
