// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "explore/sources/input_source.h"

namespace assay::explore {

/// Floats left to chance: no question speaks of them, and a number of random values is tried
/// instead. What was recorded about them still tells paths apart.
class FloatSource : public InputSource {
 public:
  using InputSource::InputSource;
  /// Runs with new random values for all floats of a known input; false if enough were tried.
  bool advance(const Program& program) override;
};

/// Random changes of known inputs, for branches that no path condition leads to.
class MutantSource : public InputSource {
 public:
  using InputSource::InputSource;
  /// Tries many; false if none of them covers anything.
  bool advance(const Program& program) override;
};

}  // namespace assay::explore
