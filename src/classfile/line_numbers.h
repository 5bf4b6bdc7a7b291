// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

#include "classfile/class_file.h"

namespace assay::classfile {

/// The source line of the instruction at pc, or -1 if the tables do not say (JVMS 4.7.12).
int line_of(const DebugTables& tables, std::uint32_t pc);

}  // namespace assay::classfile
