// SPDX-License-Identifier: Apache-2.0
#include "sandbox/layers.h"

#include <gtest/gtest.h>

#include "sandbox/survey.h"

namespace assay::sandbox {
namespace {

TEST(LayerSet, IsReadFromAListOfNames) {
  EXPECT_EQ(LayerSet::parse("landlock,seccomp"), (LayerSet{Layer::Landlock, Layer::Seccomp}));
  EXPECT_EQ(LayerSet::parse("none"), LayerSet());
  EXPECT_EQ(LayerSet::parse("landlock,"), std::nullopt);
  EXPECT_EQ(LayerSet::parse("Landlock"), std::nullopt);
  EXPECT_EQ(LayerSet::parse(""), std::nullopt);
  EXPECT_EQ(LayerSet::all().text(), "namespaces, landlock, seccomp");
}

TEST(LayerSet, IsEnoughWithNamespacesOrWithTheTwoOthers) {
  EXPECT_TRUE(LayerSet{Layer::Namespaces}.is_enough());
  EXPECT_TRUE((LayerSet{Layer::Landlock, Layer::Seccomp}).is_enough());
  EXPECT_FALSE(LayerSet{Layer::Landlock}.is_enough());
  EXPECT_FALSE(LayerSet{Layer::Seccomp}.is_enough());
  EXPECT_FALSE(LayerSet().is_enough());
}

TEST(Isolation, DoesNotRunWhatItCannotConfine) {
  Isolation isolation;
  isolation.states = {{Layer::Namespaces, false, "not permitted", "permit it"},
                      {Layer::Landlock, true, "version 7", ""},
                      {Layer::Seccomp, true, "", ""}};
  EXPECT_TRUE(isolation.may_run());
  isolation.wanted = {Layer::Namespaces, Layer::Seccomp};
  EXPECT_FALSE(isolation.may_run());
  const std::string problem = isolation.problem();
  EXPECT_NE(problem.find("no namespaces: not permitted (permit it);"), std::string::npos);
  EXPECT_NE(problem.find("landlock was not asked for;"), std::string::npos);
  EXPECT_NE(problem.find("--unconfined"), std::string::npos);
}

TEST(Isolation, RunsUnconfinedOnlyIfToldSo) {
  Isolation isolation;
  EXPECT_FALSE(isolation.may_run());
  isolation.is_unconfined = true;
  EXPECT_TRUE(isolation.may_run());
  EXPECT_EQ(isolation.layers(), LayerSet());
}

}  // namespace
}  // namespace assay::sandbox
