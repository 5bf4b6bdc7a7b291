// SPDX-License-Identifier: Apache-2.0
#include "classfile/modified_utf8.h"

#include <cstdint>
#include <cstring>

namespace assay::classfile {
namespace {

constexpr std::uint64_t kHighBits = 0x8080808080808080U;
constexpr std::uint64_t kLowBits = 0x0101010101010101U;

/// How many leading bytes are plain ASCII other than zero, eight at a time.
std::size_t ascii_prefix(std::string_view bytes) {
  std::size_t i = 0;
  for (; i + 8 <= bytes.size(); i += 8) {
    std::uint64_t word;
    std::memcpy(&word, bytes.data() + i, sizeof word);
    // A byte is zero or above 0x7f exactly if subtracting one, or the byte itself, sets its top bit
    // (the borrow of a zero byte may mark its neighbour too: the word is then rejected anyway).
    if (((word | (word - kLowBits)) & kHighBits) != 0) break;
  }
  while (i < bytes.size() && bytes[i] > 0) ++i;
  return i;
}

bool is_continuation(char c) { return (static_cast<std::uint8_t>(c) & 0xC0) == 0x80; }

/// The length of the well-formed character the bytes start with, 0 if there is none.
std::size_t character_length(std::string_view bytes) {
  auto first = static_cast<std::uint8_t>(bytes[0]);
  if (first != 0 && first < 0x80) return 1;
  if ((first & 0xE0) == 0xC0 && bytes.size() >= 2 && is_continuation(bytes[1])) {
    // Overlong forms are wrong but for the one that writes the zero character.
    return first >= 0xC2 || (first == 0xC0 && bytes[1] == '\x80') ? 2 : 0;
  }
  if ((first & 0xF0) == 0xE0 && bytes.size() >= 3 && is_continuation(bytes[1]) &&
      is_continuation(bytes[2])) {
    return first != 0xE0 || static_cast<std::uint8_t>(bytes[1]) >= 0xA0 ? 3 : 0;
  }
  return 0;
}

char16_t decode(std::string_view bytes, std::size_t length) {
  auto bits = [&](std::size_t i, unsigned mask) {
    return static_cast<unsigned>(static_cast<std::uint8_t>(bytes[i])) & mask;
  };
  if (length == 2) return static_cast<char16_t>(bits(0, 0x1F) << 6 | bits(1, 0x3F));
  if (length == 3) {
    return static_cast<char16_t>(bits(0, 0x0F) << 12 | bits(1, 0x3F) << 6 | bits(2, 0x3F));
  }
  return static_cast<char16_t>(bits(0, 0xFF));
}

}  // namespace

bool is_modified_utf8(std::string_view bytes) {
  bytes.remove_prefix(ascii_prefix(bytes));
  while (!bytes.empty()) {
    std::size_t length = character_length(bytes);
    if (length == 0) return false;
    bytes.remove_prefix(length);
  }
  return true;
}

std::size_t utf16_length(std::string_view modified_utf8) {
  std::size_t units = 0;
  for (char c : modified_utf8) {
    if (!is_continuation(c)) ++units;
  }
  return units;
}

std::u16string to_utf16(std::string_view modified_utf8) {
  std::u16string units;
  units.reserve(modified_utf8.size());
  while (!modified_utf8.empty()) {
    std::size_t length = character_length(modified_utf8);
    units.push_back(decode(modified_utf8, length));
    modified_utf8.remove_prefix(length == 0 ? 1 : length);
  }
  return units;
}

std::string to_modified_utf8(std::u16string_view utf16) {
  std::string bytes;
  bytes.reserve(utf16.size());
  for (char16_t unit : utf16) {
    if (unit != 0 && unit < 0x80) {
      bytes.push_back(static_cast<char>(unit));
    } else if (unit < 0x800) {
      bytes.push_back(static_cast<char>(0xC0 | unit >> 6));
      bytes.push_back(static_cast<char>(0x80 | (unit & 0x3F)));
    } else {
      bytes.push_back(static_cast<char>(0xE0 | unit >> 12));
      bytes.push_back(static_cast<char>(0x80 | (unit >> 6 & 0x3F)));
      bytes.push_back(static_cast<char>(0x80 | (unit & 0x3F)));
    }
  }
  return bytes;
}

}  // namespace assay::classfile
