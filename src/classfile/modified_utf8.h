// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace assay::classfile {

/// Whether the bytes are modified UTF-8 (JVMS 4.4.7): no zero byte, no four-byte form, surrogates
/// as three bytes each.
bool is_modified_utf8(std::string_view bytes);

/// The number of UTF-16 units that well-formed modified UTF-8 stands for.
std::size_t utf16_length(std::string_view modified_utf8);

/// The UTF-16 units of modified UTF-8. A malformed byte becomes the unit of the same value, so that
/// the result is defined for every input.
std::u16string to_utf16(std::string_view modified_utf8);

/// The modified UTF-8 of UTF-16 units, unpaired surrogates included: to_utf16 gives them back.
std::string to_modified_utf8(std::u16string_view utf16);

}  // namespace assay::classfile
