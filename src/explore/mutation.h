// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <random>
#include <vector>

#include "concolic/inputs.h"
#include "expr/assignment.h"

namespace assay::explore {

/// Small random changes of an input: what finds values that no path condition leads to, such as a
/// checksum that must come out right. The same seed gives the same changes.
class Mutation {
 public:
  Mutation(const concolic::Inputs& inputs, const expr::Terms& terms, std::uint64_t seed)
      : inputs_(inputs), terms_(terms), random_(seed) {}

  expr::Assignment mutate(const expr::Assignment& input);
  std::size_t below(std::size_t limit) { return random_() % limit; }

 private:
  std::uint64_t value_for(expr::Variable variable, std::uint64_t old);

  const concolic::Inputs& inputs_;
  const expr::Terms& terms_;
  std::mt19937_64 random_;
};

}  // namespace assay::explore
