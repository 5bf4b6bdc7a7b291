// SPDX-License-Identifier: Apache-2.0
#include "interp/machine.h"
#include "interp/slow_paths.h"
#include "mutants/code_edit.h"
#include "mutants/mutants.h"
#include "vm/class.h"

namespace assay::mutants {

InstalledMutant::InstalledMutant(interp::Machine& machine, const Mutant& mutant) : mutant_(mutant) {
  vm::Method& method = *mutant.method;
  interp::prepare(machine, method);
  if (method.native != nullptr) return;
  mutated_ = mutated_code(machine, mutant);
  if (mutated_ == nullptr) return;
  original_code_ = method.code;
  original_entry_ = method.entry;
  original_registers_ = method.register_count;
  method.code = mutated_.get();
  method.entry = mutated_->insns.data();
  method.register_count = mutated_->register_count;
  installed_ = true;
}

InstalledMutant::~InstalledMutant() {
  if (!installed_) return;
  vm::Method& method = *mutant_.method;
  method.code = original_code_;
  method.entry = original_entry_;
  method.register_count = original_registers_;
}

}  // namespace assay::mutants
