// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "concolic/exact_values.h"
#include "source/test_case.h"

namespace assay::crash {

/// Makes a test that asserts the number a call returns expect another one instead, and nothing
/// else. False: it asserts no such number.
bool expect_exactly(source::TestCase& test, concolic::WideInteger exact);

}  // namespace assay::crash
