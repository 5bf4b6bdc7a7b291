// SPDX-License-Identifier: Apache-2.0
#include "classfile/names.h"

#include <gtest/gtest.h>

namespace assay::classfile {
namespace {

TEST(Names, AreTurnedIntoEachOther) {
  EXPECT_EQ(external_name("java/util/Map$Entry"), "java.util.Map$Entry");
  EXPECT_EQ(internal_name("java.util.Map$Entry"), "java/util/Map$Entry");
}

TEST(Names, MayBeWithoutPackage) {
  EXPECT_EQ(external_name("Main"), "Main");
  EXPECT_EQ(internal_name(""), "");
}

TEST(Names, OfArraysKeepTheirBrackets) {
  EXPECT_EQ(external_name("[[Ljava/lang/String;"), "[[Ljava.lang.String;");
}

}  // namespace
}  // namespace assay::classfile
