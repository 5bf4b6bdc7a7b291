// SPDX-License-Identifier: Apache-2.0
#include "interp/code_store.h"

#include "interp/calls/native_binding.h"
#include "interp/code.h"
#include "interp/insn.h"

namespace assay::interp {

namespace {

const Insn kInitialiseSupertypes(Op::InitialiseSupertypes);

}  // namespace

CodeStore::CodeStore() = default;
CodeStore::~CodeStore() = default;

void CodeStore::keep(std::unique_ptr<Code> code) { codes_.push_back(std::move(code)); }

NativeBinding& CodeStore::keep(std::unique_ptr<NativeBinding> binding) {
  return *native_bindings_.emplace_back(std::move(binding));
}

PolymorphicSite& CodeStore::keep(PolymorphicSite site) {
  return polymorphic_sites_.emplace_back(std::move(site));
}

vm::Method& CodeStore::stand_in(vm::Universe& universe) {
  if (stand_in_) return *stand_in_;
  vm::Class& object = *universe.well_known().object;
  stand_in_ = *universe.find_method(object, "<init>", "()V");
  stand_in_->access_flags = classfile::access::kStatic;
  stand_in_->argument_count = 0;
  stand_in_->traits = {};
  stand_in_->traits.hidden_frame = true;
  stand_in_->entry = &kInitialiseSupertypes;
  stand_in_->register_count = 1;
  stand_in_->code = nullptr;
  stand_in_->native = nullptr;
  return *stand_in_;
}

}  // namespace assay::interp
