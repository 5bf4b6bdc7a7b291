// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "classfile/verifier/code_scan.h"
#include "classfile/verifier/method_context.h"

namespace assay::classfile::verifier {

/// Verification by type inference (JVMS 4.10.2), for class files without a StackMapTable.
bool infer_types(MethodContext& context, const CodeScan& scan);

}  // namespace assay::classfile::verifier
