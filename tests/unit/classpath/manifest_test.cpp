// SPDX-License-Identifier: Apache-2.0
#include "classpath/manifest.h"

#include <gtest/gtest.h>

namespace assay::classpath {
namespace {

TEST(Manifest, FindsAttributesWithoutRegardToCase) {
  Manifest manifest = Manifest::parse("Manifest-Version: 1.0\nMain-Class: a.B\n");
  EXPECT_EQ(manifest.find("MAIN-class"), "a.B");
  EXPECT_EQ(manifest.main_class(), "a.B");
  EXPECT_FALSE(manifest.find("Main").has_value());
}

TEST(Manifest, JoinsContinuationLines) {
  Manifest manifest =
      Manifest::parse("Class-Path: lib/one.j\r\n ar lib/t\r\n wo.jar\r\nMain-Class: a.B\r\n");
  EXPECT_EQ(manifest.class_path(), (std::vector<std::string_view>{"lib/one.jar", "lib/two.jar"}));
  EXPECT_EQ(manifest.main_class(), "a.B");
}

TEST(Manifest, AcceptsAllLineEndings) {
  for (std::string_view text : {"A: 1\nB: 2", "A: 1\r\nB: 2\r\n", "A: 1\rB: 2\r"}) {
    Manifest manifest = Manifest::parse(text);
    EXPECT_EQ(manifest.find("A"), "1") << text;
    EXPECT_EQ(manifest.find("B"), "2") << text;
  }
}

TEST(Manifest, StopsAtTheEndOfTheMainSection) {
  Manifest manifest = Manifest::parse("A: 1\n\nName: x/Y.class\nMain-Class: a.B\n");
  EXPECT_EQ(manifest.find("A"), "1");
  EXPECT_FALSE(manifest.main_class().has_value());
}

TEST(Manifest, IgnoresLinesThatAreNoAttributes) {
  Manifest manifest = Manifest::parse(" lost continuation\nnonsense\nA:1\nB: 2\n");
  EXPECT_FALSE(manifest.find("A").has_value());
  EXPECT_EQ(manifest.find("B"), "2");
}

TEST(Manifest, RecognisesMultiRelease) {
  EXPECT_TRUE(Manifest::parse("Multi-Release: true\n").is_multi_release());
  EXPECT_TRUE(Manifest::parse("multi-release: TRUE\n").is_multi_release());
  EXPECT_FALSE(Manifest::parse("Multi-Release: false\n").is_multi_release());
  EXPECT_FALSE(Manifest::parse("Multi-Release: true \n").is_multi_release());
  EXPECT_FALSE(Manifest::parse("").is_multi_release());
}

}  // namespace
}  // namespace assay::classpath
