// SPDX-License-Identifier: Apache-2.0
// Tests of the typed parameter graph: every well-typed call up to a depth is equally likely.
#include <optional>

#include "explore/report.h"
#include "explore/run_record.h"
#include "recipe/recipe.h"
#include "search/phases/phase.h"
#include "search/random_search.h"
#include "vm/class.h"

namespace assay::search {

namespace {

class ExploreTyped : public Phase {
 public:
  using Phase::Phase;

  void run(unsigned, Deadline limit) override {
    if (bench_.facts.members.empty()) return;
    if (!search_) search_.emplace(bench_);
    search_->run(limit, [&](const RandomSearch::Test& test) { note(test, limit); });
    bench_.counts.typed_tests = search_->counts().runs();
  }

 private:
  /// Keeps a test that took a branch or ended as none did before.
  void note(const RandomSearch::Test& test, Deadline limit) {
    const vm::Method& method = *test.pick.method;
    const explore::Outcome& outcome = test.record.outcome;
    const bool is_stopped = bench_.store.looks_for_failures() && never_ends(outcome);
    if (!is_usable(outcome, bench_.facts.options.criteria) && !is_stopped) return;
    const bool is_novel = bench_.store.is_new(test.record.path.edges) ||
                          bench_.store.ends_anew(method, outcome) ||
                          bench_.store.entered().count(&method) == 0 || is_stopped;
    if (!is_novel) {
      bench_.store.count(method, outcome);
      return;
    }
    std::unique_ptr<Trial> trial = bench_.trials.aside(test.recipe);
    trial->try_input({}, bench_.listener(), limit);
    bench_.trials.adopt(std::move(trial));
  }

  std::optional<RandomSearch> search_;
};

}  // namespace

std::unique_ptr<Phase> explore_typed(Workbench& bench) {
  return std::make_unique<ExploreTyped>(bench);
}

}  // namespace assay::search
