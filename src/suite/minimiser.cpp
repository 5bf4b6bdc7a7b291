// SPDX-License-Identifier: Apache-2.0
// Makes finds shorter by trying: without a step, with a simpler value, and keeps what still does
// all that the find is needed for. Every try is a run.
#include "suite/minimiser.h"

#include <algorithm>
#include <array>
#include <bit>
#include <charconv>
#include <cmath>
#include <map>

#include "concolic/inputs/candidate.h"
#include "concolic/inputs/inputs.h"
#include "concolic/inputs/kinds/input_kind.h"
#include "explore/report.h"
#include "explore/run_record.h"
#include "expr/bits.h"
#include "expr/terms.h"
#include "recipe/recipe.h"
#include "search/goals/goal_finder.h"
#include "search/input_copy.h"

namespace assay::suite {

namespace {

using expr::VariableKind;

constexpr unsigned kManyTries = 200, kFewTries = 60;  // of values

/// Numbers that are shorter to write; of those with the same value as far as they go.
template <class Real>
std::vector<Real> simpler_reals(Real value) {
  std::vector<Real> simpler;
  auto length = [](Real number) {
    std::array<char, 64> text;
    return std::to_chars(text.data(), text.data() + text.size(), number).ptr - text.data();
  };
  auto add = [&](Real number) {
    bool is_simpler =
        std::isnan(value) || length(number) < length(value) || (number == 0 && value != 0);
    if (is_simpler && std::isfinite(number)) simpler.push_back(number);
  };
  for (double each : {0.0, 1.0, -1.0, 2.0, 0.5, -0.5, 10.0, -10.0, 100.0, 1000.0})
    add(static_cast<Real>(each));
  add(std::trunc(value));
  for (Real scale : {Real(10), Real(100), Real(1000)}) add(std::round(value * scale) / scale);
  return simpler;
}

/// What to try instead of a value, the most welcome first.
std::vector<std::uint64_t> simpler_values(const expr::VariableInfo& info, std::uint64_t value) {
  std::vector<std::uint64_t> simpler;
  switch (info.kind) {
    case VariableKind::Latin1:
    case VariableKind::Char: {
      bool is_plain = (value >= '0' && value <= '9') || (value >= 'a' && value <= 'z') ||
                      (value >= 'A' && value <= 'Z') || value == ' ';
      if (is_plain) return {};
      for (char each : {'a', '0', ' ', '!'}) simpler.push_back(static_cast<std::uint64_t>(each));
      return simpler;
    }
    case VariableKind::Length:
      if (value > 0) simpler.push_back(0);
      if (value > 2) simpler.push_back(1);
      return simpler;
    case VariableKind::Int:
    case VariableKind::Long:
    case VariableKind::Short:
    case VariableKind::Byte: {
      std::int64_t number = expr::to_signed(value, info.width);
      for (std::int64_t each : {0, 1, -1, 2, 10}) {
        bool is_smaller =
            std::abs(each) < std::abs(number) || number == INT64_MIN || (each == 1 && number == -1);
        if (is_smaller)
          simpler.push_back(static_cast<std::uint64_t>(each) & expr::mask_of(info.width));
      }
      return simpler;
    }
    case VariableKind::Float:
      for (float each : simpler_reals(std::bit_cast<float>(static_cast<std::uint32_t>(value))))
        simpler.push_back(std::bit_cast<std::uint32_t>(each));
      return simpler;
    case VariableKind::Double:
      for (double each : simpler_reals(std::bit_cast<double>(value)))
        simpler.push_back(std::bit_cast<std::uint64_t>(each));
      return simpler;
    default:
      return {};
  }
}

/// Texts and numbers instead of other objects, an object without arguments, null.
std::vector<std::uint64_t> simpler_choices(concolic::Inputs& inputs, expr::Variable variable,
                                           std::uint64_t value) {
  const concolic::NodeId* id = inputs.owner(variable);
  if (id == nullptr || value == 0) return {};
  const concolic::Candidate* chosen = inputs.candidate(*id, static_cast<std::uint32_t>(value));
  if (chosen == nullptr) return {};
  std::vector<std::uint32_t> simpler = concolic::simpler_choices(inputs.node(*id), *chosen);
  return {simpler.begin(), simpler.end()};
}

bool can_be_left_out(concolic::Inputs& inputs, expr::Variable variable) {
  const concolic::NodeId* id = inputs.owner(variable);
  return id != nullptr && inputs.node(*id).is_optional && inputs.node(*id).variable == variable;
}

bool is_number(VariableKind kind) {
  return kind == VariableKind::Int || kind == VariableKind::Long || kind == VariableKind::Short ||
         kind == VariableKind::Byte || kind == VariableKind::Length;
}

bool ends_alike(const explore::Outcome& a, const explore::Outcome& b) {
  return a.kind == b.kind && a.exception == b.exception && a.at == b.at;
}

}  // namespace

std::optional<search::Finding> Minimiser::as_good(search::Trial& trial,
                                                  const expr::Assignment& input,
                                                  const search::Finding& found,
                                                  const Needed& needed) {
  search::Finding seen = campaign_.look(trial, input, deadline_);
  if (!ends_alike(seen.outcome, found.outcome)) return std::nullopt;
  std::set<concolic::Edge> taken(seen.edges.begin(), seen.edges.end());
  bool has_all =
      std::includes(taken.begin(), taken.end(), needed.edges.begin(), needed.edges.end()) &&
      std::all_of(needed.goals.begin(), needed.goals.end(), [&](const search::Goal& goal) {
        return !search::GoalFinder::is_seen_quietly(goal) || seen.goals.count(goal) != 0;
      });
  if (!has_all || (needed.also && !needed.also(seen))) return std::nullopt;
  return seen;
}

std::optional<search::Finding> Minimiser::transfer(const search::Finding& found,
                                                   recipe::Part part) {
  search::Finding copy;
  copy.outcome = found.outcome;
  copy.trial = &campaign_.trials().add(std::move(part.recipe));
  for (std::size_t i = 0; i < part.leaves.size(); ++i) {
    bool copied = search::copy_input(
        found.trial->inputs(), found.trial->runner().leaves()[part.leaves[i]], found.input,
        copy.trial->inputs(), copy.trial->runner().leaves()[i], copy.input);
    if (!copied) return std::nullopt;
  }
  return copy;
}

std::vector<search::Finding> Minimiser::cut(const search::Finding& found,
                                            std::set<concolic::Edge> covered) {
  if (found.trial->recipe().steps.size() < 2 || is_out_of_time()) return {found};
  const explore::RunRecord record = found.trial->look(found.input, deadline_);
  const std::vector<concolic::Edge>& edges = record.path.edges;
  const std::vector<explore::StepRecord>& results = record.steps;
  std::vector<search::Finding> made;
  search::Finding whole = found;
  whole.edges.clear();
  for (std::size_t step = 0; step < results.size(); ++step) {
    bool is_last = step + 1 == results.size();
    std::size_t end =
        is_last ? edges.size() : std::min(results[step + 1].edges_before, edges.size());
    std::vector<concolic::Edge> taken;
    for (std::size_t i = results[step].edges_before; i < end; ++i) {
      if (!campaign_.store().branches().is_known(edges[i])) continue;
      if (is_last || covered.insert(edges[i]).second) taken.push_back(edges[i]);
    }
    bool has_part = !is_last && !taken.empty() && add_part(found, step + 1, made);
    if (!has_part) whole.edges.insert(whole.edges.end(), taken.begin(), taken.end());
  }
  made.push_back(std::move(whole));
  return made;
}

bool Minimiser::add_part(const search::Finding& found, std::size_t steps,
                         std::vector<search::Finding>& made) {
  const recipe::Recipe& recipe = found.trial->recipe();
  if (recipe.steps[steps - 1].method == nullptr || steps <= recipe.fixed_steps) return false;
  auto part = transfer(found, recipe::first_steps(found.trial->recipe(), steps));
  if (!part) return false;
  search::Trial& trial = *part->trial;
  part = campaign_.look(trial, part->input, deadline_, false);
  bool is_usable = part->outcome.kind == explore::Outcome::Kind::Returned ||
                   part->outcome.kind == explore::Outcome::Kind::Threw;
  if (is_usable) made.push_back(std::move(*part));
  return is_usable;
}

void Minimiser::drop_steps(search::Finding& found, const Needed& needed) {
  for (std::size_t step = found.trial->recipe().steps.size(); step-- > 0 && !is_out_of_time();) {
    auto part = recipe::without_step(found.trial->recipe(), step);
    if (!part) continue;
    auto shorter = transfer(found, std::move(*part));
    if (!shorter) continue;
    if (auto good = as_good(*shorter->trial, shorter->input, found, needed))
      found = std::move(*good);
  }
}

bool Minimiser::try_value(search::Finding& found, const Needed& needed, expr::Variable variable,
                          std::uint64_t value) {
  expr::Assignment input = found.input;
  input.set(variable, value);
  auto good = as_good(*found.trial, input, found, needed);
  if (good) found = std::move(*good);
  return good.has_value();
}

/// The number nearest to zero that will do, as far as halving finds it.
void Minimiser::shrink(search::Finding& found, const Needed& needed, expr::Variable variable,
                       unsigned& tries) {
  const expr::VariableInfo& info = found.trial->inputs().terms().info(variable);
  std::int64_t number =
      expr::to_signed(found.input.get(found.trial->inputs().terms(), variable), info.width);
  if (number == INT64_MIN) return;
  std::int64_t sign = number < 0 ? -1 : 1, low = 0, high = std::abs(number);
  while (high - low > 1 && tries > 0 && !is_out_of_time()) {
    std::int64_t middle = low + (high - low) / 2;
    --tries;
    auto bits = static_cast<std::uint64_t>(sign * middle) & expr::mask_of(info.width);
    (try_value(found, needed, variable, bits) ? high : low) = middle;
  }
}

void Minimiser::simplify_values(search::Finding& found, const Needed& needed) {
  unsigned tries = needed.also ? kFewTries : kManyTries;
  shrink_together(found, needed, tries);
  // What could not be simpler may be when the rest is.
  for (unsigned pass = 0; pass < 2 && tries > 0; ++pass) simplify_once(found, needed, tries);
}

/// Numbers that are equal, and perhaps have to be, are made smaller all at once.
void Minimiser::shrink_together(search::Finding& found, const Needed& needed, unsigned& tries) {
  expr::Terms& terms = found.trial->inputs().terms();
  std::map<std::uint64_t, std::vector<expr::Variable>> equal;
  for (concolic::NodeId leaf : found.trial->runner().leaves()) {
    for (expr::Variable variable : search::variables_of(found.trial->inputs(), leaf, found.input)) {
      const expr::VariableInfo& info = terms.info(variable);
      std::int64_t number = expr::to_signed(found.input.get(terms, variable), info.width);
      if (is_number(info.kind) && info.kind != VariableKind::Length && std::abs(number) > 10)
        equal[static_cast<std::uint64_t>(number)].push_back(variable);
    }
  }
  for (const auto& [value, variables] : equal) {
    if (variables.size() < 2) continue;
    for (std::uint64_t simpler : {1, 2, 10}) {
      if (tries == 0 || is_out_of_time()) return;
      --tries;
      expr::Assignment input = found.input;
      for (expr::Variable variable : variables) input.set(variable, simpler);
      auto good = as_good(*found.trial, input, found, needed);
      if (!good) continue;
      found = std::move(*good);
      break;
    }
  }
}

void Minimiser::simplify_once(search::Finding& found, const Needed& needed, unsigned& tries) {
  expr::Terms& terms = found.trial->inputs().terms();
  for (concolic::NodeId leaf : found.trial->runner().leaves()) {
    std::vector<expr::Variable> variables =
        search::variables_of(found.trial->inputs(), leaf, found.input);
    for (expr::Variable variable : variables) {
      std::uint64_t value = found.input.get(terms, variable);
      std::vector<std::uint64_t> simpler =
          terms.info(variable).kind == VariableKind::Choice
              ? simpler_choices(found.trial->inputs(), variable, value)
              : simpler_values(terms.info(variable), value);
      if (can_be_left_out(found.trial->inputs(), variable)) {
        if (value == 0) continue;
        simpler.insert(simpler.begin(), 0);
      }
      bool is_simple = simpler.empty();
      for (std::size_t i = 0; i < simpler.size() && !is_simple; ++i) {
        if (tries == 0 || is_out_of_time()) return;
        --tries;
        is_simple = try_value(found, needed, variable, simpler[i]);
      }
      if (!is_simple && is_number(terms.info(variable).kind))
        shrink(found, needed, variable, tries);
      if (tries == 0) return;
    }
  }
}

search::Finding Minimiser::minimise(const search::Finding& found, const Needed& needed,
                                    bool values) {
  search::Finding simpler = found;
  if (is_out_of_time()) return simpler;
  drop_steps(simpler, needed);
  if (values) simplify_values(simpler, needed);
  return campaign_.look(*simpler.trial, simpler.input, deadline_, false);
}

}  // namespace assay::suite
