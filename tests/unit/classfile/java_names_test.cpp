// SPDX-License-Identifier: Apache-2.0
#include "classfile/java_names.h"

#include <gtest/gtest.h>

namespace assay::classfile {
namespace {

TEST(JavaNames, AreLettersDigitsAndTwoSigns) {
  for (const char* name : {"a", "A1", "$plus", "_x", "component1", "gr\u00f6\u00dfe", "\u540d"})
    EXPECT_TRUE(is_java_identifier(name)) << name;
  for (const char* name : {"", "1a", "box-impl", "with blank", "a.b", "<init>", "a;", "a\u2013b",
                           "say \u201chi\u201d", "no\u00a0break"})
    EXPECT_FALSE(is_java_identifier(name)) << name;
}

TEST(JavaNames, AreNoKeywords) {
  for (const char* name : {"switch", "default", "null", "_", "goto"})
    EXPECT_FALSE(is_java_identifier(name)) << name;
  for (const char* name : {"record", "var", "sealed", "when", "fun"})
    EXPECT_TRUE(is_java_identifier(name)) << name;
}

TEST(JavaNames, HaveGoodParts) {
  EXPECT_TRUE(is_java_class_name("org/example/Outer$Inner"));
  EXPECT_TRUE(is_java_class_name("Plain"));
  EXPECT_FALSE(is_java_class_name("org/in-between/Outer"));
  EXPECT_FALSE(is_java_class_name("org/new/Outer"));
}

}  // namespace
}  // namespace assay::classfile
