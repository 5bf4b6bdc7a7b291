// SPDX-License-Identifier: Apache-2.0
#include "base/text.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <limits>
#include <numeric>
#include <utility>

namespace assay {
namespace {

struct Unit {
  std::string_view suffix;
  std::uint64_t factor;
};

constexpr Unit kCountUnits[] = {{"", 1}, {"k", 1000}, {"M", 1'000'000}, {"G", 1'000'000'000}};
constexpr Unit kSizeUnits[] = {{"", 1},           {"k", 1ull << 10}, {"K", 1ull << 10},
                               {"m", 1ull << 20}, {"M", 1ull << 20}, {"g", 1ull << 30},
                               {"G", 1ull << 30}};
constexpr Unit kDurationUnits[] = {{"", 1'000'000'000},
                                   {"ms", 1'000'000},
                                   {"s", 1'000'000'000},
                                   {"m", 60ull * 1'000'000'000},
                                   {"h", 3600ull * 1'000'000'000}};

Result<std::uint64_t> parse_with_unit(std::string_view text, std::span<const Unit> units,
                                      std::string_view expected) {
  std::uint64_t number = 0;
  const char* end = text.data() + text.size();
  const auto [stop, failure] = std::from_chars(text.data(), end, number);
  const std::string_view suffix(stop, static_cast<std::size_t>(end - stop));
  const auto unit = std::ranges::find(units, suffix, &Unit::suffix);
  if (failure != std::errc() || unit == units.end()) {
    return Error{fmt::format("expected {}, found '{}'", expected, text)};
  }
  if (number > std::numeric_limits<std::uint64_t>::max() / unit->factor) {
    return Error{fmt::format("'{}' is too large", text)};
  }
  return number * unit->factor;
}

/// The least number of insertions, deletions and replacements that turns one word into the other.
std::size_t edit_distance(std::string_view from, std::string_view to) {
  std::vector<std::size_t> row(to.size() + 1);
  std::iota(row.begin(), row.end(), std::size_t{0});
  for (std::size_t i = 0; i < from.size(); ++i) {
    std::size_t diagonal = std::exchange(row[0], i + 1);
    for (std::size_t j = 0; j < to.size(); ++j) {
      const std::size_t replaced = diagonal + (from[i] == to[j] ? 0 : 1);
      diagonal = row[j + 1];
      row[j + 1] = std::min({replaced, diagonal + 1, row[j] + 1});
    }
  }
  return row.back();
}

}  // namespace

std::vector<std::string_view> split(std::string_view text, char separator) {
  std::vector<std::string_view> parts;
  for (std::size_t end = text.find(separator); end != std::string_view::npos;
       end = text.find(separator)) {
    parts.push_back(text.substr(0, end));
    text.remove_prefix(end + 1);
  }
  parts.push_back(text);
  return parts;
}

std::string replaced(std::string_view text, char from, char to) {
  std::string result(text);
  std::replace(result.begin(), result.end(), from, to);
  return result;
}

std::string join(std::span<const std::string> parts, std::string_view separator) {
  return fmt::format("{}", fmt::join(parts.begin(), parts.end(), separator));
}

Result<std::uint64_t> parse_count(std::string_view text) {
  return parse_with_unit(text, kCountUnits, "a count such as 5000 or 10M");
}

Result<std::uint64_t> parse_size(std::string_view text) {
  return parse_with_unit(text, kSizeUnits, "a size such as 64k or 512M");
}

Result<std::uint64_t> parse_duration(std::string_view text) {
  return parse_with_unit(text, kDurationUnits, "a duration such as 500ms, 30s or 2m");
}

std::string_view nearest(std::string_view word, std::span<const std::string_view> known) {
  const auto distance = [word](std::string_view other) { return edit_distance(word, other); };
  const auto best = std::ranges::min_element(known, {}, distance);
  if (best == known.end() || distance(*best) > 1 + word.size() / 4) {
    return {};
  }
  return *best;
}

}  // namespace assay
