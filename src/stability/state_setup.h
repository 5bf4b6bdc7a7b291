// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>
#include <set>
#include <variant>
#include <vector>

#include "expr/assignment.h"
#include "interp/machine.h"
#include "search/campaign.h"
#include "search/finding.h"
#include "search/trial.h"
#include "stability/static_values.h"
#include "vm/class.h"

namespace assay::stability {

/// Statements that put static state in place before a test: stores to fields, static setters, which
/// are given what the fields held, and calls without arguments.
class StateSetup {
 public:
  StateSetup(interp::Machine& machine, search::Campaign& campaign, const StaticValues& values)
      : machine_(machine), campaign_(campaign), values_(values) {}

  using Steps = std::vector<std::variant<vm::Field*, vm::Method*>>;
  /// What might do for these fields, the most readable first.
  std::vector<Steps> candidates(const std::set<vm::Field*>& fields) const;
  /// The run with these steps before it; fields get their old values. None: it cannot be written.
  std::optional<search::Finding> before(const search::Finding& found, const Steps& steps);

 private:
  using Fields = std::set<vm::Field*>;
  bool can_be_stored(const vm::Field& field) const;
  bool can_be_written(const vm::Field& field) const;
  Steps stores(const Fields& fields) const;
  Steps setters(const Fields& fields) const;
  vm::Field* field_set_by(vm::Method& setter) const;
  bool set_leaf(search::Trial& trial, std::size_t leaf, const vm::Field& field,
                expr::Assignment& input);

  interp::Machine& machine_;
  search::Campaign& campaign_;
  const StaticValues& values_;
};

}  // namespace assay::stability
