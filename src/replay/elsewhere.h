// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "interp/machine.h"

namespace assay::replay {

/// What differs from one user's machine to the next. A test that depends on the locale or the time
/// zone can set it; one that depends on anything else is none.
struct Elsewhere {
  bool locale = false;
  bool time_zone = false;
  bool properties = false;  // of the system: names, folders, versions; and threads so far
};

/// Puts the machine into another place, for the rest of a run. Where the properties alone differ,
/// locale and time zone are as a test would set them.
void go_elsewhere(interp::Machine& machine, const Elsewhere& where);

}  // namespace assay::replay
