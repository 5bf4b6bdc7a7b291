// SPDX-License-Identifier: Apache-2.0
// Search, triage, grouping, the smallest test of each group. What is dropped is counted with its
// reason; whether the rest is true is for the stock virtual machine to say.
#include "crash/crash_search.h"

#include <fmt/format.h>

#include <algorithm>
#include <deque>
#include <map>
#include <set>

#include "crash/callers_number.h"
#include "crash/crash_maker.h"
#include "crash/exact_assertion.h"
#include "crash/other_inputs.h"
#include "crash/statics/static_starts.h"
#include "drafts/draft.h"
#include "explore/report.h"
#include "expr/assignment.h"
#include "findings/class_findings.h"
#include "findings/grouping.h"
#include "findings/kind.h"
#include "findings/triage.h"
#include "interp/machine.h"
#include "javatext/java_types.h"
#include "javatext/recipe_expression.h"
#include "recipe/recipe.h"
#include "search/finding.h"
#include "search/goals/goal.h"
#include "search/trial.h"
#include "source/expression.h"
#include "stability/rehearsal.h"
#include "suite/minimiser.h"
#include "vm/class.h"

namespace assay::crash {

namespace {

using findings::Crash;
using findings::Dropped;

bool is_failure(const search::Finding& found) {
  const auto is_wrong = [](const search::Goal& goal) {
    return goal.kind == search::Goal::Kind::WrongResult;
  };
  return found.outcome.kind == explore::Outcome::Kind::Threw || search::never_ends(found.outcome) ||
         std::ranges::any_of(found.goals, is_wrong);
}

}  // namespace

class CrashSearch::Work {
 public:
  Work(boot::Runtime& runtime, const recipe::ClassIndex& index, const CheckOptions& options,
       const Subject& subject, process::Standby& standby, suite::ClassResult& result)
      : machine_(runtime.machine()),
        options_(options),
        result_(result),
        campaign_(runtime, index, options, subject.klass, subject.prefix, standby),
        drafter_(machine_, campaign_),
        maker_(machine_, campaign_),
        starts_(machine_, campaign_) {}

  void run(const Ends& ends) {
    campaign_.run(ends(Stage::Search));
    sort_out_all(ends(Stage::Triage));
    for (auto& [key, group] : groups_) write_smallest(group, ends(Stage::Tests));
  }

  search::Campaign& campaign() { return campaign_; }
  const FailedOperations& failed() const { return failed_; }
  bool was_cut() const { return campaign_.was_cut() || was_cut_; }
  std::vector<ShownCrash> take_shown() { return std::move(shown_); }

 private:
  /// A crash with what it takes to see it again.
  struct Candidate {
    search::Finding found;
    Crash crash;
  };

  void sort_out_all(WorkClock::time_point deadline) {
    for (const search::Finding& found : campaign_.store().findings()) {
      if (!is_failure(found) || !may_be_shown(found)) continue;
      if (WorkClock::now() >= deadline) {
        was_cut_ = true;
        break;
      }
      if (!search::never_ends(found.outcome)) {
        sort_out(found, deadline);
      } else if (const auto settled = maker_.settled(found)) {
        sort_out(*settled, deadline);
      }
    }
  }

  void sort_out(const search::Finding& found, WorkClock::time_point deadline) {
    const std::optional<Crash> crash = maker_.crash_of(found, deadline);
    if (!crash) return;
    if (const auto dropped = findings::triage(*crash, options_.triage)) {
      suppress(*crash, *dropped);
      failed_.add_dropped(*crash, *dropped);
    } else {
      failed_.add_shown(*crash);
      groups_[findings::group_key(*crash, options_.grouping)].push_back({found, *crash});
    }
  }

  void suppress(const Crash& crash, Dropped reason) {
    const findings::Frame* place = crash.place();
    findings::Suppressed row{crash.exception, crash.called.class_name, crash.called.method, -1,
                             reason};
    if (place != nullptr) {
      row.class_name = place->class_name;
      row.method = place->method;
      row.line = place->line;
    }
    for (findings::Suppressed& known : result_.findings.suppressed) {
      const bool is_same = known.exception == row.exception && known.line == row.line &&
                           known.class_name == row.class_name && known.method == row.method &&
                           known.reason == row.reason;
      if (is_same) {
        ++known.count;
        return;
      }
    }
    result_.findings.suppressed.push_back(std::move(row));
  }

  /// What never ends, or returns another number, is for the search from the usual state.
  bool may_be_shown(const search::Finding& found) const {
    return !options_.statics_are_inputs || found.outcome.kind == explore::Outcome::Kind::Threw;
  }

  /// The simplest one that a test can show stands for all.
  void write_smallest(std::vector<Candidate>& group, WorkClock::time_point deadline) {
    constexpr std::size_t kMostAttempts = 3;
    std::ranges::stable_sort(group, [](const Candidate& left, const Candidate& right) {
      return findings::is_simpler(left.crash, right.crash);
    });
    std::optional<Dropped> doubt;
    for (std::size_t i = 0; i < std::min(group.size(), kMostAttempts); ++i) {
      const std::optional<Dropped> why = write_test(group[i], count_of(group), deadline);
      if (!why) return;
      if (!doubt) doubt = why;
    }
    suppress(group.front().crash, doubt.value_or(Dropped::NoTest));
  }

  /// Runs that ended like one of the group; those that returned have ended in many ways.
  std::size_t count_of(const std::vector<Candidate>& group) {
    if (findings::is_wrong_result(group.front().crash.kind)) return group.size();
    std::set<std::string> counted;
    std::size_t count = 0;
    for (const Candidate& each : group) {
      const vm::Method& method = *each.found.trial->tested();
      const explore::Outcome& outcome = each.found.outcome;
      if (counted.insert(fmt::format("{} {}", method.id, outcome.at)).second)
        count += campaign_.store().times(method, outcome);
    }
    return std::max(count, group.size());
  }

  /// Why there is none, if there is none.
  std::optional<Dropped> write_test(const Candidate& candidate, std::size_t count,
                                    WorkClock::time_point deadline) {
    finds_.push_back(simpler(candidate, deadline));
    std::optional<Crash> crash = maker_.crash_of(finds_.back(), deadline);
    if (!crash || !is_still(*crash, candidate.crash)) {
      finds_.back() = candidate.found;
      crash = candidate.crash;
    }
    if (const auto doubt = findings::triage_smallest(*crash, options_.triage)) return doubt;
    std::string reason;
    std::optional<drafts::Draft> draft = draft_of(finds_.back(), *crash, reason);
    const bool ends = !crash->exception.empty();
    if (draft && ends && !stability::keep_stable_assertions(drafter_, *draft)) {
      draft.reset();
      reason = "depends on hashes, order, time or place";
    }
    if (!draft) {
      ++result_.dropped[reason];
      return Dropped::NoTest;
    }
    crash->has_raw_cast = draft->sketch.has_raw_cast;
    crash->is_callers_number = options_.triage.mode == findings::Mode::Blame &&
                               is_callers_number(finds_.back(), *crash, deadline);
    if (const auto doubt = findings::triage_smallest(*crash, options_.triage)) return doubt;
    crash->count = count > 1 ? count : 1 + count_near(finds_.back(), *crash, deadline);
    crash->input = input_text(*finds_.back().trial, draft->test);
    if (options_.statics_are_inputs &&
        !starts_.settle(finds_.back(), deadline, *crash, draft->test))
      return Dropped::NoTest;
    source::TestCase failing = draft->test;
    failing.bug = bug_of(*crash);
    if (failing.bug->is_asserted && !correct(failing, finds_.back(), deadline)) {
      ++result_.dropped["its result is not asserted"];
      return Dropped::NoTest;
    }
    std::string group = findings::group_key(*crash, options_.grouping);
    shown_.push_back(
        {std::move(*crash), std::move(failing), std::move(draft->test), std::move(group)});
    return std::nullopt;
  }

  /// Only a result that is wrong has to be looked at.
  std::optional<drafts::Draft> draft_of(const search::Finding& found, const Crash& crash,
                                        std::string& reason) {
    return findings::is_wrong_result(crash.kind) ? drafter_.draft(found, reason)
                                                 : drafter_.bare(found, reason);
  }

  bool correct(source::TestCase& test, const search::Finding& found,
               WorkClock::time_point deadline) {
    const auto wrong = maker_.wrong_result_of(found, deadline);
    return wrong && expect_exactly(test, wrong->exact.value);
  }

  /// What one input alone shows may be a fluke: how many near it fail alike.
  std::size_t count_near(const search::Finding& found, const Crash& crash,
                         WorkClock::time_point deadline) {
    if (crash.exception.empty()) return 0;
    std::size_t count = 0;
    for (expr::Assignment& input : inputs_next_to(found)) {
      if (WorkClock::now() >= deadline) break;
      search::Finding other = found;
      other.input = std::move(input);
      const std::optional<Crash> near = maker_.crash_of(other, deadline);
      if (near && is_still(*near, crash)) ++count;
    }
    return count;
  }

  /// A run of a loop without end takes all its instructions: values stay as they are.
  search::Finding simpler(const Candidate& candidate, WorkClock::time_point deadline) {
    suite::Minimiser minimiser(campaign_, deadline);
    suite::Needed needed;
    needed.also = [&](const search::Finding& found) {
      const std::optional<Crash> crash = maker_.crash_of(found, deadline);
      return crash && is_still(*crash, candidate.crash) &&
             (candidate.crash.has_null || !crash->has_null);
    };
    return minimiser.minimise(candidate.found, needed, !candidate.crash.exception.empty());
  }

  bool is_still(const Crash& crash, const Crash& original) const {
    return !findings::triage(crash, options_.triage) &&
           findings::group_key(crash, options_.grouping) ==
               findings::group_key(original, options_.grouping);
  }

  /// The call in one line; all of what a test has if nothing in it is an input.
  std::string input_text(const search::Trial& trial, const source::TestCase& test) {
    const recipe::Recipe& recipe = trial.recipe();
    if (!recipe.leaves.empty() || recipe.literals.empty()) return source::to_text(test.act.value);
    const javatext::JavaTypes types(campaign_.facts().visibility);
    return source::to_text(javatext::expression_of(machine_, types, recipe));
  }

  static source::TestCase::Bug bug_of(const Crash& crash) {
    const findings::Frame* place = crash.place();
    const std::string where =
        place == nullptr ? std::string() : " at " + findings::place_text(*place);
    if (crash.exception.empty() || findings::is_wrong_result(crash.kind))
      return {fmt::format("{}{}", findings::info_of(crash.kind).title, where),
              crash.exception.empty(), !crash.exception.empty()};
    const std::string message = crash.message ? ": " + *crash.message : std::string();
    return {fmt::format("{}{}{}", crash.exception, message, where)};
  }

  interp::Machine& machine_;
  const CheckOptions& options_;
  suite::ClassResult& result_;
  search::Campaign campaign_;
  drafts::Drafter drafter_;
  CrashMaker maker_;
  StaticStarts starts_;
  std::map<std::string, std::vector<Candidate>> groups_;
  FailedOperations failed_;
  std::deque<search::Finding> finds_;
  std::vector<ShownCrash> shown_;
  bool was_cut_ = false;
};

CrashSearch::CrashSearch(boot::Runtime& runtime, const recipe::ClassIndex& index,
                         const CheckOptions& options, const Subject& subject,
                         process::Standby& standby, suite::ClassResult& result)
    : work_(std::make_unique<Work>(runtime, index, options, subject, standby, result)) {}

CrashSearch::~CrashSearch() = default;

void CrashSearch::run(const Ends& ends) { work_->run(ends); }
search::Campaign& CrashSearch::campaign() { return work_->campaign(); }
const FailedOperations& CrashSearch::failed() const { return work_->failed(); }
bool CrashSearch::was_cut() const { return work_->was_cut(); }
std::vector<ShownCrash> CrashSearch::take_shown() { return work_->take_shown(); }

}  // namespace assay::crash
