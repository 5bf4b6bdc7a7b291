// SPDX-License-Identifier: Apache-2.0
// What makes a test flaky, tried before it is written: other hashes, orders, times and places,
// other tests before it, static state that others change. Assertions that do not hold go first,
// tests that cannot be helped last.
#include "stability/rehearsal.h"

#include <algorithm>
#include <map>
#include <set>

#include "explore/report.h"
#include "explore/run_record.h"
#include "interp/machine.h"
#include "interp/run/run_scope.h"
#include "recipe/recipe.h"
#include "replay/test_run.h"
#include "search/campaign.h"
#include "search/finding.h"
#include "source/expression.h"
#include "source/test_case.h"
#include "vm/class.h"

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
  auto observe_in = [&](bool other_locale, bool other_time_zone) {
    return drafter.observe(
        draft,
        {.perturbed = replay::TestRunOptions::Perturbed::Mildly,
         .elsewhere = {.locale = other_locale, .time_zone = other_time_zone, .properties = true}});
  };
  drafts::Observation there = observe_in(true, true);
  if (sees_the_same(draft, there)) return there;
  drafts::Observation here = observe_in(false, false);
  const std::size_t most = agreement(draft, here);
  if (most <= agreement(draft, there)) return there;
  draft.test.needs_locale = agreement(draft, observe_in(true, false)) < most;
  draft.test.needs_time_zone = agreement(draft, observe_in(false, true)) < most;
  return here;
}

}  // namespace

bool keep_stable_assertions(drafts::Drafter& drafter, drafts::Draft& draft) {
  drafts::Observation seen = observe_elsewhere(drafter, draft);
  if (!ends_alike(draft, seen)) return false;
  if (draft.test.thrown && draft.test.thrown->message != seen.thrown->message)
    draft.test.thrown->message.reset();
  if (draft.test.output && seen.output != *draft.test.output) draft.test.output.reset();
  std::set<std::string> holds = keys_of(seen.assertions);
  std::erase_if(draft.test.assertions, [&](const source::Assertion& assertion) {
    return holds.count(drafts::key_of(assertion)) == 0;
  });
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
      setup_(machine, campaign, values_) {}

void Rehearsal::run_in_order(const std::vector<drafts::Draft>& drafts, const Choice& order,
                             const std::function<void(std::size_t, bool)>& passed) {
  interp::Machine::Mark mark = machine_.mark();
  interp::RunScope scope(machine_);
  for (std::size_t i : order) {
    const search::Finding& found = *drafts[i].found;
    const explore::RunRecord record = replay::run_and_keep(scope, *found.trial, found.input, {});
    bool is_same = sees_the_same(drafts[i], drafter_.look(drafts[i], record));
    dirty_.merge(values_.changed());
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
  auto note = [&](std::size_t i, bool is_same) {
    if (!is_same) failed.in_order.insert(i);
  };
  run_in_order(drafts, chosen, note);
  run_in_order(drafts, {chosen.rbegin(), chosen.rend()}, note);
  Choice readers = chosen;
  std::erase_if(readers, [&](std::size_t i) { return !reads_static_state(drafts[i]); });
  disturbance_.each_state([&] {
    dirty_.merge(values_.changed());
    for (std::size_t i : readers) {
      if (failed.after_others.count(i) == 0 && !holds_now(drafts[i])) failed.after_others.insert(i);
    }
  });
  return failed;
}

/// After each of the others, too.
bool Rehearsal::holds_always(const drafts::Draft& draft, const std::vector<drafts::Draft>& others,
                             const Choice& chosen) {
  bool holds = holds_now(draft);
  if (!holds) return false;
  auto look = [&] { holds = holds && holds_now(draft); };
  run_in_order(others, chosen, [&](std::size_t, bool) { look(); });
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
    if (all.empty()) return result;
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
      hopeless.insert(i);
      bool is_state = failed.after_others.count(i) != 0;
      ++result.dropped[is_state ? "depends on static state that others change"
                                : "depends on other tests"];
    }
    std::erase_if(result.passed, [&](std::size_t i) { return hopeless.count(i) != 0; });
  }
}

}  // namespace assay::stability
