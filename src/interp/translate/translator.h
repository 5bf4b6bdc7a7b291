// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <memory>

#include "interp/code.h"
#include "vm/class.h"
#include "vm/linking/verified_code.h"

namespace assay::interp {

/// The number of registers a method's frame needs, known before translation.
std::uint32_t registers_needed(const vm::Method& method);

/// Translates bytecode into register code. Null if the method has too many variables for 16-bit
/// register numbers.
std::unique_ptr<Code> translate(const vm::VerifiedCode& source);

}  // namespace assay::interp
