// SPDX-License-Identifier: Apache-2.0
// Local search with a step budget instead of a clock, so that the same query gives the same answer.
// It can only find models, never refute.
#include "solver/local/local_search.h"

#include <algorithm>
#include <limits>

#include "base/hash.h"
#include "expr/bits.h"
#include "expr/term.h"

namespace assay::solver {

namespace {

constexpr std::size_t kMostRootsPerRound = 8;
constexpr int kMostRepairs = 8;
constexpr std::size_t kMostRepairedMoves = 24;

std::uint64_t seed_of(const std::vector<expr::Term>& constraints) {
  std::uint64_t seed = hash_number(constraints.size());
  for (const expr::Term constraint : constraints) seed = hash_combine(seed, constraint.id);
  return seed;
}

/// Where there are no floats Z3 is quick, so it soon gets its turn; where there are functions
/// without a theory nobody else can help.
std::uint64_t step_limit(const Tape& tape, const Effort& effort) {
  const std::uint64_t steps = effort.search_steps;
  if (tape.has_externals()) return steps * 4;
  return tape.has_floats() ? steps : steps / 4;
}

}  // namespace

Descent::Descent(SearchState& state, const ValueFacts& facts, std::uint64_t step_limit,
                 std::uint64_t seed)
    : state_(state),
      step_limit_(step_limit),
      random_(seed),
      inversion_(state, facts),
      patterns_(state, step_limit),
      start_(state.variable_values()),
      best_(start_),
      best_cost_(state.cost()) {}

bool Descent::run() {
  while (!is_over()) {
    go_downhill();
    if (is_over()) break;
    if (state_.cost() < best_cost_) {
      best_cost_ = state_.cost();
      best_ = state_.variable_values();
    }
    if (improve_with_repairs()) continue;
    if (!is_over()) start_elsewhere();
  }
  return state_.solved();
}

void Descent::go_downhill() {
  while (!is_over() && (improve_by_inversion() || improve_by_patterns())) {
  }
}

bool Descent::improve_by_inversion() {
  const std::vector<std::uint32_t> broken = state_.broken();
  const std::size_t count = std::min(broken.size(), kMostRootsPerRound);
  for (std::size_t index = 0; index < count && !is_over(); ++index) {
    // The last constraint is the one the search is for.
    const std::vector<Move> moves = inversion_.moves_for(broken[broken.size() - 1 - index]);
    if (take_best(moves, state_.cost(), nullptr)) return true;
  }
  return false;
}

/// Makes the best move if it ends below the cost given, or the first that solves everything.
bool Descent::take_best(const std::vector<Move>& moves, std::uint64_t below,
                        const std::vector<bool>* locked) {
  const Move* best = nullptr;
  for (const Move& move : moves) {
    if (is_over()) return state_.solved();
    const auto is_locked = [&](const auto& change) { return (*locked)[change.first]; };
    if (locked != nullptr && std::any_of(move.begin(), move.end(), is_locked)) continue;
    state_.apply(move);
    if (state_.solved()) return true;
    if (state_.cost() < below) {
      below = state_.cost();
      best = &move;
    }
    state_.undo();
  }
  if (best == nullptr) return false;
  state_.apply(*best);
  return true;
}

bool Descent::improve_by_patterns() {
  std::vector<bool> tried(state_.tape().variables().size());
  for (const std::uint32_t root : state_.broken()) {
    for (const std::uint32_t variable : state_.variables_of(root)) {
      if (tried[variable]) continue;
      tried[variable] = true;
      if (is_over()) return false;
      if (patterns_.improve(variable)) return true;
    }
  }
  return false;
}

/// Moves that meet the broken constraint but break others, if the others can be met again with
/// the remaining variables.
bool Descent::improve_with_repairs() {
  const std::vector<std::uint32_t> broken = state_.broken();
  for (auto root = broken.rbegin(); root != broken.rend() && !is_over(); ++root) {
    const std::vector<Move> moves = inversion_.moves_for(*root);
    const std::size_t count = std::min(moves.size(), kMostRepairedMoves);
    for (std::size_t index = 0; index < count && !is_over(); ++index) {
      if (repair_after(moves[index])) return true;
    }
  }
  return false;
}

bool Descent::repair_after(const Move& move) {
  const std::vector<std::uint64_t> before = state_.variable_values();
  const std::uint64_t cost_before = state_.cost();
  std::vector<bool> locked(before.size());
  state_.apply(move);
  for (const auto& change : move) locked[change.first] = true;
  for (int repair = 0; repair < kMostRepairs && !is_over(); ++repair) {
    if (!repair_step(locked)) break;
  }
  if (state_.solved() || state_.cost() < cost_before) return true;
  state_.load(before);
  return false;
}

bool Descent::repair_step(std::vector<bool>& locked) {
  const std::vector<std::uint64_t> before = state_.variable_values();
  for (const std::uint32_t root : state_.broken()) {
    const std::vector<Move> moves = inversion_.moves_for(root);
    if (!take_best(moves, std::numeric_limits<std::uint64_t>::max(), &locked)) continue;
    for (std::uint32_t variable = 0; variable < locked.size(); ++variable) {
      if (state_.value(variable) != before[variable]) locked[variable] = true;
    }
    return true;
  }
  return false;
}

void Descent::start_elsewhere() {
  ++restarts_;
  // Near the best position, near the start, or anywhere.
  std::vector<std::uint64_t> position = restarts_ % 4 == 0 ? start_ : best_;
  std::vector<std::uint32_t> movable;
  for (const std::uint32_t root : state_.broken()) {
    const std::vector<std::uint32_t>& variables = state_.variables_of(root);
    movable.insert(movable.end(), variables.begin(), variables.end());
  }
  const bool anywhere = restarts_ % 8 == 7 || movable.empty();
  const std::uint64_t changes = anywhere ? position.size() : 1 + random_.below(3);
  for (std::uint64_t change = 0; change < changes; ++change) {
    const auto variable =
        anywhere ? static_cast<std::uint32_t>(change) : movable[random_.below(movable.size())];
    position[variable] = random_value(variable);
  }
  state_.load(position);
}

std::uint64_t Descent::random_value(std::uint32_t variable) {
  const unsigned width = state_.tape().step(state_.tape().slot_of(variable)).width;
  const std::uint64_t mask = expr::mask_of(width);
  const std::vector<std::uint64_t>& constants = patterns_.constants_for(variable);
  switch (random_.below(4)) {
    case 0:
      if (!constants.empty()) return constants[random_.below(constants.size())];
      [[fallthrough]];
    case 1: {  // a small number
      const auto number = static_cast<std::int64_t>(random_.below(2001)) - 1000;
      if (patterns_.is_float(variable)) {
        return bits_of_real(static_cast<double>(number) / 8, width);
      }
      return static_cast<std::uint64_t>(number >> random_.below(9)) & mask;
    }
    case 2:
      return (start_[variable] ^ std::uint64_t{1} << random_.below(width)) & mask;
    default:
      return random_.next() >> random_.below(width) & mask;
  }
}

Answer LocalSearch::answer(const Query& query) {
  const Tape& tape = tapes_.tape_of(query.constraints);
  SearchState state(tape);
  state.load(query.start);
  const std::uint64_t limit = step_limit(tape, query.effort);
  ValueFacts facts(tape);
  if (!state.solved() && facts.is_contradiction()) return ask_next(query);
  if (state.solved() || Descent(state, facts, limit, seed_of(query.constraints)).run()) {
    return Sat{state.model()};
  }
  return ask_next(query);
}

}  // namespace assay::solver
