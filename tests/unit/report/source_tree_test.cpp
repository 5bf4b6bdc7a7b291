// SPDX-License-Identifier: Apache-2.0
#include "report/source/source_tree.h"

#include <gtest/gtest.h>

#include "report/text/uri.h"
#include "support/temp_folder.h"

namespace assay::report {
namespace {

TEST(SourcePath, IsThePackageAndTheFile) {
  EXPECT_EQ(source_path("a.b.C$D", "C.java"), "a/b/C.java");
  EXPECT_EQ(source_path("C", "C.java"), "C.java");
  EXPECT_EQ(guessed_source_path("a.b.C$D"), "a/b/C.java");
}

TEST(SourcePath, LeadsNowhereElse) {
  EXPECT_EQ(source_path("a.C", "../C.java"), "");
  EXPECT_EQ(source_path("a.C", "/etc/passwd"), "");
  EXPECT_EQ(source_path("a.C", ".."), "");
  EXPECT_EQ(source_path("a.C", ""), "");
  EXPECT_EQ(source_path("/etc.C", "C.java"), "");
  EXPECT_EQ(source_path("a..C", "C.java"), "");
}

TEST(SourceTree, TakesTheFirstFolderThatHasTheFile) {
  const testing::TempFolder first, second;
  first.write("other/C.java", "");
  second.write("a/C.java", "one\r\ntwo");
  SourceTree tree({first.path().string(), second.path().string()});
  const SourceText* found = tree.find("a.C$D", "C.java");
  ASSERT_NE(found, nullptr);
  EXPECT_EQ(found->root, 1u);
  EXPECT_EQ(found->path, "a/C.java");
  EXPECT_EQ(found->lines, (std::vector<std::string>{"one", "two"}));
  EXPECT_EQ(tree.find("a.E", "E.java"), nullptr);
}

TEST(SourceTree, FindsKotlinFilesWithoutTheirPackage) {
  const testing::TempFolder folder;
  folder.write("b/C.kt", "x");
  folder.write("b/D.java", "x");
  SourceTree tree({folder.path().string()});
  ASSERT_NE(tree.find("a.b.CKt", "C.kt"), nullptr);
  EXPECT_EQ(tree.find("a.b.CKt", "C.kt")->path, "b/C.kt");
  EXPECT_EQ(tree.find("a.b.D", "D.java"), nullptr);
}

TEST(SourceTree, TakesNoBinaries) {
  const testing::TempFolder folder;
  folder.write("C.java", std::string_view("a\0b", 3));
  SourceTree tree({folder.path().string()});
  EXPECT_EQ(tree.find("C", "C.java"), nullptr);
}

TEST(Uri, EncodesWhatMayNotStandInOne) {
  EXPECT_EQ(path_uri("a b/C#1:\xc3\xa4%.java"), "a%20b/C%231%3A%C3%A4%25.java");
  EXPECT_EQ(folder_uri("src/../src/main"), "src/main/");
  EXPECT_EQ(folder_uri("/tmp/x y"), "file:///tmp/x%20y/");
}

}  // namespace
}  // namespace assay::report
