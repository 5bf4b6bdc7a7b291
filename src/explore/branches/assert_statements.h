// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

#include "vm/linking/verified_code.h"

namespace assay::explore {

// What javac makes of an assert statement:
//
//   getstatic $assertionsDisabled; ifne end; (condition) if... end; new AssertionError; ... athrow

/// Whether the jump at this place asks if assertions are on: no branch of the user's, and with
/// assertions on it goes one way only.
bool is_assertion_switch(const vm::VerifiedCode& source, std::uint32_t at);

/// Whether this place is part of an assert statement, behind that jump.
bool is_in_assertion(const vm::VerifiedCode& source, std::uint32_t at);

}  // namespace assay::explore
