// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>

#include "vm/class.h"

namespace assay::crash {

/// The instruction at an index with what it refers to, and which of its like in the method it is:
/// "invokevirtual java/lang/String.length 2". Stays the same when lines or other code are put in.
std::string operation_at(const vm::Method& method, int bytecode_index);

}  // namespace assay::crash
