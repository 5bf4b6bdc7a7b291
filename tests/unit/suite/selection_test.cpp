// SPDX-License-Identifier: Apache-2.0
// Which drafts are kept is decided by what they are good for alone: these are made up.
#include "suite/selection.h"

#include <gtest/gtest.h>

#include <deque>

namespace assay::suite {
namespace {

using Numbers = std::vector<std::size_t>;

class SelectionTest : public ::testing::Test {
 protected:
  /// A draft whose test takes these branches and kills these mutants by how it ends.
  void add(const std::vector<std::uint32_t>& branches, std::vector<std::uint32_t> kills = {},
           std::size_t statements = 0) {
    search::Finding& finding = findings_.emplace_back();
    for (std::uint32_t branch : branches) finding.edges.push_back({&method_, branch, 0});
    drafts::Draft& draft = drafts_.emplace_back();
    draft.found = &finding;
    draft.kills_by_ending = std::move(kills);
    draft.test.method = "m" + std::to_string(drafts_.size());
    draft.test.arrange.resize(statements);
  }

  vm::Method method_;
  std::deque<search::Finding> findings_;
  std::vector<drafts::Draft> drafts_;
  search::Criteria criteria_;
};

TEST_F(SelectionTest, KeepsWhatTakesABranchThatNoOtherTakes) {
  add({1, 2});
  add({2});
  add({3});
  EXPECT_EQ(select(drafts_, criteria_), (Numbers{0, 2}));
}

TEST_F(SelectionTest, DropsWhatTheOthersDoTogether) {
  add({1, 2, 3, 4});
  add({1, 2, 5, 6});
  add({3, 4, 7, 8});
  EXPECT_EQ(select(drafts_, criteria_), (Numbers{1, 2}));
}

TEST_F(SelectionTest, KeepsWhatNoticesAFault) {
  add({1}, {});
  add({1}, {7});
  EXPECT_EQ(select(drafts_, criteria_), (Numbers{1}));
  criteria_.mutants = false;
  EXPECT_EQ(select(drafts_, criteria_), (Numbers{0}));
}

TEST_F(SelectionTest, TakesTheShorterOfEquals) {
  add({1}, {}, 5);
  add({1}, {}, 1);
  EXPECT_EQ(select(drafts_, criteria_), (Numbers{1}));
}

TEST_F(SelectionTest, SaysWhatOnlyOneIsGoodFor) {
  add({1, 2}, {4, 5});
  add({2, 3}, {5, 6});
  const Duty duty = duty_of(drafts_, {0, 1}, 0, criteria_);
  EXPECT_EQ(duty.edges, (std::set<concolic::Edge>{{&method_, 1, 0}}));
  EXPECT_EQ(duty.mutants, (std::set<std::uint32_t>{4}));
}

TEST_F(SelectionTest, OfTwoThatReadAlikeOneNotesWhatBothNotice) {
  add({1}, {4});
  add({2}, {5});
  drafts_[1].test.method = drafts_[0].test.method;
  Numbers kept{0, 1};
  drop_duplicates(drafts_, kept);
  EXPECT_EQ(kept, (Numbers{0}));
  EXPECT_EQ(killed_by(drafts_, kept), (std::set<std::uint32_t>{4, 5}));
}

TEST_F(SelectionTest, AnAssertionStaysOnlyIfItNoticesSomethingMore) {
  add({1});
  drafts::Draft& draft = drafts_[0];
  for (const char* name : {"a", "b", "c"}) {
    source::Assertion assertion;
    assertion.actual = source::variable(name);
    draft.test.assertions.push_back(assertion);
  }
  draft.kills = {{1, 2}, {2}, {3}};
  keep_telling_assertions(draft);
  ASSERT_EQ(draft.test.assertions.size(), 2u);
  EXPECT_EQ(source::to_text(draft.test.assertions[1].actual), "c");
}

}  // namespace
}  // namespace assay::suite
