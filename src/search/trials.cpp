// SPDX-License-Identifier: Apache-2.0
#include "search/trials.h"

#include <algorithm>

#include "concolic/library/summaries.h"
#include "concolic/obstacle.h"
#include "explore/report.h"
#include "recipe/recipe.h"

namespace assay::search {

namespace {

constexpr std::uint64_t kMostFuel = 400'000;
constexpr std::uint32_t kQueryMilliseconds = 250, kRunMilliseconds = 150;

}  // namespace

Trials::Trials(ClassFacts& facts, FindingStore& store)
    : summaries_(concolic::all_summaries(facts.machine)),
      context_{facts.machine,
               facts.options.explore,
               {store.branches(), summaries_},
               facts.producers,
               facts.dictionary.words,
               {.tolerate_throwing_setup = facts.options.tolerate_throwing_setup,
                .initialises = facts.options.statics_are_inputs}} {
  context_.options.fuel = std::min(facts.options.explore.fuel, kMostFuel);
  context_.options.query_milliseconds = kQueryMilliseconds;
  context_.options.run_milliseconds = kRunMilliseconds;
  context_.options.self_check = false;
  const Criteria& criteria = facts.options.criteria;
  context_.options.note_sums = criteria.overflow || criteria.wrong_results;
  context_.options.note_exact = criteria.wrong_results;
  context_.options.note_questions = criteria.failures;
  context_.options.narrow_arrays = criteria.failures;
}

Trial& Trials::add(recipe::Recipe recipe) { return adopt(aside(std::move(recipe))); }

std::unique_ptr<Trial> Trials::aside(recipe::Recipe recipe) {
  return std::make_unique<Trial>(context_, std::move(recipe));
}

Trial& Trials::adopt(std::unique_ptr<Trial> trial) {
  all_.push_back(std::move(trial));
  return *all_.back();
}

Trial& Trials::add_member(std::size_t member, recipe::Recipe recipe) {
  if (of_members_.size() <= member) of_members_.resize(member + 1, nullptr);
  of_members_[member] = &add(std::move(recipe));
  return *of_members_[member];
}

concolic::Obstacles Trials::obstacles() const {
  concolic::Obstacles sum = noted_;
  for (const auto& trial : all_) {
    for (const auto& [what, count] : trial->explorer().obstacles()) sum[what] += count;
  }
  return sum;
}

bool Trials::was_cut() const {
  return context_.was_cut || std::any_of(all_.begin(), all_.end(), [](const auto& trial) {
           return trial->explorer().was_hurried();
         });
}

std::set<std::string> Trials::unbuildable() const {
  std::set<std::string> types;
  for (const auto& trial : all_)
    types.insert(trial->inputs().unbuildable().begin(), trial->inputs().unbuildable().end());
  return types;
}

std::uint64_t Trials::runs() const {
  std::uint64_t sum = 0;
  for (const auto& trial : all_) {
    explore::Statistics statistics = trial->explorer().statistics();
    sum += statistics.runs + statistics.mutants;
  }
  return sum;
}

std::uint64_t Trials::queries() const {
  std::uint64_t sum = 0;
  for (const auto& trial : all_) sum += trial->explorer().statistics().queries;
  return sum;
}

}  // namespace assay::search
