// SPDX-License-Identifier: Apache-2.0
#include "validate/test_source.h"

#include <gtest/gtest.h>

namespace assay::validate {
namespace {

Candidate two_tests() {
  Candidate file;
  file.text = "import a.B;\nclass T {\n  void a() {\n  }\n  void b() {}\n}\n";
  file.tests = {"a", "b"};
  file.lines = {{3, 4}, {5, 5}};
  return file;
}

TEST(TestSource, KeepsTheTextAsItIs) {
  Candidate file = two_tests();
  EXPECT_EQ(TestSource(file).text(), file.text);
}

TEST(TestSource, FindsTheTestOfALine) {
  Candidate file = two_tests();
  TestSource source(file);
  EXPECT_EQ(source.test_at(2), std::nullopt);
  EXPECT_EQ(source.test_at(4), 0u);
  EXPECT_EQ(source.test_at(5), 1u);
  EXPECT_EQ(source.test_at(6), std::nullopt);
}

TEST(TestSource, RemovesATestWithoutMovingTheOthers) {
  Candidate file = two_tests();
  TestSource source(file);
  source.remove_test(0);
  EXPECT_EQ(source.text(), "import a.B;\nclass T {\n\n\n  void b() {}\n}\n");
  EXPECT_TRUE(source.is_blank(3));
}

TEST(TestSource, RemovesAnImport) {
  Candidate file = two_tests();
  TestSource source(file);
  EXPECT_TRUE(source.is_import(1));
  source.remove_line(1);
  EXPECT_FALSE(source.is_import(1));
}

TEST(TestSource, HasNothingBeyondTheEnd) {
  Candidate file = two_tests();
  TestSource source(file);
  source.remove_line(99);
  EXPECT_TRUE(source.is_blank(99));
  EXPECT_FALSE(source.is_import(0));
}

}  // namespace
}  // namespace assay::validate
