// SPDX-License-Identifier: Apache-2.0
#include "crash/callers_number.h"

#include <algorithm>
#include <bit>
#include <set>
#include <string>
#include <vector>

#include "concolic/decision.h"
#include "concolic/inputs/candidate.h"
#include "concolic/inputs/inputs.h"
#include "concolic/recorder.h"
#include "crash/refused_numbers.h"
#include "explore/report.h"
#include "explore/run_record.h"
#include "expr/assignment.h"
#include "expr/bits.h"
#include "expr/term.h"
#include "expr/terms.h"
#include "findings/kind.h"
#include "interp/backtrace.h"
#include "recipe/recipe.h"
#include "search/blame/asked.h"
#include "search/blame/blame.h"
#include "search/blame/variables.h"
#include "search/input_copy.h"
#include "search/trial.h"
#include "vm/class.h"

namespace assay::crash {

namespace {

using explore::Outcome;
using expr::Assignment;
using expr::Variable;
using expr::VariableKind;

bool is_whole(VariableKind kind) {
  return kind == VariableKind::Byte || kind == VariableKind::Short || kind == VariableKind::Int ||
         kind == VariableKind::Long;
}

double number_of(const expr::VariableInfo& info, std::uint64_t bits) {
  if (info.kind == VariableKind::Double) return std::bit_cast<double>(bits);
  if (info.kind == VariableKind::Float)
    return std::bit_cast<float>(static_cast<std::uint32_t>(bits));
  return static_cast<double>(expr::to_signed(bits, info.width));
}

std::uint64_t bits_of(const expr::VariableInfo& info, double number) {
  if (info.kind == VariableKind::Double) return std::bit_cast<std::uint64_t>(number);
  if (info.kind == VariableKind::Float)
    return std::bit_cast<std::uint32_t>(static_cast<float>(number));
  return static_cast<std::uint64_t>(static_cast<std::int64_t>(number)) & expr::mask_of(info.width);
}

class OtherNumbers {
 public:
  OtherNumbers(const search::Finding& found, bool is_size, search::Campaign::Deadline deadline)
      : found_(found),
        is_size_(is_size),
        trial_(*found.trial),
        terms_(trial_.inputs().terms()),
        deadline_(deadline),
        failed_(trial_.look(found.input, deadline, /*quiet=*/false)) {
    find_numbers();
  }

  bool are_to_blame() {
    if (!is_alike(failed_) || has_large_number()) return false;
    return std::ranges::any_of(numbers_, [&](Variable number) {
      return !is_asked_about(number) && is_refused(number) && (is_repaired(number) || is_empty());
    });
  }

 private:
  /// Those that are handed to the call itself, and those of everything else.
  void find_numbers() {
    const std::vector<concolic::NodeId>& leaves = trial_.runner().leaves();
    std::set<std::uint32_t> direct;
    for (const recipe::Operand& operand : trial_.recipe().steps.back().operands) {
      if (operand.kind != recipe::Operand::Kind::Leaf) continue;
      const Variable variable = trial_.inputs().node(leaves[operand.index]).variable;
      const VariableKind kind = terms_.info(variable).kind;
      const bool is_number =
          is_whole(kind) || kind == VariableKind::Float || kind == VariableKind::Double;
      if (is_number && direct.insert(variable.index).second) numbers_.push_back(variable);
    }
    for (concolic::NodeId leaf : leaves) {
      for (Variable each : search::variables_of(trial_.inputs(), leaf, found_.input)) {
        if (direct.count(each.index) == 0) others_.push_back(each);
      }
    }
  }

  /// What only a number shows that is too large for the program's arithmetic is the program's.
  bool has_large_number() const {
    constexpr double kLarge = 1'000'000;
    return std::ranges::any_of(numbers_, [&](Variable each) {
      const double number = number_of(terms_.info(each), found_.input.get(terms_, each));
      return !(number <= kLarge && number >= -kLarge);
    });
  }

  /// By the same instructions: a line may have two of a kind.
  bool is_alike(const explore::RunRecord& record) const {
    const auto is_same = [](const interp::BacktraceEntry& left,
                            const interp::BacktraceEntry& right) {
      return left.method == right.method && left.bytecode_index == right.bytecode_index;
    };
    return record.outcome.kind == Outcome::Kind::Threw &&
           record.outcome.exception == found_.outcome.exception &&
           std::ranges::equal(record.thrown, failed_.thrown, is_same);
  }

  Assignment with(Variable variable, double number) const {
    Assignment input = found_.input;
    input.set(variable, bits_of(terms_.info(variable), number));
    return input;
  }

  bool returns(const Assignment& input) const {
    return trial_.look(input, deadline_).outcome.kind == Outcome::Kind::Returned;
  }

  /// Whether the program, or a method that rejects arguments for it, compares it with anything but
  /// another number of the call; a comparison for one value says nothing of the others.
  bool is_asked_about(Variable number) const {
    const bool is_asked =
        std::ranges::any_of(failed_.path.questions, [&](const concolic::Question& each) {
          return !is_on_stack(each.site) && limits(each.subject, number);
        });
    return is_asked || is_guarded(number);
  }

  /// By another call than the one that fails.
  bool is_guarded(Variable number) const {
    const std::vector<concolic::Decision>& decisions = failed_.path.decisions;
    const search::Blame blame =
        search::blame_of(trial_.inputs(), trial_.runner().leaves(), failed_, &found_.input);
    const std::size_t failing =
        blame.condition ? std::min(blame.decisions, decisions.size()) : decisions.size();
    return std::any_of(decisions.begin(), decisions.begin() + static_cast<std::ptrdiff_t>(failing),
                       [&](const concolic::Decision& each) {
                         const bool is_failing =
                             failing < decisions.size() && each.call == decisions[failing].call;
                         return each.site.method != nullptr &&
                                search::is_guard(*each.site.method) && !is_failing &&
                                limits(each.subject, number);
                       });
  }

  bool is_on_stack(const concolic::Site& site) const {
    return std::ranges::any_of(failed_.thrown, [&](const interp::BacktraceEntry& frame) {
      return frame.method == site.method && frame.bytecode_index == site.bytecode_index;
    });
  }

  bool limits(expr::Term condition, Variable number) const {
    const search::Variables variables(terms_, condition);
    if (!variables.has(number) || is_equality(condition)) return false;
    return std::ranges::none_of(
        numbers_, [&](Variable each) { return each.index != number.index && variables.has(each); });
  }

  bool is_equality(expr::Term condition) const {
    expr::Node node = terms_.node(condition);
    if (node.op == expr::Op::Not) node = terms_.node(node.a);
    return node.op == expr::Op::Eq || node.op == expr::Op::FEq;
  }

  /// What was refused changes with it. What is left over by a division is below zero only for
  /// numbers that are.
  bool is_refused(Variable number) const {
    const double value = number_of(terms_.info(number), found_.input.get(terms_, number));
    const std::vector<std::string> refused = refused_numbers(failed_.outcome.message);
    constexpr double kMany = 100;
    if (value < 0 && !is_size_ && !is_alike(trial_.look(with(number, kMany), deadline_)))
      return false;
    for (double step : {1.0, -1.0, 2.0, 64.0, -64.0}) {
      const explore::RunRecord record = trial_.look(with(number, value + step), deadline_);
      if (is_alike(record) && refused_numbers(record.outcome.message) != refused) return true;
    }
    return false;
  }

  bool is_repaired(Variable number) const {
    constexpr double kOrdinary[] = {0, 1, 2, -1};
    return std::ranges::any_of(kOrdinary,
                               [&](double ordinary) { return returns(with(number, ordinary)); });
  }

  /// Whoever made the object decided what is in it, and could not have made an impossible one.
  bool is_empty() const {
    if (others_.empty()) return false;
    Assignment input = found_.input;
    bool has_size = false;
    for (Variable each : others_) {
      const expr::VariableInfo& info = terms_.info(each);
      if (!is_whole(info.kind) || input.get(terms_, each) != 0) continue;
      input.set(each, bits_of(info, -1));
      has_size = true;
    }
    const bool has_content = std::ranges::any_of(
        others_, [&](Variable each) { return terms_.info(each).kind != VariableKind::Choice; });
    return has_content && !(has_size && returns(input));
  }

  const search::Finding& found_;
  bool is_size_;  // was refused, no index
  search::Trial& trial_;
  const expr::Terms& terms_;
  search::Campaign::Deadline deadline_;
  explore::RunRecord failed_;
  std::vector<Variable> numbers_, others_;
};

bool is_about_numbers(const findings::Crash& crash) {
  using findings::Kind;
  const bool is_place = crash.kind == Kind::Index || crash.kind == Kind::ArrayIndex ||
                        crash.kind == Kind::NegativeArraySize;
  const bool is_limit =
      crash.kind == Kind::IllegalArgument && crash.thrower == findings::Thrower::Library;
  return (is_place && crash.thrower != findings::Thrower::Program) || is_limit;
}

}  // namespace

bool is_callers_number(const search::Finding& found, const findings::Crash& crash,
                       search::Campaign::Deadline deadline) {
  if (!is_about_numbers(crash) || crash.is_total) return false;
  const bool is_size = crash.kind == findings::Kind::NegativeArraySize;
  return OtherNumbers(found, is_size, deadline).are_to_blame();
}

}  // namespace assay::crash
