// SPDX-License-Identifier: Apache-2.0
// The loop of the search: run, put the path into the tree, take the best open leaf, ask the solver,
// run again. Its other members are in hints.cpp, sizes.cpp, lures.cpp and chance.cpp.
#include "explore/explorer.h"

#include <fmt/format.h>

#include "base/clocks.h"
#include "concolic/library/summaries.h"
#include "explore/path_text.h"
#include "interp/threads/sticky_run.h"

namespace assay::explore {

namespace {

using expr::Assignment;
using expr::Term;
using std::chrono::duration_cast;
using std::chrono::nanoseconds;

constexpr std::size_t kMostWords = 64;
// Values of one pinned term that are explored, while there is something to find and after.
constexpr std::size_t kMostPins = 64, kEnoughPins = 6;
constexpr std::size_t kMutants = 1'500;  // tried when everything else is
constexpr unsigned kMostAttempts = 2;    // of a query, each with more effort
constexpr const char* kLeftToChance = "conditions on floats are left to chance";

std::uint64_t elapsed(WallClock::time_point since) {
  return static_cast<std::uint64_t>(duration_cast<nanoseconds>(WallClock::now() - since).count());
}

/// What an answer is worth: much if it may cover a branch or complete a proof.
solver::Effort effort(bool matters, bool is_proof, std::uint32_t attempt) {
  solver::Effort effort;
  effort.search_steps = attempt == 0 ? 6'000 : 40'000;
  effort.smt_resources = !matters ? 10'000 : attempt == 0 ? 200'000 : 2'000'000;
  if (is_proof && attempt > 0) effort.smt_resources = 20'000'000;
  return effort;
}

}  // namespace

Explorer::Explorer(interp::Machine& machine, const ExploreOptions& options, const Shared* shared)
    : machine_(machine),
      options_(options),
      inputs_(machine, terms_, {.max_length = options.max_length}),
      recorder_(machine, inputs_,
                {.self_check = options.self_check,
                 .note_sums = options.note_sums,
                 .pin_indices = options.arrays_by_index}),
      tree_(inputs_, options.share_calls),
      own_branches_(machine),
      branches_(shared == nullptr ? own_branches_ : shared->branches),
      frontier_(tree_, branches_),
      mutation_(inputs_, terms_, options.seed),
      hint_evaluator_(terms_),
      variables_(terms_),
      floats_(terms_) {
  if (options.floats_by_chance) mutation_.keep_floats();
  if (shared != nullptr) recorder_.use_summaries(shared->summaries);
  if (shared == nullptr) concolic::add_all_summaries(recorder_);
}

void Explorer::add_word(std::u16string word) {
  if (words_.size() < kMostWords && word.size() <= options_.max_length &&
      std::find(words_.begin(), words_.end(), word) == words_.end())
    words_.push_back(std::move(word));
}

/// Includes the time that the next question would take: with millions of terms each layer of the
/// solver takes a while to look at them.
bool Explorer::out_of_time() const {
  constexpr std::uint64_t kManyTerms = 200'000, kNanosecondsPerTerm = 700;
  const nanoseconds question(terms_.size() > kManyTerms ? terms_.size() * kNanosecondsPerTerm : 0);
  return WorkClock::now() + question >= deadline_;
}

std::uint32_t Explorer::milliseconds_left() const {
  auto left = duration_cast<std::chrono::milliseconds>(deadline_ - WorkClock::now()).count();
  return left <= 1 ? 1u : static_cast<std::uint32_t>(std::min<std::int64_t>(left, 1'000'000));
}

void Explorer::complain(std::string what) {
  ++statistics_.violations;
  if (violations_.size() < 20) violations_.push_back(std::move(what));
}

void Explorer::explore(const Body& body, const Listener& listener, const Goal& goal) {
  deadline_ = options_.start + nanoseconds(options_.time_nanoseconds);
  is_hard_ = true;
  execute({}, body, listener);
  resume(body, listener, goal);
}

/// Whatever there may be left to find.
bool Explorer::is_over(const Goal& goal) const {
  return out_of_time() || statistics_.tree.terminal >= options_.max_paths ||
         (goal.reached && goal.reached());
}

void Explorer::resume(const Body& body, const Listener& listener, const Goal& goal) {
  exhaustive_ = goal.exhaustive;
  auto started = WallClock::now();
  fruitless_ = 0;
  auto done = [&] {
    if (is_over(goal)) return true;
    if (goal.exhaustive || options_.all_paths) return false;
    bool promising = frontier_.has_promising();
    bool wanted = goal.wanted ? goal.wanted() : branches_.uncovered() > 0;
    if (!wanted && !promising && fruitless_ >= options_.patience / 8) return true;
    return fruitless_ >= options_.patience && !(wanted && promising);
  };
  while (true) {
    while (!done()) {
      if (follow_lure(body, listener)) continue;
      auto leaf = frontier_.pop();
      if (!leaf) {
        exhausted_ = !cut_;
        break;
      }
      pursue(*leaf, body, listener);
    }
    bool in_vain = goal.wanted && !goal.wanted();
    if (!in_vain && !is_over(goal) && try_floats(body, listener)) {
      exhausted_ = false;
      continue;
    }
    bool worth_it = goal.mutants && !exhausted_ && !goal.exhaustive && branches_.uncovered() > 0 &&
                    !is_over(goal);
    if (!worth_it || !try_mutants(body, listener)) break;
    fruitless_ = 0;
  }
  statistics_.total_nanoseconds += elapsed(started);
}

Explorer::Executed Explorer::execute(const Assignment& assignment, const Body& body,
                                     const Listener& listener, std::optional<LeafId> aimed_at) {
  auto started = WallClock::now();
  runs_.push_back({assignment, {}});
  Run& run = runs_.back();
  auto run_number = static_cast<std::uint32_t>(runs_.size() - 1);
  RunRecord record;
  interp::Limits limits;
  limits.fuel = options_.fuel;
  machine_.shadow_listener = &recorder_;
  interp::StickyRun sticky = interp::run_sticky(machine_, [&] {
    // Fuel is counted anew if a class of the library had to be initialised; time is not.
    limit_time(limits);
    machine_.set_limits(limits);
    recorder_.begin(run.assignment);
    record = body(recorder_);
    return interp::Completion{};
  });
  record.path = recorder_.take_path();
  const Outcome& outcome = record.outcome;
  concolic::PathRecord& path = record.path;
  ++statistics_.runs;
  cut_ |= outcome.kind == Outcome::Kind::Stopped;
  if (outcome.kind == Outcome::Kind::Stopped) ++obstacles_["run stopped: " + outcome.stop];
  for (const auto& [what, count] : path.obstacles) obstacles_[what] += count;
  for (const std::string& violation : recorder_.violations()) {
    complain(violation);
  }
  recorder_.clear_violations();
  run.assumptions = std::move(path.assumptions);

  Executed result;
  result.stopped = outcome.kind == Outcome::Kind::Stopped;
  const bool stopped = result.stopped;
  if (stopped && out_of_time()) {  // a path of a million decisions takes time that nobody has
    if (counts(outcome)) branches_.cover(path.edges);
    listener(run.assignment, {.outcome = outcome});
    machine_.shadow_listener = nullptr;
    machine_.rollback(sticky.mark);
    statistics_.run_nanoseconds += elapsed(started);
    return result;
  }
  result.inserted =
      tree_.insert(path.decisions,
                   {.run = run_number, .cut = stopped, .calls = path.calls, .aimed_at = aimed_at});
  if (result.inserted.inconsistent) {
    complain("the same prefix of a path met different decisions: " +
             describe_inconsistency(result.inserted, path.decisions));
  } else if (!result.inserted.is_new && !stopped) {
    ++statistics_.duplicate_paths;
  }
  if (result.inserted.ran_infeasible) complain("a path that was refuted has been run");
  for (LeafId leaf : result.inserted.leaves) frontier_.push({leaf, run_number});
  result.is_novel = counts(outcome) && branches_.cover(path.edges);
  result.is_novel |= frontier_.note(path.decisions);
  result.is_novel |= outcomes_.insert(outcome.exception + " " + outcome.at).second;
  keep_lures(path, run_number);
  keep_sizes(path);
  if (inputs_.generation() != generation_) {
    generation_ = inputs_.generation();
    for (LeafId leaf : tree_.reopen_choices()) frontier_.push({leaf, tree_.run(leaf)});
  }
  if (result.inserted.is_new || stopped) {
    ++statistics_.tree.terminal;
    listener(run.assignment, record);
  }
  machine_.shadow_listener = nullptr;
  machine_.rollback(sticky.mark);
  if (result.is_novel) fruitless_ = 0;
  statistics_.run_nanoseconds += elapsed(started);
  return result;
}

/// What a test cannot show is not covered for the others.
bool Explorer::counts(const Outcome& outcome) const {
  return &branches_ == &own_branches_ || outcome.kind == Outcome::Kind::Returned ||
         outcome.kind == Outcome::Kind::Threw;
}

std::string Explorer::describe_inconsistency(const ConstraintTree::Inserted& inserted,
                                             const std::vector<concolic::Decision>& path) {
  std::string before = inserted.expected ? decision_text(machine_, inputs_, *inserted.expected)
                                         : "the end of the path";
  std::string now = inserted.position < path.size()
                        ? decision_text(machine_, inputs_, path[inserted.position])
                        : "the end of the path";
  return fmt::format("{} before, {} now", before, now);
}

interp::Limits Explorer::look_limits() const {
  interp::Limits limits;
  limits.fuel = options_.fuel / 10;
  limit_time(limits);
  return limits;
}

/// A question that is cut off costs a solver process, which takes longer to replace than most
/// questions take to answer. So one that was begun is given a moment, if the deadline is not hard;
/// if it is, there must be time to take down a process that may have gigabytes.
void Explorer::limit_time(solver::Effort& effort) const {
  constexpr std::uint32_t kMoment = 40, kMostForEnd = 200, kPartForEnd = 16;
  const std::uint32_t left = milliseconds_left();
  if (is_hard_) {
    const std::uint64_t part = options_.time_nanoseconds / 1'000'000 / kPartForEnd;
    const auto for_end = static_cast<std::uint32_t>(std::min<std::uint64_t>(part, kMostForEnd));
    effort.milliseconds =
        std::min(options_.query_milliseconds, left > for_end ? left - for_end : 1);
    effort.end = deadline_;
  } else {
    effort.milliseconds = std::min(options_.query_milliseconds, std::max(left, kMoment));
  }
}

void Explorer::limit_time(interp::Limits& limits) const {
  if (is_hard_) {
    limits.end = deadline_;
    limits.budget = nanoseconds(options_.time_nanoseconds);
  } else {
    limits.time =
        std::chrono::milliseconds(std::max(milliseconds_left(), options_.run_milliseconds));
  }
}

RunRecord Explorer::look(const Assignment& assignment, const Body& body, bool quiet) {
  machine_.shadow_listener = &recorder_;
  RunRecord record;
  interp::StickyRun sticky = interp::run_sticky(machine_, [&] {
    machine_.set_limits(look_limits());
    recorder_.begin(assignment);
    if (quiet) recorder_.set_quiet();
    record = body(recorder_);
    return interp::Completion{};
  });
  record.path = recorder_.take_path();
  recorder_.clear_violations();
  machine_.shadow_listener = nullptr;
  machine_.rollback(sticky.mark);
  ++statistics_.mutants;
  if (!counts(record.outcome)) record.path = {};
  return record;
}

bool Explorer::try_mutants(const Body& body, const Listener& listener) {
  std::optional<Assignment> oversized;  // better than nothing
  for (std::size_t i = 0; i < kMutants && !out_of_time(); ++i) {
    Assignment mutant = mutation_.mutate(runs_[mutation_.below(runs_.size())].assignment);
    const bool is_large = is_oversized(mutant);
    if ((is_large && oversized) || !covers_more(edges_of(mutant, body))) continue;
    if (!is_large) {
      execute(mutant, body, listener);
      return true;
    }
    oversized = std::move(mutant);
  }
  if (oversized) execute(*oversized, body, listener);
  return oversized.has_value();
}

bool Explorer::covers_more(const std::vector<concolic::Edge>& edges) const {
  return std::any_of(edges.begin(), edges.end(), [this](const concolic::Edge& edge) {
    return branches_.is_known(edge) && !branches_.is_covered(edge);
  });
}

solver::Answer Explorer::ask(const Frontier::Leaf& leaf, Limited limited) {
  const Run& run = runs_[leaf.run];
  solver::Query query;
  query.start = run.assignment;
  query.effort =
      effort(exhaustive_ || frontier_.leads_to_uncovered(leaf), exhaustive_, leaf.attempt);
  limit_time(query.effort);
  inputs_.all_axioms(query.constraints, limited != Limited::Nothing);
  if (limited == Limited::InputsAndNewArrays)
    query.constraints.insert(query.constraints.end(), size_limits_.begin(), size_limits_.end());
  for (Term assumption : run.assumptions) query.constraints.push_back(assumption);
  for (Term constraint : tree_.constraints(leaf.id)) query.constraints.push_back(constraint);
  ignored_floats_ = drop_floats(query.constraints);
  add_hints(query, query.constraints.back());
  ++statistics_.queries;
  if (const expr::Model* word = whole_hint(query)) return solver::Sat{*word};
  return solve(query);
}

solver::Answer Explorer::solve(const solver::Query& query) {
  auto started = WallClock::now();
  if (solver_ == nullptr) solver_ = solver::make_chain(terms_, options_.solver);
  statistics_.float_queries +=
      std::any_of(query.constraints.begin(), query.constraints.end(),
                  [this](Term constraint) { return floats_.contains(constraint); });
  solver::Answer answer = solver_->solve(query);
  statistics_.solver_nanoseconds += elapsed(started);
  return answer;
}

bool Explorer::follows(const Assignment& input, const std::vector<Term>& conditions,
                       Term conclusion) {
  if (terms_.is_constant(conclusion)) return terms_.is_true(conclusion);
  hint_evaluator_.assign(input);
  if (!hint_evaluator_.holds(conclusion)) return false;
  solver::Query query;
  query.start = input;
  query.effort = effort(true, false, 0);
  limit_time(query.effort);
  inputs_.all_axioms(query.constraints, true);
  query.constraints.insert(query.constraints.end(), conditions.begin(), conditions.end());
  query.constraints.push_back(terms_.negate(conclusion));
  ++statistics_.queries;
  return std::holds_alternative<solver::Unsat>(solve(query));
}

void Explorer::pursue(const Frontier::Leaf& leaf, const Body& body, const Listener& listener) {
  ++fruitless_;
  const bool is_other = tree_.leaf(leaf.id).is_other;
  bool everything =
      exhaustive_ || options_.all_paths || options_.arrays_by_index || branches_.uncovered() > 0;
  std::size_t limit = everything ? kMostPins : kEnoughPins;
  if (is_other && tree_.values_seen(leaf.id) >= limit && !is_choice(leaf)) {
    tree_.mark_unknown(leaf.id, "more values of an index or length than are tried");
    return;
  }
  if (options_.floats_by_chance && floats_.contains(tree_.constraints(leaf.id).back()))
    return give_up(leaf, kLeftToChance);
  solver::Answer answer = ask(leaf, Limited::Inputs);
  if (std::holds_alternative<solver::Unsat>(answer)) return refuted(leaf);
  if (const auto* unknown = std::get_if<solver::Unknown>(&answer)) {
    note_unknown(*unknown);
    give_up(leaf, "solver: " + text_of(*unknown));
    bool matters = exhaustive_ || frontier_.leads_to_uncovered(leaf);
    if (matters && leaf.attempt + 1 < kMostAttempts) {
      tree_.reopen(leaf.id);
      frontier_.push({leaf.id, leaf.run, leaf.attempt + 1});
    }
    return;
  }
  Assignment input = on_top_of(leaf.run, std::get<solver::Sat>(answer));
  if (is_oversized(input)) {
    answer = ask(leaf, Limited::InputsAndNewArrays);
    // Where nothing smaller leads there, the large array is what the program asks for.
    if (const auto* smaller = std::get_if<solver::Sat>(&answer))
      input = on_top_of(leaf.run, *smaller);
  }
  std::size_t values_before = is_other ? tree_.values_seen(leaf.id) : 0;
  Executed executed = execute(input, body, listener, leaf.id);
  bool arrived = is_other ? tree_.values_seen(leaf.id) > values_before
                          : tree_.leaf(leaf.id).state != ConstraintTree::State::Unexplored;
  if (is_other) {
    if (arrived) frontier_.push({leaf.id, leaf.run});
  }
  if (!arrived && executed.stopped) {
    tree_.mark_unknown(leaf.id, "a run was stopped before it got here");
  } else if (!arrived && ignored_floats_) {
    give_up(leaf, kLeftToChance);
  } else if (!arrived) {
    ++statistics_.divergences;
    note_branch_reason(leaf, "a solved input took another path");
    tree_.mark_unknown(leaf.id, "diverged");
  }
}

/// Whether a pinned value is one of finitely many objects.
bool Explorer::is_choice(const Frontier::Leaf& leaf) const {
  const expr::Node& node = terms_.node(tree_.subject(leaf.id));
  return node.op == expr::Op::Variable &&
         terms_.info(node.variable()).kind == expr::VariableKind::Choice;
}

/// A contradiction may be due to our limit on lengths only: a proof must not rest on that.
void Explorer::refuted(const Frontier::Leaf& leaf) {
  if (exhaustive_ && inputs_.has_lengths() &&
      !std::holds_alternative<solver::Unsat>(ask(leaf, Limited::Nothing))) {
    std::string reason = fmt::format("needs a string or array longer than {}", options_.max_length);
    return give_up(leaf, reason);
  }
  tree_.mark_infeasible(leaf.id);
}

void Explorer::give_up(const Frontier::Leaf& leaf, const std::string& reason) {
  note_branch_reason(leaf, reason);
  tree_.mark_unknown(leaf.id, reason);
}

void Explorer::note_branch_reason(const Frontier::Leaf& leaf, std::string reason) {
  const concolic::Site& site = tree_.question(leaf.id).site;
  if (site.method == nullptr) return;
  branch_reasons_[{site.method, static_cast<std::uint32_t>(site.bytecode_index),
                   static_cast<std::uint32_t>(tree_.leaf(leaf.id).outcome)}] = std::move(reason);
}

void Explorer::judge(std::vector<BranchVerdict>& verdicts) const {
  auto unknown = tree_.unknown_reasons();
  std::string open;
  for (const auto& [what, count] : obstacles_) {
    if (open.empty()) open = what;
  }
  for (const auto& [what, count] : unknown) {
    if (open.empty()) open = what;
  }
  // What depends on an object that could not be made is not known, whatever the paths say.
  for (const std::string& type : inputs_.unbuildable()) {
    if (open.empty()) open = "no object of type " + type + " could be made";
  }
  bool all_paths = exhausted_ && open.empty() && statistics_.violations == 0;
  for (std::size_t i = 0; i < verdicts.size(); ++i) {
    BranchVerdict& verdict = verdicts[i];
    if (verdict.verdict == Verdict::Covered) continue;
    if (all_paths) {
      verdict.verdict = Verdict::Infeasible;
      verdict.reason = fmt::format("none of the {} paths takes it", tree_.counts().terminal);
      if (inputs_.has_lengths())
        verdict.reason += fmt::format(" (strings and arrays up to {})", options_.max_length);
      if (inputs_.has_open_types()) verdict.reason += " (among the objects that were tried)";
      continue;
    }
    auto reason = branch_reasons_.find(branches_.edges()[i]);
    if (reason != branch_reasons_.end()) {
      verdict.reason = reason->second;
    } else if (!exhausted_) {
      verdict.reason = fmt::format("{} paths were left unexplored", tree_.counts().unexplored);
    } else {
      verdict.reason = open;
    }
  }
}

Statistics Explorer::statistics() const {
  Statistics all = statistics_;
  all.tree = tree_.counts();
  for (const auto& [method, counts] : tree_.trees().counts_by_method()) {
    if (method == nullptr) continue;
    MethodNodes& nodes = all.methods[target_name(machine_, *method)];
    nodes.nodes += counts.decisions;
    nodes.call_nodes += counts.calls;
  }
  if (solver_ != nullptr) all.solver = solver_->statistics();
  all.complete = exhausted_ && all.tree.unknown == 0 && all.tree.unexplored == 0 &&
                 obstacles_.empty() && inputs_.unbuildable().empty() && all.divergences == 0 &&
                 all.violations == 0;
  return all;
}

std::map<std::string, std::uint64_t> Explorer::obstacles() const {
  auto all = obstacles_;
  for (const auto& [what, count] : tree_.unknown_reasons()) all[what] += count;
  return all;
}

}  // namespace assay::explore
