// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <set>
#include <vector>

#include "concolic/recorder.h"
#include "drafts/draft.h"
#include "search/criteria.h"
#include "search/goals/goal.h"

namespace assay::suite {

/// The drafts worth keeping, in their order: each is good for something, by the criteria, that no
/// other kept one is.
std::vector<std::size_t> select(const std::vector<drafts::Draft>& drafts,
                                const search::Criteria& criteria);

/// What only this one of the kept drafts is good for.
struct Duty {
  std::set<concolic::Edge> edges;
  std::set<std::uint32_t> mutants;
  std::set<search::Goal> goals;
  std::set<drafts::Place> code;

  bool is_empty() const {
    return edges.empty() && mutants.empty() && goals.empty() && code.empty();
  }
};
Duty duty_of(const std::vector<drafts::Draft>& drafts, const std::vector<std::size_t>& kept,
             std::size_t index, const search::Criteria& criteria);

/// Drops the kept drafts that are good for nothing by themselves.
void drop_superfluous(const std::vector<drafts::Draft>& drafts, std::vector<std::size_t>& kept,
                      const search::Criteria& criteria);

/// Drops kept drafts that read like another one; what they notice is noted there.
void drop_duplicates(std::vector<drafts::Draft>& drafts, std::vector<std::size_t>& kept);

/// Drops assertions that notice nothing: what the call returned stays, the rest only if it kills a
/// mutant that the ones before do not.
void keep_telling_assertions(drafts::Draft& draft);

/// The mutants that the kept drafts kill.
std::set<std::uint32_t> killed_by(const std::vector<drafts::Draft>& drafts,
                                  const std::vector<std::size_t>& kept);

}  // namespace assay::suite
