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
#include "crash/order_dependences.h"
#include "crash/unconfirmed.h"
#include "emit/junit.h"
#include "explore/branches/branch_map.h"
#include "explore/target.h"
#include "findings/class_findings.h"
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
    if (options_.statics) from_statics = search_from_static_state();
    CrashSearch search(runtime_, index_, options_, subject_, standby_, result_);
    search.run([this](Stage stage) { return end_of(stage); });
    shown_ = search.take_shown();
    // What both have found is one finding of the report: see report::merge_findings.
    std::ranges::move(from_statics, std::back_inserter(shown_));
    for (std::size_t i = 0; i < shown_.size(); ++i) {
      shown_[i].crash.test = i;
      result_.findings.crashes.push_back(shown_[i].crash);
    }
    render();
    report(search);
  }

 private:
  using Deadline = WorkClock::time_point;

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

  void render() {
    source::TestClass tests;
    tests.package = vm::external_name(klass_.package());
    tests.name = targets::bug_suite_name(
        options_.suite.empty() ? targets::plain_suite_name(vm::external_name(klass_.name))
                               : options_.suite);
    tests.tested = recipe::source_name(klass_);
    tests.package_classes = suite::package_classes(runtime_, klass_.package());
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
    for (const std::string& text : explore::refused_classes(machine_.universe()))
      ++result_.obstacles[text];
    result_.unbuildable = search.campaign().trials().unbuildable();
    for (const std::string& name : machine_.resolver().missing_classes())
      result_.missing.insert(classfile::external_name(name));
    const bool is_by_types = options_.typed_random.use == search::TypedRandom::Use::Only;
    result_.runs = is_by_types ? search.campaign().counts().typed_tests : search.campaign().runs();
    result_.queries = search.campaign().trials().queries();
    result_.budget_was_hit = search.was_cut();
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
