// SPDX-License-Identifier: Apache-2.0
// What there is to see besides branches: other ways to end, rounds of loops, targets of calls,
// sums that wrap, one object in two places.
#include "concolic/recorder.h"
#include "explore/report.h"
#include "explore/run_record.h"
#include "expr/assignment.h"
#include "recipe/recipe.h"
#include "search/goals/overflows.h"
#include "search/goals/wrong_results.h"
#include "search/phases/phase.h"
#include "search/phases/shares.h"
#include "vm/class.h"

namespace assay::search {

namespace {

class ExploreEndings : public Phase {
 public:
  using Phase::Phase;

  void run(unsigned, Deadline limit) override {
    constexpr unsigned kPatience = 12;
    for (Trial* trial : bench_.trials.of_members()) {
      if (bench_.time.is_over(limit)) return;
      if (trial == nullptr || trial->is_exhausted()) continue;
      trial->explore(bench_.listener(), {.patience = kPatience,
                                         .deadline = bench_.time.part(limit, share::kMemberEndings),
                                         .wanted = [] { return true; }});
    }
  }
};

class ExploreOverflow : public Phase {
 public:
  using Phase::Phase;

  void run(unsigned, Deadline limit) override {
    FindingStore& store = bench_.store;
    const std::size_t count = store.findings().size();
    for (std::size_t i = 0; i < count && !bench_.time.is_over(limit); ++i) {
      Trial& trial = *store.findings()[i].trial;
      const expr::Assignment input = store.findings()[i].input;
      const explore::RunRecord seen = trial.look(input, limit, false);
      for (const concolic::Sum& sum : seen.path.sums) {
        const bool is_own = sum.site.method->owner == &bench_.facts.klass;
        if (!is_own || store.has_goal(overflow_at(sum))) continue;
        auto wrapping =
            trial.explorer().questions().input_for(input, seen.path, sum.decisions, sum.wraps);
        if (wrapping) store.keep(bench_.look(trial, *wrapping, limit, false));
      }
    }
  }
};

/// For numbers that would come out right if nothing wrapped. With all that a run decided, so that
/// it returns again, or else with what was decided before.
class ExploreWrongResults : public Phase {
 public:
  using Phase::Phase;

  void run(unsigned, Deadline limit) override {
    const std::size_t count = bench_.store.findings().size();
    for (std::size_t i = 0; i < count && !bench_.time.is_over(limit); ++i) {
      Trial& trial = *bench_.store.findings()[i].trial;
      if (bench_.store.findings()[i].outcome.kind == explore::Outcome::Kind::Returned)
        try_sums(trial, expr::Assignment(bench_.store.findings()[i].input), limit);
    }
  }

 private:
  void try_sums(Trial& trial, const expr::Assignment& input, Deadline limit) {
    const explore::RunRecord seen = trial.look(input, limit, false);
    for (const concolic::Sum& sum : seen.path.sums) {
      for (const std::size_t decisions : {seen.path.decisions.size(), sum.decisions}) {
        if (bench_.store.has_goal(wrong_result_at(sum.site, *trial.tested()))) break;
        if (bench_.time.is_over(limit)) return;
        auto wrapping =
            trial.explorer().questions().input_for(input, seen.path, decisions, sum.wraps);
        if (wrapping) bench_.store.keep(bench_.look(trial, *wrapping, limit, false));
      }
    }
  }
};

/// Null may be all that was ever found to be the same as something.
class ExploreShared : public Phase {
 public:
  using Phase::Phase;

  void run(unsigned, Deadline limit) override {
    constexpr unsigned kPatience = 4;
    for (vm::Method* method : bench_.facts.members) {
      if (!bench_.store.compares_references(*method)) continue;
      for (recipe::Recipe& recipe : bench_.recipes.aliased(*method)) {
        if (bench_.time.is_over(limit)) return;
        bench_.pursue(bench_.trials.add(std::move(recipe)), kPatience,
                      bench_.time.part(limit, share::kAlias));
      }
    }
  }
};

}  // namespace

std::unique_ptr<Phase> explore_endings(Workbench& bench) {
  return std::make_unique<ExploreEndings>(bench);
}

std::unique_ptr<Phase> explore_overflow(Workbench& bench) {
  return std::make_unique<ExploreOverflow>(bench);
}

std::unique_ptr<Phase> explore_wrong_results(Workbench& bench) {
  return std::make_unique<ExploreWrongResults>(bench);
}

std::unique_ptr<Phase> explore_shared(Workbench& bench) {
  return std::make_unique<ExploreShared>(bench);
}

}  // namespace assay::search
