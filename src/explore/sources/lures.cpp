// SPDX-License-Identifier: Apache-2.0
#include "explore/sources/lures.h"

#include "concolic/decision.h"
#include "concolic/recorder.h"
#include "expr/assignment.h"
#include "expr/term.h"

namespace assay::explore {

namespace {

constexpr std::size_t kMostLures = 64;

}  // namespace

void LureSource::keep(const concolic::PathRecord& path, std::uint32_t run) {
  if (path.lures.empty()) return;
  std::vector<expr::Term> constraints;
  for (const concolic::Decision& decision : path.decisions) {
    bool observed = decision.site.method != nullptr && decision.site.method->traits.observed;
    if (observed && decision.kind != concolic::DecisionKind::Pin)
      constraints.push_back(concolic::condition_of(search_.inputs, decision, decision.outcome));
  }
  for (expr::Term lure : path.lures) {
    if (seen_.size() >= kMostLures || !seen_.insert(lure).second) continue;
    lures_.push_back({run, constraints});
    lures_.back().constraints.push_back(lure);
  }
}

bool LureSource::advance(const Program& program) {
  if (lures_.empty()) return false;
  if (search_.runner.branches().uncovered() == 0) ++search_.fruitless;
  const Lure lure = std::move(lures_.front());
  lures_.pop_front();
  if (search_.questions.is_left_to_chance(lure.constraints.back())) return true;
  const expr::Assignment& start = search_.runner.runs()[lure.run].assignment;
  if (auto input = search_.questions.input_for(start, lure.constraints))
    search_.execute(*input, program);
  return true;
}

}  // namespace assay::explore
