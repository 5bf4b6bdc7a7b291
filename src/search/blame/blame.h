// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <optional>

#include "concolic/inputs/candidate.h"
#include "concolic/inputs/inputs.h"
#include "explore/run_record.h"
#include "expr/assignment.h"
#include "expr/term.h"
#include "findings/crash.h"
#include "vm/class.h"

namespace assay::search {

/// Whose value a call failed with, as the terms of its run tell.
struct Blame {
  findings::Thrower thrower = findings::Thrower::Machine;
  findings::Origin origin = findings::Origin::Program;
  std::size_t guards = 0;          // innermost frames of methods that only reject arguments
  bool is_thrown_by_code = false;  // not by an instruction that failed, wherever that was
  bool only_throws = false;        // the method that threw does nothing else
  bool is_generic_cast = false;    // the compiler put it where a type variable stands for a type
  /// The condition on inputs that was decisive, as it held; none: the program made the value.
  expr::Term condition;
  std::size_t decisions = 0;                // of the path, made before that
  std::optional<concolic::NodeId> null_in;  // the input whose null it was
};

/// For a run that was recorded, not a quiet one, and whose last step threw. With the input of the
/// run more is known to be the caller's.
Blame blame_of(concolic::Inputs& inputs, const std::vector<concolic::NodeId>& leaves,
               const explore::RunRecord& record, const expr::Assignment* input = nullptr);

}  // namespace assay::search
