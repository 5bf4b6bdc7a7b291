// SPDX-License-Identifier: Apache-2.0
// Incremental evaluation: a change of one variable recomputes what depends on it, keeps the old
// values for undo and the sum of distances up to date.
#include "solver/local/search_state.h"

#include "expr/bits.h"
#include "expr/term.h"

namespace assay::solver {

SearchState::SearchState(const Tape& tape)
    : tape_(tape),
      values_(tape.constants()),
      distances_(tape.size()),
      root_uses_(tape.size()),
      dependents_(tape.variables().size()),
      root_variables_(tape.roots().size()) {
  for (const std::uint32_t root : tape.roots()) ++root_uses_[root];
}

void SearchState::load(const expr::Assignment& assignment) {
  for (std::size_t index = 0; index < tape_.variables().size(); ++index) {
    const expr::Variable variable = tape_.variables()[index];
    const std::uint32_t slot = tape_.slot_of(index);
    values_[slot] = assignment.get(tape_.terms(), variable) & expr::mask_of(tape_.step(slot).width);
  }
  evaluate_all();
}

void SearchState::load(std::span<const std::uint64_t> variable_values) {
  for (std::size_t index = 0; index < variable_values.size(); ++index) {
    values_[tape_.slot_of(index)] = variable_values[index];
  }
  evaluate_all();
}

std::vector<std::uint64_t> SearchState::variable_values() const {
  std::vector<std::uint64_t> result;
  for (std::size_t index = 0; index < tape_.variables().size(); ++index) {
    result.push_back(value(index));
  }
  return result;
}

void SearchState::evaluate_all() {
  tape_.run(values_.data());
  for (std::uint32_t slot = 0; slot < tape_.size(); ++slot) {
    if (tape_.step(slot).width == 1) {
      distances_[slot] = distance_of(tape_, slot, values_.data(), distances_.data());
    }
  }
  cost_ = 0;
  broken_ = 0;
  for (const std::uint32_t root : tape_.roots()) {
    cost_ += distances_[root].to_true;
    broken_ += values_[root] == 0 ? 1 : 0;
  }
  saved_.clear();
  steps_ += 1 + tape_.size() / 64;
}

void SearchState::count_root(std::uint32_t slot, const Distance& before, bool held) {
  const std::uint64_t uses = root_uses_[slot];
  cost_ += uses * (distances_[slot].to_true - before.to_true);
  const bool holds = values_[slot] != 0;
  if (held != holds) broken_ += holds ? -uses : uses;
}

void SearchState::recompute(std::uint32_t slot) {
  const std::uint64_t before = values_[slot];
  const std::uint64_t after = tape_.compute(slot, values_.data());
  const bool is_condition = tape_.step(slot).width == 1;
  if (!is_condition) {
    if (after == before) return;
    saved_.push_back({slot, before, {}});
    values_[slot] = after;
    return;
  }
  const Distance distance_before = distances_[slot];
  values_[slot] = after;
  distances_[slot] = distance_of(tape_, slot, values_.data(), distances_.data());
  saved_.push_back({slot, before, distance_before});
  if (root_uses_[slot] != 0) count_root(slot, distance_before, before != 0);
}

void SearchState::set_leaf(std::uint32_t slot, std::uint64_t value) {
  const Distance distance_before = distances_[slot];
  const std::uint64_t before = values_[slot];
  saved_.push_back({slot, before, distance_before});
  values_[slot] = value & expr::mask_of(tape_.step(slot).width);
  if (tape_.step(slot).width != 1) return;
  distances_[slot] = distance_of(tape_, slot, values_.data(), distances_.data());
  if (root_uses_[slot] != 0) count_root(slot, distance_before, before != 0);
}

void SearchState::apply(std::uint32_t variable, std::uint64_t value) {
  saved_.clear();
  set_leaf(tape_.slot_of(variable), value);
  const std::vector<std::uint32_t>& dependents = dependents_of(variable);
  for (const std::uint32_t slot : dependents) recompute(slot);
  steps_ += 1 + dependents.size() / 64;
}

void SearchState::apply(const Move& move) {
  if (move.size() == 1) return apply(move[0].first, move[0].second);
  std::vector<Saved> saved;
  for (const auto& [variable, value] : move) {
    apply(variable, value);
    saved.insert(saved.end(), saved_.begin(), saved_.end());
  }
  saved_ = std::move(saved);
}

void SearchState::undo() {
  for (auto entry = saved_.rbegin(); entry != saved_.rend(); ++entry) {
    const std::uint32_t slot = entry->slot;
    const bool held = values_[slot] != 0;
    values_[slot] = entry->value;
    if (tape_.step(slot).width != 1) continue;
    const Distance before = distances_[slot];
    distances_[slot] = entry->distance;
    if (root_uses_[slot] != 0) count_root(slot, before, held);
  }
  saved_.clear();
}

const std::vector<std::uint32_t>& SearchState::dependents_of(std::uint32_t variable) {
  std::vector<std::uint32_t>& dependents = dependents_[variable];
  if (dependents.empty()) find_dependents(variable, dependents);
  return dependents;
}

void SearchState::find_dependents(std::uint32_t variable,
                                  std::vector<std::uint32_t>& dependents) const {
  std::vector<bool> depends(tape_.size());
  const std::uint32_t first = tape_.slot_of(variable);
  depends[first] = true;
  for (std::uint32_t slot = first + 1; slot < tape_.size(); ++slot) {
    const Tape::Step& step = tape_.step(slot);
    if (step.is_constant || step.op == expr::Op::Variable) continue;
    const unsigned count = expr::operand_count(step.op);
    if (depends[step.a] || (count > 1 && depends[step.b]) || (count > 2 && depends[step.c])) {
      depends[slot] = true;
      dependents.push_back(slot);
    }
  }
}

std::vector<std::uint32_t> SearchState::broken() const {
  std::vector<std::uint32_t> result;
  for (std::uint32_t root = 0; root < tape_.roots().size(); ++root) {
    if (values_[tape_.roots()[root]] == 0) result.push_back(root);
  }
  return result;
}

const std::vector<std::uint32_t>& SearchState::variables_of(std::uint32_t root) {
  std::vector<std::uint32_t>& found = root_variables_[root];
  if (!found.empty()) return found;
  std::vector<bool> below(tape_.size());
  below[tape_.roots()[root]] = true;
  for (std::uint32_t slot = tape_.roots()[root] + 1; slot-- > 0;) {
    const Tape::Step& step = tape_.step(slot);
    if (!below[slot] || step.is_constant || step.op == expr::Op::Variable) continue;
    const unsigned count = expr::operand_count(step.op);
    below[step.a] = true;
    if (count > 1) below[step.b] = true;
    if (count > 2) below[step.c] = true;
  }
  for (std::uint32_t variable = 0; variable < tape_.variables().size(); ++variable) {
    if (below[tape_.slot_of(variable)]) found.push_back(variable);
  }
  return found;
}

expr::Model SearchState::model() const {
  expr::Model result;
  for (std::size_t index = 0; index < tape_.variables().size(); ++index) {
    result.emplace_back(tape_.variables()[index], value(index));
  }
  return result;
}

}  // namespace assay::solver
