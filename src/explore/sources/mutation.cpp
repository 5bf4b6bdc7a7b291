// SPDX-License-Identifier: Apache-2.0
#include "explore/sources/mutation.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>

#include "concolic/inputs/candidate.h"
#include "expr/bits.h"
#include "expr/term.h"
#include "expr/terms.h"

namespace assay::explore {

namespace {

using expr::VariableKind;

constexpr std::size_t kMostChanges = 3;

}  // namespace

std::uint64_t Mutation::value_for(expr::Variable variable, std::uint64_t old) {
  const expr::VariableInfo& info = terms_.info(variable);
  const std::uint64_t mask = expr::mask_of(info.width);
  switch (info.kind) {
    case VariableKind::Length:
      return std::min<std::uint64_t>(below(2) == 0 ? below(8) : old + below(3) - 1,
                                     inputs_.longest(variable)) &
             mask;
    case VariableKind::Choice: {
      const concolic::InputNode& node = inputs_.node(*inputs_.owner(variable));
      if (node.candidates.empty()) return 0;
      return node.candidates[below(node.candidates.size())].number;
    }
    case VariableKind::Latin1:
      return 0x20 + below(0x5f);
    case VariableKind::Double:
      return std::bit_cast<std::uint64_t>(static_cast<double>(below(2001)) / 2 - 500);
    case VariableKind::Float:
      return std::bit_cast<std::uint32_t>(static_cast<float>(below(2001)) / 2 - 500);
    default:
      break;
  }
  switch (below(4)) {
    case 0:
      return (old + below(33) - 16) & mask;
    case 1:
      return (old ^ std::uint64_t{1} << below(info.width)) & mask;
    case 2:
      return below(256) & mask;
    default:
      return random_() & mask;
  }
}

bool Mutation::is_float(expr::Variable variable) const {
  const VariableKind kind = terms_.info(variable).kind;
  return kind == VariableKind::Float || kind == VariableKind::Double;
}

bool Mutation::has_floats() const {
  for (std::uint32_t i = 0; i < terms_.variable_count(); ++i) {
    if (is_float(expr::Variable{i})) return true;
  }
  return false;
}

/// Mostly a number with few digits, of any size; sometimes one that is special.
double Mutation::any_real() {
  using Limits = std::numeric_limits<double>;
  constexpr double kSpecial[] = {0.0,
                                 -0.0,
                                 1.0,
                                 -1.0,
                                 Limits::max(),
                                 Limits::denorm_min(),
                                 Limits::infinity(),
                                 -Limits::infinity(),
                                 Limits::quiet_NaN()};
  if (below(8) == 0) return kSpecial[below(std::size(kSpecial))];
  const double digits = static_cast<double>(below(20'001)) - 10'000;
  return digits * std::pow(10.0, static_cast<double>(below(9)) - 5);
}

expr::Assignment Mutation::with_other_floats(const expr::Assignment& input) {
  expr::Assignment other = input;
  for (std::uint32_t i = 0; i < terms_.variable_count(); ++i) {
    const expr::Variable variable{i};
    if (!is_float(variable)) continue;
    const double real = any_real();
    other.set(variable, terms_.info(variable).width == 64
                            ? std::bit_cast<std::uint64_t>(real)
                            : std::bit_cast<std::uint32_t>(static_cast<float>(real)));
  }
  return other;
}

expr::Assignment Mutation::mutate(const expr::Assignment& input) {
  expr::Assignment mutant = input;
  if (terms_.variable_count() == 0) return mutant;
  for (std::size_t changes = 1 + below(kMostChanges); changes > 0; --changes) {
    expr::Variable variable{static_cast<std::uint32_t>(below(terms_.variable_count()))};
    // A string keeps its coder: a wide one needs a wide character.
    if (inputs_.is_utf16(variable) || (keeps_floats_ && is_float(variable))) continue;
    mutant.set(variable, value_for(variable, input.get(terms_, variable)));
  }
  return mutant;
}

}  // namespace assay::explore
