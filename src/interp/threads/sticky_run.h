// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <functional>

#include "interp/machine.h"
#include "vm/class.h"

namespace assay::interp {

/// A run that can be undone: what it came to, and the mark to roll back to.
struct StickyRun {
  Completion completion;
  Machine::Mark mark;
};

/// Initialises a class for good, or, if that is cut off, not at all: a class that is half done is
/// in a state that no program sees.
Completion initialise_or_undo(Machine& machine, vm::Class& klass);

/// Runs `body` from a mark. If a class cannot be initialised, the run is Stopped and `body` may not
/// have been finished. Static initialisers of library classes are not undone with the run:
/// when it meets one, the run is rolled back, the class initialised outside, and the run begun
/// again. Otherwise every run would repeat them, and some are longer than any run. `body` must
/// therefore do the same each time.
StickyRun run_sticky(Machine& machine, const std::function<Completion()>& body);

}  // namespace assay::interp
