// SPDX-License-Identifier: Apache-2.0
// Dynamic symbolic execution of one target (generational search). An Explorer owns the terms,
// inputs, tree, frontier and solver of its target; those of one class under test share a branch map
// and the summaries.
#pragma once

#include <chrono>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "base/clocks.h"
#include "concolic/inputs/inputs.h"
#include "concolic/recorder.h"
#include "explore/branch_map.h"
#include "explore/explore.h"
#include "explore/run_record.h"
#include "explore/sources/mutation.h"
#include "explore/tree/constraint_tree.h"
#include "explore/tree/frontier.h"
#include "expr/float_terms.h"
#include "expr/variables.h"
#include "interp/machine.h"
#include "solver/chain.h"

namespace assay::explore {

/// Generational search: runs the program, takes every decision of the run as a question ("what if
/// it had gone the other way?"), has the best question answered and runs again with the answer.
///
/// What a run does is given by the caller: the explorer knows inputs, paths and verdicts only.
class Explorer {
 public:
  /// Executes the program once with the recorder's inputs and says how it ended; the path is added
  /// to that by the explorer.
  using Body = std::function<RunRecord(concolic::Recorder&)>;
  /// Hears of every new path before it is undone.
  using Listener = std::function<void(const expr::Assignment&, const RunRecord&)>;

  /// What explorers of one class have in common.
  struct Shared {
    BranchMap& branches;
    const concolic::SummaryTable& summaries;
  };
  Explorer(interp::Machine& machine, const ExploreOptions& options, const Shared* shared = nullptr);

  concolic::Inputs& inputs() { return inputs_; }
  concolic::Recorder& recorder() { return recorder_; }
  BranchMap& branches() { return branches_; }
  expr::Terms& terms() { return terms_; }

  /// Words worth trying for strings.
  void add_word(std::u16string word);

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
    execute(input, body, listener);
  }
  /// What a run does, without searching from there. If quiet, which is quicker, only edges are
  /// recorded.
  RunRecord look(const expr::Assignment& assignment, const Body& body, bool quiet);
  /// What each run of look() is limited to, from now on.
  interp::Limits look_limits() const;
  /// The edges that a run takes.
  std::vector<concolic::Edge> edges_of(const expr::Assignment& assignment, const Body& body) {
    return look(assignment, body, true).path.edges;
  }
  /// An input that takes the first decisions of a path and then meets a condition of the path's
  /// terms, if one is found.
  std::optional<expr::Assignment> input_for(const expr::Assignment& start,
                                            const concolic::PathRecord& path, std::size_t decisions,
                                            expr::Term goal);
  /// Whether a conclusion is true of all inputs that meet the conditions, as this one does. Not if
  /// the solver does not know.
  bool follows(const expr::Assignment& input, const std::vector<expr::Term>& conditions,
               expr::Term conclusion);
  /// The time for all that follows.
  void set_deadline(WorkClock::time_point deadline) { deadline_ = deadline; }
  Mutation& mutation() { return mutation_; }
  bool has_leaves() const { return frontier_.size() > 0; }

  Statistics statistics() const;
  std::map<std::string, std::uint64_t> obstacles() const;
  const std::vector<std::string>& violations() const { return violations_; }
  /// Fills in what is known about branches that no run has taken.
  void judge(std::vector<BranchVerdict>& verdicts) const;
  /// Why branches could not be reached from where they were met.
  const std::map<concolic::Edge, std::string>& branch_reasons() const { return branch_reasons_; }
  /// Whether a question was cut off by a clock, so that another run may find more.
  bool was_hurried() const { return was_hurried_; }
  /// Every path was run or refuted.
  bool exhausted() const { return exhausted_; }

 private:
  struct Run {
    expr::Assignment assignment;
    std::vector<expr::Term> assumptions;
  };
  struct Lure {
    std::uint32_t run;
    std::vector<expr::Term> constraints;  // the lure itself is the last
  };
  struct Executed {
    ConstraintTree::Inserted inserted;
    bool is_novel = false;
    bool stopped = false;
  };

  Executed execute(const expr::Assignment& assignment, const Body& body, const Listener& listener,
                   std::optional<LeafId> aimed_at = {});
  /// Tries random inputs for branches that no path condition leads to; true if one was covered.
  bool try_mutants(const Body& body, const Listener& listener);
  void pursue(const Frontier::Leaf& leaf, const Body& body, const Listener& listener);
  /// Which sizes a question sets limits to.
  enum class Limited : std::uint8_t { Nothing, Inputs, InputsAndNewArrays };
  solver::Answer ask(const Frontier::Leaf& leaf, Limited limited);
  expr::Assignment on_top_of(std::uint32_t run, const solver::Sat& answer) const;
  void keep_sizes(const concolic::PathRecord& path);
  bool is_oversized(const expr::Assignment& input);
  bool drop_floats(std::vector<expr::Term>& constraints);
  bool try_floats(const Body& body, const Listener& listener);
  bool counts(const Outcome& outcome) const;
  bool covers_more(const std::vector<concolic::Edge>& edges) const;
  bool is_over(const Goal& goal) const;
  bool is_choice(const Frontier::Leaf& leaf) const;
  void refuted(const Frontier::Leaf& leaf);
  void add_hints(solver::Query& query, expr::Term flip);
  std::vector<std::u16string> numbers_in(expr::Term condition);
  const expr::Model* whole_hint(const solver::Query& query);
  std::vector<concolic::NodeId> strings_in(expr::Term term);
  void keep_lures(const concolic::PathRecord& path, std::uint32_t run);
  bool follow_lure(const Body& body, const Listener& listener);
  std::optional<expr::Assignment> input_for(const expr::Assignment& start,
                                            const std::vector<expr::Term>& constraints);
  solver::Answer solve(const solver::Query& query);
  void note_unknown(const solver::Unknown& unknown) {
    was_hurried_ |= unknown.reason == solver::UnknownReason::OutOfTime;
  }
  bool out_of_time() const;
  void limit_time(interp::Limits& limits) const;
  void limit_time(solver::Effort& effort) const;
  std::uint32_t milliseconds_left() const;
  std::string describe_inconsistency(const ConstraintTree::Inserted& inserted,
                                     const std::vector<concolic::Decision>& path);
  void note_branch_reason(const Frontier::Leaf& leaf, std::string reason);
  void give_up(const Frontier::Leaf& leaf, const std::string& reason);
  void complain(std::string what);

  interp::Machine& machine_;
  const ExploreOptions& options_;
  expr::Terms terms_;
  concolic::Inputs inputs_;
  concolic::Recorder recorder_;
  ConstraintTree tree_;
  BranchMap own_branches_;
  BranchMap& branches_;
  Frontier frontier_;
  std::unique_ptr<solver::SolverChain> solver_;
  Mutation mutation_;
  std::deque<Run> runs_;
  std::vector<std::u16string> words_;
  expr::Evaluator hint_evaluator_;
  expr::VariableSets variables_;
  expr::FloatTerms floats_;
  std::deque<Lure> lures_;
  std::set<expr::Term> lures_seen_;
  std::set<expr::Term> sizes_seen_;
  std::vector<expr::Term> size_limits_;
  std::set<std::string> outcomes_;
  std::map<std::string, std::uint64_t> obstacles_;
  std::vector<std::string> violations_;
  std::map<concolic::Edge, std::string> branch_reasons_;
  Statistics statistics_;
  WorkClock::time_point deadline_;
  bool is_hard_ = false;          // the deadline: a run may not even be finished
  std::uint64_t fruitless_ = 0;   // queries since something new was seen
  std::uint32_t generation_ = 0;  // of the inputs' candidates
  bool was_hurried_ = false;
  bool exhausted_ = false;
  bool exhaustive_ = false;
  bool cut_ = false;             // a run was ended by a limit
  bool ignored_floats_ = false;  // the last question left conditions on floats out
};

}  // namespace assay::explore
