// SPDX-License-Identifier: Apache-2.0
// Random programs: what nobody thought of.
#include <algorithm>
#include <optional>
#include <vector>

#include "explore/report.h"
#include "recipe/recipe.h"
#include "search/phases/phase.h"
#include "search/phases/shares.h"
#include "vm/class.h"

namespace assay::search {

namespace {

class ExploreRandom : public Phase {
 public:
  using Phase::Phase;

  void run(unsigned round, Deadline limit) override {
    constexpr std::size_t kFirstAttempts = 100;
    constexpr unsigned kMostDoublings = 6;
    const std::size_t attempts = kFirstAttempts << std::min(round, kMostDoublings);
    if (bench_.facts.members.empty()) return;
    turns_ = bench_.store.turns();
    for (std::size_t i = 0;
         i < attempts && !bench_.store.is_complete() && !bench_.time.is_over(limit); ++i)
      attempt(next_wanted(), limit);
  }

 private:
  void attempt(vm::Method& method, Deadline limit) {
    constexpr unsigned kDraws = 4, kPatience = 16, kSolvedOneIn = 12;
    // By value: what is found meanwhile moves the others.
    std::optional<Finding> base;
    if (const Finding* found = bench_.random.below(2) == 0 ? some_finding() : nullptr)
      base = *found;
    std::optional<recipe::Recipe> recipe;
    if (base) recipe = bench_.recipes.extended(base->trial->recipe(), method);
    if (!recipe) base.reset();
    std::unique_ptr<Trial> trial =
        bench_.trials.aside(recipe ? std::move(*recipe) : bench_.recipes.random(method));
    const Finding* from = base ? &*base : nullptr;
    bool is_kept = bench_.sample(*trial, kDraws, limit, from);
    if (!is_kept && from != nullptr && bench_.random.below(kSolvedOneIn) == 0) {
      trial->try_input(bench_.draw(*trial, from), bench_.listener(), limit);
      is_kept = true;
    }
    if (!is_kept) {
      bench_.counts.dropped_runs += kDraws;
      return;
    }
    bench_.pursue(*trial, kPatience, bench_.time.part(limit, share::kRandomProgram));
    bench_.trials.adopt(std::move(trial));
  }

  /// The methods that may still cover something take turns.
  vm::Method& next_wanted() {
    const std::vector<vm::Method*>& members = bench_.facts.members;
    for (std::size_t i = 0; i < members.size(); ++i) {
      vm::Method& member = *members[turns_[turn_++ % members.size()]];
      if (bench_.store.wants(member)) return member;
    }
    return *members[bench_.random.below(members.size())];
  }

  /// Something that went well, late ones more often.
  const Finding* some_finding() {
    const std::vector<Finding>& all = bench_.store.findings();
    if (all.empty()) return nullptr;
    const Finding& one =
        all[std::max(bench_.random.below(all.size()), bench_.random.below(all.size()))];
    return one.outcome.kind == explore::Outcome::Kind::Returned ? &one : nullptr;
  }

  std::vector<std::size_t> turns_;
  std::size_t turn_ = 0;  // counts on from round to round
};

}  // namespace

std::unique_ptr<Phase> explore_random(Workbench& bench) {
  return std::make_unique<ExploreRandom>(bench);
}

}  // namespace assay::search
