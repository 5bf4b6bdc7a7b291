// SPDX-License-Identifier: Apache-2.0
// check_class: the class is searched with static state as input, then from the usual state; what
// both find is shown from the usual one.
#include "crash/class_checker.h"

#include <algorithm>
#include <iterator>
#include <map>
#include <optional>

#include "base/check.h"
#include "base/clocks.h"
#include "base/result.h"
#include "classfile/names.h"
#include "concolic/recorder.h"
#include "crash/crash_search.h"
#include "crash/promises/promise_checker.h"
#include "crash/statics/order_dependences.h"
#include "crash/unconfirmed.h"
#include "emit/junit.h"
#include "emit/parameterised.h"
#include "explore/branches/branch_map.h"
#include "explore/target.h"
#include "findings/class_findings.h"
#include "findings/crash.h"
#include "interp/machine.h"
#include "interp/resolution/resolver.h"
#include "recipe/visibility.h"
#include "search/campaign.h"
#include "search/prefix_recipe.h"
#include "search/search_options.h"
#include "search/trials.h"
#include "source/test_case.h"
#include "suite/package_classes.h"
#include "targets/suite_names.h"
#include "vm/class.h"

namespace assay::crash {

namespace {

using std::chrono::milliseconds;
using Stage = CrashSearch::Stage;

constexpr double kForPromises = 0.4;  // of the budget of a class that makes some

class ClassChecker {
 public:
  ClassChecker(boot::Runtime& runtime, const recipe::ClassIndex& index, const CheckOptions& options,
               CrashSearch::Subject subject, process::Standby& standby, suite::ClassResult& result)
      : runtime_(runtime),
        machine_(runtime.machine()),
        index_(index),
        options_(options),
        subject_(std::move(subject)),
        klass_(subject_.klass),
        standby_(standby),
        result_(result) {}

  void run() {
    std::vector<ShownCrash> from_statics;
    if (options_.statics && !options_.promises.is_all) from_statics = search_from_static_state();
    if (makes_promises(klass_, options_)) look_for_broken_promises();
    CrashSearch search(runtime_, index_, options_, subject_, standby_, result_);
    if (!options_.promises.is_all) search.run([this](Stage stage) { return end_of(stage); });
    // What both have found is one finding of the report: see report::merge_findings.
    for (std::vector<ShownCrash> more : {search.take_shown(), std::move(from_statics)})
      std::ranges::move(more, std::back_inserter(shown_));
    for (std::size_t i = 0; i < shown_.size(); ++i) {
      shown_[i].crash.test = i;
      result_.findings.crashes.push_back(shown_[i].crash);
    }
    render();
    report(search);
  }

 private:
  using Deadline = WorkClock::time_point;

  /// Before the search, whose budget they are taken from.
  void look_for_broken_promises() {
    const double part = options_.promises.is_all ? 1.0 : kForPromises;
    add(check_promises(runtime_, index_, options_, klass_, standby_,
                       WorkClock::now() + of_budget(part)));
  }

  void add(BrokenPromises broken) {
    for (findings::Crash& crash : broken.crashes) {
      source::TestCase& test = broken.tests[*crash.test];
      source::TestCase regression = as_it_is(test);
      shown_.push_back({std::move(crash), std::move(test), std::move(regression), {}});
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

  /// Before any class of the program is initialised for good.
  std::vector<ShownCrash> search_from_static_state() {
    CheckOptions options = options_;
    options.statics_are_inputs = true;
    options.typed_random.use = search::TypedRandom::Use::None;
    options.criteria.wrong_results = false;
    suite::ClassResult aside;  // what it does not show, the other search will speak of
    CrashSearch search(runtime_, index_, options, subject_, standby_, aside);
    search.run([this](Stage stage) { return end_of_statics(stage); });
    report_statics(search.campaign());
    return search.take_shown();
  }

  static constexpr double share_of(Stage stage) {
    return stage == Stage::Search ? 0.65 : stage == Stage::Triage ? 0.75 : 1.0;
  }

  Deadline end_of(Stage stage) const {
    constexpr milliseconds kForTakingOver(500);
    if (standby_.has_taken_over()) return WorkClock::now() + kForTakingOver;
    constexpr double kLeast = 0.1;
    return std::max(started_ + of_budget(share_of(stage)), WorkClock::now() + of_budget(kLeast));
  }

  Deadline end_of_statics(Stage stage) const {
    constexpr double kOfAll = 0.25;
    return started_ + of_budget(kOfAll * share_of(stage));
  }

  WorkClock::duration of_budget(double share) const {
    return std::chrono::duration_cast<WorkClock::duration>(options_.class_budget * share);
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
    for (const ShownCrash& each : shown_) tests.cases.push_back(each.failing);
    result_.tests = emit::render(tests, options_.emit);
    if (!options_.as_regression) return;
    for (std::size_t i = 0; i < shown_.size(); ++i) tests.cases[i] = shown_[i].regression;
    result_.regression_tests = emit::render(tests, options_.emit);
  }

  void report(CrashSearch& search) {
    result_.findings.members = search.campaign().facts().members.size();
    result_.findings.exercised = search.campaign().store().entered().size();
    report_uses(search.campaign());
    result_.obstacles = texts_of(search.campaign().trials().obstacles());
    result_.obstacles.merge(so_far_.obstacles);
    for (const std::string& text : explore::refused_classes(machine_.universe()))
      ++result_.obstacles[text];
    result_.unbuildable = search.campaign().trials().unbuildable();
    for (const std::string& name : machine_.resolver().missing_classes())
      result_.missing.insert(classfile::external_name(name));
    const bool is_by_types = options_.typed_random.use == search::TypedRandom::Use::Only;
    result_.runs = so_far_.runs + (is_by_types ? search.campaign().counts().typed_tests
                                               : search.campaign().runs());
    result_.queries = search.campaign().trials().queries();
    result_.budget_was_hit = search.was_cut() || so_far_.was_cut;
    if (options_.statics) {
      constexpr double kToLook = 0.03;
      result_.findings.statics.order_dependences =
          order_dependences(machine_, search.campaign(), WorkClock::now() + of_budget(kToLook));
    }
    if (!options_.lists_unconfirmed) return;
    result_.findings.unconfirmed = unconfirmed_operations(
        runtime_, klass_, search.failed(),
        result_.budget_was_hit ? "no input was found in the time there was" : "no input was found");
  }

  void report_uses(search::Campaign& campaign) {
    std::vector<const vm::Method*> order(campaign.facts().members.begin(),
                                         campaign.facts().members.end());
    std::map<const vm::Method*, findings::MethodUse> uses;
    for (const vm::Method* method : order)
      uses[method].is_called = campaign.store().entered().count(method) != 0;
    const explore::BranchMap& branches = campaign.store().branches();
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

  void report_statics(search::Campaign& campaign) {
    const search::StaticsCounts& counts = campaign.counts().statics;
    findings::StaticsFound& found = result_.findings.statics;
    for (const search::StaticsCounts::Score& each : counts.scores)
      found.scores.push_back({explore::target_name(machine_, *each.method),
                              each.score.vulnerability, each.score.accessibility});
    found.sets = counts.sets;
    found.orders = counts.orders;
    found.sets_left = counts.sets_left;
    found.runs = campaign.runs();
    found.microseconds = static_cast<std::uint64_t>(
        std::chrono::duration_cast<std::chrono::microseconds>(counts.time).count());
  }

  boot::Runtime& runtime_;
  interp::Machine& machine_;
  const recipe::ClassIndex& index_;
  const CheckOptions& options_;
  const CrashSearch::Subject subject_;
  vm::Class& klass_;
  process::Standby& standby_;
  suite::ClassResult& result_;
  Deadline started_ = WorkClock::now();
  std::vector<ShownCrash> shown_;
  struct SoFar {
    std::map<std::string, std::uint64_t> obstacles;  // to checking promises, before the search
    std::uint64_t runs = 0;                          // likewise
    bool was_cut = false;
  };
  SoFar so_far_;
};

Result<void> check_into(boot::Runtime& runtime, const recipe::ClassIndex& index,
                        const CheckOptions& options, process::Standby& standby,
                        suite::ClassResult& result) {
  const auto started = WorkClock::now();
  Result<vm::Class*> loaded =
      explore::load_usable_class(runtime, classfile::internal_name(result.class_name));
  if (!loaded.ok()) {  // a supertype is missing or the code is no Java code: no bug of ours
    result.unusable = loaded.error().message;
    ++result.obstacles[result.unusable];
    return {};
  }
  result.source_file = std::string(loaded.value()->source_file);
  vm::Class& klass = *loaded.value();
  ClassChecker(runtime, index, options, {klass, TRY(search::prefix_for(runtime, options, klass))},
               standby, result)
      .run();
  result.milliseconds = static_cast<std::uint64_t>(
      std::chrono::duration_cast<milliseconds>(WorkClock::now() - started).count());
  return {};
}

}  // namespace

suite::ClassResult check_class(boot::Runtime& runtime, const recipe::ClassIndex& index,
                               const CheckOptions& options, const std::string& class_name,
                               process::Standby& standby) {
  suite::ClassResult result;
  result.class_name = class_name;
  try {
    const Result<void> done = check_into(runtime, index, options, standby, result);
    if (!done.ok()) result.failure = done.error().message;
  } catch (const CheckFailure& failure) {
    result.failure = failure.what();
  }
  return result;
}

}  // namespace assay::crash
