// SPDX-License-Identifier: Apache-2.0
// generate_class (generate.h): search, drafts, mutants, selection, simplification, rehearsal,
// source, in this order and each with its part of the class's budget. A phase that is cut leaves
// what it has.
#include "suite/class_generator.h"

#include <algorithm>
#include <deque>

#include "base/check.h"
#include "base/clocks.h"
#include "classfile/names.h"
#include "concolic/inputs/candidate.h"
#include "concolic/inputs/inputs.h"
#include "concolic/recorder.h"
#include "drafts/draft.h"
#include "explore/branches/branch_map.h"
#include "explore/report.h"
#include "explore/sequence_walk.h"
#include "explore/state_search.h"
#include "explore/target.h"
#include "interp/machine.h"
#include "interp/resolution/resolver.h"
#include "mutants/mutants.h"
#include "recipe/recipe.h"
#include "recipe/visibility.h"
#include "search/campaign.h"
#include "search/finding.h"
#include "search/goals/goal.h"
#include "search/input_copy.h"
#include "search/nested_classes.h"
#include "search/permitted_producers.h"
#include "search/prefix_recipe.h"
#include "search/trial.h"
#include "source/expression.h"
#include "source/test_case.h"
#include "stability/rehearsal.h"
#include "suite/line_coverage.h"
#include "suite/minimiser.h"
#include "suite/mutant_hunt.h"
#include "suite/mutation_run.h"
#include "suite/package_classes.h"
#include "suite/selection.h"
#include "targets/access.h"
#include "targets/suite_names.h"
#include "vm/class.h"

namespace assay::suite {

namespace {

using concolic::NodeId;
using std::chrono::milliseconds;

/// How many branches more there would be.
std::ptrdiff_t gain_of(const search::Finding& found, const std::set<concolic::Edge>& covered) {
  return std::count_if(found.edges.begin(), found.edges.end(),
                       [&](const concolic::Edge& edge) { return covered.count(edge) == 0; });
}

/// A result that nothing speaks of needs no variable.
void drop_unused_result(source::TestCase& test) {
  std::string name = test.act.name;
  bool is_used = std::any_of(test.assertions.begin(), test.assertions.end(),
                             [&](const source::Assertion& assertion) {
                               const source::Expression* at = &assertion.actual;
                               while (!at->operands.empty()) at = &at->operands.front();
                               return at->text == name;
                             });
  if (!is_used) test.act.name.clear();
}

/// Makes the tests of one class.
class ClassGenerator {
 public:
  ClassGenerator(boot::Runtime& runtime, const recipe::ClassIndex& index,
                 const SuiteOptions& options, vm::Class& klass, recipe::Recipe prefix,
                 process::Standby& standby, ClassResult& result)
      : runtime_(runtime),
        machine_(runtime.machine()),
        options_(options),
        klass_(klass),
        standby_(standby),
        result_(result),
        campaign_(runtime, index, options, klass, std::move(prefix), standby),
        drafter_(machine_, campaign_) {}

  void limit_producers(const std::vector<vm::Method*>& methods) {
    campaign_.facts().producers.limit_to(methods);
  }

  void run() {
    campaign_.run(at(0.55));
    note_phase("search");
    make_drafts(at(0.7));
    note_phase("drafts");
    standby_.renew_if_due();
    MutationRun mutation(machine_, drafter_,
                         search::tested_together(runtime_, klass_, options_.access),
                         campaign_.store().branches());
    if (options_.criteria.mutants && has_time()) {
      was_cut_ |= !mutation.run(drafts_, until(0.8));
      MutantHunt hunt(campaign_, drafter_, mutation, options_.explore.seed);
      if (options_.throwing != ThrowingTests::Only)
        was_cut_ |= !hunt.run(drafts_, finds_, until(0.88));
    }
    note_phase("mutants");
    note_code();
    kept_ = select(drafts_, options_.criteria);
    standby_.renew_if_due();
    if (has_time()) simplify(mutation, until(0.94));
    drop_duplicates(drafts_, kept_);
    drop_superfluous(drafts_, kept_, options_.criteria);
    if (options_.criteria.mutants && has_time())
      was_cut_ |= !mutation.try_on_told(drafts_, kept_, until(0.96));
    for (std::size_t i : kept_) keep_telling_assertions(drafts_[i]);
    note_phase("selection");
    rehearse_all();
    // What was made simpler may notice more than it was asked for.
    if (options_.criteria.mutants && has_time())
      was_cut_ |= !mutation.settle(drafts_, kept_, until(1.0));
    order_by_method();
    report(mutation);
    write();
    note_phase("rehearsal");
    note_time("candidate sequences", campaign_.counts().thinking_time);  // a part of the search
    result_.budget_was_hit = campaign_.was_cut() || was_cut_;
  }

 private:
  void note_time(const char* phase, WorkClock::duration time) {
    result_.phases[phase] = static_cast<std::uint64_t>(
        std::chrono::duration_cast<std::chrono::microseconds>(time).count());
  }
  /// What was done since the last phase ended.
  void note_phase(const char* phase) {
    WorkClock::time_point now = WorkClock::now();
    note_time(phase, now - std::exchange(lap_, now));
  }

  /// What only makes tests better is left out by a process that has taken another's place: that
  /// one may have been caught in it.
  bool has_time() {
    was_cut_ |= standby_.has_taken_over();
    return !standby_.has_taken_over();
  }

  /// When this part of the time is over; a little later if what came before took too long.
  WorkClock::time_point at(double part) const {
    auto of_budget = [&](double share) {
      return std::chrono::duration_cast<WorkClock::duration>(options_.class_budget * share);
    };
    constexpr milliseconds kForTakingOver(500);
    if (standby_.has_taken_over()) return WorkClock::now() + kForTakingOver;
    return std::max(started_ + of_budget(part), WorkClock::now() + of_budget(0.06));
  }

  /// The same for what can be left out: it ends with the budget in any case.
  WorkClock::time_point until(double part) const {
    if (standby_.has_taken_over()) return at(part);
    return std::min<WorkClock::time_point>(at(part), started_ + options_.class_budget);
  }

  /// First what took a new branch or entered a method; the rest is there for mutants only. If it
  /// takes long, what covers most comes first.
  void make_drafts(WorkClock::time_point deadline) {
    std::set<concolic::Edge> covered;
    std::set<const vm::Method*> entered;
    std::vector<const search::Finding*> first, rest;
    for (const search::Finding& found : campaign_.store().findings()) {
      bool is_new = entered.insert(found.trial->tested()).second;
      for (const concolic::Edge& edge : found.edges) is_new |= covered.insert(edge).second;
      (is_new ? first : rest).push_back(&found);
    }
    const std::size_t needed = first.size();
    first.insert(first.end(), rest.begin(), rest.end());
    constexpr std::size_t kMostSteps = 3, kMostDrafts = 400;
    const WorkClock::time_point now = WorkClock::now(), halfway = now + (deadline - now) / 2;
    Minimiser cutter(campaign_, deadline);
    covered.clear();
    for (std::size_t i = 0; i < first.size() && drafts_.size() < kMostDrafts; ++i) {
      bool is_spare = i + rest.size() >= first.size();
      if (is_spare && first[i]->trial->recipe().steps.size() > kMostSteps) continue;
      if (WorkClock::now() >= deadline) {
        was_cut_ = true;
        break;
      }
      if (i < needed && WorkClock::now() >= halfway) {
        const auto next = first.begin() + static_cast<std::ptrdiff_t>(i);
        const auto end = first.begin() + static_cast<std::ptrdiff_t>(needed);
        std::iter_swap(next, std::max_element(next, end, [&](const auto* a, const auto* b) {
                         return gain_of(*a, covered) < gain_of(*b, covered);
                       }));
      }
      // Where coverage alone counts, what is called before the last call counts as well.
      bool is_whole = is_spare || !(options_.criteria.mutants || options_.criteria.endings);
      std::vector<search::Finding> parts =
          is_whole ? std::vector<search::Finding>{*first[i]} : cutter.cut(*first[i], covered);
      for (search::Finding& part : parts) {
        finds_.push_back(std::move(part));
        if (add_draft(finds_.back()))
          covered.insert(finds_.back().edges.begin(), finds_.back().edges.end());
      }
    }
  }

  /// The methods that a draft runs, and their lines if these are what counts.
  std::set<drafts::Place> code_of(const drafts::Draft& draft) {
    const auto& edges = draft.found->edges;
    if (options_.criteria.endings && !options_.criteria.lines) {  // quicker, and near enough
      std::set<drafts::Place> places;
      for (const vm::Method* method : called_by(draft)) {
        if (method->owner == &klass_) places.insert({method->id, 0});
      }
      for (const concolic::Edge& edge : edges) places.insert({edge.method->id, 0});
      return places;
    }
    LineCoverage lines(klass_, campaign_.store().branches());
    lines.add(coverage_of(draft));
    return lines.places(options_.criteria.lines);
  }

  RunCoverage coverage_of(const drafts::Draft& draft) const {
    const search::Finding& found = *draft.found;
    return {{found.edges.begin(), found.edges.end()}, found.jumps, called_by(draft)};
  }

  /// Code has to be run; a call that throws does not run it all.
  void note_code() {
    std::set<drafts::Place> returned;
    for (drafts::Draft& draft : drafts_) {
      draft.code = code_of(draft);
      if (draft.found->outcome.kind == explore::Outcome::Kind::Returned)
        returned.insert(draft.code.begin(), draft.code.end());
    }
    for (drafts::Draft& draft : drafts_) {
      if (draft.found->outcome.kind == explore::Outcome::Kind::Returned) continue;
      std::erase_if(draft.code,
                    [&](const drafts::Place& place) { return returned.count(place) != 0; });
    }
  }

  /// What a test calls itself: the steps of its recipe, what makes its inputs, what it asks for.
  std::vector<const vm::Method*> called_by(const drafts::Draft& draft) const {
    std::vector<const vm::Method*> called;
    search::Trial& trial = *draft.found->trial;
    for (const recipe::Step& step : trial.recipe().steps) {
      if (step.method != nullptr) called.push_back(step.method);
      for (const recipe::Operand& operand : step.operands) {
        if (operand.kind != recipe::Operand::Kind::Leaf) continue;
        NodeId leaf = trial.runner().leaves()[operand.index];
        for (const vm::Method* method : search::makers_of(trial.inputs(), leaf, draft.found->input))
          called.push_back(method);
      }
    }
    for (const source::Assertion& assertion : draft.test.assertions) {
      for (const vm::Method& method : klass_.methods) {
        if (method.id == assertion.asked) called.push_back(&method);
      }
    }
    return called;
  }

  /// Makes the kept tests easier to read, as long as each does what only it does.
  void simplify(MutationRun& mutation, WorkClock::time_point deadline) {
    Minimiser minimiser(campaign_, deadline);
    for (std::size_t i : kept_) {
      if (WorkClock::now() >= deadline) {
        was_cut_ = true;
        return;
      }
      Duty duty = duty_of(drafts_, kept_, i, options_.criteria);
      if (!replace_by_simpler(minimiser, mutation, i, duty, true))
        replace_by_simpler(minimiser, mutation, i, duty, false);
    }
    was_cut_ |= WorkClock::now() >= deadline;
  }

  bool replace_by_simpler(Minimiser& minimiser, MutationRun& mutation, std::size_t index,
                          const Duty& duty, bool values) {
    Needed needed{duty.edges, duty.goals, {}};
    if (!duty.mutants.empty()) {
      needed.also = [&](const search::Finding& found) {
        std::string ignored;
        auto draft = drafter_.draft(found, ignored);
        return draft &&
               mutation.try_all(*draft, duty.mutants, minimiser.deadline()) == duty.mutants;
      };
    }
    finds_.push_back(minimiser.minimise(*drafts_[index].found, needed, values));
    const std::set<search::Goal>& goals = finds_.back().goals;
    if (!std::includes(goals.begin(), goals.end(), duty.goals.begin(), duty.goals.end()))
      return false;
    std::string reason;
    auto draft = drafter_.draft(finds_.back(), reason);
    if (!draft || !stability::keep_stable_assertions(drafter_, *draft)) return false;
    std::set<std::uint32_t> had = killed_by(drafts_, {index});
    std::set<std::uint32_t> killed = mutation.try_all(*draft, had, minimiser.deadline());
    if (!std::includes(killed.begin(), killed.end(), duty.mutants.begin(), duty.mutants.end()))
      return false;
    draft->code = code_of(*draft);
    if (!std::includes(draft->code.begin(), draft->code.end(), duty.code.begin(), duty.code.end()))
      return false;
    drafts_[index] = std::move(*draft);
    return true;
  }

  bool is_asked_for(const search::Finding& found) const {
    bool throws = found.outcome.kind == explore::Outcome::Kind::Threw;
    return options_.throwing == ThrowingTests::Keep ||
           throws == (options_.throwing == ThrowingTests::Only);
  }

  bool add_draft(const search::Finding& found) {
    if (!is_asked_for(found)) return false;
    std::string reason;
    auto draft = drafter_.draft(found, reason);
    if (draft && !stability::keep_stable_assertions(drafter_, *draft)) {
      draft.reset();
      reason = "depends on hashes, order, time or place";
    }
    if (draft) {
      drafts_.push_back(std::move(*draft));
    } else {
      ++result_.dropped[reason];
    }
    return draft.has_value();
  }

  void rehearse_all() {
    stability::Rehearsal rehearsal(machine_, campaign_, drafter_, options_.explore.seed);
    stability::Rehearsed rehearsed = rehearsal.run(drafts_, kept_, finds_, until(1.0));
    was_cut_ |= rehearsed.was_cut;
    for (const auto& [reason, count] : rehearsed.dropped) result_.dropped[reason] += count;
    kept_ = std::move(rehearsed.passed);
  }

  void order_by_method() {
    const auto& members = campaign_.facts().members;
    auto place = [&](std::size_t i) {
      return std::find(members.begin(), members.end(), drafts_[i].found->trial->tested()) -
             members.begin();
    };
    std::stable_sort(kept_.begin(), kept_.end(),
                     [&](std::size_t a, std::size_t b) { return place(a) < place(b); });
  }

  /// Branches are covered if a test that is written covers them.
  void report(const MutationRun& mutation) {
    result_.branches = campaign_.verdicts();
    std::set<concolic::Edge> covered;
    for (std::size_t i : kept_) {
      const auto& edges = drafts_[i].found->edges;
      covered.insert(edges.begin(), edges.end());
    }
    const auto& edges = campaign_.store().branches().edges();
    for (std::size_t i = 0; i < edges.size(); ++i) {
      explore::BranchVerdict& verdict = result_.branches[i];
      bool was_covered = verdict.verdict == explore::Verdict::Covered;
      bool by_initialiser = machine_.universe().symbols().text(edges[i].method->name) == "<clinit>";
      if (!was_covered || covered.count(edges[i]) != 0 || by_initialiser) continue;
      verdict.verdict = explore::Verdict::Undecided;
      verdict.reason = campaign_.store().branches().was_broken_off(edges[i])
                           ? "no test takes it to its end"
                           : "only tests that were dropped cover it";
    }
    report_lines();
    report_takes();
    for (std::size_t i : kept_) {
      const std::set<std::uint32_t> kills = killed_by(drafts_, {i});
      result_.kills.emplace_back(kills.begin(), kills.end());
    }
    std::set<std::uint32_t> killed = killed_by(drafts_, kept_);
    for (std::uint32_t i = 0; i < mutation.mutants().size() && options_.criteria.mutants; ++i) {
      const mutants::Mutant& mutant = mutation.mutants()[i];
      result_.mutants.push_back({explore::target_name(machine_, *mutant.method), mutant.line,
                                 mutant.description, mutation.is_covered(i), killed.count(i) != 0});
    }
    result_.obstacles = texts_of(campaign_.trials().obstacles());
    for (const std::string& text : explore::refused_classes(machine_.universe()))
      ++result_.obstacles[text];
    result_.unbuildable = campaign_.trials().unbuildable();
    for (const std::string& name : machine_.resolver().missing_classes())
      result_.missing.insert(classfile::external_name(name));
    result_.runs = campaign_.runs();
    result_.queries = campaign_.trials().queries();
    report_walks(campaign_.counts().walks);
  }

  /// Which branches each test that is written takes.
  void report_takes() {
    const auto& edges = campaign_.store().branches().edges();
    for (std::size_t i : kept_) {
      const auto& taken = drafts_[i].found->edges;
      const std::set<concolic::Edge> own(taken.begin(), taken.end());
      std::vector<std::uint32_t>& numbers = result_.takes.emplace_back();
      for (std::size_t edge = 0; edge < edges.size(); ++edge) {
        if (own.count(edges[edge]) != 0) numbers.push_back(static_cast<std::uint32_t>(edge));
      }
    }
  }

  void report_walks(const explore::WalkCounts& walks) {
    result_.sequences = {{"runs", walks.endings},
                         {"prefix_runs", walks.prefix_runs},
                         {"prefix_runs_saved", walks.prefix_runs_saved},
                         {"states", walks.states},
                         {"states_seen_again", walks.states_seen_again},
                         {"states_too_large", walks.states_too_large}};
    const explore::StateCounts& symbolic = campaign_.counts().symbolic_states;
    result_.symbolic_states = symbolic.states;
    result_.sequences["symbolic_states_subsumed"] = symbolic.subsumed;
    result_.sequences["symbolic_states_too_large"] = symbolic.too_large;
    result_.sequences["symbolic_states_left_out"] = symbolic.left_out;
    result_.sequences["symbolic_runs"] = symbolic.runs;
  }

  void report_lines() {
    LineCoverage lines(klass_, campaign_.store().branches());
    if (!kept_.empty()) lines.add(coverage_of_initialiser());
    for (std::size_t i : kept_) lines.add(coverage_of(drafts_[i]));
    result_.methods = lines.methods();
  }

  /// Any test has the class initialised.
  RunCoverage coverage_of_initialiser() {
    RunCoverage run;
    const auto& edges = campaign_.store().branches().edges();
    for (std::size_t i = 0; i < edges.size(); ++i) {
      const bool by_initialiser = edges[i].method->info->name == "<clinit>";
      if (by_initialiser && result_.branches[i].verdict == explore::Verdict::Covered)
        run.edges.insert(edges[i]);
    }
    for (const vm::Method& method : klass_.methods) {
      if (method.info->name == "<clinit>") run.called.push_back(&method);
    }
    return run;
  }

  void write() {
    source::TestClass tests;
    tests.package = vm::external_name(klass_.package());
    tests.name = options_.suite.empty() ? targets::plain_suite_name(vm::external_name(klass_.name))
                                        : options_.suite;
    tests.tested = recipe::source_name(klass_);
    tests.package_classes = package_classes(runtime_, klass_.package());
    for (std::size_t i : kept_) {
      drop_unused_result(drafts_[i].test);
      tests.cases.push_back(drafts_[i].test);
    }
    result_.tests = emit::render(tests, options_.emit);
  }

  boot::Runtime& runtime_;
  interp::Machine& machine_;
  const SuiteOptions& options_;
  vm::Class& klass_;
  process::Standby& standby_;
  ClassResult& result_;
  /// Before the campaign: to look at a large class takes its time, too.
  WorkClock::time_point started_ = WorkClock::now(), lap_ = started_;
  search::Campaign campaign_;
  drafts::Drafter drafter_;
  std::deque<search::Finding> finds_;
  std::vector<drafts::Draft> drafts_;
  std::vector<std::size_t> kept_;
  bool was_cut_ = false;
};

/// Every test of the class begins with the prefix, so they must be able to call it.
Result<void> check_visible(const recipe::Recipe& prefix, const vm::Class& klass,
                           targets::Access access) {
  recipe::Visibility visibility(std::string(klass.package()), access == targets::Access::Package);
  for (const recipe::Step& step : prefix.steps) {
    if (!visibility.may_call(*step.method))
      return Error{"the prefix calls what a test of this class cannot: " +
                   recipe::source_name(*step.method->owner) + "." +
                   std::string(step.method->info->name)};
  }
  return {};
}

Result<void> generate_into(boot::Runtime& runtime, const recipe::ClassIndex& index,
                           const SuiteOptions& options, process::Standby& standby,
                           ClassResult& result) {
  auto started = WorkClock::now();
  Result<vm::Class*> loaded =
      explore::load_usable_class(runtime, classfile::internal_name(result.class_name));
  if (!loaded.ok()) {  // a supertype is missing or the code is no Java code: no bug of ours
    result.unusable = loaded.error().message;
    ++result.obstacles[result.unusable];
    return {};
  }
  vm::Class* klass = loaded.value();
  result.source_file = std::string(klass->source_file);
  recipe::Recipe prefix = TRY(search::prefix_recipe(runtime, options.prefix));
  TRY(check_visible(prefix, *klass, options.access));
  ClassGenerator generator(runtime, index, options, *klass, std::move(prefix), standby, result);
  generator.limit_producers(TRY(search::permitted_producers(runtime, options.producers)));
  generator.run();
  result.milliseconds = static_cast<std::uint64_t>(
      std::chrono::duration_cast<milliseconds>(WorkClock::now() - started).count());
  return {};
}

}  // namespace

ClassResult generate_class(boot::Runtime& runtime, const recipe::ClassIndex& index,
                           const SuiteOptions& options, const std::string& class_name,
                           process::Standby& standby) {
  ClassResult result;
  result.class_name = class_name;
  try {
    auto done = generate_into(runtime, index, options, standby, result);
    if (!done.ok()) result.failure = done.error().message;
  } catch (const CheckFailure& failure) {
    result.failure = failure.what();
  }
  return result;
}

}  // namespace assay::suite
