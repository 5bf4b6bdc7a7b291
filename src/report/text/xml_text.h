// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <string_view>

namespace assay::report {

/// The text as it stands between tags or in double quotes. What XML 1.0 cannot hold at all, such as
/// most control characters and bytes that are not UTF-8, becomes U+FFFD.
std::string xml_escaped(std::string_view text);

}  // namespace assay::report
