// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <map>
#include <optional>
#include <set>
#include <vector>

#include "interp/machine.h"
#include "javatext/java_types.h"
#include "search/campaign.h"
#include "source/expression.h"
#include "source/test_case.h"
#include "stability/static_values.h"
#include "vm/class.h"

namespace assay::stability {

/// How tests put back the static fields that they change: by a store, if they may use the field, or
/// by a getter and a setter that, as a call of them shows, read and write it.
class StateRestore {
 public:
  StateRestore(interp::Machine& machine, search::Campaign& campaign);

  /// All static fields of the program that can be stored to, of classes that are initialised.
  std::vector<vm::Field*> variables() const;
  bool can_put_back(vm::Field& field) { return way_for(field).has_value(); }
  /// Gives the fields among these that a test can put back what they held, as its end would.
  void put_back(const StaticValues& before, const std::set<vm::Field*>& fields);
  /// What a test that changes these fields does at its end, in a fixed order.
  std::vector<source::Restoration> of(const std::set<vm::Field*>& fields);

 private:
  const std::optional<source::Restoration>& way_for(vm::Field& field);
  std::optional<source::Restoration> find_way(vm::Field& field);
  std::optional<source::Type> type_of(const vm::Field& field) const;
  bool reads(vm::Method& getter, const vm::Field& field);
  bool writes(vm::Method& setter, const vm::Field& field);
  bool may_be_called(const vm::Method& method) const;

  interp::Machine& machine_;
  search::Campaign& campaign_;
  javatext::JavaTypes types_;
  std::map<vm::Field*, std::optional<source::Restoration>> ways_;
};

}  // namespace assay::stability
