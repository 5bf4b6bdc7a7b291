// SPDX-License-Identifier: Apache-2.0
// What fakes are told, as a list of texts: calls.add("moved(" + name + ", " + to + ")").
#pragma once

#include <string>

#include "emit/fakes.h"
#include "source/expression.h"
#include "source/test_case.h"

namespace assay::emit {

/// Decides what is kept of the arguments of a call that some test expects: what all tests can say.
void note_shown(const source::Expression& call, Fake& fake);

/// The name of a declared type as it stands in the list.
std::string told_type(const source::Type& type);

/// An assertion about calls as a comparison of two lists.
source::Assertion compared(source::Assertion assertion, const Fake& fake);

}  // namespace assay::emit
