// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "concolic/recorder.h"
#include "interp/machine.h"

namespace assay::concolic {

/// Functions of java.lang.Math whose last digits machines may choose (Surrounding::MathLibrary),
/// made to be off by some: what comes out all the same does not depend on them.
class NudgedMath {
 public:
  NudgedMath(interp::Machine& machine, Recorder& recorder);

  /// By how many units in the last place results are off from now on; 0: not at all.
  void set(int units) { units_ = units; }

 private:
  int units_ = 0;
};

}  // namespace assay::concolic
