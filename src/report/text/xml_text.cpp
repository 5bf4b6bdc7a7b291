// SPDX-License-Identifier: Apache-2.0
#include "report/text/xml_text.h"

#include <fmt/format.h>

#include "report/text/utf8.h"

namespace assay::report {
namespace {

/// XML 1.0, 2.2: Char.
bool is_allowed(std::uint32_t c) {
  return c == '\t' || c == '\n' || c == '\r' || (c >= 0x20 && c != 0xFFFE && c != 0xFFFF);
}

std::string escaped(std::uint32_t c, std::string_view bytes) {
  switch (c) {
    case '&':
      return "&amp;";
    case '<':
      return "&lt;";
    case '>':
      return "&gt;";
    case '"':
      return "&quot;";
    case '\t':
    case '\n':
    case '\r':  // as they are, a reader of an attribute would take them for spaces
      return fmt::format("&#{};", c);
    default:
      return std::string(bytes);
  }
}

}  // namespace

std::string xml_escaped(std::string_view text) {
  std::string result;
  for_each_character(text, [&](const Character& character, std::string_view bytes) {
    const bool is_good = character.bytes > 0 && is_allowed(character.code_point);
    result += is_good ? escaped(character.code_point, bytes) : std::string(kReplacement);
  });
  return result;
}

}  // namespace assay::report
