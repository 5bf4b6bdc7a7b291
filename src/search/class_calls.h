// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <map>
#include <set>
#include <vector>

#include "interp/machine.h"
#include "vm/class.h"

namespace assay::search {

/// Which methods of a few classes are reached from which, by calls inside these classes. The first
/// is the class under test, the others are nested in it.
class ClassCalls {
 public:
  ClassCalls(interp::Machine& machine, const std::vector<vm::Class*>& classes);

  /// The method and all that it may call of these classes.
  const std::set<const vm::Method*>& reached_from(const vm::Method& method) const;
  /// What static initialisers call, and all methods of the objects that they make.
  const std::set<const vm::Method*>& reached_by_initialisers() const { return initialising_; }

 private:
  std::map<const vm::Method*, std::set<const vm::Method*>> reached_;
  std::set<const vm::Method*> initialising_, none_;
};

}  // namespace assay::search
