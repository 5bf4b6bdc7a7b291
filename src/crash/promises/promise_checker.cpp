// SPDX-License-Identifier: Apache-2.0
// check_promises: the invariants of a class, tests that may break them, inputs that do, one finding
// for each operation that an invariant does not survive.
#include "crash/promises/promise_checker.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <optional>
#include <set>

#include "crash/promises/promise_writer.h"
#include "crash/promises/put_writer.h"
#include "findings/kind.h"
#include "interp/machine.h"
#include "invariants/contracts.h"
#include "invariants/invariant.h"
#include "invariants/operation.h"
#include "invariants/put.h"
#include "invariants/put_recipe.h"
#include "invariants/put_search.h"
#include "invariants/synthesis.h"
#include "recipe/effects/effects.h"
#include "recipe/invokables.h"
#include "recipe/recipe.h"
#include "recipe/visibility.h"
#include "search/campaign.h"
#include "search/finding.h"
#include "search/random_inputs.h"
#include "targets/access.h"
#include "vm/linking/builtin_resolver.h"
#include "vm/universe.h"

namespace assay::crash {

namespace {

using invariants::Explored;
using invariants::Form;
using invariants::Invariant;
using invariants::Operation;
using invariants::Put;

constexpr std::size_t kMostOthers = 12;  // classes that may change the objects

CheckOptions of_promises(CheckOptions options) {
  options.methods.clear();
  options.criteria.wrong_results = false;
  return options;
}

/// Classes whose code speaks of the class, or of one that it extends.
std::vector<vm::Class*> users_of(vm::Universe& universe, const recipe::ClassIndex& index,
                                 vm::Class& klass) {
  std::vector<vm::Class*> found;
  const auto add = [&](const std::string& name) {
    if (found.size() >= kMostOthers) return;
    vm::Class* other = vm::find_or_load(universe, *klass.loader, name);
    if (other == nullptr || other == &klass || klass.is_subclass_of(other)) return;
    if (std::ranges::find(found, other) == found.end()) found.push_back(other);
  };
  for (const vm::Class* type = &klass; type != nullptr && !type->trusted; type = type->super) {
    for (const std::string& name : index.users(type->name)) add(name);
  }
  return found;
}

/// Everything whose code may run when the class is used.
std::vector<vm::Class*> with_relatives(vm::Universe& universe, const recipe::ClassIndex& index,
                                       vm::Class& klass, std::vector<vm::Class*> classes) {
  classes.insert(classes.begin(), &klass);
  const std::vector<vm::Class*> known = classes;
  for (vm::Class* each : known) {
    for (const std::string& name : index.subtypes(each->name)) {
      vm::Class* subtype = vm::find_or_load(universe, *klass.loader, name);
      if (subtype != nullptr && std::ranges::find(classes, subtype) == classes.end())
        classes.push_back(subtype);
    }
  }
  return classes;
}

std::string text_of(const Operation& operation) {
  const vm::Class* owner = operation.method != nullptr  ? operation.method->owner
                           : operation.field != nullptr ? operation.field->owner
                                                        : operation.on;
  const bool is_new = operation.kind == Operation::Kind::Create;
  if (is_new) return operation.name;
  const std::string type = recipe::source_name(*owner);
  return operation.kind == Operation::Kind::ElementStore
             ? type.substr(0, type.size() - 2) + "[] ="
             : fmt::format("{}.{}", type, operation.name);
}

/// "brokenByTake", "brokenByCoins"; nothing of a constructor, whose arguments tell more.
std::string circumstance_of(const Operation& last) {
  if (last.kind == Operation::Kind::Create) return {};
  std::string name(last.method != nullptr  ? last.method->info->name
                   : last.field != nullptr ? last.field->info->name
                                           : "element");
  name[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(name[0])));
  return "brokenBy" + name;
}

/// "equalsSymmetric" of "equals-symmetric".
std::string in_one_word(std::string_view name) {
  std::string word;
  for (std::size_t i = 0; i < name.size(); ++i) {
    const bool begins = i > 0 && name[i - 1] == '-';
    if (name[i] != '-')
      word +=
          begins ? static_cast<char>(std::toupper(static_cast<unsigned char>(name[i]))) : name[i];
  }
  return word;
}

class PromiseChecker {
 public:
  PromiseChecker(boot::Runtime& runtime, const recipe::ClassIndex& index,
                 const CheckOptions& options, vm::Class& klass, process::Standby& standby,
                 WorkClock::time_point deadline)
      : machine_(runtime.machine()),
        options_(of_promises(options)),
        klass_(klass),
        deadline_(deadline),
        campaign_(runtime, index, options_, klass, {}, standby),
        random_(campaign_.facts().dictionary, options_.explore.seed),
        puts_(machine_, campaign_),
        search_(campaign_.trials(), random_),
        others_(users_of(machine_.universe(), index, klass)),
        effects_(machine_, with_relatives(machine_.universe(), index, klass, others_)),
        operations_(machine_, effects_,
                    options_.access == targets::Access::Public ? recipe::MemberAccess::Public
                                                               : recipe::MemberAccess::Package) {
    std::erase_if(others_,
                  [&](vm::Class* other) { return !campaign_.facts().visibility.may_name(*other); });
  }

  BrokenPromises run() {
    const invariants::ClassInvariants& all = invariants_of(klass_);
    for (const invariants::RefusedInvariant& refused : all.refused)
      ++found_.obstacles[fmt::format("no invariant: {}: {}", refused.name, refused.reason)];
    for (const Invariant& invariant : all.all) search(invariant);
    if (options_.promises.contracts) search_contracts();
    PromiseWriter writer(machine_, campaign_, options_);
    if (options_.promises.writes_puts) found_.puts = puts_.take();
    for (Violation& each : violations_) writer.write(each, found_);
    found_.runs = search_.runs();
    return std::move(found_);
  }

 private:
  const invariants::ClassInvariants& invariants_of(vm::Class& klass) {
    const auto known = invariants_.find(&klass);
    if (known != invariants_.end()) return known->second;
    return invariants_
        .emplace(&klass, invariants::invariants_of(klass, effects_, options_.promises.invariants))
        .first->second;
  }

  bool is_over() {
    const bool is_over = WorkClock::now() >= deadline_;
    found_.was_cut |= is_over;
    return is_over;
  }

  void search(const Invariant& invariant) {
    invariants::Synthesis synthesis(operations_, klass_, *invariant.method, others_);
    for (const Put& test : synthesis.makers()) try_test(test, invariant);
    for (const Put& test : synthesis.tests()) try_test(test, invariant);
  }

  /// One finding for each operation that the invariant does not survive, and each way to get there.
  void try_test(const Put& test, const Invariant& invariant) {
    constexpr std::chrono::milliseconds kLeastOfTest(100);
    constexpr int kTests = 20;  // that a class should have time for, however slow they are
    const auto most =
        std::max<std::chrono::milliseconds>(kLeastOfTest, options_.class_budget / kTests);
    const std::string key = fmt::format("{} {} {}", invariant.name, name_of(test.form),
                                        text_of(*test.calls.back().operation));
    if (known_.count(key) != 0 || is_over()) return;
    recipe::Recipe recipe = invariants::recipe_of(
        machine_, test,
        invariant, [this](vm::Class & klass) -> const auto& { return invariants_of(klass).all; });
    Explored explored = search_.search(
        std::move(recipe), std::min<WorkClock::time_point>(deadline_, WorkClock::now() + most));
    if (options_.promises.writes_puts) puts_.add(test, invariant.name, explored);
    if (!explored.broken) return;
    known_.insert(key);
    violations_.push_back(violation_of(test, invariant, std::move(explored)));
  }

  void search_contracts() {
    constexpr std::chrono::milliseconds kLeastOfContract(250);
    constexpr int kContracts = 8;
    const auto most =
        std::max<std::chrono::milliseconds>(kLeastOfContract, options_.class_budget / kContracts);
    for (invariants::Contract& contract : invariants::contracts_of(machine_, klass_)) {
      if (is_over()) return;
      const auto calls = static_cast<unsigned>(contract.recipe.steps.size() - 1);
      Explored explored =
          search_.search(std::move(contract.recipe),
                         std::min<WorkClock::time_point>(deadline_, WorkClock::now() + most));
      if (!explored.broken) continue;
      violations_.push_back({.kind = findings::Kind::ContractViolation,
                             .promise = {contract.name, contract.form, contract.told},
                             .place = contract.place,
                             .circumstance = in_one_word(contract.form),
                             .calls = calls,
                             .explored = std::move(explored)});
    }
  }

  static Violation violation_of(const Put& test, const Invariant& invariant, Explored explored) {
    const Operation& last = *test.calls.back().operation;
    const bool is_new = test.form == Form::Constructor;
    return {.kind = is_new ? findings::Kind::InvariantNotEstablished
                           : findings::Kind::InvariantViolation,
            .promise = {invariant.name, std::string(name_of(test.form)), text_of(last)},
            .place = last.method != nullptr ? last.method : invariant.method,
            .circumstance = circumstance_of(last),
            .calls = static_cast<unsigned>(test.calls.size()),
            .explored = std::move(explored)};
  }

  interp::Machine& machine_;
  CheckOptions options_;
  vm::Class& klass_;
  WorkClock::time_point deadline_;
  search::Campaign campaign_;
  search::RandomInputs random_;
  PutWriter puts_;
  invariants::PutSearch search_;
  std::vector<vm::Class*> others_;
  recipe::EffectIndex effects_;
  invariants::OperationIndex operations_;
  std::map<const vm::Class*, invariants::ClassInvariants> invariants_;
  std::set<std::string> known_;
  std::vector<Violation> violations_;
  BrokenPromises found_;
};

}  // namespace

bool makes_promises(const vm::Class& klass, const CheckOptions& options) {
  if (!options.promises.is_on || klass.is_interface() || klass.is_array()) return false;
  return invariants::may_have_invariants(klass, options.promises.invariants) ||
         (options.promises.contracts && invariants::has_contracts(klass));
}

BrokenPromises check_promises(boot::Runtime& runtime, const recipe::ClassIndex& index,
                              const CheckOptions& options, vm::Class& klass,
                              process::Standby& standby, WorkClock::time_point deadline) {
  return PromiseChecker(runtime, index, options, klass, standby, deadline).run();
}

}  // namespace assay::crash
