// SPDX-License-Identifier: Apache-2.0
// The last thing that happens to a model: values that a reader would choose, one variable after the
// other, as long as all constraints still hold.
#include "solver/small_models.h"

#include <algorithm>
#include <cmath>

#include "expr/assignment.h"
#include "expr/bits.h"
#include "expr/term.h"
#include "expr/terms.h"
#include "solver/numbers.h"

namespace assay::solver {

namespace {

using expr::VariableKind;

constexpr std::uint64_t kMostSteps = 2'000;

class Collector {
 public:
  Collector(unsigned width, std::vector<std::uint64_t>& values) : width_(width), values_(values) {}

  void add(std::uint64_t value) {
    value &= expr::mask_of(width_);
    if (std::find(values_.begin(), values_.end(), value) == values_.end()) values_.push_back(value);
  }
  void add(std::int64_t value) { add(static_cast<std::uint64_t>(value)); }
  void add(int value) { add(static_cast<std::int64_t>(value)); }
  void add_real(double value) { add(bits_of_real(value, width_)); }

 private:
  unsigned width_;
  std::vector<std::uint64_t>& values_;
};

void add_characters(Collector& to, std::uint64_t current) {
  for (const char character : {'a', 'b', 'A', '0', '1', ' ', 'z', 'Z', '-', '.', '9'}) {
    to.add(static_cast<int>(character));
  }
  // Something else that can be printed.
  for (int character = '!'; character <= '~'; ++character) {
    if (current < ' ' || current > '~') to.add(character);
  }
}

/// Numbers with few digits near the value, from few to many.
void add_round_numbers(Collector& to, std::int64_t current) {
  for (std::int64_t unit = 1'000'000'000; unit >= 10; unit /= 10) {
    if (current / unit == 0 || current % unit == 0) continue;
    const std::int64_t down = current / unit * unit;
    to.add(down);
    to.add(current < 0 ? down - unit : down + unit);
  }
}

void add_integers(Collector& to, std::int64_t current) {
  for (const int number : {0, 1, -1, 2, -2, 3, 5, 10, 42, 100, -10, -100, 1000}) to.add(number);
  constexpr std::int64_t kLargest = std::int64_t{1} << 62;  // rounding must not overflow
  const bool is_large = current > 100 || current < -100;
  if (is_large && current < kLargest && current > -kLargest) add_round_numbers(to, current);
}

void add_reals(Collector& to, double current) {
  for (const double number : {0.0, 1.0, -1.0, 0.5, 2.0, 10.0, -0.5, 1.5, 100.0, -10.0, 1000.0}) {
    to.add_real(number);
  }
  if (!std::isfinite(current)) return;
  to.add_real(std::round(current));
  to.add_real(std::floor(current));
  to.add_real(std::ceil(current));
  for (const double scale : {2.0, 10.0, 100.0, 1000.0}) {
    to.add_real(std::floor(current * scale) / scale);
    to.add_real(std::ceil(current * scale) / scale);
  }
}

void add_lengths(Collector& to, std::uint64_t current) {
  for (std::uint64_t length = 0; length < std::min<std::uint64_t>(current, 32); ++length) {
    to.add(length);
  }
}

std::vector<std::uint32_t> lengths_first(const Tape& tape) {
  std::vector<std::uint32_t> order;
  for (const bool wanted : {true, false}) {
    for (std::uint32_t variable = 0; variable < tape.variables().size(); ++variable) {
      if ((tape.info(variable).kind == VariableKind::Length) == wanted) order.push_back(variable);
    }
  }
  return order;
}

void settle(SearchState& state, std::uint32_t variable, std::uint64_t start) {
  const std::uint64_t current = state.value(variable);
  if (current == start) return;  // the start is somebody's choice already
  for (const std::uint64_t value : nice_values(state.tape().info(variable), start, current)) {
    if (value == current || state.steps() >= kMostSteps) return;
    state.apply(variable, value);
    if (state.solved()) return;
    state.undo();
  }
}

}  // namespace

std::vector<std::uint64_t> nice_values(const expr::VariableInfo& info, std::uint64_t start,
                                       std::uint64_t current) {
  std::vector<std::uint64_t> values;
  Collector to(info.width, values);
  const std::int64_t number = expr::to_signed(current, info.width);
  if (info.kind == VariableKind::Length) {
    add_lengths(to, current);  // the preferred length is not special: short is
    to.add(current);
    return values;
  }
  to.add(info.preferred);
  switch (info.kind) {
    case VariableKind::Boolean:
    case VariableKind::Choice:
      to.add(start);
      for (std::int64_t choice = 0; choice < std::min<std::int64_t>(number, 8); ++choice) {
        to.add(choice);
      }
      break;
    case VariableKind::Float:
    case VariableKind::Double:
      to.add(start);
      add_reals(to, real_of(current, info.width));
      break;
    case VariableKind::Char:
    case VariableKind::Latin1:
      to.add(start);
      add_characters(to, current);
      break;
    default:
      to.add(0);
      to.add(1);
      to.add(-1);
      to.add(2);
      to.add(start);
      add_integers(to, number);
  }
  return values;
}

Answer SmallModels::answer(const Query& query) {
  Answer found = ask_next(query);
  auto* sat = std::get_if<Sat>(&found);
  if (sat == nullptr || query.constraints.empty()) return found;
  const Tape& tape = tapes_.tape_of(query.constraints);
  SearchState state(tape);
  expr::Assignment assignment = query.start;
  for (const auto& [variable, value] : sat->model) assignment.set(variable, value);
  state.load(assignment);
  if (!state.solved()) return found;
  for (const std::uint32_t variable : lengths_first(tape)) {
    settle(state, variable, query.start.get(tape.terms(), tape.variables()[variable]));
  }
  sat->model = state.model();
  return found;
}

}  // namespace assay::solver
