// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <random>

#include "concolic/inputs/inputs.h"
#include "expr/assignment.h"
#include "search/random_inputs.h"

namespace assay::search {

/// Draws inputs that a person might have chosen: small numbers that are neither 0 nor alike, short
/// words, arrays of a few elements. They tell a fault from the right result where zeros and empty
/// strings do not.
class TidyInputs {
 public:
  TidyInputs(const Dictionary& dictionary, std::uint64_t seed)
      : dictionary_(dictionary), random_(seed) {}

  void draw(concolic::Inputs& inputs, concolic::NodeId id, expr::Assignment& assignment);

 private:
  std::size_t below(std::size_t limit) { return random_() % limit; }
  std::uint64_t number(vm::Kind kind);
  std::u16string word();

  const Dictionary& dictionary_;
  std::mt19937_64 random_;
};

}  // namespace assay::search
