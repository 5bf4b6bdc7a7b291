// SPDX-License-Identifier: Apache-2.0
#include "report/text/utf8.h"

#include <algorithm>
#include <iterator>

namespace assay::report {
namespace {

/// The shape of a lead byte: how many bytes follow, the bits it brings, the least code point that
/// needs so many bytes.
struct Lead {
  unsigned char mask, pattern;
  std::size_t bytes;
  std::uint32_t least;
};

constexpr Lead kLeads[] = {
    {0x80, 0x00, 1, 0}, {0xE0, 0xC0, 2, 0x80}, {0xF0, 0xE0, 3, 0x800}, {0xF8, 0xF0, 4, 0x10000}};

}  // namespace

Character first_character(std::string_view text) {
  const auto first = static_cast<unsigned char>(text[0]);
  const auto* lead =
      std::ranges::find_if(kLeads, [&](const Lead& l) { return (first & l.mask) == l.pattern; });
  if (lead == std::end(kLeads) || text.size() < lead->bytes) {
    return {0, 0};
  }
  std::uint32_t code_point = first & static_cast<unsigned char>(~lead->mask);
  for (std::size_t i = 1; i < lead->bytes; ++i) {
    if (!is_continuation(text[i])) {
      return {0, 0};
    }
    code_point = code_point << 6 | (static_cast<unsigned char>(text[i]) & 0x3F);
  }
  const bool is_surrogate = code_point >= 0xD800 && code_point <= 0xDFFF;
  const bool is_valid = code_point >= lead->least && code_point <= 0x10FFFF && !is_surrogate;
  return {code_point, is_valid ? lead->bytes : 0};
}

}  // namespace assay::report
