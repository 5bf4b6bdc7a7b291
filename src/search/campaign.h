// SPDX-License-Identifier: Apache-2.0
// The search for one class: many trials (a recipe with its explorer each) that share one branch
// map. What a campaign gives is its Found inputs; which of them become tests is decided later.
#pragma once

#include <map>
#include <memory>
#include <set>
#include <vector>

#include "boot/runtime.h"
#include "explore/state_search.h"
#include "process/standby.h"
#include "recipe/class_index.h"
#include "recipe/mutator_index.h"
#include "recipe/static_state.h"
#include "search/class_calls.h"
#include "search/goal_finder.h"
#include "search/random_inputs.h"
#include "search/recipe_maker.h"
#include "search/search_options.h"
#include "search/trial.h"

namespace assay::search {

/// An input of a trial that showed something.
struct Found {
  Trial* trial = nullptr;
  expr::Assignment input;
  explore::Outcome outcome;
  std::vector<concolic::Edge> edges;  // of the class under test
  std::set<Goal> goals;
  std::set<concolic::ExceptionalJump> jumps;  // in the class under test
};

/// The search for tests of one class, in rounds of growing effort. In each, every method is
/// explored by itself, on objects as they are made; then after calls that may change what it does,
/// by the read and write sets; then random sequences fill in what nobody thought of. Whatever takes
/// a new branch is kept and searched from.
class Campaign {
 public:
  /// `prefix`: how each recipe begins.
  Campaign(boot::Runtime& runtime, const recipe::ClassIndex& index, const SearchOptions& options,
           vm::Class& klass, recipe::Recipe prefix, process::Standby& standby);

  using Deadline = Trial::Deadline;
  void run(Deadline deadline);

  const std::vector<Found>& found() const { return found_; }
  /// One more recipe for this class.
  Trial& add_trial(recipe::Recipe recipe);
  /// One that does not count as part of the search.
  std::unique_ptr<Trial> side_trial(recipe::Recipe recipe);
  /// What a run with this input shows; without the goals that a quiet run does not see, if quiet.
  Found look(Trial& trial, expr::Assignment input, Deadline deadline, bool quiet = true);
  explore::BranchMap& branches() { return branches_; }
  const std::vector<std::unique_ptr<Trial>>& trials() const { return trials_; }
  recipe::Producers& producers() { return producers_; }
  const recipe::StubClasses& stubs() const { return stubs_; }
  const recipe::Visibility& visibility() const { return visibility_; }
  recipe::StaticState& static_state() { return static_state_; }
  const recipe::MutatorIndex& mutators() const { return mutators_; }
  const std::vector<vm::Method*>& members() const { return members_; }
  const Dictionary& dictionary() const { return dictionary_; }
  const std::set<const vm::Method*>& entered() const { return entered_; }
  /// What is known of every branch: covered, infeasible where that is proved, or why not.
  std::vector<explore::BranchVerdict> verdicts();
  std::map<std::string, std::uint64_t> obstacles() const;
  std::set<std::string> unbuildable() const;
  std::uint64_t runs() const;
  std::uint64_t queries() const;
  /// What running candidate sequences together has cost and saved.
  const explore::WalkCounts& walks() const { return walks_; }
  /// What the search by symbolic states has found.
  const explore::StateCounts& symbolic_states() const { return symbolic_states_; }
  /// The time it took to think of candidate sequences, without running them.
  std::chrono::nanoseconds thinking_time() const { return thinking_time_; }
  /// Whether a limit of time decided what was found.
  bool was_cut() const;

 private:
  bool can_be_written(const recipe::Invokable& invokable) const;
  std::vector<recipe::Invokable> set_up_calls(const recipe::ClassIndex& index);
  void prepare();
  void observe_branches();
  void initialise_class();
  void list_members();
  bool is_member(const vm::Method& method) const;

  // The phases; each is cut when its share of the time is over.
  void seed_members();
  void cover_branches();
  void enter(Trial& trial, Deadline limit);
  void explore_members(unsigned patience, Deadline limit);
  void explore_aliases(Deadline limit);
  void explore_sequences(unsigned round, Deadline limit);
  void explore_random(std::size_t attempts, Deadline limit);
  void explore_behaviours(Deadline limit);
  void explore_endings(Deadline limit);
  void explore_overflow(Deadline limit);
  void explore_shared(Deadline limit);
  void explore_candidates(Deadline limit);
  struct Candidates {
    std::unique_ptr<recipe::SequenceSearch> search;
    std::size_t left;  // so many more
  };
  struct Group;
  /// Where an ending comes from.
  struct Walked {
    const explore::Menu& menu;
    Trial& trial;
    const expr::Assignment& input;
  };
  std::vector<Candidates> searches();
  std::vector<Group> candidates_of(std::size_t length, std::vector<Candidates>& all);
  void add_candidate(const std::vector<std::uint32_t>& sequence, std::vector<Group>& groups) const;
  void explore_group(Group& group, Deadline limit);
  expr::Assignment draw_menu(Trial& trial, const explore::Menu& menu);
  bool is_wanted(const explore::Menu& menu, const explore::SequenceWalk::Ending& ending);
  void try_ending(const Walked& walked, const explore::SequenceWalk::Ending& ending,
                  Deadline limit);
  void note_walk(const explore::WalkCounts& counts);
  void explore_states(Deadline limit);
  RecipeMaker::Calls state_calls();
  bool ends_anew(const vm::Method& method, const explore::Outcome& outcome);
  bool compares_references(const vm::Method& method) const;
  static std::string outcome_key(const vm::Method& method, const explore::Outcome& outcome);
  void explore_sequence(const RecipeMaker::Calls& before, vm::Method& method, Deadline limit);
  std::vector<RecipeMaker::Calls> sequences_before(vm::Method& method, unsigned round);
  bool is_settled(std::size_t member);
  std::vector<std::size_t> members_reaching(const concolic::Edge& edge) const;
  std::string reason_for(const concolic::Edge& edge, const std::vector<std::size_t>& reaching);
  bool wants(const vm::Method& method) const;
  bool sample(Trial& trial, unsigned draws, Deadline limit, const Found* base = nullptr);
  void pursue(Trial& trial, unsigned patience, Deadline limit);
  vm::Method& next_wanted();
  /// Random inputs; those of a trial that this one extends are mostly kept.
  expr::Assignment draw(Trial& trial, const Found* base);
  const Found* some_found();
  bool is_new(const std::vector<concolic::Edge>& edges) const;
  std::vector<concolic::Edge> own_edges(const std::vector<concolic::Edge>& edges) const;
  void keep(Found found);
  bool out_of_time(Deadline limit);
  Deadline slice(Deadline limit, double share) const;

  boot::Runtime& runtime_;
  interp::Machine& machine_;
  const SearchOptions& options_;
  vm::Class& klass_;
  process::Standby& standby_;
  recipe::Visibility visibility_;
  recipe::StubClasses stubs_;
  recipe::Producers producers_;
  explore::BranchMap branches_;
  ClassCalls calls_;
  recipe::EffectIndex effects_;
  recipe::StaticState static_state_;
  recipe::MutatorIndex mutators_;
  Dictionary dictionary_;
  RandomInputs random_;
  RecipeMaker recipes_;
  concolic::SummaryTable summaries_;
  TrialContext context_;
  Trial::Listener listener_;
  std::vector<vm::Method*> members_;
  std::vector<Trial*> member_trials_;  // as members_
  std::vector<std::unique_ptr<Trial>> trials_;
  std::vector<Found> found_;
  GoalFinder finder_;
  std::set<concolic::Edge> kept_edges_;
  std::set<Goal> kept_goals_;
  std::set<std::string> kept_outcomes_;
  std::map<const Trial*, unsigned> spares_;
  std::set<const vm::Method*> entered_, returned_;
  std::map<const vm::Method*, std::vector<concolic::Edge>> reachable_;  // by calling a member
  std::size_t turn_ = 0;                                                // of next_wanted
  Deadline deadline_;
  bool was_cut_ = false;
  std::uint64_t dropped_runs_ = 0;
  explore::WalkCounts walks_;
  explore::StateCounts symbolic_states_;
  std::chrono::nanoseconds thinking_time_{0};
};

}  // namespace assay::search
