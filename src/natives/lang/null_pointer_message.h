// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "vm/class.h"

namespace assay::natives {

/// The helpful message of a NullPointerException that the VM threw at an instruction (JEP 358),
/// such as: Cannot invoke "String.length()" because "<local1>.name" is null. Nothing if the
/// instruction cannot throw one.
std::optional<std::string> null_pointer_message(const vm::Method& method,
                                                std::uint32_t bytecode_index);

}  // namespace assay::natives
