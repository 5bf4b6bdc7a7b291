// SPDX-License-Identifier: Apache-2.0
#include "search/random_search.h"

#include <algorithm>

#include "concolic/recorder.h"
#include "explore/explorer.h"
#include "explore/recipe_runner.h"
#include "explore/report.h"
#include "expr/assignment.h"
#include "interp/machine.h"
#include "interp/run/meter.h"
#include "interp/run/run_scope.h"
#include "recipe/recipe_edit.h"
#include "vm/class.h"
#include "vm/linking/builtin_resolver.h"

namespace assay::search {

namespace {

constexpr unsigned kOfEachFirst = 30;  // tests of each member, before all tests are equal
constexpr std::size_t kMostEarlier = 8;

/// The class of the search comes first, then the others that are under test.
std::vector<vm::Class*> classes_under_test(const ClassFacts& facts) {
  std::vector<vm::Class*> classes{&facts.klass};
  for (const std::string& name : facts.options.typed_random.classes) {
    vm::Class* klass = vm::find_or_load(facts.machine.universe(), *facts.klass.loader, name);
    if (klass != nullptr && klass != &facts.klass) classes.push_back(klass);
  }
  return classes;
}

}  // namespace

RandomSearch::RandomSearch(Workbench& bench)
    : bench_(bench),
      graph_(bench.facts.machine.universe(), bench.facts.visibility,
             classes_under_test(bench.facts), {.allow_null = bench.facts.options.null_arguments}),
      space_(graph_, bench.facts.members, bench.facts.options.typed_random.depth),
      sample_(space_, {.seed = bench.facts.options.explore.seed,
                       .tests = bench.facts.options.typed_random.tests,
                       .of_each_first = bench.facts.options.typed_random.tests ? 0 : kOfEachFirst}),
      stage_(bench.trials.aside({})) {}

void RandomSearch::run(Deadline limit, const Listener& listener) {
  while (!is_done_ && !bench_.time.is_over(limit)) {
    auto pick = sample_.next();
    is_done_ = !pick;
    if (is_done_) return;
    auto recipe = space_.test(*pick->method, pick->number);
    if (!recipe.ok()) {
      ++counts_.too_long;
      continue;
    }
    const recipe::Recipe test = with_earlier(std::move(recipe).value());
    const explore::RunRecord record = execute(test, limit);
    count(record.outcome);
    listener({*pick, test, record});
  }
}

recipe::Recipe RandomSearch::with_earlier(recipe::Recipe test) {
  if (bench_.facts.options.typed_random.resets) return test;
  recipe::Recipe all;
  for (const recipe::Recipe& each : earlier_) all = recipe::joined(std::move(all), each);
  all = recipe::joined(std::move(all), test);
  earlier_.push_back(std::move(test));
  if (earlier_.size() > kMostEarlier) earlier_.pop_front();
  return all;
}

explore::RunRecord RandomSearch::execute(const recipe::Recipe& recipe, Deadline limit) {
  constexpr std::uint64_t kTimesFuel = 10;  // what a glance has is too little to overflow the stack
  interp::Machine& machine = bench_.facts.machine;
  explore::Explorer& explorer = stage_->explorer();
  const explore::RecipeRunner runner(stage_->inputs(), machine, recipe,
                                     {.tolerate_throwing_setup = !earlier_.empty()});
  explorer.set_deadline(limit);
  ++bench_.counts.dropped_runs;
  const auto body = [&](concolic::Recorder& recorder) {
    interp::RunScope scope(machine);
    interp::Limits limits = explorer.look_limits();
    limits.fuel *= kTimesFuel;
    scope.set_limits(limits);
    return runner.run(recorder);
  };
  return explorer.look({}, body, true);
}

void RandomSearch::count(const explore::Outcome& outcome) {
  switch (outcome.kind) {
    case explore::Outcome::Kind::Returned:
      ++counts_.returned;
      break;
    case explore::Outcome::Kind::Threw:
      ++counts_.threw;
      break;
    case explore::Outcome::Kind::Stopped:
      ++counts_.stopped;
      break;
    case explore::Outcome::Kind::SetupFailed:
      ++counts_.setup_failed;
      break;
  }
}

std::vector<vm::Method*> RandomSearch::without_tests() const {
  std::vector<vm::Method*> none;
  std::copy_if(space_.methods().begin(), space_.methods().end(), std::back_inserter(none),
               [&](const vm::Method* method) { return space_.size(*method) == 0; });
  return none;
}

}  // namespace assay::search
