// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <memory>

#include "interp/code.h"
#include "interp/machine.h"
#include "mutants/mutants.h"

namespace assay::mutants {

/// A copy of the method's register code, resolved as far as the original, with the mutant's
/// change. Null if the place is not in the code, because nothing reaches it.
std::unique_ptr<interp::Code> mutated_code(interp::Machine& machine, const Mutant& mutant);

}  // namespace assay::mutants
