// SPDX-License-Identifier: Apache-2.0
// What the code of a frame tells of the values that its instruction finds.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "interp/backtrace.h"
#include "vm/class.h"
#include "vm/linking/verified_code.h"

namespace assay::search {

/// None: a native frame, or one whose place is not known.
std::optional<vm::VerifiedCode> code_of_frame(const interp::BacktraceEntry& frame);
std::uint32_t place_in_frame(const interp::BacktraceEntry& frame);

/// The number of the parameter that a local variable is to begin with; none: `this`, or no
/// parameter.
std::optional<std::size_t> parameter_of_local(const vm::Method& method, unsigned local);
/// Anywhere in the method: what is assigned further down may have been before, in a loop.
std::vector<std::uint32_t> stores_to_local(const vm::VerifiedCode& code, unsigned local);
/// The instruction that pushed what the one at `at` finds `depth` below the top of the stack.
std::optional<std::uint32_t> pusher_of(const vm::VerifiedCode& code, std::uint32_t at,
                                       unsigned depth);

}  // namespace assay::search
