// SPDX-License-Identifier: Apache-2.0
#include "report/check/check_report.h"

#include <gtest/gtest.h>

#include "sample_findings.h"

namespace assay::report {
namespace {

findings::Crash usual_crash() { return sample_finding().crash; }

findings::Crash crash_from_statics() {
  findings::Crash crash = usual_crash();
  crash.statics = findings::StaticStart{{"shop.D"}, {}, {"shop.D.g = 1"}, false, true};
  return crash;
}

std::vector<Finding> merged(std::vector<findings::Crash> crashes) {
  std::vector<ClassReport> rows(1);
  for (std::size_t i = 0; i < crashes.size(); ++i) crashes[i].test = i;
  rows[0].outcome.result.findings.crashes = std::move(crashes);
  std::vector<std::size_t> stale;
  return merge_findings(rows, findings::Grouping::Line, stale);
}

TEST(MergeFindings, ShowsACrashFromTheUsualStateIfItCan) {
  findings::Crash usual = usual_crash();
  usual.calls = 3;
  const std::vector<Finding> found = merged({crash_from_statics(), usual});
  ASSERT_EQ(found.size(), 1U);
  EXPECT_FALSE(found[0].crash.statics);
  EXPECT_EQ(found[0].count, 2U);
}

TEST(MergeFindings, PrefersStaticStateToNumbersThatNobodyWouldThinkOf) {
  findings::Crash usual = usual_crash();
  usual.is_exotic = true;
  const std::vector<Finding> found = merged({usual, crash_from_statics()});
  ASSERT_EQ(found.size(), 1U);
  EXPECT_TRUE(found[0].crash.statics);
}

TEST(MergeFindings, ShowsWhatOnlyStaticStateBringsAbout) {
  const std::vector<Finding> found = merged({crash_from_statics()});
  ASSERT_EQ(found.size(), 1U);
  EXPECT_TRUE(found[0].crash.statics);
}

}  // namespace
}  // namespace assay::report
