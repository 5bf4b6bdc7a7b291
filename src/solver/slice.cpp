// SPDX-License-Identifier: Apache-2.0
#include "solver/slice.h"

#include <unordered_map>
#include <unordered_set>

#include "expr/term.h"
#include "expr/terms.h"

namespace assay::solver {

std::vector<expr::Term> without_redundant(const expr::Terms& terms,
                                          const std::vector<expr::Term>& constraints) {
  // From the end, so that the last one stays the last.
  std::vector<expr::Term> kept;
  std::unordered_set<expr::Term> seen;
  for (auto next = constraints.rbegin(); next != constraints.rend(); ++next) {
    if (!terms.is_true(*next) && seen.insert(*next).second) kept.push_back(*next);
  }
  return {kept.rbegin(), kept.rend()};
}

std::vector<bool> Slice::related_to_last(const std::vector<expr::Term>& constraints) {
  std::unordered_map<std::uint32_t, std::vector<std::uint32_t>> users;
  for (std::uint32_t index = 0; index < constraints.size(); ++index) {
    for (const expr::Variable variable : variables_.of(constraints[index])) {
      users[variable.index].push_back(index);
    }
  }
  std::vector<bool> related(constraints.size());
  std::vector<std::uint32_t> work;
  const auto reach = [&](std::uint32_t index) {
    if (related[index]) return;
    related[index] = true;
    work.push_back(index);
  };
  reach(static_cast<std::uint32_t>(constraints.size() - 1));
  while (!work.empty()) {
    const std::uint32_t index = work.back();
    work.pop_back();
    for (const expr::Variable variable : variables_.of(constraints[index])) {
      const auto entry = users.find(variable.index);
      if (entry == users.end()) continue;
      for (const std::uint32_t user : entry->second) reach(user);
      users.erase(entry);
    }
  }
  return related;
}

Answer Slice::answer(const Query& query) {
  const std::vector<expr::Term> constraints = without_redundant(terms_, query.constraints);
  if (constraints.empty()) return Sat{};
  const std::vector<bool> related = related_to_last(constraints);
  Query sliced{.constraints = {},
               .start = query.start,
               .candidates = query.candidates,
               .effort = query.effort};
  for (std::size_t index = 0; index < constraints.size(); ++index) {
    // A constraint without variables that is not true is false: it decides the query.
    if (related[index] || terms_.is_false(constraints[index])) {
      sliced.constraints.push_back(constraints[index]);
    }
  }
  return ask_next(sliced);
}

}  // namespace assay::solver
