// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "natives/lang/support.h"

namespace assay::natives {

/// The host of the nest that a class belongs to (JVMS 5.4.4); itself if its claim does not hold.
vm::Attempt<vm::Class*> nest_host(Machine& machine, vm::Class& klass);

/// Whether the host's class file lists the class as a member of its nest.
bool lists_as_member(const vm::Class& host, const vm::Class& member);

}  // namespace assay::natives
