// SPDX-License-Identifier: Apache-2.0
// Calls before a member that may change what it does, by the read and write sets.
#include <algorithm>

#include "search/phases/phase.h"
#include "search/phases/shares.h"
#include "vm/class.h"

namespace assay::search {

namespace {

/// Sequences of calls that may change what the method does.
std::vector<RecipeMaker::Calls> sequences_before(ClassFacts& facts, vm::Method& method,
                                                 unsigned round) {
  const unsigned max_calls = facts.options.max_calls;
  std::vector<RecipeMaker::Calls> sequences;
  const std::size_t most = 6 + 2 * std::size_t{round};
  RecipeMaker::Calls best;
  for (std::uint32_t index : facts.mutators.mutators_of(method)) {
    if (best.size() < most) best.push_back(&facts.mutators.invokables()[index]);
  }
  auto add_repeated = [&](std::size_t times) {
    times = std::min<std::size_t>(times, max_calls);
    for (const auto* one : best) sequences.push_back(RecipeMaker::Calls(times, one));
  };
  auto few = std::min<std::size_t>(best.size(), 3 + round);
  if (round == 0) add_repeated(1);
  if (round == 1) {
    add_repeated(3);
    for (std::size_t i = 0; i < few && max_calls >= 2; ++i) {
      for (std::size_t k = 0; k < few; ++k) {
        if (i != k) sequences.push_back({best[i], best[k]});
      }
    }
  }
  if (round == 2) {
    add_repeated(8);
    for (std::size_t i = 0; i < few && max_calls >= 3; ++i) {
      for (std::size_t k = 0; k < few; ++k) {
        for (std::size_t l = 0; l < few; ++l) sequences.push_back({best[i], best[k], best[l]});
      }
    }
  }
  return sequences;
}

class ExploreSequences : public Phase {
 public:
  using Phase::Phase;

  void run(unsigned round, Deadline limit) override {
    for (const std::size_t member : bench_.store.turns()) {
      vm::Method* method = bench_.facts.members[member];
      for (const auto& before : sequences_before(bench_.facts, *method, round)) {
        if (bench_.time.is_over(limit)) return;
        if (!bench_.store.wants(*method)) break;
        explore(before, *method, limit);
      }
    }
  }

 private:
  void explore(const RecipeMaker::Calls& before, vm::Method& method, Deadline limit) {
    constexpr unsigned kDraws = 6, kPatience = 5, kMorePatience = 30;
    const std::size_t kept = bench_.store.novelty();
    Trial& trial = bench_.trials.add(bench_.recipes.sequence(before, method));
    const Deadline part = bench_.time.part(limit, share::kSequence);
    trial.try_input({}, bench_.listener(), part);
    bench_.sample(trial, kDraws, part);
    bench_.pursue(trial, kPatience, part);
    if (bench_.store.novelty() > kept)
      bench_.pursue(trial, kMorePatience, bench_.time.part(limit, share::kSequenceAgain));
  }
};

}  // namespace

std::unique_ptr<Phase> explore_sequences(Workbench& bench) {
  return std::make_unique<ExploreSequences>(bench);
}

}  // namespace assay::search
