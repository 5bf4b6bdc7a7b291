// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <set>
#include <string>
#include <string_view>

#include "boot/runtime.h"

namespace assay::suite {

/// The simple names of the top-level classes that a package ("org/example") has on the class path.
std::set<std::string> package_classes(const boot::Runtime& runtime, std::string_view package);

}  // namespace assay::suite
