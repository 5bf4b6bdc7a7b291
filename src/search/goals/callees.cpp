// SPDX-License-Identifier: Apache-2.0
#include <map>
#include <utility>

#include "concolic/recorder.h"
#include "explore/run_record.h"
#include "recipe/recipe.h"
#include "search/goals/goal_kind.h"
#include "vm/class.h"

namespace assay::search {

namespace {

constexpr std::size_t kMostCallees = 4;  // of one call

/// Calls on inputs that reach methods of the program, the first few of each place.
class Callees : public GoalKind {
 public:
  explicit Callees(const GoalContext& context) : context_(context) {}

  void add(const SeenRun& run, std::set<Goal>& goals) override {
    const explore::RunRecord& record = run.record;
    for (const concolic::DirectedCall& call : record.path.directed) {
      const vm::Class& owner = *call.target->owner;
      const bool is_own = call.site.method->owner == &context_.klass;
      if (!is_own || owner.trusted || context_.stubs.find(owner) != nullptr) continue;
      const auto at = static_cast<std::uint32_t>(call.site.bytecode_index);
      std::set<std::uint32_t>& known = known_[{call.site.method->id, at}];
      if (known.size() < kMostCallees) known.insert(call.target->id);
      if (known.count(call.target->id) != 0)
        goals.insert({Goal::Kind::Callee, call.site.method->id, at, call.target->id});
    }
  }

 private:
  GoalContext context_;
  std::map<std::pair<std::uint32_t, std::uint32_t>, std::set<std::uint32_t>> known_;  // by site
};

}  // namespace

std::unique_ptr<GoalKind> callees(const GoalContext& context) {
  return std::make_unique<Callees>(context);
}

}  // namespace assay::search
