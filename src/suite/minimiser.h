// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <chrono>
#include <functional>
#include <set>
#include <vector>

#include "base/clocks.h"
#include "concolic/recorder.h"
#include "expr/assignment.h"
#include "expr/term.h"
#include "recipe/recipe_edit.h"
#include "search/campaign.h"
#include "search/finding.h"
#include "search/goals/goal.h"
#include "search/trial.h"

namespace assay::suite {

/// What a find must not lose.
struct Needed {
  std::set<concolic::Edge> edges;
  std::set<search::Goal> goals;
  std::function<bool(const search::Finding&)> also;  // what costs more to find out; may be empty
};

/// Makes what the search found easier to read: calls that do not matter are left out, strings get
/// shorter and printable, numbers smaller, as long as the same new branches are taken and the call
/// ends alike.
class Minimiser {
 public:
  Minimiser(search::Campaign& campaign, WorkClock::time_point deadline)
      : campaign_(campaign), deadline_(deadline) {}

  WorkClock::time_point deadline() const { return deadline_; }
  /// Leaves out calls; on request makes values simpler, too.
  search::Finding minimise(const search::Finding& found, const Needed& needed, bool values);

  /// A test shows what its last call does: if a call before it took a branch that is not among
  /// `covered`, the steps up to that call are a find of their own. The whole one, which comes last,
  /// then stands for the branches of its last call only.
  std::vector<search::Finding> cut(const search::Finding& found, std::set<concolic::Edge> covered);

 private:
  std::optional<search::Finding> as_good(search::Trial& trial, const expr::Assignment& input,
                                         const search::Finding& found, const Needed& needed);
  bool add_part(const search::Finding& found, std::size_t steps,
                std::vector<search::Finding>& made);
  void drop_steps(search::Finding& found, const Needed& needed);
  void simplify_values(search::Finding& found, const Needed& needed);
  void shrink_together(search::Finding& found, const Needed& needed, unsigned& tries);
  void simplify_once(search::Finding& found, const Needed& needed, unsigned& tries);
  void shrink(search::Finding& found, const Needed& needed, expr::Variable variable,
              unsigned& tries);
  bool try_value(search::Finding& found, const Needed& needed, expr::Variable variable,
                 std::uint64_t value);
  std::optional<search::Finding> transfer(const search::Finding& found, recipe::Part part);
  bool is_out_of_time() const { return WorkClock::now() >= deadline_; }

  search::Campaign& campaign_;
  WorkClock::time_point deadline_;
};

}  // namespace assay::suite
