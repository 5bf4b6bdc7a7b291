// SPDX-License-Identifier: Apache-2.0
// What makes a test flaky, tried before it is written: other hashes, orders, times and places,
// other tests before it, static state that others change. Assertions that do not hold go first,
// tests that cannot be helped last.
#include "stability/rehearsal.h"

#include <algorithm>
#include <cctype>
#include <map>
#include <set>

#include "explore/report.h"
#include "explore/run_record.h"
#include "interp/machine.h"
#include "interp/run/run_scope.h"
#include "recipe/recipe.h"
#include "replay/elsewhere.h"
#include "replay/test_run.h"
#include "search/campaign.h"
#include "search/finding.h"
#include "source/expression.h"
#include "source/test_case.h"
#include "stability/system_properties.h"
#include "vm/class.h"
#include "vm/universe.h"
#include "world/seeded_random.h"
#include "world/virtual_clock.h"
#include "world/world.h"

namespace assay::stability {

namespace {

std::set<std::string> keys_of(const std::vector<source::Assertion>& assertions) {
  std::set<std::string> keys;
  for (const source::Assertion& assertion : assertions) keys.insert(drafts::key_of(assertion));
  return keys;
}

bool ends_alike(const drafts::Draft& draft, const drafts::Observation& seen) {
  if (seen.ending != draft.found->outcome.kind) return false;
  if (!draft.test.thrown) return true;
  return seen.thrown && seen.thrown->type == draft.test.thrown->type;
}

bool sees_the_same(const drafts::Draft& draft, const drafts::Observation& seen) {
  if (!ends_alike(draft, seen)) return false;
  if (draft.test.output && seen.output != *draft.test.output) return false;
  if (draft.test.thrown && draft.test.thrown->message &&
      seen.thrown->message != draft.test.thrown->message)
    return false;
  std::set<std::string> holds = keys_of(seen.assertions);
  return std::all_of(draft.test.assertions.begin(), draft.test.assertions.end(),
                     [&](const source::Assertion& assertion) {
                       return holds.count(drafts::key_of(assertion)) != 0;
                     });
}

/// Numbers that are made of identity hashes, and texts that are the same but for their order. The
/// tables of the class library that have classes for keys do not work under other hashes: what else
/// is different then need not be on another machine.
bool depends_on_identity(const source::Assertion& assertion, const std::string& otherwise) {
  std::string text = source::to_text(assertion.expected);
  if (text == otherwise) return false;
  if (assertion.is_number) return true;
  std::string other = otherwise;
  std::sort(text.begin(), text.end());
  std::sort(other.begin(), other.end());
  return text == other;
}

void drop_identities(drafts::Drafter& drafter, drafts::Draft& draft) {
  drafts::Observation seen =
      drafter.observe(draft, {.perturbed = replay::TestRunOptions::Perturbed::Wildly});
  std::map<std::string, std::string> values;
  for (const source::Assertion& assertion : seen.assertions)
    values[source::to_text(assertion.actual)] = source::to_text(assertion.expected);
  std::erase_if(draft.test.assertions, [&](const source::Assertion& assertion) {
    auto value = values.find(source::to_text(assertion.actual));
    return value != values.end() && depends_on_identity(assertion, value->second);
  });
}

/// How much of what a draft says is true of a run.
std::size_t agreement(const drafts::Draft& draft, const drafts::Observation& seen) {
  if (!ends_alike(draft, seen)) return 0;
  std::size_t agreed = 1;
  if (draft.test.output && seen.output == *draft.test.output) ++agreed;
  if (draft.test.thrown && draft.test.thrown->message &&
      seen.thrown->message == draft.test.thrown->message)
    ++agreed;
  std::set<std::string> holds = keys_of(seen.assertions);
  return agreed + static_cast<std::size_t>(
                      std::count_if(draft.test.assertions.begin(), draft.test.assertions.end(),
                                    [&](const source::Assertion& each) {
                                      return holds.count(drafts::key_of(each)) != 0;
                                    }));
}

/// What the draft sees at another time in another place, or in this one if it is better to have
/// the test go here first.
drafts::Observation observe_elsewhere(drafts::Drafter& drafter, drafts::Draft& draft) {
  auto observe_in = [&](replay::Elsewhere where) {
    where.properties = true;
    return drafter.observe(
        draft, {.perturbed = replay::TestRunOptions::Perturbed::Mildly, .elsewhere = where});
  };
  drafts::Observation there = observe_in({.locale = true, .time_zone = true, .assertions = true});
  if (sees_the_same(draft, there)) return there;
  drafts::Observation here = observe_in({});
  const std::size_t most = agreement(draft, here);
  if (most <= agreement(draft, there)) return there;
  draft.test.needs.locale = agreement(draft, observe_in({.locale = true})) < most;
  draft.test.needs.time_zone = agreement(draft, observe_in({.time_zone = true})) < most;
  if (agreement(draft, observe_in({.assertions = true})) < most)
    draft.test.needs.asserts_of = drafter.tested();
  return here;
}

/// Takes back what the draft says and the observation does not. False: the call ends differently.
bool keep_what_is_seen(drafts::Draft& draft, const drafts::Observation& seen) {
  if (!ends_alike(draft, seen)) return false;
  if (draft.test.thrown && draft.test.thrown->message != seen.thrown->message)
    draft.test.thrown->message.reset();
  if (draft.test.output && seen.output != *draft.test.output) draft.test.output.reset();
  std::set<std::string> holds = keys_of(seen.assertions);
  std::erase_if(draft.test.assertions, [&](const source::Assertion& assertion) {
    return holds.count(drafts::key_of(assertion)) == 0;
  });
  return true;
}

/// Whether the name of our time zone stands there as a word of its own.
bool names_our_zone(const std::string& text) {
  constexpr std::string_view kZone = "UTC";
  const auto is_word = [&](std::size_t at) {
    return at < text.size() && std::isalnum(static_cast<unsigned char>(text[at])) != 0;
  };
  for (std::size_t at = text.find(kZone); at != std::string::npos; at = text.find(kZone, at + 1)) {
    if (!is_word(at - 1) && !is_word(at + kZone.size())) return true;
  }
  return false;
}

/// What names our zone although the test was in another one may have been kept by an initialiser,
/// which ran before the test and is not run again: the user's zone has another name.
void drop_kept_zones(const drafts::Drafter& drafter, drafts::Draft& draft) {
  if (draft.test.needs.time_zone || drafter.speaks_of("UTC")) return;
  std::erase_if(draft.test.assertions, [](const source::Assertion& assertion) {
    return names_our_zone(source::to_text(assertion.expected));
  });
  const bool is_thrown = draft.test.thrown && draft.test.thrown->message;
  if (is_thrown && names_our_zone(*draft.test.thrown->message)) draft.test.thrown->message.reset();
  if (draft.test.output && names_our_zone(*draft.test.output)) draft.test.output.reset();
}

/// Moments at which programs that look at the clock may do something else: all days of the week and
/// months, many hours, and days that are treated apart. In nanoseconds after the machine's time,
/// which begins with 2024.
std::vector<std::int64_t> other_moments() {
  constexpr std::int64_t kMinute = 60'000'000'000, kHour = 60 * kMinute, kDay = 24 * kHour;
  std::vector<std::int64_t> moments;
  for (std::int64_t i = 1; i <= 13; ++i)
    moments.push_back(i * (33 * kDay + 5 * kHour + 13 * kMinute));
  moments.push_back(59 * kDay + 12 * kHour);                   // 29 February
  moments.push_back(256 * kDay + 9 * kHour);                   // Friday, 13 September
  moments.push_back(365 * kDay + 23 * kHour);                  // 31 December, the last hour
  moments.push_back(std::int64_t{9} * 365 * kDay + 2 * kDay);  // the first hours of January 2033
  return moments;
}

/// How often a machine was asked for what is different each time.
struct Questions {
  explicit Questions(interp::Machine& machine)
      : time_or_chance(machine.world().clock.readings() + machine.world().random.draws()),
        hashes(machine.universe().identity_hashes_asked()) {}

  std::uint64_t time_or_chance, hashes;
};

/// Whoever asks for the time, for a random number or for an identity hash gets many answers.
bool keep_what_holds_at_any_time(drafts::Drafter& drafter, drafts::Draft& draft) {
  constexpr std::size_t kHashes = 4;
  const Questions before(drafter.machine());
  drafter.observe(draft, {});
  const Questions after(drafter.machine());
  std::vector<std::int64_t> moments = other_moments();
  if (after.time_or_chance == before.time_or_chance) moments.resize(kHashes);
  if (after.time_or_chance == before.time_or_chance && after.hashes == before.hashes) return true;
  unsigned variant = 0;
  return std::ranges::all_of(moments, [&](std::int64_t moment) {
    return keep_what_is_seen(
        draft, drafter.observe(draft, {.perturbed = replay::TestRunOptions::Perturbed::Mildly,
                                       .variant = ++variant,
                                       .later = moment}));
  });
}

}  // namespace

bool keep_stable_assertions(drafts::Drafter& drafter, drafts::Draft& draft) {
  if (!keep_what_is_seen(draft, observe_elsewhere(drafter, draft))) return false;
  if (!keep_what_holds_at_any_time(drafter, draft)) return false;
  drop_kept_zones(drafter, draft);
  drop_identities(drafter, draft);
  draft.kills.assign(draft.test.assertions.size(), {});
  return true;
}

Rehearsal::Rehearsal(interp::Machine& machine, search::Campaign& campaign, drafts::Drafter& drafter,
                     std::uint64_t seed)
    : machine_(machine),
      drafter_(drafter),
      state_(campaign.facts().static_state),
      values_(machine, campaign.facts().static_state.variables()),
      disturbance_(machine, campaign, seed),
      setup_(machine, campaign, values_),
      restore_(machine, campaign) {}

void Rehearsal::run_in_order(const std::vector<drafts::Draft>& drafts, const Choice& order,
                             Others others, const std::function<void(std::size_t, bool)>& passed) {
  interp::Machine::Mark mark = machine_.mark();
  interp::RunScope scope(machine_);
  for (std::size_t i : order) {
    const search::Finding& found = *drafts[i].found;
    const StaticValues before(machine_, restore_.variables());
    SystemProperties properties(machine_);
    const explore::RunRecord record = replay::run_and_keep(scope, *found.trial, found.input, {});
    bool is_same = sees_the_same(drafts[i], drafter_.look(drafts[i], record));
    dirty_.merge(values_.changed());
    const std::set<vm::Field*> changed = before.changed();
    changes_[i].insert(changed.begin(), changed.end());
    if (others == Others::PutBack) restore_.put_back(before, changed);
    if (properties.put_back()) changes_properties_.insert(i);
    passed(i, is_same);
  }
  machine_.rollback(mark);
}

/// In its calls, or when objects of the class are made.
bool Rehearsal::reads_static_state(const drafts::Draft& draft) {
  for (const recipe::Step& step : draft.found->trial->recipe().steps) {
    if (step.method != nullptr && state_.is_read_by(*step.method)) return true;
  }
  vm::Class& tested = *draft.found->trial->tested()->owner;
  return std::any_of(tested.methods.begin(), tested.methods.end(), [&](vm::Method& method) {
    return method.info->name == "<init>" && state_.is_read_by(method);
  });
}

bool Rehearsal::holds_now(const drafts::Draft& draft) {
  interp::Machine::Mark mark = machine_.mark();
  interp::RunScope scope(machine_);
  const explore::RunRecord record =
      replay::run_and_keep(scope, *draft.found->trial, draft.found->input, {});
  bool is_same = sees_the_same(draft, drafter_.look(draft, record));
  machine_.rollback(mark);
  return is_same;
}

Rehearsal::Failures Rehearsal::failures(const std::vector<drafts::Draft>& drafts,
                                        const Choice& chosen) {
  Failures failed;
  add_failures(drafts, chosen, Others::LeaveTraces, failed);
  if (!relying_.empty()) add_failures(drafts, chosen, Others::PutBack, failed);
  return failed;
}

/// Of the tests that rely on others, if these put state back, else of the rest.
void Rehearsal::add_failures(const std::vector<drafts::Draft>& drafts, const Choice& chosen,
                             Others others, Failures& failed) {
  auto is_judged = [&](std::size_t i) {
    return (relying_.count(i) != 0) == (others == Others::PutBack);
  };
  auto note = [&](std::size_t i, bool is_same) {
    if (!is_same && is_judged(i)) failed.in_order.insert(i);
  };
  run_in_order(drafts, chosen, others, note);
  run_in_order(drafts, {chosen.rbegin(), chosen.rend()}, others, note);
  Choice readers = chosen;
  std::erase_if(readers,
                [&](std::size_t i) { return !is_judged(i) || !reads_static_state(drafts[i]); });
  disturbance_.each_state([&] {
    dirty_.merge(values_.changed());
    interp::Machine::Mark mark = machine_.mark();
    if (others == Others::PutBack) restore_.put_back(values_, values_.changed());
    for (std::size_t i : readers) {
      if (failed.after_others.count(i) == 0 && !holds_now(drafts[i])) failed.after_others.insert(i);
    }
    machine_.rollback(mark);
  });
}

/// Whether the test may pass where others put back what they change; asked once for each.
bool Rehearsal::is_second_chance(std::size_t test) {
  const bool helps =
      std::ranges::any_of(dirty_, [&](vm::Field* field) { return restore_.can_put_back(*field); });
  return helps && relying_.insert(test).second;
}

/// After each of the others, too.
bool Rehearsal::holds_always(const drafts::Draft& draft, const std::vector<drafts::Draft>& others,
                             const Choice& chosen) {
  bool holds = holds_now(draft);
  if (!holds) return false;
  auto look = [&] { holds = holds && holds_now(draft); };
  run_in_order(others, chosen, Others::LeaveTraces, [&](std::size_t, bool) { look(); });
  disturbance_.each_state(look);
  return holds;
}

/// The same test after these steps, if it sees the same there.
std::optional<drafts::Draft> Rehearsal::prepared(const drafts::Draft& draft,
                                                 const StateSetup::Steps& steps,
                                                 std::deque<search::Finding>& finds) {
  std::optional<search::Finding> found = setup_.before(*draft.found, steps);
  if (!found) return std::nullopt;
  finds.push_back(std::move(*found));
  std::string reason;
  std::optional<drafts::Draft> made = drafter_.draft(finds.back(), reason);
  std::set<std::string> wanted = keys_of(draft.test.assertions);
  if (made) {
    std::erase_if(made->test.assertions, [&](const source::Assertion& assertion) {
      return wanted.count(drafts::key_of(assertion)) == 0;
    });
    bool is_same =
        made->test.assertions.size() == draft.test.assertions.size() &&
        ends_alike(draft, {.ending = made->found->outcome.kind, .thrown = made->test.thrown});
    if (is_same) {
      made->test.thrown = draft.test.thrown;
      made->test.output = draft.test.output;
      made->test.needs = draft.test.needs;
      made->kills = draft.kills;
      made->kills_by_ending = draft.kills_by_ending;
      return made;
    }
  }
  finds.pop_back();
  return std::nullopt;
}

std::optional<drafts::Draft> Rehearsal::made_robust(const drafts::Draft& draft,
                                                    const std::vector<drafts::Draft>& others,
                                                    const Choice& chosen,
                                                    std::deque<search::Finding>& finds) {
  for (StateSetup::Steps& steps : setup_.candidates(dirty_)) {
    std::optional<drafts::Draft> made = prepared(draft, steps, finds);
    if (!made || !holds_always(*made, others, chosen)) continue;
    for (std::size_t i = steps.size(); i-- > 0 && steps.size() > 1;) {
      StateSetup::Steps fewer = steps;
      fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
      std::optional<drafts::Draft> shorter = prepared(draft, fewer, finds);
      if (!shorter || !holds_always(*shorter, others, chosen)) continue;
      steps = std::move(fewer);
      made = std::move(shorter);
    }
    return made;
  }
  return std::nullopt;
}

/// The same test without what it says of the state around the result, if that leaves something.
std::optional<drafts::Draft> Rehearsal::about_result(const drafts::Draft& draft) {
  drafts::Draft made = draft;
  made.test.assertions.clear();
  made.kills.clear();
  for (std::size_t i = 0; i < draft.test.assertions.size(); ++i) {
    if (!drafts::is_about_result(draft.test, draft.test.assertions[i])) continue;
    made.test.assertions.push_back(draft.test.assertions[i]);
    made.kills.push_back(draft.kills[i]);
  }
  bool says_less = made.test.assertions.size() < draft.test.assertions.size();
  bool says_something = made.test.thrown || !made.test.assertions.empty();
  return says_less && says_something ? std::optional(std::move(made)) : std::nullopt;
}

Rehearsed Rehearsal::run(std::vector<drafts::Draft>& drafts, const std::vector<std::size_t>& chosen,
                         std::deque<search::Finding>& finds, WorkClock::time_point deadline) {
  deadline_ = deadline;
  Rehearsed result{chosen, {}};
  std::set<std::size_t> changed;
  for (;;) {
    Failures failed = failures(drafts, result.passed);
    std::set<std::size_t> all = failed.in_order, hopeless;
    all.insert(failed.after_others.begin(), failed.after_others.end());
    result.was_cut |= is_out_of_time();
    if (all.empty()) break;
    for (std::size_t i : all) {
      std::optional<drafts::Draft> robust;
      if (!is_out_of_time() && changed.insert(i).second) {
        robust = about_result(drafts[i]);
        if (!robust || !holds_always(*robust, drafts, result.passed))
          robust = made_robust(drafts[i], drafts, result.passed, finds);
      }
      if (robust) {
        drafts[i] = std::move(*robust);
        continue;
      }
      if (!is_out_of_time() && is_second_chance(i)) continue;
      hopeless.insert(i);
      bool is_state = failed.after_others.count(i) != 0;
      ++result.dropped[is_state ? "depends on static state that others change"
                                : "depends on other tests"];
    }
    std::erase_if(result.passed, [&](std::size_t i) { return hopeless.count(i) != 0; });
  }
  for (std::size_t i : result.passed) {
    drafts[i].test.changes_static_state = !changes_[i].empty();
    drafts[i].test.restorations = restore_.of(changes_[i]);
    if (!changes_properties_.contains(i)) continue;
    drafts[i].test.changes_static_state = true;
    drafts[i].test.restorations.push_back(SystemProperties::restoration());
  }
  return result;
}

}  // namespace assay::stability
