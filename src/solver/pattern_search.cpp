// SPDX-License-Identifier: Apache-2.0
// The moves of the local search that need no insight into a constraint: try around one variable and
// keep what lowers the cost.
#include "solver/pattern_search.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "expr/bits.h"
#include "expr/term.h"
#include "solver/numbers.h"

namespace assay::solver {

using expr::Op;

namespace {

constexpr std::size_t kMostConstants = 96;

constexpr double kSpecialNumbers[] = {0.0,
                                      1.0,
                                      -1.0,
                                      0.5,
                                      2.0,
                                      10.0,
                                      100.0,
                                      std::numeric_limits<double>::quiet_NaN(),
                                      std::numeric_limits<double>::infinity(),
                                      -std::numeric_limits<double>::infinity(),
                                      -0.0,
                                      std::numeric_limits<double>::max(),
                                      std::numeric_limits<double>::lowest(),
                                      std::numeric_limits<double>::min(),
                                      std::numeric_limits<double>::denorm_min()};

constexpr double kDecimalSteps[] = {1.0, 0.1, 0.01, 0.001, 100.0, 10000.0, 1e7};

void add_around(std::vector<std::uint64_t>& values, std::uint64_t value, std::uint64_t mask) {
  for (const std::uint64_t near : {value, value + 1, value - 1, -value}) {
    values.push_back(near & mask);
  }
}

void make_set(std::vector<std::uint64_t>& values) {
  std::sort(values.begin(), values.end());
  values.erase(std::unique(values.begin(), values.end()), values.end());
  if (values.size() > kMostConstants) values.resize(kMostConstants);
}

}  // namespace

PatternSearch::PatternSearch(SearchState& state, std::uint64_t step_limit)
    : state_(state),
      tape_(state.tape()),
      step_limit_(step_limit),
      is_float_(state.tape().variables().size()),
      integers_(65),
      floats_(65) {
  find_floats();
  collect_constants();
}

void PatternSearch::find_floats() {
  std::vector<bool> used(tape_.size());
  for (std::uint32_t slot = 0; slot < tape_.size(); ++slot) {
    const Tape::Step& step = tape_.step(slot);
    if (!is_float_operation(step.op) || step.op == Op::FFromS) continue;
    used[step.a] = true;
    if (expr::operand_count(step.op) > 1) used[step.b] = true;
  }
  for (std::uint32_t variable = 0; variable < is_float_.size(); ++variable) {
    const expr::VariableKind kind = tape_.info(variable).kind;
    is_float_[variable] = kind == expr::VariableKind::Float || kind == expr::VariableKind::Double ||
                          used[tape_.slot_of(variable)];
  }
}

void PatternSearch::collect_constants() {
  std::vector<bool> is_float_constant(tape_.size());
  for (std::uint32_t slot = 0; slot < tape_.size(); ++slot) {
    const Tape::Step& step = tape_.step(slot);
    if (!is_float_operation(step.op) || step.op == Op::FFromS) continue;
    is_float_constant[step.a] = true;
    is_float_constant[step.b] = true;
  }
  for (std::uint32_t slot = 0; slot < tape_.size(); ++slot) {
    const Tape::Step& step = tape_.step(slot);
    if (step.op != Op::Constant || step.width == 1) continue;
    const std::uint64_t value = tape_.constants()[slot];
    if (is_float_constant[slot]) {
      floats_[step.width].push_back(value);
    } else {
      integers_[step.width].push_back(value);
    }
  }
  for (unsigned width = 2; width <= 64; ++width) {
    make_set(integers_[width]);
    make_set(floats_[width]);
  }
}

const std::vector<std::uint64_t>& PatternSearch::constants_for(std::uint32_t variable) {
  const unsigned width = tape_.step(tape_.slot_of(variable)).width;
  if (is_float_[variable]) return floats_[width];
  std::vector<std::uint64_t>& chosen = integers_[1];  // scratch: width 1 has no constants
  chosen.clear();
  for (unsigned other = 2; other <= 64; ++other) {
    for (const std::uint64_t value : integers_[other]) {
      const std::int64_t number = expr::to_signed(value, other);
      const std::uint64_t cut = static_cast<std::uint64_t>(number) & expr::mask_of(width);
      const bool fits = expr::to_signed(cut, width) == number || cut == value;
      if (fits) add_around(chosen, cut, expr::mask_of(width));
    }
  }
  make_set(chosen);
  return chosen;
}

bool PatternSearch::try_value(std::uint32_t variable, std::uint64_t value) {
  if (is_over() || state_.value(variable) == value) return false;
  const std::uint64_t before = state_.cost();
  state_.apply(variable, value);
  if (state_.solved() || state_.cost() < before) return true;
  state_.undo();
  return false;
}

bool PatternSearch::improve(std::uint32_t variable) {
  return is_float_[variable] ? improve_float(variable) : improve_integer(variable);
}

/// Steps of 1, 2, 4 ... in the direction that helps, and again from 1 when it stops helping.
template <class Shift>
bool PatternSearch::accelerate(std::uint32_t variable, Shift&& shift) {
  bool improved = false;
  for (bool again = true; again;) {
    again = false;
    for (const std::int64_t direction : {1, -1}) {
      std::int64_t step = direction;
      while (try_value(variable, shift(state_.value(variable), step))) {
        again = improved = true;
        if (std::abs(step) < std::int64_t{1} << 61) step *= 2;
      }
      if (again) break;
    }
  }
  return improved;
}

bool PatternSearch::improve_integer(std::uint32_t variable) {
  const std::uint64_t mask = expr::mask_of(tape_.step(tape_.slot_of(variable)).width);
  const bool walked = accelerate(variable, [&](std::uint64_t value, std::int64_t step) {
    return (value + static_cast<std::uint64_t>(step)) & mask;
  });
  return walked || try_constants(variable) || try_bits(variable);
}

bool PatternSearch::try_constants(std::uint32_t variable) {
  const std::vector<std::uint64_t> constants = constants_for(variable);
  return std::any_of(constants.begin(), constants.end(),
                     [&](std::uint64_t value) { return try_value(variable, value); });
}

bool PatternSearch::try_bits(std::uint32_t variable) {
  bool improved = false;
  const unsigned width = tape_.step(tape_.slot_of(variable)).width;
  for (unsigned bit = 0; bit < width; ++bit) {
    improved |= try_value(variable, state_.value(variable) ^ std::uint64_t{1} << bit);
  }
  return improved;
}

bool PatternSearch::improve_float(std::uint32_t variable) {
  const unsigned width = tape_.step(tape_.slot_of(variable)).width;
  bool improved = false;
  for (const double unit : kDecimalSteps) {
    improved |= accelerate(variable, [&](std::uint64_t value, std::int64_t step) {
      // Counted in units, so that the values are the decimal numbers a reader expects.
      const double count = std::round(real_of(value, width) / unit) + static_cast<double>(step);
      const double number = unit < 1 ? count / std::round(1 / unit) : count * unit;
      return bits_of_real(number, width);
    });
  }
  improved |= accelerate(variable, [&](std::uint64_t value, std::int64_t step) {
    return float_neighbour(value, width, step);
  });
  if (improved) return true;
  if (try_constants(variable)) return true;
  for (const double number : kSpecialNumbers) {
    if (try_value(variable, bits_of_real(number, width))) return true;
  }
  return try_value(variable, state_.value(variable) ^ expr::sign_bit_of(width));
}

}  // namespace assay::solver
