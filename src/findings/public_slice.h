// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <span>

#include "findings/crash.h"

namespace assay::findings {

/// How many frames are left of a stack trace when those are stripped from both ends that are not
/// public, and the constructors that another one called for the same object. One: what the test
/// called was given something bad by the test. More: by the program.
std::size_t public_slice(std::span<const Frame> stack);

}  // namespace assay::findings
