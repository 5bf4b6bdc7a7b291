// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <vector>

#include "emit/class_names.h"
#include "source/test_case.h"

namespace assay::emit {

/// Writes the private method of a test class that calls a method which source code cannot call, by
/// way of java.lang.reflect. What that throws is thrown on.
std::vector<std::string> write_helper(ClassNames& names, const source::Helper& helper);

}  // namespace assay::emit
