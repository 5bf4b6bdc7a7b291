// SPDX-License-Identifier: Apache-2.0
#include "emit/class_names.h"

#include <gtest/gtest.h>

namespace assay::emit {
namespace {

using Names = std::set<std::string>;

ClassNames names_of(const std::string& package, const Names& package_classes = {}) {
  std::string prefix = package.empty() ? "" : package + ".";
  return ClassNames({package, "ParserTest", prefix + "Parser", package_classes, {}});
}

TEST(ClassNames, ImportsOnlyOtherPackages) {
  ClassNames names = names_of("org.example");
  EXPECT_EQ(names.name_of("org.example.Parser"), "Parser");
  EXPECT_EQ(names.name_of("org.example.Other"), "Other");
  EXPECT_EQ(names.name_of("java.lang.String"), "String");
  EXPECT_EQ(names.name_of("java.util.List"), "List");
  EXPECT_EQ(names.name_of("org.example.sub.Tool"), "Tool");
  EXPECT_EQ(names.take_imports(), (Names{"java.util.List", "org.example.sub.Tool"}));
  EXPECT_EQ(names.take_imports(), Names{});
}

TEST(ClassNames, ImportsTheOutermostClass) {
  ClassNames names = names_of("org.example");
  EXPECT_EQ(names.name_of("java.util.Map.Entry"), "Map.Entry");
  EXPECT_EQ(names.take_imports(), Names{"java.util.Map"});
}

TEST(ClassNames, LeavesTheSecondOfANameQualified) {
  ClassNames names = names_of("org.example");
  EXPECT_EQ(names.name_of("java.util.Date"), "Date");
  EXPECT_EQ(names.name_of("java.sql.Date"), "java.sql.Date");
  EXPECT_EQ(names.name_of("java.util.Date"), "Date");
  EXPECT_EQ(names.take_imports(), Names{"java.util.Date"});
}

TEST(ClassNames, NeverHidesWhatHasANameAlready) {
  ClassNames names = names_of("org.example", {"List"});
  EXPECT_EQ(names.name_of("java.util.List"), "java.util.List");
  EXPECT_EQ(names.name_of("com.acme.Object"), "com.acme.Object");
  EXPECT_EQ(names.name_of("com.acme.Parser"), "com.acme.Parser");
  EXPECT_EQ(names.name_of("com.acme.ParserTest"), "com.acme.ParserTest");
  EXPECT_EQ(names.take_imports(), Names{});
}

TEST(ClassNames, PrefersThePackageToJavaLang) {
  ClassNames names = names_of("org.example", {"Record"});
  EXPECT_EQ(names.name_of("java.lang.Record"), "java.lang.Record");
  EXPECT_EQ(names.name_of("org.example.Record"), "Record");
}

TEST(ClassNames, ImportsPackagesBelowJavaLang) {
  ClassNames names = names_of("");
  EXPECT_EQ(names.name_of("java.lang.reflect.Method"), "Method");
  EXPECT_EQ(names.name_of("? extends java.lang.Number"), "? extends Number");
  EXPECT_EQ(names.take_imports(), Names{"java.lang.reflect.Method"});
}

}  // namespace
}  // namespace assay::emit
