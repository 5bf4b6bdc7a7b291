// SPDX-License-Identifier: Apache-2.0
#include "vm/symbols.h"

namespace assay::vm {

Symbol SymbolTable::intern(std::string_view text) {
  if (auto known = ids_.find(text); known != ids_.end()) return {known->second};
  auto id = static_cast<std::uint32_t>(texts_.size());
  texts_.emplace_back(text);
  ids_.emplace(texts_.back(), id);
  return {id};
}

Symbol SymbolTable::find(std::string_view text) const {
  auto known = ids_.find(text);
  return known == ids_.end() ? Symbol{} : Symbol{known->second};
}

}  // namespace assay::vm
