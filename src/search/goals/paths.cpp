// SPDX-License-Identifier: Apache-2.0
#include "base/hash.h"
#include "concolic/decision.h"
#include "explore/run_record.h"
#include "recipe/recipe.h"
#include "search/goals/goal_kind.h"

namespace assay::search {

namespace {

/// The way through the method under test: all that was decided in it and in what it called.
class Paths : public GoalKind {
 public:
  void add(const SeenRun& run, std::set<Goal>& goals) override {
    const explore::RunRecord& record = run.record;
    std::uint64_t hash = 0;
    const std::vector<concolic::Decision>& decisions = record.path.decisions;
    for (std::size_t i = record.steps.back().decisions_before; i < decisions.size(); ++i) {
      const concolic::Decision& decision = decisions[i];
      if (decision.site.method == nullptr) continue;
      for (std::uint64_t part :
           {std::uint64_t{decision.site.method->id},
            static_cast<std::uint64_t>(decision.site.bytecode_index), decision.outcome})
        hash = hash_combine(hash, part);
    }
    goals.insert({Goal::Kind::Path, run.recipe.steps.back().method->id, 0, hash});
  }
};

}  // namespace

std::unique_ptr<GoalKind> paths(const GoalContext&) { return std::make_unique<Paths>(); }

}  // namespace assay::search
