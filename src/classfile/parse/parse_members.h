// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"
#include "classfile/parse/parse_context.h"

namespace assay::classfile {

/// Reads the tables of fields (JVMS 4.5) and methods (JVMS 4.6) into the context's file, whose
/// constant pool and access flags are known.
Result<void> parse_fields(ParseContext& context);
Result<void> parse_methods(ParseContext& context);

}  // namespace assay::classfile
