// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"

namespace assay::boot {

/// What --add-exports and --add-opens ask for, spelled as for java: "module/package=target,target".
struct ModuleAccess {
  std::vector<std::string> exports;
  std::vector<std::string> opens;
};

/// The target that stands for the class path.
inline constexpr std::string_view kAllUnnamed = "ALL-UNNAMED";

/// Says so if the text is not of that form. Whether there is such a module only the JDK knows: its
/// library warns of one that it lacks, as it does under java.
Result<void> check_module_access(std::string_view text);

/// Tells the class library by the properties in which the java launcher would pass it on.
void add_properties(const ModuleAccess& access, std::map<std::string, std::string>& properties);

}  // namespace assay::boot
