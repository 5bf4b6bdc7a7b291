// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "vm/class.h"
#include "vm/universe.h"

namespace assay::vm {

/// Turns a parsed class file whose superclass and interfaces are known into a usable class:
/// members, subtype tables, field layout, vtable.
class Linker {
 public:
  Linker(Universe& universe, Class& klass) : universe_(universe), class_(klass) {}

  void link();
  /// The subtype tables alone, for arrays.
  void link_supertypes();

 private:
  void add_fields();
  void add_methods();
  void lay_out_fields();
  void build_vtable();
  bool overrides(const Method& method, const Method& inherited) const;

  Universe& universe_;
  Class& class_;
};

}  // namespace assay::vm
