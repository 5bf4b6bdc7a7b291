// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <vector>

#include "boot/runtime.h"
#include "targets/access.h"
#include "vm/class.h"

namespace assay::search {

/// The class, and the classes inside it that have no tests of their own because they are
/// anonymous, local or private: whoever tests the class tests them too.
std::vector<vm::Class*> tested_together(boot::Runtime& runtime, vm::Class& klass,
                                        targets::Access access);

}  // namespace assay::search
