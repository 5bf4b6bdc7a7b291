// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <unordered_map>
#include <vector>

#include "expr/terms.h"

namespace assay::expr {

/// The same operation on other operands, simplified anew; those it does not have are empty.
Term with_operands(Terms& terms, const Node& node, Term a, Term b, Term c);

/// Terms for some variables, and what other terms become with them.
class Substitution {
 public:
  explicit Substitution(Terms& terms) : terms_(terms) {}

  /// False if the variable stands for another term already.
  bool bind(Variable variable, Term term);
  bool binds(Variable variable) const { return bound_.count(variable.index) != 0; }
  /// Binds the pattern's variables so that it becomes the term, comparing operation by operation;
  /// false if they differ somewhere. Some variables may be bound even so.
  bool match(Term pattern, Term term);
  /// The term with all variables replaced that stand for another.
  Term apply(Term term);

 private:
  bool is_done(Term term) const { return done_.count(term) != 0; }
  bool wait_for(Term operand);
  Term rebuilt(Term term) const;

  Terms& terms_;
  std::unordered_map<std::uint32_t, Term> bound_;  // by variable
  std::unordered_map<Term, Term> done_;            // with the variables bound so far
  std::vector<Term> work_;
};

}  // namespace assay::expr
