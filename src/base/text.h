// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"

namespace assay {

/// The parts between separators; always at least one, and possibly empty ones.
std::vector<std::string_view> split(std::string_view text, char separator);

/// The text with one character exchanged for another.
std::string replaced(std::string_view text, char from, char to);

std::string join(std::span<const std::string> parts, std::string_view separator);

/// A count such as "250000", "10k", "5M" or "2G", in powers of 1000.
Result<std::uint64_t> parse_count(std::string_view text);

/// A size in bytes such as "65536", "64k", "512M" or "2G", in powers of 1024 as `java -Xmx` has it.
Result<std::uint64_t> parse_size(std::string_view text);

/// A duration in nanoseconds: "250ms", "30s", "2m", "1h"; a bare number is seconds.
Result<std::uint64_t> parse_duration(std::string_view text);

/// The known word that a mistyped one was probably meant to be, or nothing.
std::string_view nearest(std::string_view word, std::span<const std::string_view> known);

}  // namespace assay
