// SPDX-License-Identifier: Apache-2.0
// What a campaign knows about branches that it did not cover.
#include <fmt/format.h>

#include <algorithm>

#include "search/campaign.h"

namespace assay::search {

using explore::BranchVerdict;
using explore::Verdict;

std::vector<std::size_t> Campaign::members_reaching(const concolic::Edge& edge) const {
  std::vector<std::size_t> reaching;
  for (std::size_t i = 0; i < members_.size(); ++i) {
    if (calls_.reached_from(*members_[i]).count(edge.method) != 0) reaching.push_back(i);
  }
  return reaching;
}

/// Whether all that calls of a member can do is known: it has no object and reads nothing that
/// others write, and every path was run or refuted.
bool Campaign::is_settled(std::size_t member) {
  Trial* trial = member_trials_[member];
  if (trial == nullptr || !members_[member]->is_static()) return false;
  return trial->explorer().statistics().complete && !trial->inputs().has_open_types() &&
         mutators_.mutators_of(*members_[member]).empty();
}

std::string Campaign::reason_for(const concolic::Edge& edge,
                                 const std::vector<std::size_t>& reaching) {
  if (reaching.empty()) return "nothing that a test may call leads to it";
  bool is_entered = std::any_of(reaching.begin(), reaching.end(), [&](std::size_t member) {
    return entered_.count(members_[member]) != 0;
  });
  if (!is_entered) {
    for (std::size_t member : reaching) {
      if (member_trials_[member] == nullptr) continue;
      const std::set<std::string>& types = member_trials_[member]->inputs().unbuildable();
      if (!types.empty()) return fmt::format("no object of type {} could be made", *types.begin());
    }
    return "making the inputs always fails";
  }
  for (const auto& trial : trials_) {
    const auto& reasons = trial->explorer().branch_reasons();
    if (auto found = reasons.find(edge); found != reasons.end()) return found->second;
  }
  return was_cut_ ? "the time of the class is over" : "the search has shown nothing new for long";
}

std::vector<BranchVerdict> Campaign::verdicts() {
  std::vector<BranchVerdict> verdicts = branches_.verdicts();
  for (std::size_t i = 0; i < verdicts.size(); ++i) {
    if (verdicts[i].verdict == Verdict::Covered) continue;
    const concolic::Edge& edge = branches_.edges()[i];
    std::vector<std::size_t> reaching = members_reaching(edge);
    bool is_proved =
        !reaching.empty() && std::all_of(reaching.begin(), reaching.end(),
                                         [&](std::size_t member) { return is_settled(member); });
    if (is_proved) {
      verdicts[i].verdict = Verdict::Infeasible;
      verdicts[i].reason = fmt::format("no path takes it (strings and arrays up to {})",
                                       context_.options.max_length);
    } else {
      verdicts[i].reason = reason_for(edge, reaching);
    }
  }
  return verdicts;
}

}  // namespace assay::search
