// SPDX-License-Identifier: Apache-2.0
// Reads ranges off comparisons with constants and, if they leave few assignments, tries them all.
// That is a proof either way, so queries with functions that only the evaluator knows are passed
// on.
#include "solver/enumeration.h"

#include <algorithm>
#include <optional>

#include "expr/bits.h"
#include "expr/term.h"

namespace assay::solver {

namespace {

using expr::Op;

constexpr std::uint64_t kMostAssignments = 1 << 16;
constexpr std::uint64_t kMostSteps = 4'000'000;  // assignments times operations

/// The values a variable may have, as an unsigned and as a signed range.
struct Range {
  std::uint64_t umin, umax;
  std::int64_t smin, smax;

  explicit Range(unsigned width)
      : umin(0),
        umax(expr::mask_of(width)),
        smin(expr::signed_min_of(width)),
        smax(expr::signed_max_of(width)) {}

  bool is_empty() const { return umin > umax || smin > smax; }
  /// Whichever range is the smaller; none if both are large.
  std::optional<std::uint64_t> count() const {
    std::uint64_t least =
        std::min(umax - umin, static_cast<std::uint64_t>(smax) - static_cast<std::uint64_t>(smin));
    if (least >= kMostAssignments) return std::nullopt;
    return least + 1;
  }
  std::uint64_t nth(std::uint64_t n, unsigned width) const {
    bool by_sign =
        static_cast<std::uint64_t>(smax) - static_cast<std::uint64_t>(smin) < umax - umin;
    std::uint64_t first = by_sign ? static_cast<std::uint64_t>(smin) : umin;
    return (first + n) & expr::mask_of(width);
  }
};

/// Reads ranges off the constraints of a tape.
class Ranges {
 public:
  explicit Ranges(const Tape& tape) : tape_(tape) {
    for (std::size_t i = 0; i < tape.variables().size(); ++i)
      ranges_.emplace_back(tape.info(i).width);
    for (std::uint32_t root : tape.roots()) learn(root, true);
  }

  const Range& operator[](std::size_t variable) const { return ranges_[variable]; }

 private:
  void learn(std::uint32_t slot, bool holds) {
    const Tape::Step& step = tape_.step(slot);
    switch (step.op) {
      case Op::Not:
        return learn(step.a, !holds);
      case Op::And:
      case Op::Or:
        // A conjunction that holds tells of both parts, a disjunction that does not too.
        if ((step.op == Op::And) == holds && step.width == 1) {
          learn(step.a, holds);
          learn(step.b, holds);
        }
        return;
      case Op::Eq:
      case Op::Ult:
      case Op::Ule:
      case Op::Slt:
      case Op::Sle:
        return learn_comparison(step, holds);
      default:
        return;
    }
  }

  /// The variable in a slot, perhaps extended; its extension keeps the order that `is_signed` says.
  std::optional<std::size_t> variable_in(std::uint32_t slot, bool is_signed) const {
    const Tape::Step* step = &tape_.step(slot);
    if (step->op == (is_signed ? Op::SExt : Op::ZExt)) {
      slot = step->a;
      step = &tape_.step(slot);
    }
    if (step->op != Op::Variable) return std::nullopt;
    for (std::size_t i = 0; i < tape_.variables().size(); ++i) {
      if (tape_.slot_of(i) == slot) return i;
    }
    return std::nullopt;
  }

  void learn_comparison(const Tape::Step& step, bool holds) {
    bool constant_right = tape_.step(step.b).is_constant;
    if (constant_right == tape_.step(step.a).is_constant) return;
    std::uint64_t k = tape_.constants()[constant_right ? step.b : step.a];
    std::uint32_t other = constant_right ? step.a : step.b;
    if (step.op == Op::Eq) {
      if (!holds) return;
      for (bool is_signed : {false, true}) {
        if (auto variable = variable_in(other, is_signed))
          bound(*variable, is_signed, k, true, true, step);
      }
      return;
    }
    bool is_signed = step.op == Op::Slt || step.op == Op::Sle;
    auto variable = variable_in(other, is_signed);
    if (!variable) return;
    // x < k, x <= k, k < x, k <= x and their negations.
    bool strict = step.op == Op::Slt || step.op == Op::Ult;
    bool is_upper = constant_right;
    if (!holds) {
      is_upper = !is_upper;
      strict = !strict;
    }
    if (strict && !step_inside(k, is_upper, is_signed, step.operand_width)) return;
    bound(*variable, is_signed, k, !is_upper, is_upper, step);
  }

  /// Makes a strict bound an inclusive one; false if there is no such number.
  static bool step_inside(std::uint64_t& k, bool is_upper, bool is_signed, unsigned width) {
    std::uint64_t last = is_signed
                             ? static_cast<std::uint64_t>(is_upper ? expr::signed_min_of(width)
                                                                   : expr::signed_max_of(width)) &
                                   expr::mask_of(width)
                             : (is_upper ? 0 : expr::mask_of(width));
    if (k == last) return false;
    k = (is_upper ? k - 1 : k + 1) & expr::mask_of(width);
    return true;
  }

  void bound(std::size_t variable, bool is_signed, std::uint64_t k, bool lower, bool upper,
             const Tape::Step& step) {
    Range& range = ranges_[variable];
    if (is_signed) {
      std::int64_t value = expr::to_signed(k, step.operand_width);
      if (lower) range.smin = std::max(range.smin, value);
      if (upper) range.smax = std::min(range.smax, value);
    } else {
      if (lower) range.umin = std::max(range.umin, k);
      if (upper) range.umax = std::min(range.umax, k);
    }
  }

  const Tape& tape_;
  std::vector<Range> ranges_;
};

}  // namespace

Answer Enumeration::answer(const Query& query) {
  const Tape& tape = tapes_.tape_of(query.constraints);
  // What a function of the evaluator's gives is not always what the program computes.
  if (tape.has_externals() || tape.variables().empty()) return ask_next(query);
  Ranges ranges(tape);
  std::uint64_t total = 1;
  std::vector<std::uint64_t> counts;
  for (std::size_t i = 0; i < tape.variables().size(); ++i) {
    if (ranges[i].is_empty()) return Unsat{};
    auto count = ranges[i].count();
    if (!count || *count > kMostAssignments / total) return ask_next(query);
    counts.push_back(*count);
    total *= *count;
  }
  if (total * tape.size() > kMostSteps) return ask_next(query);
  std::vector<std::uint64_t> values = tape.constants();
  std::vector<std::uint64_t> digits(counts.size());
  for (std::uint64_t n = 0; n < total; ++n) {
    for (std::size_t i = 0; i < digits.size(); ++i)
      values[tape.slot_of(i)] = ranges[i].nth(digits[i], tape.info(i).width);
    tape.run(values.data());
    bool all = std::all_of(tape.roots().begin(), tape.roots().end(),
                           [&](std::uint32_t root) { return values[root] != 0; });
    if (all) {
      Sat sat;
      for (std::size_t i = 0; i < digits.size(); ++i)
        sat.model.emplace_back(tape.variables()[i], values[tape.slot_of(i)]);
      return sat;
    }
    for (std::size_t i = 0; i < digits.size() && ++digits[i] == counts[i]; ++i) digits[i] = 0;
  }
  return Unsat{};
}

}  // namespace assay::solver
