// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <vector>

#include "emit/class_names.h"
#include "emit/fakes.h"

namespace assay::emit {

/// The lines of a nested class, indented as in the file.
std::vector<std::string> write_fake(ClassNames& names, const Fake& fake);

}  // namespace assay::emit
