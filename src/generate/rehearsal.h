// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <vector>

#include "generate/draft.h"

namespace assay::generate {

/// Drops assertions that do not hold under other identity hashes, another order of unordered
/// collections and another time. False: the call itself ends differently, so it is no test.
bool keep_stable_assertions(Drafter& drafter, Draft& draft);

/// Runs the chosen tests one after the other without undoing anything in between, as a test runner
/// does, forwards and backwards. Gives those that saw what they see alone.
std::vector<std::size_t> rehearse(interp::Machine& machine, Drafter& drafter,
                                  const std::vector<Draft>& drafts,
                                  const std::vector<std::size_t>& chosen);

}  // namespace assay::generate
