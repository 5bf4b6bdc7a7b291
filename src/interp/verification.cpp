// SPDX-License-Identifier: Apache-2.0
// Verification before a class is used (JVMS 5.4.1). The JDK's own classes come
// verified; what a program has the boot loader define does not.
#include "vm/linking/verification.h"

#include "interp/machine.h"

namespace assay::interp {

vm::Attempt<vm::Done> Machine::ensure_linked(vm::Class& klass) {
  return vm::Verification::run(universe_, klass, *this);
}

}  // namespace assay::interp
