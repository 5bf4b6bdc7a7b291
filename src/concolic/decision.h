// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <vector>

#include "expr/term.h"
#include "expr/terms.h"
#include "vm/class.h"

namespace assay::concolic {

/// Why a run went one way although an input could have sent it another.
enum class DecisionKind : std::uint8_t {
  Branch,        // a conditional jump
  Switch,        // tableswitch, lookupswitch
  Null,          // an implicit check for null
  Bounds,        // of an array index
  Division,      // by zero
  NegativeSize,  // of a new array
  Cast,          // a checkcast or an array store
  Type,          // instanceof
  Pin,           // a value that had to be fixed: an index, a length, a choice
  Summary,       // inside a library method that was summarised
};

/// A place in the program.
struct Site {
  const vm::Method* method = nullptr;
  std::int32_t bytecode_index = -1;

  friend bool operator==(const Site&, const Site&) = default;
};

/// Whether no code is there: what an input is was decided before it was made. A native has no
/// bytecode either.
bool is_outside_code(const Site& site);

/// One decision of a run. What it was about is the subject:
/// - a condition (width 1): outcome 1 if it held, 0 if not;
/// - for Switch the key: outcome is the number of the target, see `SwitchTargets`;
/// - for Pin the value: outcome is that value;
/// - for a test of a reference's type (`type` is set) the choice variable: outcome 1 if it passed.
struct Decision {
  DecisionKind kind = DecisionKind::Branch;
  bool null_passes = false;  // of a type test: a cast lets null through
  std::uint32_t call = 0;    // that made it: a number of PathRecord::calls
  Site site;
  expr::Term subject;
  std::uint64_t outcome = 0;
  const vm::Class* type = nullptr;  // of a type test
  const void* targets = nullptr;    // of a Switch: its SwitchTargets
};

/// A call in which decisions were made. Number 0 is what is outside of all calls.
struct Call {
  std::uint32_t parent = 0;
  const vm::Method* method = nullptr;
};

/// The targets of a switch, each with the keys that lead there; the last one is the default, which
/// has the keys of no other.
struct SwitchTargets {
  std::vector<std::vector<std::int32_t>> keys;
};

/// How many outcomes a decision can have that is no Pin.
std::uint64_t outcome_count(const Decision& decision);
/// The condition under which a switch goes to a target.
expr::Term switch_condition(expr::Terms& terms, const Decision& decision, std::uint64_t outcome);
/// The condition under which a type test has an outcome, among the candidates known so far.
class Inputs;
expr::Term type_condition(Inputs& inputs, const Decision& decision, std::uint64_t outcome);
/// The condition under which a decision has an outcome.
expr::Term condition_of(Inputs& inputs, const Decision& decision, std::uint64_t outcome);

}  // namespace assay::concolic
