// SPDX-License-Identifier: Apache-2.0
#include "explore/state_search.h"

#include <gtest/gtest.h>

#include "unit/explore/fixture_calls.h"

namespace assay::explore {
namespace {

using Counts = std::vector<std::uint64_t>;

constexpr std::size_t kLongest = 6;

/// All sequences of calls of one fixture.
class Search : private test::FixtureCalls {
 public:
  Search(const std::string& class_name, const std::vector<std::string>& calls)
      : FixtureCalls(class_name, calls, kLongest) {}

  StateCounts run(std::size_t longest) {
    StateSearch search(explorer_, *runner_, menu_, {.max_calls = longest});
    search.run({.is_over = [] { return false; },
                .is_wanted = [](std::size_t) { return true; },
                .may_change = [](std::size_t) { return true; },
                .found =
                    [this](const StateSearch::Ending& ending) {
                      const Outcome& outcome = ending.sequence.outcome;
                      endings.insert(std::to_string(ending.sequence.steps.size()) + " " +
                                     outcome.value + outcome.exception);
                    }});
    return search.counts();
  }

  std::set<std::string> endings;
};

TEST(StateSearch, KeepsOneSortedListPerLength) {
  Search search("SortedList", {"add"});
  StateCounts counts = search.run(6);
  EXPECT_EQ(counts.states, (Counts{1, 1, 1, 1, 1, 1, 1}));
  // A list of n numbers has n + 1 places for one more.
  EXPECT_EQ(counts.subsumed, 0u + 1 + 2 + 3 + 4 + 5);
  EXPECT_EQ(counts.runs, 1u + 1 + 2 + 3 + 4 + 5 + 6);
}

TEST(StateSearch, FindsWhatNeedsSeveralCalls) {
  Search latch("TripleLatch", {"setX", "setY", "setZ", "fire"});
  latch.run(3);
  EXPECT_FALSE(latch.endings.count("3 true"));
  latch.run(4);
  EXPECT_TRUE(latch.endings.count("4 true"));
  Search alarm("PressureAlarm", {"arm", "feed", "alarm"});
  alarm.run(3);
  EXPECT_TRUE(alarm.endings.count("3 true"));
}

TEST(StateSearch, ComesToAnEndWhereThereAreFewStates) {
  Search latch("TripleLatch", {"setX", "setY", "setZ"});
  StateCounts counts = latch.run(6);
  // Anything may be in one latch, in two, in three; then there is nothing new.
  EXPECT_EQ(counts.states, (Counts{1, 3, 3, 1, 0}));
}

}  // namespace
}  // namespace assay::explore
