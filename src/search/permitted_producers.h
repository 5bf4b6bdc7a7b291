// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <vector>

#include "base/result.h"
#include "boot/runtime.h"
#include "vm/class.h"

namespace assay::search {

/// The methods and constructors that "pkg.Class#method(int)" and "pkg.Class#new(int)" mean. An
/// Error says which of them is none, or gives no object.
Result<std::vector<vm::Method*>> permitted_producers(boot::Runtime& runtime,
                                                     const std::vector<std::string>& names);

}  // namespace assay::search
