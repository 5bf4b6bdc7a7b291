// SPDX-License-Identifier: Apache-2.0
#include "classfile/java_names.h"

#include <algorithm>
#include <array>
#include <cstdint>

namespace assay::classfile {
namespace {

// JLS 3.9 and the literals.
constexpr std::array<std::string_view, 54> kKeywords = {
    "_",       "abstract",  "assert",       "boolean",  "break",      "byte",    "case",
    "catch",   "char",      "class",        "const",    "continue",   "default", "do",
    "double",  "else",      "enum",         "extends",  "false",      "final",   "finally",
    "float",   "for",       "goto",         "if",       "implements", "import",  "instanceof",
    "int",     "interface", "long",         "native",   "new",        "null",    "package",
    "private", "protected", "public",       "return",   "short",      "static",  "strictfp",
    "super",   "switch",    "synchronized", "this",     "throw",      "throws",  "transient",
    "true",    "try",       "void",         "volatile", "while",
};

bool is_ascii_part(unsigned char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '$' ||
         c == '_';
}

/// Punctuation and signs outside of ASCII; what is left are letters, nearly all of them.
bool is_sign(std::uint32_t character) {
  constexpr std::pair<std::uint32_t, std::uint32_t> kRanges[] = {
      {0x80, 0xa1},     {0xa6, 0xa9},     {0xab, 0xb4},     {0xb6, 0xb9},     {0xbb, 0xbf},
      {0xd7, 0xd7},     {0xf7, 0xf7},     {0x2000, 0x203e}, {0x2041, 0x2053}, {0x2055, 0x206f},
      {0x2190, 0x2bff}, {0x2e00, 0x2e7f}, {0x3000, 0x3004}, {0x3008, 0x3020}, {0x3030, 0x3030},
  };
  return std::ranges::any_of(kRanges, [&](const auto& range) {
    return range.first <= character && character <= range.second;
  });
}

/// One character of modified UTF-8 (JVMS 4.4.7), by the lead byte.
std::uint32_t take_character(std::string_view& text) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  const std::size_t length = byte(0) < 0x80 ? 1 : byte(0) < 0xe0 ? 2 : 3;
  std::uint32_t character = length == 1 ? byte(0) : length == 2 ? byte(0) & 0x1f : byte(0) & 0xf;
  for (std::size_t i = 1; i < length && i < text.size(); ++i)
    character = character << 6 | (byte(i) & 0x3f);
  text.remove_prefix(std::min(length, text.size()));
  return character;
}

}  // namespace

bool is_java_identifier(std::string_view name) {
  if (name.empty() || (name[0] >= '0' && name[0] <= '9')) return false;
  if (std::ranges::find(kKeywords, name) != kKeywords.end()) return false;
  while (!name.empty()) {
    const std::uint32_t character = take_character(name);
    const bool is_part = character < 0x80 ? is_ascii_part(static_cast<unsigned char>(character))
                                          : !is_sign(character);
    if (!is_part) return false;
  }
  return true;
}

bool is_java_class_name(std::string_view internal_name) {
  while (true) {
    const std::size_t slash = internal_name.find('/');
    if (!is_java_identifier(internal_name.substr(0, slash))) return false;
    if (slash == std::string_view::npos) return true;
    internal_name.remove_prefix(slash + 1);
  }
}

}  // namespace assay::classfile
