// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <vector>

#include "concolic/inputs/candidate.h"
#include "concolic/inputs/inputs.h"
#include "expr/assignment.h"
#include "expr/evaluator.h"
#include "expr/term.h"
#include "expr/terms.h"
#include "solver/solver.h"

namespace assay::explore {

/// Words of the program as candidates for its strings: what a solver would have to find letter by
/// letter, or by inverting a hash, is often written in the class file.
class WordHints {
 public:
  WordHints(expr::Terms& terms, concolic::Inputs& inputs, expr::Evaluator& evaluator,
            std::uint32_t longest)
      : terms_(terms), inputs_(inputs), longest_(longest), evaluator_(evaluator) {}

  void add(std::u16string word);
  /// Adds the words, and numbers that the condition speaks of, as values of the strings in it.
  void add_to(solver::Query& query, expr::Term condition);
  /// A hint that answers the query as it is. The solver would use it for the variables of its slice
  /// only, and half a word is seldom worth anything.
  const expr::Model* answer(const solver::Query& query);

 private:
  std::vector<std::u16string> numbers_in(expr::Term condition);
  std::vector<concolic::NodeId> strings_in(expr::Term term);
  void add_word(solver::Query& query, concolic::NodeId id, std::size_t candidate,
                const std::u16string& word);

  expr::Terms& terms_;
  concolic::Inputs& inputs_;
  std::uint32_t longest_;
  std::vector<std::u16string> words_;
  expr::Evaluator& evaluator_;
};

}  // namespace assay::explore
