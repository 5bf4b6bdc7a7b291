// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace assay::validate {

/// Bytes as text (RFC 4648, with padding), as java.util.Base64 reads and writes it.
std::string to_base64(std::span<const std::uint8_t> bytes);
/// Nothing: the text is none of these.
std::optional<std::vector<std::uint8_t>> from_base64(std::string_view text);

}  // namespace assay::validate
