// SPDX-License-Identifier: Apache-2.0
// Static state as input: each member is explored once for each set of classes that may have been
// initialised before, and order of them that can be told apart; static fields of these classes that
// it reads are inputs, put in place by calls or by assignments. Every run begins with no class
// initialised.
#include <algorithm>
#include <map>

#include "base/clocks.h"
#include "explore/run_record.h"
#include "expr/assignment.h"
#include "recipe/recipe.h"
#include "recipe/recipe_builder.h"
#include "recipe/recipe_edit.h"
#include "recipe/sequences/sequences.h"
#include "search/phases/phase.h"
#include "search/phases/shares.h"
#include "search/statics/init_sets.h"
#include "search/statics/method_scores.h"
#include "search/statics/static_reads.h"
#include "vm/class.h"
#include "vm/ref.h"

namespace assay::search {

namespace {

constexpr std::size_t kMostSets = 24;     // of one member
constexpr std::size_t kMostAssigned = 8;  // fields in one recipe
constexpr unsigned kPatience = 12;

/// A member and what makes it worth the time.
struct Ranked {
  vm::Method* method;
  double score;
};

class ExploreStaticState : public Phase {
 public:
  explicit ExploreStaticState(Workbench& bench) : Phase(bench), reads_(bench.facts) {}

  void run(unsigned, Deadline limit) override {
    if (bench_.facts.members.empty()) return;
    const WorkClock::time_point began = WorkClock::now();
    const recipe::Recipe any = bench_.recipes.sequence({}, *bench_.facts.members.front());
    reads_.leave_to(recipe::first_steps(any, any.fixed_steps).recipe);
    const std::vector<Ranked> ranked = this->ranked(limit);
    for (std::size_t i = 0; i < ranked.size() && !bench_.time.is_over(limit); ++i) {
      const double fair = share::kMemberTimes / static_cast<double>(ranked.size() - i + 1);
      explore(*ranked[i].method, bench_.time.part(limit, std::min(1.0, fair)));
    }
    bench_.counts.statics.time += WorkClock::now() - began;
  }

 private:
  /// A class of a thousand methods may have no time for all.
  std::vector<Ranked> ranked(Deadline limit) {
    std::vector<Ranked> ranked;
    for (vm::Method* member : bench_.facts.members) {
      if (bench_.time.is_over(limit)) break;
      const MethodScore score = score_of(bench_.facts, reads_, *member);
      bench_.counts.statics.scores.push_back({member, score});
      if (score.value() > 0) ranked.push_back({member, score.value()});
    }
    std::ranges::stable_sort(ranked, std::greater<>(), &Ranked::score);
    return ranked;
  }

  void explore(vm::Method& method, Deadline limit) {
    InitSets sets(kMostSets);
    classes_.clear();
    note_initialised(reads_.classes_of(method), sets);
    std::vector<std::uint32_t> set;
    while (!bench_.time.is_over(limit) && sets.next(set)) {
      const std::size_t before = bench_.store.novelty();
      for (const InitOrder& order : orders(set)) {
        for (recipe::Recipe& recipe : recipes(method, order)) {
          if (bench_.time.is_over(limit)) break;
          explore(std::move(recipe), limit, sets);
        }
        ++bench_.counts.statics.orders;
      }
      ++bench_.counts.statics.sets;
      if (bench_.store.novelty() > before) {
        for (const std::uint32_t each : set) sets.note_change(each);
      }
    }
    bench_.counts.statics.sets_left += sets.left_out();
  }

  void explore(recipe::Recipe recipe, Deadline limit, InitSets& sets) {
    Trial& trial = bench_.trials.add(std::move(recipe));
    const Trial::Listener keep = bench_.listener();
    const auto listener = [&](Trial& of, const expr::Assignment& input,
                              const explore::RunRecord& record) {
      note_initialised(record.initialised.before, sets);
      note_initialised(record.initialised.by_last_step, sets);
      keep(of, input, record);
    };
    trial.explore(listener, {.patience = kPatience, .deadline = limit, .wanted = {}});
  }

  void note_initialised(const std::vector<vm::Class*>& classes, InitSets& sets) {
    for (vm::Class* each : classes) {
      if (each->trusted || !reads_.is_worth_initialising(*each)) continue;
      classes_[each->id] = each;
      sets.add(each->id);
    }
  }

  std::vector<InitOrder> orders(const std::vector<std::uint32_t>& set) {
    return orders_of(set, [&](std::uint32_t one, std::uint32_t other) {
      return reads_.are_dependent(*classes_.at(one), *classes_.at(other));
    });
  }

  /// The member after the classes have been initialised: with their fields as they are then, after
  /// a call that sets some, with numbers and texts assigned, with all assigned, and with those
  /// assigned, too, that a test cannot get at.
  std::vector<recipe::Recipe> recipes(vm::Method& method, const InitOrder& order) {
    std::vector<vm::Class*> initialised;
    for (const std::uint32_t each : order) initialised.push_back(classes_.at(each));
    const recipe::Recipe call = bench_.recipes.sequence({}, method);
    std::vector<recipe::Recipe> made;
    const auto add = [&](const auto& put_in_place) {
      recipe::RecipeBuilder builder(bench_.facts.machine);
      for (vm::Class* each : initialised) builder.add_initialisation(*each);
      put_in_place(builder);
      made.push_back(recipe::joined(builder.take(), call));
    };
    add([](recipe::RecipeBuilder&) {});
    const StaticInputs inputs = reads_.inputs_of(method, initialised);
    if (inputs.empty()) return made;
    for (const recipe::Invokable* setter : inputs.setters)
      add([&](recipe::RecipeBuilder& builder) { builder.add_call(*setter->method, {}); });
    std::vector<vm::Field*> numbers, all = inputs.settable;
    std::ranges::copy_if(all, std::back_inserter(numbers),
                         [](const vm::Field* field) { return field->kind != vm::Kind::Ref; });
    const auto add_stores = [&](std::vector<vm::Field*> fields) {
      if (fields.size() > kMostAssigned) fields.resize(kMostAssigned);
      if (fields.empty()) return;
      add([&](recipe::RecipeBuilder& builder) {
        for (vm::Field* field : fields) builder.add_store(*field, {});
      });
    };
    if (numbers.size() < all.size()) add_stores(numbers);
    add_stores(all);
    for (vm::Field* field : all) {
      if (field->kind == vm::Kind::Ref && all.size() > numbers.size() + 1) add_stores({field});
    }
    if (!inputs.hidden.empty()) {
      all.insert(all.end(), inputs.hidden.begin(), inputs.hidden.end());
      add_stores(all);
    }
    return made;
  }

  StaticReads reads_;
  std::map<std::uint32_t, vm::Class*> classes_;  // that initialisation sets speak of
};

}  // namespace

std::unique_ptr<Phase> explore_static_state(Workbench& bench) {
  return std::make_unique<ExploreStaticState>(bench);
}

}  // namespace assay::search
