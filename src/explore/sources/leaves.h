// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <set>
#include <vector>

#include "concolic/obstacle.h"
#include "explore/sources/input_source.h"
#include "expr/assignment.h"
#include "expr/term.h"
#include "solver/solver.h"

namespace assay::explore {

/// The open leaves of the tree, the best first: each asks what would lead a run there.
class LeafSource : public InputSource {
 public:
  using InputSource::InputSource;
  bool advance(const Program& program) override;

 private:
  void pursue(const Frontier::Leaf& leaf, const Program& program);
  void not_known(const Frontier::Leaf& leaf, const solver::Unknown& unknown);
  void refuted(const Frontier::Leaf& leaf, const Program& program);
  void follow(const Frontier::Leaf& leaf, Questions::Reply reply, const Program& program);
  bool insists_on_length(const Frontier::Leaf& leaf, const Program& program);
  void try_without_pins(const Frontier::Leaf& leaf, const Program& program);
  void give_up(const Frontier::Leaf& leaf, const concolic::Obstacle& reason);
  void note_branch_reason(const Frontier::Leaf& leaf, concolic::Obstacle reason);
  Questions::Reply ask(const Frontier::Leaf& leaf, Questions::Limited limited);
  std::vector<expr::Model> wishes(const Frontier::Leaf& leaf) const;
  expr::Assignment on_top_of(std::uint32_t run, const solver::Sat& answer) const;
  bool has_values_enough(const Frontier::Leaf& leaf) const;
  bool is_choice(const Frontier::Leaf& leaf) const;
  bool matters(const Frontier::Leaf& leaf) const;

  std::set<expr::Term> tried_without_pins_;  // conditions
};

}  // namespace assay::explore
