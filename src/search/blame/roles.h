// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <unordered_map>
#include <vector>

#include "concolic/inputs/candidate.h"
#include "concolic/inputs/inputs.h"
#include "expr/term.h"

namespace assay::search {

/// Which part of the arguments an input is.
class Roles {
 public:
  enum class Role : std::uint8_t { Argument, Part, Invented };

  Roles(concolic::Inputs& inputs, const std::vector<concolic::NodeId>& leaves);

  Role of(expr::Variable variable) const;

 private:
  void note(concolic::NodeId id, Role role);

  concolic::Inputs& inputs_;
  std::unordered_map<std::uint32_t, Role> roles_;
};

}  // namespace assay::search
