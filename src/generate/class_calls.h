// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <map>
#include <set>
#include <vector>

#include "interp/machine.h"
#include "vm/class.h"

namespace assay::generate {

/// Which methods of a class are reached from which, by calls inside the class.
class ClassCalls {
 public:
  ClassCalls(interp::Machine& machine, vm::Class& klass);

  /// The method and all that it may call of its class.
  const std::set<const vm::Method*>& reached_from(const vm::Method& method) const;

 private:
  std::map<const vm::Method*, std::set<const vm::Method*>> reached_;
  std::set<const vm::Method*> none_;
};

}  // namespace assay::generate
