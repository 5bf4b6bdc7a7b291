// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "vm/class.h"

namespace assay::test {

/// Lets the code of a class that a test has made by hand count as verified.
struct AssumeVerified {
  explicit AssumeVerified(vm::Class& klass) { klass.verified_ = true; }
};

}  // namespace assay::test
