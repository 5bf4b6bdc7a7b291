// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"
#include "classfile/parse/parse_context.h"

namespace assay::classfile {

/// Reads the constant pool (JVMS 4.4) into the context's file.
Result<void> parse_constant_pool(ParseContext& context);

/// Checks what entries say about each other, their names and their descriptors. Part of
/// parse_constant_pool(), in a file of its own.
Result<void> check_constant_pool(const ParseContext& context);

}  // namespace assay::classfile
