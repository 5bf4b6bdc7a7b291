// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "vm/ref.h"

namespace assay::vm {

class Journal;

/// To whom modules export their packages, as java.lang.Module tells. Packages are in internal
/// form. Reading is not looked at: who has the name of a class in another module has found it.
class ModuleExports {
 public:
  explicit ModuleExports(Journal& journal) : journal_(journal) {}

  void add(Ref module, const std::string& package, Ref to);
  void add_to_all_unnamed(Ref module, const std::string& package);
  void add_to_all(Ref module, const std::string& package);

  bool allow(Ref module, std::string_view package, Ref to, bool to_is_named) const;

 private:
  struct Receivers {
    bool all = false;
    bool all_unnamed = false;
    std::vector<Ref> modules;
  };
  using Packages = std::unordered_map<std::string, Receivers>;

  /// The receivers of a package, about to be changed.
  Receivers& change(Ref module, const std::string& package);

  Journal& journal_;
  std::unordered_map<std::uint32_t, Packages> modules_;
};

}  // namespace assay::vm
