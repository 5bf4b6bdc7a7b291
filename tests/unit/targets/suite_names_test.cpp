// SPDX-License-Identifier: Apache-2.0
#include "targets/suite_names.h"

#include <gtest/gtest.h>

namespace assay::targets {
namespace {

using Names = std::map<std::string, std::string>;

TEST(SuiteNames, AreThoseOfTheClassesRunTogether) {
  EXPECT_EQ(suite_names({"p.A", "p.Outer$Inner$Deep", "B"}),
            (Names{{"p.A", "AGeneratedTest"},
                   {"p.Outer$Inner$Deep", "OuterInnerDeepGeneratedTest"},
                   {"B", "BGeneratedTest"}}));
}

TEST(SuiteNames, AreDistinctWithinAPackage) {
  EXPECT_EQ(suite_names({"p.A$B", "p.AB", "q.A$B", "p.A_B"}),
            (Names{{"p.AB", "ABGeneratedTest"},
                   {"p.A_B", "A_BGeneratedTest"},
                   {"p.A$B", "A_B2GeneratedTest"},
                   {"q.A$B", "ABGeneratedTest"}}));
  EXPECT_EQ(suite_names({"A$B", "AB"}).at("A$B"), "A_BGeneratedTest");
  EXPECT_EQ(suite_names({"A$1", "A1"}).at("A1"), "A1GeneratedTest");
}

TEST(SuiteNames, AreDistinctAlsoWithoutRegardToCase) {
  const Names names = suite_names({"p.Ab", "p.AB", "P.ab", "p.Ab2"});
  EXPECT_EQ(names.at("P.ab"), "abGeneratedTest");
  EXPECT_EQ(names.at("p.Ab2"), "Ab2GeneratedTest");
  EXPECT_EQ(names.at("p.AB"), "AB3GeneratedTest");
  EXPECT_EQ(names.at("p.Ab"), "Ab4GeneratedTest");
  EXPECT_EQ(names, suite_names({"p.Ab2", "P.ab", "p.AB", "p.Ab"}));
}

TEST(SuiteNames, StayWhenAnotherClassIsAdded) {
  const Names before = suite_names({"p.A$B", "p.AB"});
  const Names after = suite_names({"p.A", "p.A$B", "p.AB", "p.B", "q.AB"});
  for (const auto& [name, suite] : before) EXPECT_EQ(after.at(name), suite);
}

}  // namespace
}  // namespace assay::targets
