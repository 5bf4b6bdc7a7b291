// SPDX-License-Identifier: Apache-2.0
// How many tests of invariants are synthesised per second, and how long it takes until the first
// one breaks, for all classes of a class path; booting and loading apart, reading bytecode
// included.
//
//   bench_invariants CLASSPATH
#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <optional>

#include "base/cpu_time.h"
#include "classpath/class_path.h"
#include "explore/method_explorer.h"
#include "explore/target.h"
#include "invariants/invariant.h"
#include "invariants/put_recipe.h"
#include "invariants/put_search.h"
#include "invariants/synthesis.h"
#include "process/standby.h"
#include "search/campaign.h"

using namespace assay;

namespace {

struct Sums {
  std::size_t classes = 0, invariants = 0, tests = 0, broken = 0;
  double synthesis = 0, search = 0, slowest_first = 0, firsts = 0;
  std::size_t with_break = 0;
};

double seconds_since(std::chrono::nanoseconds start) {
  return std::chrono::duration<double>(cpu_time() - start).count();
}

std::vector<vm::Class*> load_all(boot::Runtime& runtime) {
  std::vector<vm::Class*> classes;
  for (const classpath::ClassPathClass& each : runtime.class_path().classes()) {
    auto loaded = explore::load_usable_class(runtime, each.name);
    if (loaded.ok()) classes.push_back(loaded.value());
  }
  return classes;
}

class Subject {
 public:
  Subject(boot::Runtime& runtime, vm::Class& klass, const std::vector<vm::Class*>& all)
      : runtime_(runtime), klass_(klass), all_(all) {}

  void measure(Sums& sums) {
    const auto started = cpu_time();
    recipe::EffectIndex effects(runtime_.machine(), all_);
    invariants::OperationIndex operations(runtime_.machine(), effects,
                                          recipe::MemberAccess::Public);
    const invariants::ClassInvariants found = invariants::invariants_of(klass_, effects, {});
    std::vector<std::pair<const invariants::Invariant*, invariants::Put>> tests;
    for (const invariants::Invariant& each : found.all) {
      invariants::Synthesis synthesis(operations, klass_, *each.method, {});
      for (invariants::Put& test : synthesis.makers()) tests.emplace_back(&each, std::move(test));
      for (invariants::Put& test : synthesis.tests()) tests.emplace_back(&each, std::move(test));
    }
    sums.synthesis += seconds_since(started);
    sums.classes += 1;
    sums.invariants += found.all.size();
    sums.tests += tests.size();
    search(tests, found.all, sums);
  }

 private:
  void search(const std::vector<std::pair<const invariants::Invariant*, invariants::Put>>& tests,
              const std::vector<invariants::Invariant>& all, Sums& sums) {
    const auto started = cpu_time();
    const recipe::ClassIndex index = recipe::ClassIndex::build(runtime_.class_path());
    search::SearchOptions options;
    options.access = targets::Access::Public;
    process::Standby nobody;
    search::Campaign campaign(runtime_, index, options, klass_, {}, nobody);
    search::RandomInputs random(campaign.facts().dictionary, 1);
    invariants::PutSearch search(campaign.trials(), random);
    const std::vector<invariants::Invariant> none;
    std::optional<double> first;
    for (const auto& [invariant, test] : tests) {
      const auto explored = search.search(
          invariants::recipe_of(
              runtime_.machine(), test, *invariant,
              [&](vm::Class & of) -> const auto& { return &of == &klass_ ? all : none; }),
          WorkClock::now() + std::chrono::milliseconds(100));
      if (!explored.broken) continue;
      ++sums.broken;
      if (!first) first = seconds_since(started);
    }
    sums.search += seconds_since(started);
    if (!first) return;
    ++sums.with_break;
    sums.firsts += *first;
    sums.slowest_first = std::max(sums.slowest_first, *first);
  }

  boot::Runtime& runtime_;
  vm::Class& klass_;
  const std::vector<vm::Class*>& all_;
};

}  // namespace

int main(int argc, char** argv) {
  if (argc != 2) {
    fmt::print(stderr, "usage: bench_invariants CLASSPATH\n");
    return 2;
  }
  explore::ExploreOptions options;
  options.class_path = argv[1];
  auto runtime = explore::make_runtime(options);
  if (!runtime.ok()) {
    fmt::print(stderr, "{}\n", runtime.error().message);
    return 1;
  }
  const std::vector<vm::Class*> classes = load_all(*runtime.value());
  Sums sums;
  for (vm::Class* klass : classes) {
    if (!klass->is_interface() && invariants::may_have_invariants(*klass, {}))
      Subject(*runtime.value(), *klass, classes).measure(sums);
  }
  if (sums.tests == 0) {
    fmt::print("no tests: no class has an invariant that something may break\n");
    return 0;
  }
  fmt::print("{} invariants of {} classes: {} tests synthesised in {:.3f} s, {:.0f} per second\n",
             sums.invariants, sums.classes, sums.tests, sums.synthesis,
             static_cast<double>(sums.tests) / sums.synthesis);
  fmt::print(
      "{} of them broken in {:.3f} s; the first of a class after {:.3f} s, {:.3f} s at most\n",
      sums.broken, sums.search,
      sums.with_break == 0 ? 0 : sums.firsts / static_cast<double>(sums.with_break),
      sums.slowest_first);
  return 0;
}
