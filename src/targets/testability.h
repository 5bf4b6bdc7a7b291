// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>
#include <string_view>

#include "classfile/class_file.h"
#include "targets/access.h"

namespace assay::targets {

/// Why no test can be written for a class, e.g. "private"; nothing if one can.
std::optional<std::string_view> untestable_reason(const classfile::ClassFile& file, Access access);

}  // namespace assay::targets
