// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <set>

#include "vm/linking/verified_code.h"

namespace assay::explore {

/// The instructions of a method, by bytecode index, that may be executed from these on; they are
/// included. Every instruction may throw.
std::set<std::uint32_t> code_after(const vm::VerifiedCode& code, std::set<std::uint32_t> places);

}  // namespace assay::explore
