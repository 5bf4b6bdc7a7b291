// SPDX-License-Identifier: Apache-2.0
#include "validate/base64.h"

#include <algorithm>

namespace assay::validate {
namespace {

constexpr std::string_view kDigits =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
constexpr std::size_t kBytes = 3, kLetters = 4;  // of one group
constexpr unsigned kBitsOfDigit = 6, kBitsOfByte = 8, kMask = 63;

}  // namespace

std::string to_base64(std::span<const std::uint8_t> bytes) {
  std::string text;
  text.reserve((bytes.size() + kBytes - 1) / kBytes * kLetters);
  for (std::size_t at = 0; at < bytes.size(); at += kBytes) {
    const std::size_t count = std::min(kBytes, bytes.size() - at);
    std::uint32_t group = 0;
    for (std::size_t i = 0; i < kBytes; ++i)
      group = group << kBitsOfByte | (i < count ? bytes[at + i] : 0u);
    for (std::size_t i = 0; i < kLetters; ++i) {
      const auto shift = static_cast<unsigned>(kLetters - 1 - i) * kBitsOfDigit;
      text += i <= count ? kDigits[group >> shift & kMask] : '=';
    }
  }
  return text;
}

std::optional<std::vector<std::uint8_t>> from_base64(std::string_view text) {
  if (text.size() % kLetters != 0) return std::nullopt;
  std::vector<std::uint8_t> bytes;
  for (std::size_t at = 0; at < text.size(); at += kLetters) {
    std::uint32_t group = 0;
    std::size_t padding = 0;
    for (std::size_t i = 0; i < kLetters; ++i) {
      const char letter = text[at + i];
      const std::size_t digit = kDigits.find(letter);
      padding += letter == '=' ? 1 : 0;
      if (digit == std::string_view::npos ? letter != '=' : padding > 0) return std::nullopt;
      group = group << kBitsOfDigit | (letter == '=' ? 0u : static_cast<std::uint32_t>(digit));
    }
    if (padding > 2 || (padding > 0 && at + kLetters != text.size())) return std::nullopt;
    for (std::size_t i = 0; i + padding < kBytes; ++i) {
      const auto shift = static_cast<unsigned>(kBytes - 1 - i) * kBitsOfByte;
      bytes.push_back(static_cast<std::uint8_t>(group >> shift));
    }
  }
  return bytes;
}

}  // namespace assay::validate
