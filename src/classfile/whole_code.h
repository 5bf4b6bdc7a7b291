// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "classfile/class_file.h"

namespace assay::classfile {

/// The code of a method if it can be taken apart: whole instructions, operands of the right kind,
/// jumps and handlers that lead to instructions (JVMS 4.9.1). Types have not been looked at: it may
/// be counted and copied, but not run. Null: there is none, or it is not like that.
const Code* whole_code(const ClassFile& file, const MethodInfo& method);

}  // namespace assay::classfile
