// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <algorithm>
#include <cstdint>
#include <string>

namespace assay::concolic {

/// Whether a text has a character beyond Latin-1.
inline bool needs_utf16(const std::u16string& text) {
  return std::any_of(text.begin(), text.end(), [](char16_t unit) { return unit > 0xff; });
}

/// Where the values of an object's own variables come from: chance, or another input.
class ValueSource {
 public:
  virtual ~ValueSource() = default;

  virtual std::u16string text(std::uint32_t limit) = 0;
  /// Whether that text takes two bytes per character.
  virtual bool is_wide(const std::u16string& text) { return needs_utf16(text); }
  /// Of an array.
  virtual std::uint32_t length(std::uint32_t limit) = 0;
};

}  // namespace assay::concolic
