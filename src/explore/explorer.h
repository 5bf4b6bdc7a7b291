// SPDX-License-Identifier: Apache-2.0
// Dynamic symbolic execution of one target (generational search). An Explorer owns the terms,
// inputs, tree, frontier and solver of its target; those of one class under test share a branch map
// and the summaries.
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "base/clocks.h"
#include "concolic/decision.h"
#include "concolic/environment/environment.h"
#include "concolic/inputs/inputs.h"
#include "concolic/obstacle.h"
#include "concolic/recorder.h"
#include "explore/branches/branch_map.h"
#include "explore/explore.h"
#include "explore/fixed_state.h"
#include "explore/path_runner.h"
#include "explore/questions.h"
#include "explore/run_record.h"
#include "explore/search_log.h"
#include "explore/sources/chance.h"
#include "explore/sources/leaves.h"
#include "explore/sources/loop_ends.h"
#include "explore/sources/lures.h"
#include "explore/sources/mutation.h"
#include "explore/time_limits.h"
#include "expr/assignment.h"
#include "expr/terms.h"
#include "interp/machine.h"
#include "interp/run/meter.h"

namespace assay::explore {

/// Generational search: runs the program, takes every decision of the run as a question ("what if
/// it had gone the other way?"), has the best question answered and runs again with the answer.
///
/// What a run does is given by the caller: the explorer knows inputs, paths and verdicts only.
/// Large because each of its parts that callers need has a function to get at it.
class Explorer {
 public:
  using Body = Program::Body;
  using Listener = Program::Listener;
  using Shared = PathRunner::Shared;
  Explorer(interp::Machine& machine, const ExploreOptions& options, const Shared* shared = nullptr);

  concolic::Inputs& inputs() { return inputs_; }
  const concolic::Inputs& inputs() const { return inputs_; }
  concolic::Recorder& recorder() { return runner_.recorder(); }
  BranchMap& branches() { return runner_.branches(); }
  /// Null unless the environment is to be noted.
  concolic::Environment* environment() { return runner_.environment(); }
  expr::Terms& terms() { return terms_; }
  Questions& questions() { return questions_; }

  /// Words worth trying for strings.
  void add_word(std::u16string word) { questions_.hints().add(std::move(word)); }

  struct Goal {
    bool exhaustive = false;        // go on although everything of interest has been seen
    bool mutants = true;            // try random inputs in the end
    std::function<bool()> reached;  // stop at once; may be empty
    /// Whether there is something left to find here; empty: as long as a branch is uncovered.
    std::function<bool()> wanted;
  };
  void explore(const Body& body, const Listener& listener, const Goal& goal);
  /// Goes on where the last exploration stopped.
  void resume(const Body& body, const Listener& listener, const Goal& goal);
  /// Runs with this input as well: explored from there like any other.
  void try_input(const expr::Assignment& input, const Body& body, const Listener& listener) {
    search_.execute(input, {body, listener});
  }
  /// What a run does, without searching from there. If quiet, which is quicker, only edges are
  /// recorded.
  RunRecord look(const expr::Assignment& assignment, const Body& body, bool quiet) {
    return runner_.look(assignment, body, quiet);
  }
  /// What each run of look() is limited to, from now on.
  interp::Limits look_limits() const { return runner_.look_limits(); }
  /// The time for all that follows.
  void set_deadline(WorkClock::time_point deadline) { time_.set_deadline(deadline); }
  bool has_leaves() const { return runner_.frontier().size() > 0; }

  Statistics statistics() const;
  concolic::Obstacles obstacles() const;
  /// Those that runs met, without open questions.
  const concolic::Obstacles& run_obstacles() const { return log_.obstacles; }
  const std::vector<std::string>& violations() const { return log_.violations; }
  /// Fills in what is known about branches that no run has taken. Where something was fixed that
  /// need not be, all paths are not all there are.
  void judge(std::vector<BranchVerdict>& verdicts, const std::set<FixedState>& fixed) const;
  /// Why branches could not be reached from where they were met.
  const std::map<concolic::Edge, concolic::Obstacle>& branch_reasons() const {
    return log_.branch_reasons;
  }
  /// Where in the program questions were met that have no answer.
  std::vector<concolic::Site> open_sites() const { return runner_.tree().open_sites(); }
  /// Whether every path was run or refuted.
  bool is_exhausted() const { return exhausted_; }
  /// Whether a question was cut off by a clock, so that another run may find more.
  bool was_hurried() const { return log_.was_hurried; }

 private:
  bool is_over(const Goal& goal) const;
  bool is_done(const Goal& goal);
  bool is_patient();
  std::string open_question() const;

  interp::Machine& machine_;
  const ExploreOptions& options_;
  expr::Terms terms_;
  concolic::Inputs inputs_;
  TimeLimits time_;
  SearchLog log_;
  Questions questions_;
  PathRunner runner_;
  Mutation mutation_;
  SearchParts search_;
  LureSource lures_;
  LoopEndSource loop_ends_;
  LeafSource leaves_;
  FloatSource floats_;
  MutantSource mutants_;
  bool exhausted_ = false;  // every path was run or refuted
};

}  // namespace assay::explore
