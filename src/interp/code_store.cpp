// SPDX-License-Identifier: Apache-2.0
#include "interp/code_store.h"

#include "interp/calls/native_binding.h"
#include "interp/code.h"

namespace assay::interp {

CodeStore::CodeStore() = default;
CodeStore::~CodeStore() = default;

void CodeStore::keep(std::unique_ptr<Code> code) { codes_.push_back(std::move(code)); }

NativeBinding& CodeStore::keep(std::unique_ptr<NativeBinding> binding) {
  return *native_bindings_.emplace_back(std::move(binding));
}

PolymorphicSite& CodeStore::keep(PolymorphicSite site) {
  return polymorphic_sites_.emplace_back(std::move(site));
}

}  // namespace assay::interp
