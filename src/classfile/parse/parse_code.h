// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/result.h"
#include "classfile/parse/parse_context.h"

namespace assay::classfile {

/// Reads the body of a Code attribute (JVMS 4.7.3) into the method. `argument_slots` counts the
/// receiver.
Result<void> parse_code(const ParseContext& context, Bytes attribute_body, int argument_slots,
                        MethodInfo& method);

}  // namespace assay::classfile
