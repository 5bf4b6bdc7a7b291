// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>

#include "source/expression.h"
#include "source/test_case.h"

namespace assay::emit {

/// What the call under test does, as the last part of a test's name: "returnsZero",
/// "throwsNumberFormatException", "balanceIs5".
std::string outcome_words(const source::TestCase& test);

/// The variable that the method under test is called on, or empty.
std::string receiver_name(const source::TestCase& test);

/// The call under test, without what is around it.
const source::Expression& call_under_test(const source::TestCase& test);

}  // namespace assay::emit
