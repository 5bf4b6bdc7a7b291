// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"
#include "classfile/parse/parse_context.h"

namespace assay::classfile {

/// Reads the attributes of the class itself (JVMS 4.7) into the context's file.
Result<void> parse_class_attributes(ParseContext& context);

}  // namespace assay::classfile
