// SPDX-License-Identifier: Apache-2.0
#include "findings/crash.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

namespace assay::findings {

namespace {

constexpr std::array<std::pair<Thrower, std::string_view>, 3> kThrowers{
    {{Thrower::Machine, "machine"}, {Thrower::Program, "program"}, {Thrower::Library, "library"}}};

constexpr std::array<std::pair<Origin, std::string_view>, 7> kOrigins{
    {{Origin::Program, "program"},
     {Origin::HandedIn, "handed in"},
     {Origin::Part, "part of an argument"},
     {Origin::Invented, "invented"},
     {Origin::Checked, "checked before"},
     {Origin::Derived, "derived"},
     {Origin::Unset, "not set"}}};

template <class Table, class Value>
std::string_view name_in(const Table& table, Value value) {
  for (const auto& [key, name] : table) {
    if (key == value) return name;
  }
  return "";
}

template <class Value, std::size_t N>
std::optional<Value> named_in(const std::array<std::pair<Value, std::string_view>, N>& table,
                              std::string_view wanted) {
  for (const auto& [key, name] : table) {
    if (name == wanted) return key;
  }
  return std::nullopt;
}

}  // namespace

const Frame* Crash::place() const {
  const auto found =
      std::ranges::find_if(stack, [](const Frame& frame) { return !frame.is_library; });
  return found == stack.end() ? nullptr : &*found;
}

std::string StaticStart::text() const {
  std::vector<std::string> parts;
  if (!initialised.empty())
    parts.push_back(fmt::format("{} {} initialised", fmt::join(initialised, ", then "),
                                initialised.size() == 1 ? "is" : "are"));
  if (needs_fresh_classes && !triggered.empty())
    parts.push_back(fmt::format("{} {} not initialised yet", fmt::join(triggered, " and "),
                                triggered.size() == 1 ? "is" : "are"));
  std::string text = fmt::format("{}", fmt::join(parts, ", "));
  if (!values.empty())
    text += fmt::format("{}{}", text.empty() ? "" : "; ", fmt::join(values, ", "));
  return text;
}

std::string_view name_of(Thrower thrower) { return name_in(kThrowers, thrower); }
std::string_view name_of(Origin origin) { return name_in(kOrigins, origin); }
std::optional<Thrower> thrower_named(std::string_view name) { return named_in(kThrowers, name); }
std::optional<Origin> origin_named(std::string_view name) { return named_in(kOrigins, name); }

std::string place_text(const Frame& frame) {
  return fmt::format("{}.{}:{}", frame.class_name, frame.method, frame.line);
}

}  // namespace assay::findings
