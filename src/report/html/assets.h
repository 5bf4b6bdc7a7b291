// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string_view>

/// The files beside this one, as CMake has put them into the program.
namespace assay::report::assets {

extern const std::string_view kPageStyle, kPageScript, kCheckScript, kGenerateScript;

}  // namespace assay::report::assets
