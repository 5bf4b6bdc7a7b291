// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <vector>

#include "vm/class.h"

namespace assay::search {

/// A branch that decides whether something goes round once more.
struct Loop {
  std::uint32_t at = 0;       // bytecode index of the branch
  std::uint32_t staying = 0;  // the outcome that goes on
  bool is_recursion = false;  // whatever the outcome is: every activation passes the branch
};

/// The loops of a method by their first condition, and the first branch of a method that calls
/// itself.
std::vector<Loop> loops_of(const vm::Method& method);

}  // namespace assay::search
