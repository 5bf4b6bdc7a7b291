// SPDX-License-Identifier: Apache-2.0
// The rounds of a campaign and what is kept of their runs. The phases themselves are in
// campaign_phases, _behaviours, _candidates and _states.cpp, what is said of uncovered branches in
// campaign_verdicts.cpp.
#include "search/campaign.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/clocks.h"
#include "concolic/library/summaries.h"
#include "explore/method_explorer.h"
#include "recipe/invokables.h"
#include "recipe/subclass_setters.h"

namespace assay::search {

namespace {

namespace access = classfile::access;

constexpr unsigned kRounds = 20, kQuietRounds = 5, kFirstPatience = 8;
constexpr std::size_t kFirstAttempts = 100;  // of random sequences
constexpr std::uint64_t kMostFuel = 400'000;
constexpr std::uint32_t kQueryMilliseconds = 250, kRunMilliseconds = 150;
constexpr unsigned kMostSpares = 16;  // inputs of a trial that are kept for mutants only

bool is_usable(const explore::Outcome& outcome) {
  if (outcome.exception == "java.lang.LinkageError") return false;  // see draft.cpp
  return outcome.kind == explore::Outcome::Kind::Returned ||
         outcome.kind == explore::Outcome::Kind::Threw;
}

recipe::MemberAccess member_access(targets::Access access) {
  return access == targets::Access::Public ? recipe::MemberAccess::Public
                                           : recipe::MemberAccess::Package;
}

}  // namespace

Campaign::Campaign(boot::Runtime& runtime, const recipe::ClassIndex& index,
                   const SearchOptions& options, vm::Class& klass, recipe::Recipe prefix,
                   process::Standby& standby)
    : runtime_(runtime),
      machine_(runtime.machine()),
      options_(options),
      klass_(klass),
      standby_(standby),
      visibility_(std::string(klass.package()), options.access == targets::Access::Package),
      stubs_(machine_, *klass.loader, std::string(klass.package())),
      producers_(machine_, index, visibility_, stubs_, klass),
      branches_(machine_),
      calls_(machine_, {&klass}),
      effects_(machine_, {&klass}),
      static_state_(machine_, index, visibility_, effects_, klass),
      mutators_(effects_, set_up_calls(index)),
      dictionary_(dictionary_of(klass, explore::words_of(runtime, klass))),
      random_(dictionary_, options.explore.seed),
      recipes_(machine_, {index, visibility_, producers_, mutators_}, klass, random_,
               {.null_arguments = options.null_arguments,
                .max_calls = options.max_calls,
                .prefix = std::move(prefix)}),
      summaries_(concolic::all_summaries(machine_)),
      context_{machine_,
               options.explore,
               {branches_, summaries_},
               producers_,
               dictionary_.words,
               {.tolerate_throwing_setup = options.tolerate_throwing_setup}},
      finder_(klass, calls_, stubs_, options.criteria) {
  context_.options.fuel = std::min(options.explore.fuel, kMostFuel);
  context_.options.query_milliseconds = kQueryMilliseconds;
  context_.options.run_milliseconds = kRunMilliseconds;
  context_.options.self_check = false;
  context_.options.note_sums = options.criteria.overflow;
  listener_ = [this](Trial& trial, const expr::Assignment& input, const explore::Outcome& outcome,
                     const concolic::PathRecord& path) {
    if (is_usable(outcome))
      keep({&trial, input, outcome, own_edges(path.edges), finder_.goals_of(trial, outcome, path),
            path.jumps});
  };
}

/// A test names the fields that it uses and the types of what it calls by reflection.
bool Campaign::can_be_written(const recipe::Invokable& invokable) const {
  if (invokable.field != nullptr) return visibility_.may_use(*invokable.field);
  if (visibility_.may_call(*invokable.method)) return true;
  bool is_named = std::all_of(invokable.arguments.begin(), invokable.arguments.end(),
                              [&](const vm::Class* type) { return visibility_.may_name(*type); });
  bool is_call = invokable.kind == recipe::Invokable::Kind::Method ||
                 invokable.kind == recipe::Invokable::Kind::StaticMethod;
  return is_call && is_named && visibility_.may_name(*invokable.method->owner);
}

/// What may be called before a method of the class: its own members, methods of subclasses that set
/// what it cannot set itself, and what sets static state.
std::vector<recipe::Invokable> Campaign::set_up_calls(const recipe::ClassIndex& index) {
  std::vector<recipe::Invokable> calls =
      recipe::invokables_of(machine_, klass_, member_access(options_.access));
  if (options_.allow_reflection) {
    calls = recipe::invokables_of(machine_, klass_, recipe::MemberAccess::All);
    std::erase_if(calls, [&](const recipe::Invokable& each) { return !can_be_written(each); });
  }
  auto add = [&](std::vector<recipe::Invokable> more) {
    std::move(more.begin(), more.end(), std::back_inserter(calls));
  };
  add(recipe::subclass_setters(machine_, index, visibility_, effects_, klass_, calls));
  add(static_state_.setters());
  return calls;
}

void Campaign::run(Deadline deadline) {
  constexpr double kForBranches = 0.88;
  auto now = WorkClock::now();
  deadline_ =
      now + std::chrono::duration_cast<WorkClock::duration>((deadline - now) * kForBranches);
  prepare();
  seed_members();
  cover_branches();
  deadline_ = deadline;
  explore_behaviours(deadline);
}

void Campaign::cover_branches() {
  unsigned quiet = 0;
  for (unsigned round = 0; round < kRounds && quiet < kQuietRounds; ++round) {
    std::size_t before = kept_edges_.size();
    bool needs_makers = std::none_of(entered_.begin(), entered_.end(), [&](const vm::Method* each) {
      return !each->is_static() && each->info->name != "<init>";
    });
    recipes_.prefer_makers(needs_makers);
    auto is_over = [&] { return branches_.uncovered() == 0 || out_of_time(deadline_); };
    // The first rounds are short, so that everything has had its turn early.
    Deadline limit = slice(deadline_, round == 0 ? 0.25 : round == 1 ? 0.35 : 0.5);
    if (is_over()) break;
    bool is_hopeless = needs_makers && recipes_.has_makers() && round > 0;
    if (!is_hopeless) {
      explore_members(kFirstPatience << std::min(round, 6u), slice(limit, 0.4));
      if (is_over()) break;
      if (round == 0) explore_aliases(slice(limit, 0.3));
      explore_sequences(round, slice(limit, 0.5));
      if (is_over()) break;
      if (round == 1 && !options_.symbolic_states) explore_states(slice(limit, 0.3));
      if (is_over()) break;
    }
    explore_random(kFirstAttempts << std::min(round, 6u), limit);
    quiet = kept_edges_.size() == before ? quiet + 1 : 0;
  }
}

bool Campaign::out_of_time(Deadline limit) {
  standby_.renew_if_due();
  bool is_over = standby_.has_taken_over() || WorkClock::now() >= limit;
  was_cut_ |= is_over;
  return is_over;
}

/// A part of the time that is left.
Campaign::Deadline Campaign::slice(Deadline limit, double share) const {
  auto now = WorkClock::now();
  auto part = std::chrono::duration_cast<WorkClock::duration>((limit - now) * share);
  return std::min(deadline_,
                  now + std::max<WorkClock::duration>(part, std::chrono::milliseconds(10)));
}

void Campaign::prepare() {
  machine_.sticky_program_classes = true;
  observe_branches();
  initialise_class();
  list_members();
}

void Campaign::observe_branches() {
  for (vm::Method& method : klass_.methods) {
    std::string_view name = machine_.universe().symbols().text(method.name);
    bool is_lambda = name.starts_with("lambda$");
    if (method.is(access::kSynthetic) && !is_lambda) continue;
    branches_.observe(method);
  }
}

/// Initialisers run once, before all tests: what they take is covered by any test.
void Campaign::initialise_class() {
  expr::Terms terms;
  concolic::Inputs none(machine_, terms, {});
  concolic::Recorder recorder(machine_, none, {.self_check = false});
  expr::Assignment empty;
  recorder.begin(empty);
  recorder.set_quiet();
  constexpr std::chrono::seconds kMostTime(2);
  interp::Limits limits;
  limits.fuel = options_.explore.fuel * 20;
  limits.time = std::min<std::chrono::nanoseconds>(kMostTime, options_.class_budget / 4);
  machine_.set_limits(limits);
  machine_.shadow_listener = &recorder;
  machine_.initialise(klass_);
  machine_.shadow_listener = nullptr;
  branches_.cover(recorder.take_path().edges);
}

bool Campaign::is_member(const vm::Method& method) const {
  std::string_view name = machine_.universe().symbols().text(method.name);
  if (name == "<clinit>" || method.is_abstract() || !method.info->has_code) return false;
  if (!visibility_.may_call(method)) return false;
  if (name == "<init>" && (klass_.is_abstract() || !producers_.can_be_named(method))) return false;
  bool is_enum = klass_.super != nullptr && klass_.super->name == "java/lang/Enum";
  if (is_enum && (name == "values" || name == "valueOf") && method.is_static()) return false;
  if (options_.methods.empty()) return true;
  std::string shown = name == "<init>" ? "new" : std::string(name);
  return std::find(options_.methods.begin(), options_.methods.end(), shown) !=
         options_.methods.end();
}

void Campaign::list_members() {
  for (vm::Method& method : klass_.methods) {
    if (!is_member(method)) continue;
    members_.push_back(&method);
    member_trials_.push_back(nullptr);
    const auto& reached = calls_.reached_from(method);
    for (const concolic::Edge& edge : branches_.edges()) {
      if (reached.count(edge.method) != 0) reachable_[&method].push_back(edge);
    }
  }
}

/// Whether calling the method may still cover something.
bool Campaign::wants(const vm::Method& method) const {
  auto reachable = reachable_.find(&method);
  return reachable != reachable_.end() &&
         std::any_of(reachable->second.begin(), reachable->second.end(),
                     [&](const concolic::Edge& edge) { return !branches_.is_covered(edge); });
}

Trial& Campaign::add_trial(recipe::Recipe recipe) {
  trials_.push_back(std::make_unique<Trial>(context_, std::move(recipe)));
  return *trials_.back();
}

std::unique_ptr<Trial> Campaign::side_trial(recipe::Recipe recipe) {
  return std::make_unique<Trial>(context_, std::move(recipe));
}

std::vector<concolic::Edge> Campaign::own_edges(const std::vector<concolic::Edge>& edges) const {
  std::vector<concolic::Edge> own;
  std::copy_if(edges.begin(), edges.end(), std::back_inserter(own),
               [&](const concolic::Edge& edge) { return branches_.is_known(edge); });
  return own;
}

Found Campaign::look(Trial& trial, expr::Assignment input, Deadline deadline, bool quiet) {
  Trial::Sight sight = trial.look(input, deadline, quiet);
  Found found{&trial, std::move(input),           sight.outcome, own_edges(sight.path.edges),
              {},     std::move(sight.path.jumps)};
  if (is_usable(found.outcome)) found.goals = finder_.goals_of(trial, found.outcome, sight.path);
  return found;
}

void Campaign::keep(Found found) {
  if (!is_usable(found.outcome)) return;
  bool is_novel = false;
  for (const concolic::Edge& edge : found.edges) is_novel |= kept_edges_.insert(edge).second;
  for (const Goal& goal : found.goals) is_novel |= kept_goals_.insert(goal).second;
  vm::Method* tested = found.trial->tested();
  is_novel |= entered_.insert(tested).second;
  if (found.outcome.kind == explore::Outcome::Kind::Returned)
    is_novel |= returned_.insert(tested).second;
  std::string key = outcome_key(*tested, found.outcome);
  if (!is_novel && !kept_outcomes_.insert(key).second && ++spares_[found.trial] > kMostSpares)
    return;
  kept_outcomes_.insert(key);
  found_.push_back(std::move(found));
}

std::map<std::string, std::uint64_t> Campaign::obstacles() const {
  std::map<std::string, std::uint64_t> all;
  for (const auto& trial : trials_) {
    for (const auto& [what, count] : trial->explorer().obstacles()) all[what] += count;
  }
  return all;
}

bool Campaign::was_cut() const {
  return was_cut_ || context_.was_cut ||
         std::any_of(trials_.begin(), trials_.end(),
                     [](const auto& trial) { return trial->explorer().was_hurried(); });
}

std::set<std::string> Campaign::unbuildable() const {
  std::set<std::string> all;
  for (const auto& trial : trials_)
    all.insert(trial->inputs().unbuildable().begin(), trial->inputs().unbuildable().end());
  return all;
}

std::uint64_t Campaign::runs() const {
  std::uint64_t all = dropped_runs_;
  for (const auto& trial : trials_) {
    explore::Statistics statistics = trial->explorer().statistics();
    all += statistics.runs + statistics.mutants;
  }
  return all;
}

std::uint64_t Campaign::queries() const {
  std::uint64_t all = 0;
  for (const auto& trial : trials_) all += trial->explorer().statistics().queries;
  return all;
}

}  // namespace assay::search
