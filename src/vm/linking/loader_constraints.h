// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>
#include <unordered_map>
#include <vector>

#include "vm/class.h"

namespace assay::vm {

class Journal;

/// Names that must mean the same class to several loaders (JVMS 5.3.4), because a field or method
/// whose type they are is used across them. Without this a class could be mistaken for another
/// one of the same name, and memory be read with the wrong layout.
class LoaderConstraints {
 public:
  explicit LoaderConstraints(Journal& journal) : journal_(journal) {}

  /// Demands that both loaders mean the same class by a name. False: they already do not.
  bool demand(Symbol name, LoaderData& a, LoaderData& b);
  /// Called when a loader is about to mean this class by a name: null, or the other class that it
  /// would have to mean.
  Class* conflict(Symbol name, LoaderData& loader, Class& klass);

 private:
  struct Group {
    std::vector<LoaderData*> loaders;
    Class* klass = nullptr;  // once one of them has loaded it
  };
  using Groups = std::unordered_map<Symbol, std::vector<Group>>;

  Group& group_of(Symbol name, LoaderData& loader);
  void save();

  Journal& journal_;
  Groups groups_;
};

}  // namespace assay::vm
