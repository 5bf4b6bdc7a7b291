// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace assay::report {

/// U+FFFD, which stands for what cannot be shown.
inline constexpr std::string_view kReplacement = "\xEF\xBF\xBD";

struct Character {
  std::uint32_t code_point;
  std::size_t bytes;  // 0: not UTF-8
};

/// The character that a text, which must not be empty, begins with.
Character first_character(std::string_view text);

/// Calls `take(character, its bytes)` for one after the other; a byte that is not UTF-8 comes
/// alone.
template <class Take>
void for_each_character(std::string_view text, Take take) {
  while (!text.empty()) {
    const Character character = first_character(text);
    const std::size_t size = character.bytes == 0 ? 1 : character.bytes;
    take(character, text.substr(0, size));
    text.remove_prefix(size);
  }
}

/// Whether it belongs to a character that began with an earlier byte.
inline bool is_continuation(char byte) { return (static_cast<unsigned char>(byte) & 0xC0) == 0x80; }

}  // namespace assay::report
