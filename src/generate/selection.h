// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <set>
#include <vector>

#include "generate/draft.h"

namespace assay::generate {

/// The drafts worth keeping, in their order: each covers a branch, kills a mutant or shows a method
/// end in a way (an exception, true, false, null) that no other kept one does.
std::vector<std::size_t> select(const std::vector<Draft>& drafts);

/// What only this one of the kept drafts is good for.
struct Duty {
  std::set<concolic::Edge> edges;
  std::set<std::uint32_t> mutants;
};
Duty duty_of(const std::vector<Draft>& drafts, const std::vector<std::size_t>& kept,
             std::size_t index);

/// Drops assertions that notice nothing: what the call returned stays, the rest only if it kills a
/// mutant that the ones before do not.
void keep_telling_assertions(Draft& draft);

/// The mutants that the kept drafts kill.
std::set<std::uint32_t> killed_by(const std::vector<Draft>& drafts,
                                  const std::vector<std::size_t>& kept);

}  // namespace assay::generate
