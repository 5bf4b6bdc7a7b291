// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <vector>

#include "source/test_case.h"

namespace assay::emit {

/// A name for each test that says what happens: method_inputs_outcome. Of the inputs only what sets
/// the test apart from others of the same method.
std::vector<std::string> test_names(const source::TestClass& tests);

}  // namespace assay::emit
