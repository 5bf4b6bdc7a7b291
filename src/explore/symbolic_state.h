// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>
#include <vector>

#include "concolic/recorder.h"
#include "explore/explorer.h"
#include "expr/assignment.h"
#include "expr/term.h"
#include "recipe/object_state.h"

namespace assay::explore {

/// All states that one path leads to: how the objects are built, what their cells hold in terms of
/// the inputs, and the conditions under which inputs take that path.
struct SymbolicState {
  std::vector<std::uint64_t> structure;
  std::vector<expr::Term> cells;  // in the order of the structure
  std::vector<expr::Term> conditions;
};

/// The state that the recorder's run is in; nothing if it is too large. A reference that the path
/// does not depend on is a cell, too.
std::optional<SymbolicState> read_symbolic_state(concolic::Recorder& recorder,
                                                 const recipe::StateRoots& roots);

/// Whether every state of `special` is one of `general`: whatever a program can do from there it
/// can do from the general one. `input` leads to the special one. Not if the solver does not know.
bool subsumes(Explorer& explorer, const SymbolicState& general, const SymbolicState& special,
              const expr::Assignment& input);

}  // namespace assay::explore
