// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "interp/machine.h"
#include "source/test_case.h"
#include "vm/ref.h"

namespace assay::stability {

/// The system properties as they are before a test, which puts them back if it changes them.
class SystemProperties {
 public:
  explicit SystemProperties(interp::Machine& machine);

  /// What a test that changes them does at its end; true if there was something to be put back.
  bool put_back();
  /// The same for the test file.
  static source::Restoration restoration();

 private:
  interp::Machine& machine_;
  vm::Slot before_;
};

}  // namespace assay::stability
