// SPDX-License-Identifier: Apache-2.0
#include "solver/model_reuse.h"

#include <algorithm>

#include "expr/assignment.h"

namespace assay::solver {

namespace {

constexpr std::size_t kModelsKept = 16;

bool speaks_of(const Tape& tape, const expr::Model& model) {
  return std::any_of(model.begin(), model.end(), [&](const auto& entry) {
    return std::binary_search(tape.variables().begin(), tape.variables().end(), entry.first);
  });
}

}  // namespace

bool ModelReuse::holds_on_top(SearchState& state, const Query& query,
                              const expr::Model& model) const {
  if (!speaks_of(state.tape(), model)) return false;  // then it is the start again
  expr::Assignment assignment = query.start;
  for (const auto& [variable, value] : model) assignment.set(variable, value);
  state.load(assignment);
  return state.solved();
}

Answer ModelReuse::answer(const Query& query) {
  SearchState state(tapes_.tape_of(query.constraints));
  state.load(query.start);
  if (state.solved()) return Sat{state.model()};
  for (const expr::Model& candidate : query.candidates) {
    if (holds_on_top(state, query, candidate)) return Sat{state.model()};
  }
  for (const expr::Model& model : recent_) {
    if (holds_on_top(state, query, model)) return Sat{state.model()};
  }
  Answer found = ask_next(query);
  if (const auto* sat = std::get_if<Sat>(&found)) {
    recent_.push_front(sat->model);
    if (recent_.size() > kModelsKept) recent_.pop_back();
  }
  return found;
}

}  // namespace assay::solver
