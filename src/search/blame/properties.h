// SPDX-License-Identifier: Apache-2.0
// Properties: fields that only callers give a value to, or that a constructor leaves empty on
// purpose while another takes them. One that nobody has set is what the test forgot.
#pragma once

#include "interp/backtrace.h"

namespace assay::search {

/// Whether the frame's instruction follows a reference that is a property.
bool follows_unset_property(const interp::BacktraceEntry& frame);
/// Whether the frame throws because it looked at a property right before.
bool misses_property(const interp::BacktraceEntry& frame);

}  // namespace assay::search
