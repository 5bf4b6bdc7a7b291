// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "interp/machine.h"

namespace assay::replay {

/// What differs from one user's machine to the next. A test that depends on the locale or the time
/// zone can set it, one that depends on assertions can be left out where they are off; one that
/// depends on anything else is none.
struct Elsewhere {
  bool locale = false;
  bool time_zone = false;
  bool assertions = false;  // off instead of on
  /// Of the system: names, folders, versions; the environment; the thread and those so far.
  bool properties = false;
};

/// Puts the machine into another place, for the rest of a run. Where the properties alone differ,
/// locale and time zone are as a test would set them.
void go_elsewhere(interp::Machine& machine, const Elsewhere& where);

}  // namespace assay::replay
