// SPDX-License-Identifier: Apache-2.0
#include "search/random_search.h"

#include <gtest/gtest.h>

#include <map>
#include <set>

#include "search/phases/phase.h"
#include "unit/recipe/fixture_program.h"

namespace assay::search {
namespace {

using recipe::test::FixtureProgram;

/// What a campaign has, by hand.
class RandomSearchTest : public ::testing::Test {
 protected:
  void prepare(const std::string& class_name) {
    facts_ = std::make_unique<ClassFacts>(program_.runtime(), index_, options_,
                                          program_.find(class_name));
    scope_ = std::make_unique<interp::RunScope>(facts_->machine);
    scope_->keep_program_classes();
    facts_->machine.initialise(facts_->klass);
    facts_->list_members();
    store_ = std::make_unique<FindingStore>(*facts_);
    for (vm::Method& method : facts_->klass.methods) store_->branches().observe(method);
    store_->note_reachable();
    trials_ = std::make_unique<Trials>(*facts_, *store_);
    random_ = std::make_unique<RandomInputs>(facts_->dictionary, 1);
    recipes_ =
        std::make_unique<RecipeMaker>(facts_->machine,
                                      RecipeMaker::Sources{facts_->index, facts_->visibility,
                                                           facts_->producers, facts_->mutators},
                                      facts_->klass, *random_, RecipeMaker::Options{});
    bench_.reset(new Workbench{*facts_, *store_, *trials_, time_, *random_, *recipes_, {}});
    time_.set_end(WorkClock::now() + std::chrono::seconds(60));
  }

  /// How the tests of each method ended, with the place if they threw.
  using Endings = std::map<std::string, std::multiset<std::string>>;
  Endings run(RandomSearch& search) {
    Endings endings;
    search.run(time_.end(), [&](const RandomSearch::Test& test) {
      const explore::Outcome& outcome = test.record.outcome;
      std::string ending(explore::name_of(outcome.kind));
      if (outcome.kind == explore::Outcome::Kind::Threw) ending = outcome.exception;
      endings[std::string(test.pick.method->info->name)].insert(ending);
    });
    return endings;
  }

  FixtureProgram& program_ = FixtureProgram::get();
  recipe::ClassIndex index_ = recipe::ClassIndex::build(program_.class_path());
  SearchOptions options_;
  process::Standby nobody_;
  Schedule time_{nobody_};
  std::unique_ptr<ClassFacts> facts_;
  std::unique_ptr<interp::RunScope> scope_;
  std::unique_ptr<FindingStore> store_;
  std::unique_ptr<Trials> trials_;
  std::unique_ptr<RandomInputs> random_;
  std::unique_ptr<RecipeMaker> recipes_;
  std::unique_ptr<Workbench> bench_;
};

TEST_F(RandomSearchTest, SurvivesWhatTestsDo) {
  prepare("Reckless");
  RandomSearch search(*bench_);
  const Endings endings = run(search);
  using Set = std::multiset<std::string>;
  const std::string stopped(explore::name_of(explore::Outcome::Kind::Stopped));
  const std::string returned(explore::name_of(explore::Outcome::Kind::Returned));
  EXPECT_EQ(endings.at("leave"), (Set{returned, returned, stopped}));
  EXPECT_EQ(endings.at("spin"), (Set{returned, returned, stopped}));
  EXPECT_EQ(endings.at("hang"), (Set{returned, stopped}));
  EXPECT_EQ(endings.at("recurse"), (Set{"java.lang.StackOverflowError", returned, returned}));
  EXPECT_EQ(endings.at("once"), Set{returned});
  EXPECT_EQ(endings.at("three").count("java.lang.ArithmeticException"), 3u);
  EXPECT_TRUE(search.is_done());
  EXPECT_EQ(typegraph::count_of(search.counts().runs()), search.space().total());
}

TEST_F(RandomSearchTest, RunsWithAllKindsOfValues) {
  prepare("Reckless");
  RandomSearch search(*bench_);
  const Endings endings = run(search);
  using Set = std::multiset<std::string>;
  const std::string returned(explore::name_of(explore::Outcome::Kind::Returned));
  const std::string null = "java.lang.NullPointerException";
  const std::string bounds = "java.lang.ArrayIndexOutOfBoundsException";
  const std::string format = "java.lang.NumberFormatException";
  EXPECT_EQ(endings.at("first"), (Set{null, bounds, format, format}));
  EXPECT_EQ(endings.at("table"), (Set{"java.lang.NegativeArraySizeException", returned, returned}));
  EXPECT_EQ(endings.at("type").count(returned), 1u);
  // No level or table: 5 of 9. LOW and HIGH in an empty table, HIGH in a table of one.
  EXPECT_EQ(endings.at("pick"),
            (Set{null, null, null, null, null, bounds, bounds, bounds, returned}));
  EXPECT_EQ(endings.at("<init>").count(bounds), 3u);
}

TEST_F(RandomSearchTest, StopsAfterSoManyTests) {
  options_.typed_random.tests = 7;
  prepare("Reckless");
  RandomSearch search(*bench_);
  run(search);
  EXPECT_EQ(search.counts().runs(), 7u);
}

TEST_F(RandomSearchTest, BeginsWithEveryMember) {
  prepare("Reckless");
  RandomSearch search(*bench_);
  std::vector<const vm::Method*> order;
  search.run(time_.end(),
             [&](const RandomSearch::Test& test) { order.push_back(test.pick.method); });
  const std::vector<vm::Method*> without = search.without_tests();
  ASSERT_EQ(without.size(), 0u);
  const std::set<const vm::Method*> first(
      order.begin(), order.begin() + static_cast<std::ptrdiff_t>(facts_->members.size()));
  EXPECT_EQ(first.size(), facts_->members.size());
}

TEST_F(RandomSearchTest, BeginsWithEarlierTestsIfNothingIsReset) {
  options_.typed_random.tests = 12;
  options_.typed_random.resets = false;
  options_.methods = {"three"};
  prepare("Reckless");
  RandomSearch search(*bench_);
  std::vector<std::size_t> calls;
  search.run(time_.end(), [&](const RandomSearch::Test& test) {
    calls.push_back(test.recipe.steps.size());
    EXPECT_EQ(test.recipe.steps.back().method, test.pick.method);
    EXPECT_EQ(test.record.outcome.kind, explore::Outcome::Kind::Threw);
  });
  EXPECT_EQ(calls, (std::vector<std::size_t>{1, 2, 3}));
}

TEST_F(RandomSearchTest, DoesNothingWithoutTime) {
  prepare("Reckless");
  RandomSearch search(*bench_);
  time_.set_end(WorkClock::now());
  run(search);
  EXPECT_EQ(search.counts().runs(), 0u);
  EXPECT_FALSE(search.is_done());
}

TEST_F(RandomSearchTest, AsAPhaseKeepsWhatIsNew) {
  prepare("Reckless");
  explore_typed(*bench_)->run(0, time_.end());
  std::map<std::string, std::set<std::string>> kept;
  for (const Finding& finding : store_->findings()) {
    kept[std::string(finding.trial->tested()->info->name)].insert(finding.outcome.exception);
    EXPECT_TRUE(finding.trial->recipe().leaves.empty());
  }
  EXPECT_EQ(kept["table"].count("java.lang.NegativeArraySizeException"), 1u);
  EXPECT_EQ(kept["recurse"].count("java.lang.StackOverflowError"), 1u);
  EXPECT_EQ(kept["first"].size(), 3u);
  EXPECT_GT(trials_->all().size(), 5u);
  EXPECT_GT(bench_->counts.dropped_runs, 20u);
}

}  // namespace
}  // namespace assay::search
