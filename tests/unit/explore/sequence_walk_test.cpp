// SPDX-License-Identifier: Apache-2.0
#include "explore/sequence_walk.h"

#include <gtest/gtest.h>

#include "unit/explore/fixture_calls.h"

namespace assay::explore {
namespace {

using Sequences = std::vector<std::vector<std::uint32_t>>;

constexpr std::size_t kInputs = 3;

/// Calls of one fixture, with inputs of the test's.
class Walk : private test::FixtureCalls {
 public:
  Walk(const std::string& class_name, const std::vector<std::string>& calls)
      : FixtureCalls(class_name, calls, kInputs) {}

  /// The argument of the first call, by input.
  void set_arguments(const std::vector<std::uint64_t>& values) {
    for (std::size_t i = 0; i < values.size(); ++i) {
      const recipe::Operand& operand = menu_.recipe.steps[menu_.steps[0][i]].operands[1];
      concolic::NodeId leaf = runner_->leaves()[operand.index];
      input_.set(explorer_.inputs().node(leaf).variable, values[i]);
    }
  }

  /// What the sequences end with.
  std::set<std::string> run(const Sequences& sequences, bool compare_states) {
    recipe::SequenceTree tree;
    for (const auto& each : sequences) tree.add(each);
    tree.number_rests();
    SequenceWalk walk(explorer_, *runner_, menu_, tree, {.compare_states = compare_states});
    auto endings = walk.run(input_, {.last_input = kInputs - 1,
                                     .is_over = [] { return false; },
                                     .is_wanted = [](const auto&) { return true; }});
    counts = walk.counts();
    std::set<std::string> texts;
    for (const auto& ending : endings)
      texts.insert(std::to_string(ending.steps.back() / kInputs) + " " + ending.outcome.value +
                   ending.outcome.exception);
    return texts;
  }

  WalkCounts counts;

 private:
  expr::Assignment input_;
};

TEST(SequenceWalk, RunsASharedPrefixOnceWithTheSameResults) {
  Walk walk("Beginning", {"a", "b", "c", "d"});
  walk.set_arguments({0, 20, 30});
  std::set<std::string> together = walk.run({{0, 1, 2}, {0, 1, 3}}, false);
  WalkCounts grouped = walk.counts;
  std::set<std::string> apart = walk.run({{0, 1, 2}}, false);
  WalkCounts first = walk.counts;
  apart.merge(walk.run({{0, 1, 3}}, false));
  EXPECT_EQ(together, apart);
  EXPECT_TRUE(together.count("3 java.lang.ArithmeticException"));
  EXPECT_EQ(grouped.prefix_runs, first.prefix_runs);
  EXPECT_EQ(grouped.endings, 2 * first.endings);
}

TEST(SequenceWalk, GoesOnOnceFromEqualStatesWithTheSameResults) {
  Walk walk("SortedList", {"add"});
  walk.set_arguments({1, 2, 5});
  walk.run({{0, 0, 0, 0}}, false);
  WalkCounts all = walk.counts;
  walk.run({{0, 0, 0, 0}}, true);
  EXPECT_EQ(all.prefix_runs, 3u + 9u + 27u);
  EXPECT_EQ(walk.counts.prefix_runs, 3u + 9u + 18u);
  EXPECT_EQ(walk.counts.states, 1u + 3u + 6u + 10u);  // as many as there are sorted lists
  EXPECT_EQ(walk.counts.states_seen_again, 3u + 8u);
  Walk other("Beginning", {"a", "b", "c", "d"});
  other.set_arguments({0, 20, 20});
  EXPECT_EQ(other.run({{0, 1, 2}, {0, 1, 3}}, true), other.run({{0, 1, 2}, {0, 1, 3}}, false));
}

/// Each sequence begins where its prefix left the other thread, whatever was run meanwhile.
TEST(SequenceWalk, PutsOtherThreadsBack) {
  Walk walk("Background", {"begin", "step"});
  std::set<std::string> endings = walk.run({{0, 1}, {0, 1, 1}, {0, 1, 1, 1}}, false);
  EXPECT_EQ(endings, (std::set<std::string>{"1 1", "1 2", "1 3"}));
  EXPECT_GT(walk.counts.endings, 3u);
}

}  // namespace
}  // namespace assay::explore
