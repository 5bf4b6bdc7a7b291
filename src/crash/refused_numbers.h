// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace assay::crash {

/// The numbers that the JDK's message about an index or a size says were refused: "Index 5 out of
/// bounds for length 3" is about 5. How much there is comes last, unless it is not said.
std::vector<std::string> refused_numbers(const std::optional<std::string>& message);

}  // namespace assay::crash
