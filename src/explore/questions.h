// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "concolic/inputs/inputs.h"
#include "concolic/recorder.h"
#include "explore/explore.h"
#include "explore/search_log.h"
#include "explore/sources/size_limits.h"
#include "explore/sources/word_hints.h"
#include "explore/time_limits.h"
#include "expr/assignment.h"
#include "expr/evaluator.h"
#include "expr/float_terms.h"
#include "expr/term.h"
#include "expr/terms.h"
#include "solver/chain.h"
#include "solver/solver.h"

namespace assay::explore {

/// Asks the solver: conditions on inputs, with all that inputs have to obey, with words of the
/// program as hints and with as much effort as the answer is worth.
class Questions {
 public:
  Questions(expr::Terms& terms, concolic::Inputs& inputs, const ExploreOptions& options,
            const TimeLimits& time, SearchLog& log);

  /// Which sizes a question sets limits to.
  enum class Limited : std::uint8_t {
    Nothing,
    InputsGenerously,  // as long as a program may insist on
    Inputs,
    InputsAndNewArrays,
  };
  /// What an answer is worth: much if it may cover a branch or complete a proof.
  struct Worth {
    bool matters = true;
    bool is_proof = false;
    std::uint32_t attempt = 0;  // each is given more effort
  };
  struct Question {
    const expr::Assignment& start;
    const std::vector<expr::Term>& assumptions;
    std::vector<expr::Term> constraints;
    Worth worth;
    std::vector<expr::Model> wishes = {};  // the first that fits is the answer
  };
  struct Reply {
    solver::Answer answer;
    bool ignored_floats = false;  // conditions on floats were left out
  };
  Reply ask(const Question& question, Limited limited);

  /// An input that meets the constraints, if one is found.
  std::optional<expr::Assignment> input_for(const expr::Assignment& start,
                                            const std::vector<expr::Term>& constraints);
  /// The same for the first decisions of a path and then a condition of the path's terms.
  std::optional<expr::Assignment> input_for(const expr::Assignment& start,
                                            const concolic::PathRecord& path, std::size_t decisions,
                                            expr::Term goal);
  /// Whether a conclusion is true of all inputs that meet the conditions, as this one does. Not if
  /// the solver does not know.
  bool follows(const expr::Assignment& input, const std::vector<expr::Term>& conditions,
               expr::Term conclusion);

  WordHints& hints() { return hints_; }
  SizeLimits& sizes() { return sizes_; }
  /// Whether a condition is left to chance because it speaks of floats.
  bool is_left_to_chance(expr::Term condition);
  std::vector<solver::LayerStatistics> statistics() const;

 private:
  solver::Answer solve(const solver::Query& query);
  bool drop_floats(std::vector<expr::Term>& constraints);

  expr::Terms& terms_;
  concolic::Inputs& inputs_;
  const ExploreOptions& options_;
  const TimeLimits& time_;
  SearchLog& log_;
  expr::Evaluator evaluator_;
  expr::FloatTerms floats_;
  WordHints hints_;
  SizeLimits sizes_;
  std::unique_ptr<solver::SolverChain> solver_;  // made when it is first needed
};

}  // namespace assay::explore
