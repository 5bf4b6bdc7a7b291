// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <set>
#include <vector>

#include "interp/machine.h"
#include "vm/class.h"
#include "vm/ref.h"

namespace assay::stability {

/// What static fields held at some time.
class StaticValues {
 public:
  StaticValues(interp::Machine& machine, std::vector<vm::Field*> fields);

  /// Those that hold something else now.
  std::set<vm::Field*> changed() const;
  const std::vector<vm::Field*>& fields() const { return fields_; }
  /// The bits of a number, or the reference.
  std::uint64_t old_value(const vm::Field& field) const;
  /// Whether a value is what the field held.
  bool is_held_by(const vm::Field& field, vm::Slot value) const;
  /// Gives the field what it held, or something that it did not hold.
  void put_back(const vm::Field& field) const { store(field, old_value(field)); }
  void disturb(const vm::Field& field) const;

 private:
  std::uint64_t value_of(const vm::Field& field) const;
  void store(const vm::Field& field, std::uint64_t bits) const;

  interp::Machine& machine_;
  std::vector<vm::Field*> fields_;
  std::vector<std::uint64_t> values_;
};

}  // namespace assay::stability
