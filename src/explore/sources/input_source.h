// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "base/clocks.h"
#include "concolic/inputs/inputs.h"
#include "explore/path_runner.h"
#include "explore/questions.h"
#include "explore/sources/mutation.h"
#include "expr/assignment.h"
#include "expr/terms.h"

namespace assay::explore {

/// What all sources of one search work with.
struct SearchParts {
  const ExploreOptions& options;
  expr::Terms& terms;
  concolic::Inputs& inputs;
  const TimeLimits& time;
  SearchLog& log;
  Questions& questions;
  PathRunner& runner;
  Mutation& mutation;
  bool exhaustive = false;                                  // the search is to prove something
  std::uint64_t fruitless = 0;                              // tries since something new was seen
  std::optional<WorkClock::time_point> in_vain_since = {};  // when those were many

  /// Runs with one more input.
  PathRunner::Executed execute(const expr::Assignment& input, const Program& program,
                               std::optional<LeafId> aimed_at = {}) {
    const PathRunner::Executed executed = runner.execute(input, program, aimed_at);
    if (executed.is_novel) fruitless = 0;
    return executed;
  }
};

/// Where the inputs of a search come from.
class InputSource {
 public:
  explicit InputSource(SearchParts& search) : search_(search) {}
  virtual ~InputSource() = default;
  InputSource(const InputSource&) = delete;
  InputSource& operator=(const InputSource&) = delete;

  /// Tries one more input, or asks a question that may lead to one. False: there is nothing left to
  /// try, as things are.
  virtual bool advance(const Program& program) = 0;

 protected:
  SearchParts& search_;
};

}  // namespace assay::explore
