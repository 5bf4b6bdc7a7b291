// SPDX-License-Identifier: Apache-2.0
// The rounds of a search: which phase has its turn when, and for how long. The phases are in
// search/phases.
#include "search/campaign.h"

#include <algorithm>

#include "base/clocks.h"
#include "concolic/inputs/inputs.h"
#include "concolic/obstacle.h"
#include "concolic/recorder.h"
#include "explore/report.h"
#include "expr/assignment.h"
#include "expr/terms.h"
#include "interp/completion.h"
#include "interp/machine.h"
#include "interp/run/meter.h"
#include "interp/threads/sticky_run.h"
#include "recipe/recipe.h"
#include "search/phases/shares.h"
#include "search/verdicts.h"
#include "vm/class.h"

namespace assay::search {

namespace {

namespace access = classfile::access;

constexpr unsigned kRounds = 20, kQuietRounds = 5;
constexpr unsigned kLongSequences = 2;  // the round of these; what has its turn once has had it

/// A phase, the part of the time that it may take, and when it has its turn.
struct Turn {
  std::unique_ptr<Phase> phase;
  double share;
  bool is_on = true;
  unsigned first_round = 0, last_round = kRounds;
  bool needs_objects = true;  // in vain while objects of the class come from other objects only
};

double round_share(unsigned round) {
  return round == 0 ? share::kFirstRound : round == 1 ? share::kSecondRound : share::kLaterRound;
}

}  // namespace

Campaign::Campaign(boot::Runtime& runtime, const recipe::ClassIndex& index,
                   const SearchOptions& options, vm::Class& klass, recipe::Recipe prefix,
                   process::Standby& standby)
    : facts_(runtime, index, options, klass),
      scope_(facts_.machine),
      store_(facts_),
      trials_(facts_, store_),
      time_(standby),
      random_(facts_.dictionary, options.explore.seed),
      recipes_(facts_.machine, {facts_.index, facts_.visibility, facts_.producers, facts_.mutators},
               klass, random_,
               {.null_arguments = options.null_arguments,
                .max_calls = options.max_calls,
                .prefix = std::move(prefix)}),
      bench_{facts_, store_, trials_, time_, random_, recipes_, {}} {}

void Campaign::run(Deadline deadline) {
  const Deadline now = WorkClock::now();
  const double for_branches =
      store_.looks_for_failures() ? share::kBranchesOfFailures : share::kBranches;
  time_.set_end(now +
                std::chrono::duration_cast<WorkClock::duration>((deadline - now) * for_branches));
  // A search by types makes nothing but calls: each of its tests initialises classes by itself.
  const bool is_by_types = facts_.options.typed_random.use == TypedRandom::Use::Only;
  if (facts_.options.statics_are_inputs) {
    run_from_static_state(deadline);
    return;
  }
  if (!is_by_types) scope_.keep_program_classes();
  observe_branches();
  facts_.list_members();
  if (!is_by_types && !initialise_class()) return;
  store_.note_reachable();
  if (is_by_types) {
    time_.set_end(deadline);
    explore_typed(bench_)->run(0, deadline);
    return;
  }
  seed_members(bench_)->run(0, time_.end());
  cover_branches(0);
  time_.set_end(deadline);
  see_more(deadline);
  // Failures are never all found: what time is left goes into long sequences and random programs.
  if (store_.looks_for_failures()) cover_branches(kLongSequences);
}

void Campaign::run_from_static_state(Deadline deadline) {
  time_.set_end(deadline);
  observe_branches();
  facts_.list_members();
  store_.note_reachable();
  explore_static_state(bench_)->run(0, deadline);
}

void Campaign::cover_branches(unsigned first_round) {
  const bool asked_for_states = facts_.options.symbolic_states.has_value();
  const Turn turns[] = {
      {.phase = explore_members(bench_), .share = share::kMembers},
      {.phase = explore_typed(bench_),
       .share = share::kTyped,
       .is_on = facts_.options.typed_random.use == TypedRandom::Use::Also,
       .last_round = 0},
      {.phase = explore_candidates(bench_),
       .share = share::kCandidates,
       .is_on = store_.looks_for_failures(),
       .last_round = 0},
      {.phase = explore_aliases(bench_), .share = share::kAliases, .last_round = 0},
      {.phase = explore_sequences(bench_), .share = share::kSequences},
      {.phase = explore_states(bench_),
       .share = share::kStates,
       .is_on = !asked_for_states,
       .first_round = 1,
       .last_round = 1},
      {.phase = explore_random(bench_), .share = share::kAll, .needs_objects = false},
  };
  const auto is_over = [&] { return store_.is_complete() || time_.is_over(); };
  unsigned quiet = 0;
  for (unsigned round = first_round; round < kRounds && quiet < kQuietRounds; ++round) {
    const std::size_t before = store_.novelty();
    const auto& entered = store_.entered();
    const bool needs_makers = std::none_of(
        entered.begin(), entered.end(),
        [](const vm::Method* each) { return !each->is_static() && each->info->name != "<init>"; });
    recipes_.prefer_makers(needs_makers);
    const Deadline limit = time_.part(time_.end(), round_share(round));
    const bool is_hopeless = needs_makers && recipes_.has_makers() && round > 0;
    for (const Turn& turn : turns) {
      if (is_over()) return;
      if (!turn.is_on || round < turn.first_round || round > turn.last_round) continue;
      if (is_hopeless && turn.needs_objects) continue;
      turn.phase->run(round, turn.share < share::kAll ? time_.part(limit, turn.share) : limit);
    }
    quiet = store_.novelty() == before ? quiet + 1 : 0;
  }
}

void Campaign::see_more(Deadline limit) {
  const SearchOptions& options = facts_.options;
  const Turn turns[] = {
      {.phase = explore_states(bench_),
       .share = share::kStatesAsked,
       .is_on = options.symbolic_states.has_value()},
      {.phase = explore_endings(bench_), .share = share::kEndings},
      {.phase = explore_overflow(bench_),
       .share = share::kOverflow,
       .is_on = options.criteria.overflow},
      {.phase = explore_wrong_results(bench_),
       .share = share::kOverflow,
       .is_on = options.criteria.wrong_results},
      {.phase = explore_shared(bench_), .share = share::kShared},
      {.phase = explore_candidates(bench_), .share = share::kAll},
  };
  for (const Turn& turn : turns) {
    if (turn.is_on)
      turn.phase->run(0, turn.share < share::kAll ? time_.part(limit, turn.share) : limit);
  }
}

void Campaign::observe_branches() {
  for (vm::Method& method : facts_.klass.methods) {
    std::string_view name = facts_.machine.universe().symbols().text(method.name);
    bool is_lambda = name.starts_with("lambda$");
    if (method.is(access::kSynthetic) && !is_lambda) continue;
    store_.branches().observe(method);
  }
}

/// Initialisers run once, before all tests: what they take is covered by any test. False: it was
/// cut off.
bool Campaign::initialise_class() {
  interp::Machine& machine = facts_.machine;
  expr::Terms terms;
  concolic::Inputs none(machine, terms, {});
  concolic::Recorder recorder(machine, none, {.self_check = false});
  expr::Assignment empty;
  recorder.begin(empty);
  recorder.set_quiet();
  constexpr std::chrono::milliseconds kLeastTime(300), kMostTime(2'000);
  interp::Limits limits;
  limits.fuel = facts_.options.explore.fuel * 20;
  limits.time =
      std::clamp<std::chrono::nanoseconds>(facts_.options.class_budget / 4, kLeastTime, kMostTime);
  interp::RunScope scope(machine);
  scope.set_limits(limits);
  scope.set_listener(&recorder);
  const interp::Completion completion = interp::initialise_or_undo(machine, facts_.klass);
  if (completion.kind == interp::Completion::Kind::Stopped) {
    trials_.note({concolic::Obstacle::Kind::Initialiser, vm::external_name(facts_.klass)});
    return false;
  }
  store_.branches().cover(recorder.take_path().edges);
  return true;
}

std::vector<explore::BranchVerdict> Campaign::verdicts() {
  return branch_verdicts(facts_, store_, trials_, time_.was_cut());
}

}  // namespace assay::search
