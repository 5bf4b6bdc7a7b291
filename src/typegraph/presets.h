// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <vector>

#include "recipe/recipe.h"
#include "recipe/visibility.h"
#include "vm/class.h"
#include "vm/ref.h"
#include "vm/universe.h"

namespace assay::typegraph {

/// A value that is there from the beginning: a literal, or what one call into the class library
/// makes of it.
struct Preset {
  recipe::Literal value;
  vm::Method* maker = nullptr;  // a constructor or static method; takes the value or nothing
  bool takes_value = false;

  bool is_null() const;
};

/// The values that every parameter of a type may have, from a table: null first, if that is
/// allowed. Enums have their constants, arrays at least the empty one, classes of the program
/// nothing but null.
class Presets {
 public:
  Presets(vm::Universe& universe, const recipe::Visibility& visibility, bool allow_null)
      : universe_(universe), visibility_(visibility), allow_null_(allow_null) {}

  std::vector<Preset> of(vm::Class& type) const;

 private:
  void add_numbers(vm::Kind kind, vm::Method* box, std::vector<Preset>& values) const;
  void add_arrays(vm::Class& type, std::vector<Preset>& values) const;
  void add_constants(vm::Class& type, std::vector<Preset>& values) const;
  void add_rows(vm::Class& type, std::vector<Preset>& values) const;
  void add_staples(vm::Class& type, std::vector<Preset>& values) const;

  vm::Universe& universe_;
  const recipe::Visibility& visibility_;
  bool allow_null_;
};

}  // namespace assay::typegraph
