// SPDX-License-Identifier: Apache-2.0
#include <map>
#include <utility>
#include <vector>

#include "concolic/recorder.h"
#include "explore/run_record.h"
#include "recipe/recipe.h"
#include "search/goals/goal_kind.h"
#include "search/goals/loops.h"
#include "vm/class.h"

namespace assay::search {

namespace {

constexpr std::uint32_t kMostRounds = 2;  // of a loop; more are "many"

/// How often a loop or a recursion of the class went round: not at all, once or twice.
class Rounds : public GoalKind {
 public:
  explicit Rounds(const GoalContext& context) {
    for (const vm::Method& method : context.klass.methods) {
      std::vector<Loop> loops = loops_of(method);
      for (const Loop& loop : loops) {
        if (loop.is_recursion) recursions_.insert({method.id, loop.at});
      }
      if (!loops.empty()) loops_[method.id] = std::move(loops);
    }
  }

  void add(const SeenRun& run, std::set<Goal>& goals) override {
    const explore::RunRecord& record = run.record;
    const concolic::PathRecord& path = record.path;
    std::map<std::pair<std::uint32_t, std::uint32_t>, std::uint32_t> rounds;
    for (std::size_t i = 0; i < path.edges.size(); ++i) {
      const concolic::Edge& edge = path.edges[i];
      auto loops = loops_.find(edge.method->id);
      if (loops == loops_.end() || path.times[i] == 0) continue;
      for (const Loop& loop : loops->second) {
        if (loop.at != edge.bytecode_index) continue;
        const bool stays = loop.is_recursion || edge.outcome == loop.staying;
        rounds[{edge.method->id, loop.at}] += stays ? path.times[i] : 0;
      }
    }
    for (auto [place, count] : rounds) {
      if (recursions_.count(place) != 0) --count;  // the first activation is no round
      if (count <= kMostRounds)
        goals.insert({Goal::Kind::Rounds, place.first, place.second, count});
    }
  }

 private:
  std::map<std::uint32_t, std::vector<Loop>> loops_;  // by method
  std::set<std::pair<std::uint32_t, std::uint32_t>> recursions_;
};

}  // namespace

std::unique_ptr<GoalKind> rounds(const GoalContext& context) {
  return std::make_unique<Rounds>(context);
}

}  // namespace assay::search
