// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "natives/lang/support.h"
#include "vm/ref.h"
#include "vm/trap.h"

namespace assay::natives {

/// Where a class comes from, null if that is the JDK. Made by Java code when somebody first asks:
/// the native may be executed again.
vm::Attempt<vm::Ref> protection_domain_of(Machine& machine, vm::Ref mirror);

}  // namespace assay::natives
