// SPDX-License-Identifier: Apache-2.0
#include "generate/minimiser.h"

#include <algorithm>

#include "expr/bits.h"
#include "generate/input_copy.h"

namespace assay::generate {

namespace {

using expr::VariableKind;

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
      if (value > 4) simpler.push_back(value / 2);
      if (value > 1) simpler.push_back(value - 1);
      return simpler;
    case VariableKind::Int:
    case VariableKind::Long:
    case VariableKind::Short:
    case VariableKind::Byte: {
      std::int64_t number = expr::to_signed(value, info.width);
      if (number >= -1 && number <= 1) return {};
      for (std::int64_t each : {std::int64_t{0}, std::int64_t{1}, std::int64_t{-1}, std::int64_t{2},
                                std::int64_t{10}, number / 2, number - 1}) {
        bool is_smaller = std::abs(each) < std::abs(number) || number == INT64_MIN;
        if (is_smaller)
          simpler.push_back(static_cast<std::uint64_t>(each) & expr::mask_of(info.width));
      }
      return simpler;
    }
    default:
      return {};
  }
}

bool ends_alike(const explore::Outcome& a, const explore::Outcome& b) {
  return a.kind == b.kind && a.exception == b.exception && a.at == b.at;
}

}  // namespace

bool Minimiser::is_as_good(Trial& trial, const expr::Assignment& input, const Found& found,
                           const std::set<concolic::Edge>& needed,
                           std::vector<concolic::Edge>& edges) {
  explore::Outcome outcome;
  edges = trial.edges_of(input, deadline_, &outcome);
  if (!ends_alike(outcome, found.outcome)) return false;
  std::set<concolic::Edge> taken(edges.begin(), edges.end());
  return std::includes(taken.begin(), taken.end(), needed.begin(), needed.end());
}

std::optional<Found> Minimiser::transfer(const Found& found, recipe::Part part) {
  Found copy;
  copy.outcome = found.outcome;
  copy.trial = &campaign_.add_trial(std::move(part.recipe));
  for (std::size_t i = 0; i < part.leaves.size(); ++i) {
    bool copied =
        copy_input(found.trial->inputs(), found.trial->runner().leaves()[part.leaves[i]],
                   found.input, copy.trial->inputs(), copy.trial->runner().leaves()[i], copy.input);
    if (!copied) return std::nullopt;
  }
  return copy;
}

std::vector<Found> Minimiser::cut(const Found& found, std::set<concolic::Edge> covered) {
  if (found.trial->recipe().steps.size() < 2 || is_out_of_time()) return {found};
  explore::Outcome outcome;
  std::vector<concolic::Edge> edges = found.trial->edges_of(found.input, deadline_, &outcome);
  auto results = found.trial->runner().results();
  std::vector<Found> made;
  Found whole = found;
  whole.edges.clear();
  for (std::size_t step = 0; step < results.size(); ++step) {
    bool is_last = step + 1 == results.size();
    std::size_t end =
        is_last ? edges.size() : std::min(results[step + 1].edges_before, edges.size());
    std::vector<concolic::Edge> taken;
    for (std::size_t i = results[step].edges_before; i < end; ++i) {
      if (!campaign_.branches().is_known(edges[i])) continue;
      if (is_last || covered.insert(edges[i]).second) taken.push_back(edges[i]);
    }
    bool has_part = !is_last && !taken.empty() && add_part(found, step + 1, made);
    if (!has_part) whole.edges.insert(whole.edges.end(), taken.begin(), taken.end());
  }
  made.push_back(std::move(whole));
  return made;
}

bool Minimiser::add_part(const Found& found, std::size_t steps, std::vector<Found>& made) {
  const recipe::Recipe& recipe = found.trial->recipe();
  if (recipe.steps[steps - 1].method == nullptr || steps <= recipe.fixed_steps) return false;
  auto part = transfer(found, recipe::first_steps(found.trial->recipe(), steps));
  if (!part) return false;
  part->edges = part->trial->edges_of(part->input, deadline_, &part->outcome);
  std::erase_if(part->edges,
                [&](const concolic::Edge& edge) { return !campaign_.branches().is_known(edge); });
  bool is_usable = part->outcome.kind == explore::Outcome::Kind::Returned ||
                   part->outcome.kind == explore::Outcome::Kind::Threw;
  if (is_usable) made.push_back(std::move(*part));
  return is_usable;
}

void Minimiser::drop_steps(Found& found, const std::set<concolic::Edge>& needed) {
  for (std::size_t step = found.trial->recipe().steps.size(); step-- > 0 && !is_out_of_time();) {
    auto part = recipe::without_step(found.trial->recipe(), step);
    if (!part) continue;
    auto shorter = transfer(found, std::move(*part));
    if (!shorter) continue;
    std::vector<concolic::Edge> edges;
    if (!is_as_good(*shorter->trial, shorter->input, found, needed, edges)) continue;
    shorter->edges = std::move(edges);
    found = std::move(*shorter);
  }
}

bool Minimiser::try_value(Found& found, const std::set<concolic::Edge>& needed,
                          expr::Variable variable, std::uint64_t value) {
  expr::Assignment input = found.input;
  input.set(variable, value);
  std::vector<concolic::Edge> edges;
  if (!is_as_good(*found.trial, input, found, needed, edges)) return false;
  found.input = std::move(input);
  found.edges = std::move(edges);
  return true;
}

void Minimiser::simplify_values(Found& found, const std::set<concolic::Edge>& needed) {
  constexpr unsigned kMostTries = 80;
  unsigned tries = 0;
  expr::Terms& terms = found.trial->inputs().terms();
  for (concolic::NodeId leaf : found.trial->runner().leaves()) {
    std::vector<expr::Variable> variables = variables_of(found.trial->inputs(), leaf, found.input);
    for (expr::Variable variable : variables) {
      std::uint64_t value = found.input.get(terms, variable);
      for (std::uint64_t simpler : simpler_values(terms.info(variable), value)) {
        if (++tries > kMostTries || is_out_of_time()) return;
        if (try_value(found, needed, variable, simpler)) break;
      }
    }
  }
}

Found Minimiser::minimise(const Found& found, const std::set<concolic::Edge>& needed, bool values) {
  Found simpler = found;
  if (is_out_of_time()) return simpler;
  drop_steps(simpler, needed);
  if (values) simplify_values(simpler, needed);
  std::erase_if(simpler.edges,
                [&](const concolic::Edge& edge) { return !campaign_.branches().is_known(edge); });
  return simpler;
}

}  // namespace assay::generate
