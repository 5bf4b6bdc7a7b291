// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <set>
#include <string>

#include "source/test_case.h"

namespace assay::emit {

/// Writes the invented objects of a case as mocks of Mockito 5, each in a variable that is told
/// what to answer, and what they were told as verify(...). What has to be a class stays one: one
/// that extends a class, whose methods are to run, or has several types. Gives the static imports.
std::set<std::string> speak_mockito(source::TestCase& test);

}  // namespace assay::emit
