// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <string_view>

namespace assay::report {

/// A relative path as a relative URI reference (RFC 3986): what may not stand in one is
/// percent-encoded, byte by byte.
std::string path_uri(std::string_view path);

/// A folder as a URI that ends in '/': "file:///..." for an absolute one.
std::string folder_uri(std::string_view folder);

}  // namespace assay::report
