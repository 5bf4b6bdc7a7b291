// SPDX-License-Identifier: Apache-2.0
// check_class: search, triage, grouping, the smallest test of each group, source. What is dropped
// is counted with its reason; whether the rest is true is for the stock virtual machine to say.
#include "crash/class_checker.h"

#include <fmt/format.h>

#include <algorithm>
#include <deque>
#include <map>
#include <set>

#include "base/check.h"
#include "base/clocks.h"
#include "base/result.h"
#include "classfile/names.h"
#include "concolic/recorder.h"
#include "crash/callers_number.h"
#include "crash/crash_maker.h"
#include "crash/exact_assertion.h"
#include "crash/other_inputs.h"
#include "crash/promise_checker.h"
#include "crash/unconfirmed.h"
#include "drafts/draft.h"
#include "emit/junit.h"
#include "emit/parameterised.h"
#include "explore/branches/branch_map.h"
#include "explore/report.h"
#include "explore/target.h"
#include "expr/assignment.h"
#include "findings/class_findings.h"
#include "findings/crash.h"
#include "findings/kind.h"
#include "interp/machine.h"
#include "interp/resolution/resolver.h"
#include "javatext/java_types.h"
#include "javatext/recipe_expression.h"
#include "recipe/recipe.h"
#include "recipe/visibility.h"
#include "search/campaign.h"
#include "search/finding.h"
#include "search/goals/goal.h"
#include "search/search_options.h"
#include "search/trial.h"
#include "source/expression.h"
#include "source/test_case.h"
#include "stability/rehearsal.h"
#include "suite/minimiser.h"
#include "suite/package_classes.h"
#include "targets/suite_names.h"
#include "vm/class.h"

namespace assay::crash {

namespace {

using findings::Crash;
using findings::Dropped;
using std::chrono::milliseconds;

constexpr double kForPromises = 0.4;  // of the budget of a class that makes some

/// A crash with what it takes to see it again.
struct Candidate {
  search::Finding found;
  Crash crash;
};

bool is_failure(const search::Finding& found) {
  const auto is_wrong = [](const search::Goal& goal) {
    return goal.kind == search::Goal::Kind::WrongResult;
  };
  return found.outcome.kind == explore::Outcome::Kind::Threw || search::never_ends(found.outcome) ||
         std::ranges::any_of(found.goals, is_wrong);
}

class ClassChecker {
 public:
  ClassChecker(boot::Runtime& runtime, const recipe::ClassIndex& index, const CheckOptions& options,
               vm::Class& klass, process::Standby& standby, suite::ClassResult& result)
      : runtime_(runtime),
        machine_(runtime.machine()),
        options_(options),
        klass_(klass),
        standby_(standby),
        result_(result),
        campaign_(runtime, index, options, klass, {}, standby),
        drafter_(machine_, campaign_),
        maker_(machine_, campaign_) {}

  /// Findings that were there before; what they took is taken from the budget.
  void add(BrokenPromises broken, WorkClock::time_point started) {
    started_ = started;
    for (Crash& crash : broken.crashes) {
      source::TestCase& test = broken.tests[*crash.test];
      if (options_.as_regression) tests_.regression.push_back(as_it_is(test));
      tests_.failing.push_back(std::move(test));
      crash.test = tests_.failing.size() - 1;
      result_.findings.crashes.push_back(std::move(crash));
    }
    for (findings::Suppressed& row : broken.suppressed)
      result_.findings.suppressed.push_back(std::move(row));
    result_.dropped.merge(broken.dropped);
    if (!broken.puts.empty())
      result_.puts =
          emit::render_parameterised(test_class(puts_name()), broken.puts, options_.emit);
    so_far_ = {std::move(broken.obstacles), broken.runs, broken.was_cut};
  }

  /// Passes as long as the promise is broken.
  static source::TestCase as_it_is(source::TestCase test) {
    test.bug.reset();
    for (source::Assertion& each : test.assertions) each.kind = source::Assertion::Kind::IsFalse;
    return test;
  }

  void run() {
    if (!options_.promises.is_all) search();
    render();
    report();
  }

 private:
  void search() {
    campaign_.run(at(kSearch));
    sort_out(at(kTriage));
    for (auto& [key, group] : groups_) write_smallest(group, at(kTests));
  }

  static constexpr double kSearch = 0.65, kTriage = 0.75, kTests = 1.0;

  WorkClock::time_point at(double part) const {
    constexpr milliseconds kForTakingOver(500);
    if (standby_.has_taken_over()) return WorkClock::now() + kForTakingOver;
    constexpr double kLeast = 0.1;
    const auto of_budget = [&](double share) {
      return std::chrono::duration_cast<WorkClock::duration>(options_.class_budget * share);
    };
    return std::max(started_ + of_budget(part), WorkClock::now() + of_budget(kLeast));
  }

  void sort_out(WorkClock::time_point deadline) {
    for (const search::Finding& found : campaign_.store().findings()) {
      if (!is_failure(found)) continue;
      if (WorkClock::now() >= deadline) {
        so_far_.was_cut = true;
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
    crash->test = tests_.failing.size();
    source::TestCase failing = draft->test;
    failing.bug = bug_of(*crash);
    if (failing.bug->is_asserted && !correct(failing, finds_.back(), deadline)) {
      ++result_.dropped["its result is not asserted"];
      return Dropped::NoTest;
    }
    tests_.failing.push_back(std::move(failing));
    if (options_.as_regression) tests_.regression.push_back(std::move(draft->test));
    result_.findings.crashes.push_back(std::move(*crash));
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

  std::string plain_name() const {
    return options_.suite.empty() ? targets::plain_suite_name(vm::external_name(klass_.name))
                                  : options_.suite;
  }

  /// "OwnerInvariantTest".
  std::string puts_name() const {
    std::string name = targets::bug_suite_name(plain_name());
    const std::size_t at = name.rfind("Bug");
    return at == std::string::npos ? name + "Invariants" : name.replace(at, 3, "Invariant");
  }

  /// Without tests.
  source::TestClass test_class(std::string name) {
    source::TestClass tests;
    tests.package = vm::external_name(klass_.package());
    tests.name = std::move(name);
    tests.tested = recipe::source_name(klass_);
    tests.package_classes = suite::package_classes(runtime_, klass_.package());
    return tests;
  }

  void render() {
    source::TestClass tests = test_class(targets::bug_suite_name(plain_name()));
    tests.cases = tests_.failing;
    result_.tests = emit::render(tests, options_.emit);
    if (!options_.as_regression) return;
    tests.cases = tests_.regression;
    result_.regression_tests = emit::render(tests, options_.emit);
  }

  void report() {
    result_.findings.members = campaign_.facts().members.size();
    result_.findings.exercised = campaign_.store().entered().size();
    report_uses();
    result_.obstacles = texts_of(campaign_.trials().obstacles());
    result_.obstacles.merge(so_far_.obstacles);
    for (const std::string& text : explore::refused_classes(machine_.universe()))
      ++result_.obstacles[text];
    result_.unbuildable = campaign_.trials().unbuildable();
    for (const std::string& name : machine_.resolver().missing_classes())
      result_.missing.insert(classfile::external_name(name));
    const bool is_by_types = options_.typed_random.use == search::TypedRandom::Use::Only;
    result_.runs = so_far_.runs + (is_by_types ? campaign_.counts().typed_tests : campaign_.runs());
    result_.queries = campaign_.trials().queries();
    result_.budget_was_hit = campaign_.was_cut() || so_far_.was_cut;
    if (!options_.lists_unconfirmed) return;
    result_.findings.unconfirmed = unconfirmed_operations(
        runtime_, klass_, failed_,
        result_.budget_was_hit ? "no input was found in the time there was" : "no input was found");
  }

  void report_uses() {
    std::vector<const vm::Method*> order(campaign_.facts().members.begin(),
                                         campaign_.facts().members.end());
    std::map<const vm::Method*, findings::MethodUse> uses;
    for (const vm::Method* method : order)
      uses[method].is_called = campaign_.store().entered().count(method) != 0;
    const explore::BranchMap& branches = campaign_.store().branches();
    for (const concolic::Edge& edge : branches.edges()) {
      if (uses.count(edge.method) == 0) order.push_back(edge.method);
      findings::MethodUse& use = uses[edge.method];
      ++use.branches;
      if (!branches.is_covered(edge)) continue;
      ++use.taken;
      use.is_called = true;
    }
    for (const vm::Method* method : order) {
      uses[method].method = explore::target_name(machine_, *method);
      result_.findings.uses.push_back(uses[method]);
    }
  }

  boot::Runtime& runtime_;
  interp::Machine& machine_;
  const CheckOptions& options_;
  vm::Class& klass_;
  process::Standby& standby_;
  suite::ClassResult& result_;
  WorkClock::time_point started_ = WorkClock::now();
  search::Campaign campaign_;
  drafts::Drafter drafter_;
  CrashMaker maker_;
  std::map<std::string, std::vector<Candidate>> groups_;
  FailedOperations failed_;
  std::deque<search::Finding> finds_;
  struct Tests {
    std::vector<source::TestCase> failing, regression;  // the latter if asked for
  };
  Tests tests_;
  struct SoFar {
    std::map<std::string, std::uint64_t> obstacles;  // to checking promises, before the search
    std::uint64_t runs = 0;                          // likewise
    bool was_cut = false;
  };
  SoFar so_far_;
};

void check_into(boot::Runtime& runtime, const recipe::ClassIndex& index,
                const CheckOptions& options, process::Standby& standby,
                suite::ClassResult& result) {
  const auto started = WorkClock::now();
  Result<vm::Class*> loaded =
      explore::load_usable_class(runtime, classfile::internal_name(result.class_name));
  if (!loaded.ok()) {  // a supertype is missing or the code is no Java code: no bug of ours
    result.unusable = loaded.error().message;
    ++result.obstacles[result.unusable];
    return;
  }
  result.source_file = std::string(loaded.value()->source_file);
  vm::Class& klass = *loaded.value();
  std::optional<BrokenPromises> broken;
  if (makes_promises(klass, options)) {
    const auto budget = std::chrono::duration_cast<WorkClock::duration>(
        options.class_budget * (options.promises.is_all ? 1.0 : kForPromises));
    broken = check_promises(runtime, index, options, klass, standby, started + budget);
  }
  ClassChecker checker(runtime, index, options, klass, standby, result);
  if (broken) checker.add(std::move(*broken), started);
  checker.run();
  result.milliseconds = static_cast<std::uint64_t>(
      std::chrono::duration_cast<milliseconds>(WorkClock::now() - started).count());
}

}  // namespace

suite::ClassResult check_class(boot::Runtime& runtime, const recipe::ClassIndex& index,
                               const CheckOptions& options, const std::string& class_name,
                               process::Standby& standby) {
  suite::ClassResult result;
  result.class_name = class_name;
  try {
    check_into(runtime, index, options, standby, result);
  } catch (const CheckFailure& failure) {
    result.failure = failure.what();
  }
  return result;
}

}  // namespace assay::crash
