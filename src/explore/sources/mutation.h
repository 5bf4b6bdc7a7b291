// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <random>
#include <vector>

#include "concolic/inputs/inputs.h"
#include "expr/assignment.h"
#include "expr/term.h"
#include "expr/terms.h"

namespace assay::explore {

/// Small random changes of an input: what finds values that no path condition leads to, such as a
/// checksum that must come out right. The same seed gives the same changes.
class Mutation {
 public:
  Mutation(const concolic::Inputs& inputs, const expr::Terms& terms, std::uint64_t seed)
      : inputs_(inputs), terms_(terms), random_(seed) {}

  expr::Assignment mutate(const expr::Assignment& input);
  /// Changes nothing that is a float or double from now on.
  void keep_floats() { keeps_floats_ = true; }
  bool has_floats() const;
  /// The input with a new random value for everything that is a float or double.
  expr::Assignment with_other_floats(const expr::Assignment& input);
  std::size_t below(std::size_t limit) { return random_() % limit; }

 private:
  bool is_float(expr::Variable variable) const;
  double any_real();
  std::uint64_t value_for(expr::Variable variable, std::uint64_t old);

  const concolic::Inputs& inputs_;
  const expr::Terms& terms_;
  std::mt19937_64 random_;
  bool keeps_floats_ = false;
};

}  // namespace assay::explore
