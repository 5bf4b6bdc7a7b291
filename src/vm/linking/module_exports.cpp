// SPDX-License-Identifier: Apache-2.0
#include "vm/linking/module_exports.h"

#include <algorithm>

#include "vm/journal.h"

namespace assay::vm {

ModuleExports::Receivers& ModuleExports::change(Ref module, const std::string& package) {
  Receivers& receivers = modules_[module.bits][package];
  if (journal_.active()) {
    journal_.on_rollback(
        [this, module, package, before = receivers] { modules_[module.bits][package] = before; });
  }
  return receivers;
}

void ModuleExports::add(Ref module, const std::string& package, Ref to) {
  change(module, package).modules.push_back(to);
}

void ModuleExports::add_to_all_unnamed(Ref module, const std::string& package) {
  change(module, package).all_unnamed = true;
}

void ModuleExports::add_to_all(Ref module, const std::string& package) {
  change(module, package).all = true;
}

bool ModuleExports::allow(Ref module, std::string_view package, Ref to, bool to_is_named) const {
  auto packages = modules_.find(module.bits);
  if (packages == modules_.end()) return false;
  auto found = packages->second.find(std::string(package));
  if (found == packages->second.end()) return false;
  const Receivers& receivers = found->second;
  if (receivers.all || (receivers.all_unnamed && !to_is_named)) return true;
  return std::find(receivers.modules.begin(), receivers.modules.end(), to) !=
         receivers.modules.end();
}

}  // namespace assay::vm
