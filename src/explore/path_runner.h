// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <unordered_map>
#include <vector>

#include "concolic/decision.h"
#include "concolic/environment/environment.h"
#include "concolic/inputs/inputs.h"
#include "concolic/recorder.h"
#include "explore/branches/branch_map.h"
#include "explore/explore.h"
#include "explore/run_record.h"
#include "explore/search_log.h"
#include "explore/time_limits.h"
#include "explore/tree/constraint_tree.h"
#include "explore/tree/frontier.h"
#include "expr/assignment.h"
#include "expr/term.h"
#include "interp/machine.h"
#include "interp/run/meter.h"
#include "interp/run/run_scope.h"

namespace assay::explore {

/// What a search runs: `body` executes the program once with the recorder's inputs and says how it
/// ended; `listener` hears of every new path before it is undone.
struct Program {
  using Body = std::function<RunRecord(concolic::Recorder&)>;
  using Listener = std::function<void(const expr::Assignment&, const RunRecord&)>;
  const Body& body;
  const Listener& listener;
};

/// Runs the program with inputs and puts their paths into the tree: what has been seen, and what
/// is left to ask.
class PathRunner {
 public:
  /// What explorers of one class have in common.
  struct Shared {
    BranchMap& branches;
    const concolic::SummaryTable& summaries;
  };
  struct Parts {
    interp::Machine& machine;
    const ExploreOptions& options;
    concolic::Inputs& inputs;
    const TimeLimits& time;
    SearchLog& log;
  };
  PathRunner(const Parts& parts, const Shared* shared);

  struct Executed {
    bool is_novel = false;
    bool stopped = false;
  };
  /// Runs and searches from there later on. `aimed_at`: the question whose answer the input is.
  Executed execute(const expr::Assignment& assignment, const Program& program,
                   std::optional<LeafId> aimed_at = {});
  /// What a run does, without searching from there. If quiet, which is quicker, only edges are
  /// recorded.
  RunRecord look(const expr::Assignment& assignment, const Program::Body& body, bool quiet);
  /// What each run of look() is limited to, from now on.
  interp::Limits look_limits(bool quiet = true) const;
  /// Hears of the path of every run that was put into the tree.
  using PathListener = std::function<void(const concolic::PathRecord&, std::uint32_t run)>;
  void set_path_listener(PathListener listener) { path_listener_ = std::move(listener); }

  concolic::Recorder& recorder() { return recorder_; }
  concolic::Environment* environment() { return environment_.get(); }
  BranchMap& branches() { return branches_; }
  const BranchMap& branches() const { return branches_; }
  ConstraintTree& tree() { return tree_; }
  const ConstraintTree& tree() const { return tree_; }
  Frontier& frontier() { return frontier_; }
  const Frontier& frontier() const { return frontier_; }
  /// The inputs of a run, and what holds for every input of their shape.
  struct Run {
    expr::Assignment assignment;
    std::vector<expr::Term> assumptions;
  };
  const std::deque<Run>& runs() const { return runs_; }
  /// A run was ended by a limit.
  bool was_cut() const { return was_cut_; }

 private:
  RunRecord run(interp::RunScope& scope, const expr::Assignment& assignment,
                const Program::Body& body, bool is_quiet,
                const std::function<interp::Limits()>& limits, interp::Machine::Mark& mark);
  bool insert(const RunRecord& record, std::uint32_t run, std::optional<LeafId> aimed_at);
  bool is_idle(LeafId leaf, const concolic::PathRecord& path) const;
  void wake(const concolic::PathRecord& path, const std::vector<std::uint64_t>& places,
            std::uint32_t run);
  void reopen_choices();
  bool counts(const Outcome& outcome) const;
  std::string describe_inconsistency(const ConstraintTree::Inserted& inserted,
                                     const std::vector<concolic::Decision>& path);

  Parts parts_;
  concolic::Recorder recorder_;
  std::unique_ptr<concolic::Environment> environment_;  // if it is to be noted
  ConstraintTree tree_;
  BranchMap own_branches_;
  BranchMap& branches_;
  Frontier frontier_;
  std::deque<Run> runs_;
  std::set<std::string> outcomes_;
  PathListener path_listener_;
  std::uint32_t generation_ = 0;                    // of the inputs' candidates
  std::unordered_map<std::uint64_t, LeafId> idle_;  // see is_idle; by place in a path
  bool was_cut_ = false;
};

}  // namespace assay::explore
