// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <unordered_map>
#include <unordered_set>

#include "concolic/decision.h"
#include "expr/term.h"
#include "expr/terms.h"
#include "interp/insn.h"

namespace assay::concolic {

__extension__ using WideInteger = __int128;

/// What an integer would be, had nothing on its way been cut to the bits of its type.
struct ExactValue {
  WideInteger value = 0;
  Site origin;               // that was the first to lose something
  bool is_narrowed = false;  // there: by a cast; otherwise a sum, difference or product wrapped
};

/// Follows the integers of a run as if they had no size. What is computed from one that wrapped is
/// computed from its exact value, too, instruction by instruction: terms would not do, whose
/// simplification counts modulo a power of two.
///
/// Not every wrap loses something that was wanted. Bits that are mixed (xor, shifts, a factor as
/// hashes have it) are no numbers: nothing exact is said of what is made of them. What the library
/// wraps by itself is its own business.
class ExactValues {
 public:
  explicit ExactValues(const expr::Terms& terms) : terms_(terms) {}

  /// An operand: its term, if it depends on inputs, and what it is on this run.
  struct Operand {
    expr::Term term;
    std::int64_t value = 0;
  };
  struct Operation {
    interp::Op op;
    Operand a, b, result;
    Site site;
    bool is_observed = false;  // in the code that the search is about
  };

  /// Whether operands of the operation are longs, and whether there is one only.
  static bool takes_longs(interp::Op op);
  static bool is_unary(interp::Op op);

  void begin();
  void note(const Operation& operation);
  /// Whether operands relate exactly as they do on this run; `nth` counts Eq, Ne, Lt, Ge, Gt, Le.
  void compare(unsigned nth, const Operand& a, const Operand& b, bool holds);
  /// A value decides something in another way, or becomes a plain one.
  void use(expr::Term term);
  /// The exact values that differ from the run's, by term. None if the run would have gone another
  /// way with them.
  std::map<std::uint32_t, ExactValue> take();

 private:
  enum class State : std::uint8_t {
    Plain,  // as on the run
    Mixed,  // likewise, but its bits are no number
    Exact,  // another one
    Lost,   // who knows
  };
  struct Known {
    State state = State::Plain;
    ExactValue exact;  // of this run if plain or mixed
  };
  Known known(const Operand& operand);
  Known combined(const Operation& operation, const Known& a, const Known& b) const;
  Known computed(const Operation& operation, const Known& a, const Known& b) const;
  void remember(const Operand& result, const Known& known);
  State state_within(expr::Term term);
  bool is_handed_in(expr::Term term) const;

  const expr::Terms& terms_;
  std::unordered_map<std::uint32_t, Known> known_;   // results of operations, by term
  std::unordered_map<std::uint32_t, State> states_;  // of other terms, by what is in them
  bool is_touched_ = false;                          // something is not plain
  bool is_astray_ = false;
};

}  // namespace assay::concolic
