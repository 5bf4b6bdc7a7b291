// SPDX-License-Identifier: Apache-2.0
#include "explore/path_runner.h"

#include <fmt/format.h>

#include "base/hash.h"
#include "concolic/decision.h"
#include "concolic/library/summaries.h"
#include "concolic/obstacle.h"
#include "explore/path_text.h"
#include "expr/assignment.h"
#include "expr/terms.h"
#include "interp/completion.h"
#include "interp/machine.h"
#include "interp/run/meter.h"
#include "interp/threads/sticky_run.h"

namespace assay::explore {

namespace {

/// For the first decisions of a path: what tells one from all that are about something else or come
/// after others.
std::vector<std::uint64_t> places_of(const std::vector<concolic::Decision>& path) {
  constexpr std::size_t kMost = 200;
  std::vector<std::uint64_t> places;
  std::uint64_t before = 0;
  for (const concolic::Decision& decision : path) {
    if (places.size() == kMost) break;
    before = hash_combine(before, hash_number(decision.subject.id));
    places.push_back(before);
    before = hash_combine(before, hash_number(decision.outcome));
  }
  return places;
}

}  // namespace

using expr::Assignment;

PathRunner::PathRunner(const Parts& parts, const Shared* shared)
    : parts_(parts),
      recorder_(parts.machine, parts.inputs,
                {.self_check = parts.options.self_check,
                 .note_sums = parts.options.note_sums,
                 .note_exact = parts.options.note_exact,
                 .note_questions = parts.options.note_questions,
                 .pin_indices = parts.options.arrays_by_index}),
      tree_(parts.inputs, parts.options.share_calls),
      own_branches_(parts.machine),
      branches_(shared == nullptr ? own_branches_ : shared->branches),
      frontier_(tree_, branches_) {
  if (shared != nullptr) recorder_.use_summaries(shared->summaries);
  if (shared == nullptr) concolic::add_all_summaries(recorder_);
  if (parts.options.proofs) environment_ = std::make_unique<concolic::Environment>(recorder_);
}

/// Leaves the machine as the run left it, with its limits until the scope ends; `mark` is where to
/// return to.
RunRecord PathRunner::run(interp::RunScope& scope, const Assignment& assignment,
                          const Program::Body& body, bool is_quiet,
                          const std::function<interp::Limits()>& limits,
                          interp::Machine::Mark& mark) {
  RunRecord record;
  scope.set_listener(&recorder_);
  // Their static fields are inputs: what initialisers made of them does not matter.
  if (parts_.options.any_state) scope.keep_program_classes();
  interp::StickyRun sticky = interp::run_sticky(parts_.machine, [&] {
    // Fuel is counted anew if a class of the library had to be initialised; time is not.
    scope.set_limits(limits());
    recorder_.begin(assignment);
    if (is_quiet) recorder_.set_quiet();
    if (environment_ != nullptr) environment_->begin();
    record = body(recorder_);
    return interp::Completion{};
  });
  if (environment_ != nullptr) environment_->look_around();
  record.path = recorder_.take_path();
  mark = sticky.mark;
  return record;
}

PathRunner::Executed PathRunner::execute(const Assignment& assignment, const Program& program,
                                         std::optional<LeafId> aimed_at) {
  SearchLog& log = parts_.log;
  const Stopwatch stopwatch(log.statistics.run_nanoseconds);
  runs_.push_back({assignment, {}});
  Run& run_made = runs_.back();
  const auto number = static_cast<std::uint32_t>(runs_.size() - 1);
  interp::RunScope scope(parts_.machine);
  interp::Machine::Mark mark;
  RunRecord record = run(
      scope, run_made.assignment, program.body, false,
      [this] {
        interp::Limits limits;
        limits.fuel = parts_.options.fuel;
        parts_.time.limit(limits);
        return limits;
      },
      mark);
  const Outcome& outcome = record.outcome;
  Executed result;
  result.stopped = outcome.kind == Outcome::Kind::Stopped;
  was_cut_ |= result.stopped;
  ++log.statistics.runs;
  if (result.stopped) ++log.obstacles[{concolic::Obstacle::Kind::RunStopped, outcome.stop}];
  for (const auto& [what, count] : record.path.obstacles) log.obstacles[what] += count;
  for (const std::string& violation : recorder_.violations()) log.complain(violation);
  recorder_.clear_violations();
  run_made.assumptions = std::move(record.path.assumptions);

  if (result.stopped && parts_.time.is_over(parts_.inputs.terms())) {
    // A path of a million decisions takes time that nobody has.
    if (counts(outcome)) branches_.cover(record);
    program.listener(run_made.assignment, {.outcome = outcome});
  } else {
    const bool is_new = insert(record, number, aimed_at);
    result.is_novel = counts(outcome) && branches_.cover(record);
    result.is_novel |= frontier_.note(record.path.decisions);
    result.is_novel |= outcomes_.insert(outcome.exception + " " + outcome.at).second;
    if (path_listener_) path_listener_(record.path, number);
    reopen_choices();
    if (is_new || result.stopped) {
      ++log.statistics.tree.terminal;
      program.listener(run_made.assignment, record);
    }
  }
  parts_.machine.rollback(mark);
  return result;
}

/// Puts a path into the tree; true if it was not there.
bool PathRunner::insert(const RunRecord& record, std::uint32_t run,
                        std::optional<LeafId> aimed_at) {
  SearchLog& log = parts_.log;
  const bool stopped = record.outcome.kind == Outcome::Kind::Stopped;
  ConstraintTree::Inserted inserted =
      tree_.insert(record.path.decisions,
                   {.run = run, .cut = stopped, .calls = record.path.calls, .aimed_at = aimed_at});
  if (inserted.inconsistent) {
    log.complain("the same prefix of a path met different decisions: " +
                 describe_inconsistency(inserted, record.path.decisions));
  } else if (!inserted.is_new && !stopped) {
    ++log.statistics.duplicate_paths;
  }
  if (inserted.ran_infeasible) log.complain("a path that was refuted has been run");
  const std::vector<std::uint64_t> places = places_of(record.path.decisions);
  for (LeafId leaf : inserted.leaves) {
    const bool idles = is_idle(leaf, record.path);
    const std::uint32_t position = tree_.leaf(leaf).position;
    if (idles && position < places.size()) idle_.insert_or_assign(places[position], leaf);
    frontier_.push({.id = leaf, .run = run, .is_idle = idles});
  }
  wake(record.path, places, run);
  return inserted.is_new;
}

/// Whether it is about an object that was made, or left out, for nobody, or about answers that
/// nobody asked for.
bool PathRunner::is_idle(LeafId leaf, const concolic::PathRecord& path) const {
  const Question& asked = tree_.question(leaf);
  if (asked.kind != concolic::DecisionKind::Pin || !concolic::is_outside_code(asked.site))
    return false;
  const expr::Terms& terms = parts_.inputs.terms();
  const expr::Node* subject = &terms.node(tree_.subject(leaf));
  const bool is_of_answers = subject->op == expr::Op::ZExt && asked.site.method != nullptr;
  if (is_of_answers) subject = &terms.node(subject->a);
  if (subject->op != expr::Op::Variable) return false;
  const auto kind = is_of_answers ? expr::VariableKind::Length : expr::VariableKind::Choice;
  if (terms.info(subject->variable()).kind != kind) return false;
  const std::uint32_t index = subject->variable().index;
  return index >= path.looked_at.size() || !path.looked_at[index];
}

/// What an earlier run that began alike did not look at, this one may have.
void PathRunner::wake(const concolic::PathRecord& path, const std::vector<std::uint64_t>& places,
                      std::uint32_t run) {
  for (std::size_t i = 0; i < places.size() && !idle_.empty(); ++i) {
    if (!concolic::is_outside_code(path.decisions[i].site)) continue;
    const auto found = idle_.find(places[i]);
    if (found == idle_.end() || is_idle(found->second, path)) continue;
    const LeafId leaf = found->second;
    idle_.erase(found);
    if (tree_.leaf(leaf).state == ConstraintTree::State::Unexplored) frontier_.push({leaf, run});
  }
}

/// Inputs may have got more candidates, which questions that were answered did not know.
void PathRunner::reopen_choices() {
  if (parts_.inputs.generation() == generation_) return;
  generation_ = parts_.inputs.generation();
  const std::vector<LeafId> opened = tree_.reopen_choices();
  std::unordered_set<std::uint32_t> idle;
  for (const auto& [place, leaf] : idle_) idle.insert(leaf.index);
  for (LeafId leaf : opened)
    frontier_.push({.id = leaf, .run = tree_.run(leaf), .is_idle = idle.contains(leaf.index)});
}

/// What a test cannot show is not covered for the others.
bool PathRunner::counts(const Outcome& outcome) const {
  return &branches_ == &own_branches_ || outcome.kind == Outcome::Kind::Returned ||
         outcome.kind == Outcome::Kind::Threw;
}

std::string PathRunner::describe_inconsistency(const ConstraintTree::Inserted& inserted,
                                               const std::vector<concolic::Decision>& path) {
  const auto text = [this](const concolic::Decision* decision) {
    return decision == nullptr ? std::string("the end of the path")
                               : decision_text(parts_.machine, parts_.inputs, *decision);
  };
  return fmt::format("{} before, {} now", text(inserted.expected ? &*inserted.expected : nullptr),
                     text(inserted.position < path.size() ? &path[inserted.position] : nullptr));
}

/// Quiet runs are many: they get less.
interp::Limits PathRunner::look_limits(bool quiet) const {
  constexpr std::uint64_t kQuicker = 10;
  interp::Limits limits;
  limits.fuel = quiet ? parts_.options.fuel / kQuicker : parts_.options.fuel;
  parts_.time.limit(limits);
  return limits;
}

RunRecord PathRunner::look(const Assignment& assignment, const Program::Body& body, bool quiet) {
  interp::RunScope scope(parts_.machine);
  interp::Machine::Mark mark;
  RunRecord record = run(
      scope, assignment, body, quiet, [this, quiet] { return look_limits(quiet); }, mark);
  recorder_.clear_violations();
  parts_.machine.rollback(mark);
  ++parts_.log.statistics.mutants;
  if (quiet && !counts(record.outcome)) record.path = {};
  return record;
}

}  // namespace assay::explore
