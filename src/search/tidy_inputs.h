// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string>

#include "concolic/inputs/candidate.h"
#include "concolic/inputs/inputs.h"
#include "search/input_drawer.h"
#include "vm/ref.h"

namespace assay::search {

/// Draws inputs that a person might have chosen: small numbers that are neither 0 nor alike, short
/// words, arrays of a few elements. They tell a fault from the right result where zeros and empty
/// strings do not.
class TidyInputs final : public InputDrawer {
 public:
  using InputDrawer::InputDrawer;

  std::u16string text(std::uint32_t limit) override;
  std::uint32_t length(std::uint32_t limit) override;

 private:
  std::uint64_t number(vm::Kind kind) override;
  const concolic::Candidate* choose(const concolic::InputNode& node) override;
};

}  // namespace assay::search
