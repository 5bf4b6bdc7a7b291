// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <string_view>

namespace assay::explore {

/// The type of a descriptor as source code names it, in full: "int[]", "java.util.Map.Entry".
std::string full_type(std::string_view descriptor);

/// The same as it is usually written: "String" instead of "java.lang.String".
std::string source_type(std::string_view descriptor);

/// Its last part alone: "Entry".
std::string short_type(std::string_view descriptor);

}  // namespace assay::explore
