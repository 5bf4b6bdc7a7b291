// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string_view>

namespace assay::app {

/// Tells the user on standard error what jars of the class path name in their manifests and is not
/// used, because it lies elsewhere. For commands without a report that could say so.
void warn_of_unfollowed(std::string_view class_path);

}  // namespace assay::app
