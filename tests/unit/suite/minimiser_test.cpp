// SPDX-License-Identifier: Apache-2.0
#include "suite/minimiser.h"

#include <gtest/gtest.h>

#include "unit/suite/searched_class.h"

namespace assay::suite {
namespace {

TEST(Minimiser, KeepsWhatIsNeededAndNeverAddsAStep) {
  test::SearchedClass searched("PressureAlarm");
  Minimiser minimiser(searched.campaign, test::SearchedClass::soon());
  ASSERT_FALSE(searched.campaign.store().findings().empty());
  const std::vector<search::Finding> findings = searched.campaign.store().findings();
  for (const search::Finding& finding : findings) {
    const Needed needed{.edges = {finding.edges.begin(), finding.edges.end()}, .goals = {}};
    const search::Finding smaller = minimiser.minimise(finding, needed, true);
    const std::set<concolic::Edge> taken(smaller.edges.begin(), smaller.edges.end());
    for (const concolic::Edge& edge : needed.edges) EXPECT_EQ(taken.count(edge), 1u);
    EXPECT_EQ(smaller.outcome.kind, finding.outcome.kind);
    EXPECT_EQ(smaller.trial->tested(), finding.trial->tested());
    EXPECT_LE(smaller.trial->recipe().steps.size(), finding.trial->recipe().steps.size());
  }
}

TEST(Minimiser, WithoutTimeChangesNothing) {
  test::SearchedClass searched("TokenGate");
  Minimiser minimiser(searched.campaign, WorkClock::now());
  const search::Finding finding = searched.campaign.store().findings().front();
  const Needed needed{.edges = {finding.edges.begin(), finding.edges.end()}, .goals = {}};
  const search::Finding same = minimiser.minimise(finding, needed, true);
  EXPECT_EQ(same.trial, finding.trial);
  EXPECT_EQ(same.edges, finding.edges);
}

}  // namespace
}  // namespace assay::suite
