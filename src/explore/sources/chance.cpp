// SPDX-License-Identifier: Apache-2.0
#include "explore/sources/chance.h"

#include <algorithm>

#include "concolic/recorder.h"
#include "expr/assignment.h"

namespace assay::explore {

namespace {

constexpr std::size_t kMutants = 1'500;  // tried when everything else is

bool covers_more(const BranchMap& branches, const std::vector<concolic::Edge>& edges) {
  return std::any_of(edges.begin(), edges.end(), [&](const concolic::Edge& edge) {
    return branches.is_known(edge) && !branches.is_covered(edge);
  });
}

const expr::Assignment& some_input(SearchParts& search) {
  const auto& runs = search.runner.runs();
  return runs[search.mutation.below(runs.size())].assignment;
}

}  // namespace

bool FloatSource::advance(const Program& program) {
  std::uint64_t& retries = search_.log.statistics.float_retries;
  if (!search_.options.floats_by_chance || retries >= search_.options.float_retries ||
      !search_.mutation.has_floats())
    return false;
  ++retries;
  search_.execute(search_.mutation.with_other_floats(some_input(search_)), program);
  return true;
}

bool MutantSource::advance(const Program& program) {
  std::optional<expr::Assignment> oversized;  // better than nothing
  for (std::size_t i = 0; i < kMutants && !search_.time.is_over(search_.terms); ++i) {
    expr::Assignment mutant = search_.mutation.mutate(some_input(search_));
    const bool is_large = search_.questions.sizes().is_oversized(mutant);
    if (is_large && oversized) continue;
    const RunRecord seen = search_.runner.look(mutant, program.body, true);
    if (!covers_more(search_.runner.branches(), seen.path.edges)) continue;
    if (!is_large) {
      search_.execute(mutant, program);
      return true;
    }
    oversized = std::move(mutant);
  }
  if (oversized) search_.execute(*oversized, program);
  return oversized.has_value();
}

}  // namespace assay::explore
