// SPDX-License-Identifier: Apache-2.0
// The members of the class by themselves, on objects as they are made.
#include <algorithm>

#include "recipe/recipe.h"
#include "search/phases/phase.h"
#include "search/phases/shares.h"
#include "vm/class.h"

namespace assay::search {

namespace {

class SeedMembers : public Phase {
 public:
  using Phase::Phase;

  void run(unsigned, Deadline limit) override {
    constexpr unsigned kSeeds = 12;  // random inputs of every method to begin with
    const std::vector<vm::Method*>& members = bench_.facts.members;
    for (std::size_t i = 0; i < members.size() && !bench_.time.is_over(limit); ++i) {
      const Deadline part = bench_.time.part(limit, share::kSeeds);
      Trial& trial = bench_.trials.add_member(i, bench_.recipes.sequence({}, *members[i]));
      trial.try_input({}, bench_.listener(), part);
      if (bench_.store.wants(*members[i])) bench_.sample(trial, kSeeds, part);
      enter(trial, part);
    }
  }

 private:
  /// Every method is to be seen returning, whether or not there is a branch to be covered.
  void enter(Trial& trial, Deadline limit) {
    constexpr unsigned kDraws = 12, kPatience = 12;
    auto is_missing = [&] { return !bench_.store.has_returned(*trial.tested()); };
    for (unsigned i = 0; i < kDraws && is_missing() && !bench_.time.is_over(limit); ++i)
      trial.try_input(bench_.draw(trial, nullptr), bench_.listener(), limit);
    if (is_missing()) trial.explore(bench_.listener(), {kPatience, limit, is_missing});
  }
};

class ExploreMembers : public Phase {
 public:
  using Phase::Phase;

  void run(unsigned round, Deadline limit) override {
    constexpr unsigned kFirstPatience = 8, kMostDoublings = 6;
    const unsigned patience = kFirstPatience << std::min(round, kMostDoublings);
    const std::vector<std::size_t> turns = bench_.store.turns();
    for (std::size_t i = 0; i < turns.size() && !bench_.time.is_over(limit); ++i) {
      Trial* trial = bench_.trials.of_member(turns[i]);
      if (trial == nullptr || trial->is_exhausted()) continue;
      const vm::Method& member = *bench_.facts.members[turns[i]];
      if (round > 0 && !bench_.store.wants(member)) continue;
      const double fair = share::kMemberTimes / static_cast<double>(turns.size() - i + 1);
      bench_.pursue(*trial, patience,
                    bench_.time.part(limit, std::min(fair, share::kMostOfMember)));
      if (bench_.store.wants(member)) bench_.sample(*trial, patience, limit);
    }
  }
};

class ExploreAliases : public Phase {
 public:
  using Phase::Phase;

  void run(unsigned, Deadline limit) override {
    constexpr unsigned kPatience = 6;
    for (vm::Method* method : bench_.facts.members) {
      if (!bench_.store.wants(*method)) continue;
      for (recipe::Recipe& recipe : bench_.recipes.aliased(*method)) {
        if (bench_.time.is_over(limit)) return;
        bench_.pursue(bench_.trials.add(std::move(recipe)), kPatience,
                      bench_.time.part(limit, share::kAlias));
      }
    }
  }
};

}  // namespace

std::unique_ptr<Phase> seed_members(Workbench& bench) {
  return std::make_unique<SeedMembers>(bench);
}

std::unique_ptr<Phase> explore_members(Workbench& bench) {
  return std::make_unique<ExploreMembers>(bench);
}

std::unique_ptr<Phase> explore_aliases(Workbench& bench) {
  return std::make_unique<ExploreAliases>(bench);
}

}  // namespace assay::search
