// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

#include "classfile/instructions.h"
#include "hazards/state.h"

namespace assay::hazards {

enum class Comparison : std::uint8_t { Equal, NotEqual, Less, NotLess, Greater, NotGreater };

Comparison opposite(Comparison comparison);

/// What a conditional jump asks: it is taken if the comparison holds.
struct Branch {
  Comparison comparison;
  TermId a, b;
};

/// Takes the operands of a conditional jump from the state.
Branch take_condition(const classfile::Instruction& jump, State& state);

/// Learns that a condition holds, or does not.
void assume(const Branch& branch, bool is_taken, State& state);

}  // namespace assay::hazards
