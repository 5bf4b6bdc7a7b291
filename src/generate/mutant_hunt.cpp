// SPDX-License-Identifier: Apache-2.0
#include "generate/mutant_hunt.h"

#include <algorithm>

#include "generate/rehearsal.h"
#include "generate/selection.h"

namespace assay::generate {

namespace {

constexpr unsigned kDraws = 16;  // of one trial in a round
constexpr unsigned kRounds = 4;
constexpr std::size_t kMostSteps = 3;  // longer ones are hard to read

}  // namespace

MutantHunt::MutantHunt(Campaign& campaign, Drafter& drafter, MutationRun& mutation,
                       std::uint64_t seed)
    : campaign_(campaign),
      drafter_(drafter),
      mutation_(mutation),
      inputs_(campaign.dictionary(), seed) {}

/// The shortest trial of each method under test.
std::vector<Trial*> MutantHunt::trials_of(const std::vector<Draft>& drafts) const {
  std::vector<Trial*> trials;
  std::set<Trial*> seen;
  for (const Draft& draft : drafts) {
    Trial* trial = draft.found->trial;
    if (trial->recipe().steps.size() <= kMostSteps && seen.insert(trial).second)
      trials.push_back(trial);
  }
  return trials;
}

std::optional<Draft> MutantHunt::new_draft(Trial& trial, std::deque<Found>& store,
                                           Deadline deadline) {
  Found found;
  found.trial = &trial;
  for (concolic::NodeId leaf : trial.runner().leaves())
    inputs_.draw(trial.inputs(), leaf, found.input);
  found.edges = trial.edges_of(found.input, deadline, &found.outcome);
  std::erase_if(found.edges,
                [&](const concolic::Edge& edge) { return !campaign_.branches().is_known(edge); });
  if (found.outcome.kind != explore::Outcome::Kind::Returned) return std::nullopt;
  store.push_back(std::move(found));
  std::string reason;
  auto draft = drafter_.draft(store.back(), reason);
  if (draft && keep_stable_assertions(drafter_, *draft) && !draft->test.assertions.empty())
    return draft;
  store.pop_back();
  return std::nullopt;
}

bool MutantHunt::run(std::vector<Draft>& drafts, std::deque<Found>& store, Deadline deadline) {
  std::vector<Trial*> trials = trials_of(drafts);
  std::set<std::uint32_t> survivors = mutation_.survivors(drafts);
  for (unsigned round = 0; round < kRounds && !survivors.empty(); ++round) {
    std::size_t before = survivors.size();
    for (Trial* trial : trials) {
      for (unsigned i = 0; i < kDraws && !survivors.empty(); ++i) {
        if (std::chrono::steady_clock::now() >= deadline) return false;
        if (!mutation_.reaches_any(*trial, survivors)) break;
        auto draft = new_draft(*trial, store, deadline);
        if (!draft) continue;
        std::set<std::uint32_t> killed = mutation_.try_all(*draft, survivors);
        if (killed.empty()) {
          store.pop_back();
          continue;
        }
        for (std::uint32_t mutant : killed) survivors.erase(mutant);
        drafts.push_back(std::move(*draft));
      }
    }
    if (survivors.size() == before) break;
  }
  return true;
}

}  // namespace assay::generate
