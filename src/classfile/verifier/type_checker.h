// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "classfile/verifier/code_scan.h"
#include "classfile/verifier/method_context.h"

namespace assay::classfile::verifier {

/// Verification by type checking (JVMS 4.10.1): one pass over the code, comparing with the frames
/// the StackMapTable states for branch targets.
bool type_check(MethodContext& context, const CodeScan& scan);

}  // namespace assay::classfile::verifier
