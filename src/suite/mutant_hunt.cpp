// SPDX-License-Identifier: Apache-2.0
#include "suite/mutant_hunt.h"

#include <algorithm>

#include "concolic/decision.h"
#include "concolic/inputs/candidate.h"
#include "concolic/inputs/inputs.h"
#include "explore/report.h"
#include "explore/run_record.h"
#include "explore/sources/boundaries.h"
#include "expr/assignment.h"
#include "expr/term.h"
#include "mutants/mutants.h"
#include "search/finding.h"
#include "search/trial.h"
#include "stability/rehearsal.h"
#include "suite/selection.h"

namespace assay::suite {

namespace {

constexpr unsigned kDraws = 16;  // of one trial in a round
constexpr unsigned kRounds = 4;
constexpr unsigned kMostStarts = 4;    // runs that a boundary is looked for from
constexpr std::size_t kMostSteps = 3;  // longer ones are hard to read

}  // namespace

MutantHunt::MutantHunt(search::Campaign& campaign, drafts::Drafter& drafter, MutationRun& mutation,
                       std::uint64_t seed)
    : campaign_(campaign),
      drafter_(drafter),
      mutation_(mutation),
      inputs_(campaign.facts().dictionary, seed) {}

/// The shortest trial of each method under test.
std::vector<search::Trial*> MutantHunt::trials_of(const std::vector<drafts::Draft>& drafts) const {
  std::vector<search::Trial*> trials;
  std::set<search::Trial*> seen;
  for (const drafts::Draft& draft : drafts) {
    search::Trial* trial = draft.found->trial;
    if (trial->recipe().steps.size() <= kMostSteps && seen.insert(trial).second)
      trials.push_back(trial);
  }
  return trials;
}

expr::Assignment MutantHunt::draw(search::Trial& trial) {
  expr::Assignment input;
  for (concolic::NodeId leaf : trial.runner().leaves()) inputs_.draw(trial.inputs(), leaf, input);
  return input;
}

std::optional<drafts::Draft> MutantHunt::new_draft(search::Trial& trial,
                                                   const expr::Assignment& input,
                                                   std::deque<search::Finding>& store,
                                                   Deadline deadline) {
  search::Finding found = campaign_.look(trial, input, deadline);
  if (found.outcome.kind != explore::Outcome::Kind::Returned) return std::nullopt;
  store.push_back(std::move(found));
  std::string reason;
  auto draft = drafter_.draft(store.back(), reason);
  if (draft && stability::keep_stable_assertions(drafter_, *draft) &&
      !draft->test.assertions.empty())
    return draft;
  store.pop_back();
  return std::nullopt;
}

void MutantHunt::try_input(search::Trial& trial, const expr::Assignment& input, Hunt& hunt) {
  auto draft = new_draft(trial, input, hunt.store, hunt.deadline);
  if (!draft) return;
  std::set<std::uint32_t> killed = mutation_.try_all(*draft, hunt.survivors, hunt.deadline);
  if (killed.empty()) return hunt.store.pop_back();
  for (std::uint32_t mutant : killed) hunt.survivors.erase(mutant);
  drafts::Draft whole = *draft;  // it may make others superfluous
  std::set<std::uint32_t> all = mutation_.try_all(whole, hunt.everything, hunt.deadline);
  bool is_whole = std::includes(all.begin(), all.end(), killed.begin(), killed.end());
  hunt.drafts.push_back(std::move(is_whole ? whole : *draft));
}

/// The condition is reached with operands that are equal: there the mutant goes the other way.
void MutantHunt::hunt_boundary(const mutants::Mutant& mutant, std::uint32_t number, Hunt& hunt) {
  unsigned starts = 0;
  concolic::Site site{mutant.method, static_cast<std::int32_t>(mutant.bytecode_index)};
  for (std::size_t i = 0; i < hunt.drafts.size() && starts < kMostStarts; ++i) {
    const search::Finding& found = *hunt.drafts[i].found;
    bool reaches = std::any_of(found.edges.begin(), found.edges.end(), [&](const auto& edge) {
      return edge.method == mutant.method && edge.bytecode_index == mutant.bytecode_index;
    });
    if (!reaches || found.outcome.kind != explore::Outcome::Kind::Returned) continue;
    ++starts;
    search::Trial& trial = *found.trial;
    expr::Assignment start = found.input;
    const explore::RunRecord seen = trial.look(start, hunt.deadline, false);
    for (std::size_t k = 0; k < seen.path.decisions.size(); ++k) {
      const concolic::Decision& decision = seen.path.decisions[k];
      if (decision.kind != concolic::DecisionKind::Branch || !(decision.site == site)) continue;
      for (expr::Term goal : explore::boundaries_of(trial.explorer().terms(), decision.subject)) {
        if (hunt.is_over() || hunt.survivors.count(number) == 0) return;
        auto input = trial.explorer().questions().input_for(start, seen.path, k, goal);
        if (input) try_input(trial, *input, hunt);
      }
      break;  // later rounds are much the same
    }
  }
}

bool MutantHunt::run(std::vector<drafts::Draft>& drafts, std::deque<search::Finding>& store,
                     Deadline deadline) {
  Hunt hunt{drafts, store, mutation_.survivors(drafts), mutation_.survivors({}), deadline};
  std::vector<search::Trial*> trials = trials_of(drafts);
  for (std::uint32_t number : std::set<std::uint32_t>(hunt.survivors)) {
    const mutants::Mutant& mutant = mutation_.mutants()[number];
    if (mutant.op == mutants::Operator::ConditionalBoundary) hunt_boundary(mutant, number, hunt);
    if (hunt.is_over()) return false;
  }
  for (unsigned round = 0; round < kRounds && !hunt.survivors.empty(); ++round) {
    std::size_t before = hunt.survivors.size();
    for (search::Trial* trial : trials) {
      for (unsigned i = 0; i < kDraws && !hunt.survivors.empty(); ++i) {
        if (hunt.is_over()) return false;
        if (!mutation_.reaches_any(*trial, hunt.survivors)) break;
        try_input(*trial, draw(*trial), hunt);
      }
    }
    if (hunt.survivors.size() == before) break;
  }
  return !hunt.is_over();
}

}  // namespace assay::suite
