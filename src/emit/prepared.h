// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "source/test_case.h"

namespace assay::emit {

/// The case without what was there only for assertions that it does not have: invented objects that
/// nobody asks what they were told are lambdas again or stand where they are used.
source::TestCase prepared(source::TestCase test);

}  // namespace assay::emit
