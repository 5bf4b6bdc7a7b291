// SPDX-License-Identifier: Apache-2.0
#include "search/goals/overflows.h"

#include "explore/run_record.h"
#include "recipe/recipe.h"
#include "search/goals/goal_kind.h"

namespace assay::search {

namespace {

/// An operation of the class wrapped; sums are recorded if the options of the recorder say so.
class Overflows : public GoalKind {
 public:
  explicit Overflows(const GoalContext& context) : context_(context) {}

  void add(const SeenRun& run, std::set<Goal>& goals) override {
    const explore::RunRecord& record = run.record;
    for (const concolic::Sum& sum : record.path.sums) {
      if (sum.did_wrap && sum.site.method->owner == &context_.klass) goals.insert(overflow_at(sum));
    }
  }

 private:
  GoalContext context_;
};

}  // namespace

Goal overflow_at(const concolic::Sum& sum) {
  return {Goal::Kind::Overflow, sum.site.method->id,
          static_cast<std::uint32_t>(sum.site.bytecode_index), 0};
}

std::unique_ptr<GoalKind> overflows(const GoalContext& context) {
  return std::make_unique<Overflows>(context);
}

}  // namespace assay::search
