// SPDX-License-Identifier: Apache-2.0
#include "explore/sources/loop_ends.h"

#include <algorithm>

#include "concolic/inputs/candidate.h"
#include "expr/term.h"
#include "recipe/stub_bodies.h"
#include "vm/class.h"
#include "vm/ref.h"
#include "vm/universe.h"

namespace assay::explore {

using concolic::Candidate;
using concolic::InputNode;
using concolic::NodeId;

namespace {

constexpr std::uint32_t kMostRounds = 3;
constexpr std::int32_t kOften = 100;  // what a loop of a run without end asks
constexpr unsigned kMostRuns = 6, kMostPromising = 24;

/// What loops are about, the most usual first.
int rank(vm::Kind kind) { return kind == vm::Kind::Boolean ? 0 : kind == vm::Kind::Ref ? 1 : 2; }

}  // namespace

void LoopEndSource::keep(const concolic::PathRecord& path, std::uint32_t run) {
  std::vector<Asked> found = asked(path, run);
  const bool is_endless =
      std::ranges::any_of(found, [](const Asked& each) { return each.times > recipe::kMostAsked; });
  if (!is_endless) return;
  const BranchMap& branches = search_.runner.branches();
  const bool is_promising = std::ranges::any_of(path.edges, [&](const concolic::Edge& edge) {
    return branches.is_known(edge) && !branches.is_covered(edge);
  });
  if (kept_ >= (is_promising ? kMostPromising : kMostRuns)) return;
  ++kept_;
  std::ranges::stable_sort(found, {}, [](const Asked& each) { return rank(each.kind); });
  for (const Asked& each : found) {
    if (each.times >= kOften) loops_.push_back(each.loop);
  }
}

std::vector<LoopEndSource::Asked> LoopEndSource::asked(const concolic::PathRecord& path,
                                                       std::uint32_t run) {
  concolic::Inputs& inputs = search_.inputs;
  vm::Universe& universe = inputs.offers().machine().universe();
  std::vector<Asked> found;
  for (const auto& [input, object] : path.invented) {
    const Candidate* made = inputs.chosen(NodeId{input}, search_.runner.runs()[run].assignment);
    for (std::size_t i = 1; made != nullptr && i < made->children.size(); ++i) {
      const InputNode& later = inputs.node(made->children[i]);
      const bool are_answers = later.looked_at_by != nullptr && later.type != nullptr &&
                               later.type->is_array() && !later.candidates.empty();
      if (!are_answers) continue;
      found.push_back({{run, made->children[i - 1], made->children[i]},
                       later.type->element_kind,
                       recipe::times_asked(universe, object, i)});
    }
  }
  return found;
}

/// One of the methods that a run asked is enough.
bool LoopEndSource::advance(const Program& program) {
  while (!loops_.empty() && ended_.contains(loops_.front().run) && loops_.front().rounds == 1)
    loops_.pop_front();
  if (loops_.empty()) return false;
  Loop& loop = loops_.front();
  const std::uint32_t run = loop.run;
  const std::optional<expr::Assignment> input = ended(loop);
  if (++loop.rounds > kMostRounds) loops_.pop_front();
  if (!input) return true;
  const bool has_ended = !search_.execute(*input, program).stopped;
  if (has_ended) ended_.insert(run);
  if (!has_ended && !loops_.empty() && loops_.front().run == run && loops_.front().rounds == 2)
    loops_.pop_front();  // it is another method that decides
  return true;
}

/// None if there are too many answers already.
std::optional<expr::Assignment> LoopEndSource::ended(const Loop& loop) {
  concolic::Inputs& inputs = search_.inputs;
  inputs.offers().allow_elements(loop.later);
  expr::Assignment assignment = search_.runner.runs()[loop.run].assignment;
  const expr::Variable length = inputs.node(loop.later).candidates.front().length;
  const std::uint64_t had = assignment.get(search_.terms, length);
  if (had + loop.rounds > inputs.longest(length)) return std::nullopt;
  const auto element = [&](std::uint64_t index) {
    Candidate& answers = inputs.node(loop.later).candidates.front();
    return inputs.element(loop.later, answers, static_cast<std::uint32_t>(index));
  };
  const NodeId last = had == 0 ? loop.answer : element(had - 1);
  const std::uint64_t before = assignment.get(search_.terms, inputs.node(last).variable);
  assignment.set(length, had + loop.rounds);
  for (std::uint32_t round = 1; round < loop.rounds; ++round) {
    const InputNode& again = inputs.node(element(had + round - 1));
    if (again.kind != vm::Kind::Ref) {
      assignment.set(again.variable, before);
    } else if (!again.candidates.empty()) {
      assignment.set(again.variable, again.candidates.front().number);
    }
  }
  end(inputs.node(element(had + loop.rounds - 1)), before, assignment);
  return assignment;
}

/// By the answer that most loops end with, or the next best.
void LoopEndSource::end(const InputNode& input, std::uint64_t before,
                        expr::Assignment& assignment) {
  const unsigned width = search_.terms.info(input.variable).width;
  const std::uint64_t minus_one = width == 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << width) - 1;
  const bool is_number = input.kind != vm::Kind::Ref && input.kind != vm::Kind::Boolean;
  const std::uint64_t usual = is_number ? minus_one : 0;
  const std::uint64_t other = is_number ? 0 : 1;
  if (input.kind == vm::Kind::Ref || before != usual) {
    assignment.set(input.variable, usual);
  } else {
    assignment.set(input.variable, other);
  }
}

}  // namespace assay::explore
