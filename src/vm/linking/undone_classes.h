// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <span>
#include <unordered_map>
#include <vector>

#include "vm/class.h"
#include "vm/symbols.h"

namespace assay::vm {

/// Classes that programs have defined in runs that were undone. Nobody can find them any more. A
/// run that defines the same class again, as the next one mostly does, gets the old one with what
/// was translated and verified of it.
class UndoneClasses {
 public:
  void add(const LoaderData& loader, Symbol name, Class& klass) {
    classes_[&loader][name].push_back(&klass);
  }

  /// The class of these bytes, which is not among them afterwards; null if there is none.
  Class* take(const LoaderData& loader, Symbol name, std::span<const std::uint8_t> bytes);

 private:
  using ByName = std::unordered_map<Symbol, std::vector<Class*>>;
  std::unordered_map<const LoaderData*, ByName> classes_;
};

}  // namespace assay::vm
