// SPDX-License-Identifier: Apache-2.0
#include "stability/rehearsal.h"

#include <gtest/gtest.h>

#include "unit/suite/searched_class.h"

namespace assay::stability {
namespace {

struct Rehearsing {
  explicit Rehearsing(const std::string& class_name) : searched(class_name) {
    for (const search::Finding& finding : searched.campaign.store().findings()) {
      finds.push_back(finding);
      std::string reason;
      auto draft = searched.drafter.draft(finds.back(), reason);
      if (!draft || !keep_stable_assertions(searched.drafter, *draft)) continue;
      chosen.push_back(drafts.size());
      drafts.push_back(std::move(*draft));
    }
  }
  Rehearsed run(WorkClock::time_point deadline) {
    Rehearsal rehearsal(searched.program.machine(), searched.campaign, searched.drafter, 1);
    return rehearsal.run(drafts, chosen, finds, deadline);
  }

  static std::size_t dropped_in(const Rehearsed& rehearsed) {
    std::size_t sum = 0;
    for (const auto& [reason, count] : rehearsed.dropped) sum += count;
    return sum;
  }

  suite::test::SearchedClass searched;
  std::deque<search::Finding> finds;
  std::vector<drafts::Draft> drafts;
  std::vector<std::size_t> chosen;
};

TEST(Rehearsal, TestsOfObjectsThatShareNothingAllPass) {
  Rehearsing all("PressureAlarm");
  ASSERT_FALSE(all.chosen.empty());
  EXPECT_EQ(all.run(suite::test::SearchedClass::soon()).passed, all.chosen);
}

TEST(Rehearsal, WhatDependsOnAStaticFieldPutsItInPlace) {
  Rehearsing all("CounterReader");
  ASSERT_FALSE(all.chosen.empty());
  const Rehearsed rehearsed = all.run(suite::test::SearchedClass::soon());
  bool is_seen = false;
  for (std::size_t i : rehearsed.passed) {
    const source::TestCase& test = all.drafts[i].test;
    if (test.method != "isPositive") continue;
    is_seen = true;
    EXPECT_FALSE(test.arrange.empty()) << "it would fail after others have counted";
  }
  EXPECT_TRUE(is_seen || !rehearsed.dropped.empty());
  EXPECT_EQ(rehearsed.passed.size() + all.dropped_in(rehearsed), all.chosen.size());
}

TEST(Rehearsal, WhatNeedsClassesThatNobodyHasUsedYetPasses) {
  Rehearsing all("ViewMaker");
  ASSERT_GE(all.chosen.size(), 2u);
  EXPECT_EQ(all.run(suite::test::SearchedClass::soon()).passed, all.chosen);
}

TEST(Rehearsal, PrivateStaticStateIsPutInPlaceBySetters) {
  Rehearsing all("Gearbox");
  const Rehearsed rehearsed = all.run(suite::test::SearchedClass::soon());
  EXPECT_EQ(rehearsed.passed, all.chosen);
  bool is_seen = false;
  for (std::size_t i : rehearsed.passed) {
    const source::TestCase& test = all.drafts[i].test;
    if (test.method != "speed") continue;
    is_seen = true;
    EXPECT_FALSE(test.arrange.empty()) << "it would fail after others have shifted";
  }
  EXPECT_TRUE(is_seen);
}

TEST(Rehearsal, NothingIsSaidOfWhatAnotherThreadMayHaveDone) {
  Rehearsing all("Starter");
  bool is_seen = false;
  for (std::size_t i : all.chosen) {
    const source::TestCase& test = all.drafts[i].test;
    if (test.method != "start") continue;
    is_seen = true;
    for (const source::Assertion& assertion : test.assertions) {
      EXPECT_EQ(source::to_text(assertion.actual).find("isRunning"), std::string::npos)
          << "it depends on who is faster";
    }
    EXPECT_FALSE(test.assertions.empty()) << "the size does not";
  }
  EXPECT_TRUE(is_seen);
}

TEST(Rehearsal, WithoutTimeStillTriesEachTest) {
  Rehearsing all("CounterReader");
  ASSERT_FALSE(all.chosen.empty());
  const Rehearsed rehearsed = all.run(WorkClock::now());
  EXPECT_GT(all.dropped_in(rehearsed), 0u) << "there was no time to put the field in place";
  EXPECT_EQ(rehearsed.passed.size() + all.dropped_in(rehearsed), all.chosen.size());
  for (std::size_t i : rehearsed.passed) {
    const source::TestCase& test = all.drafts[i].test;
    if (test.method == "isPositive") {
      EXPECT_FALSE(test.arrange.empty()) << "nobody has seen it pass after others";
    }
  }
}

}  // namespace
}  // namespace assay::stability
