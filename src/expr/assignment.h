// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "expr/terms.h"

namespace assay::expr {

/// Values for all variables of a `Terms`: what is not set has its preferred value.
class Assignment {
 public:
  std::uint64_t get(const Terms& terms, Variable variable) const {
    return has(variable) ? values_[variable.index] : terms.info(variable).preferred;
  }
  bool has(Variable variable) const { return variable.index < set_.size() && set_[variable.index]; }
  void set(Variable variable, std::uint64_t value) {
    if (variable.index >= values_.size()) {
      values_.resize(variable.index + 1);
      set_.resize(variable.index + 1);
    }
    values_[variable.index] = value;
    set_[variable.index] = true;
  }

 private:
  std::vector<std::uint64_t> values_;
  std::vector<bool> set_;
};

/// Values for some variables, in the order of the variables.
using Model = std::vector<std::pair<Variable, std::uint64_t>>;

}  // namespace assay::expr
