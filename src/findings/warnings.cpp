// SPDX-License-Identifier: Apache-2.0
// Reports of other tools, as far as they say where and what. They come from anywhere: what makes no
// sense is left out, what is no report at all is an Error.
#include "findings/warnings.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <charconv>
#include <nlohmann/json.hpp>

#include "base/text.h"

namespace assay::findings {

namespace {

using nlohmann::json;

struct WordRow {
  std::string_view word;
  Kind kind;
};
/// The first that occurs, whatever its case.
constexpr WordRow kWords[] = {
    {"negativearray", Kind::NegativeArraySize},
    {"negative-array", Kind::NegativeArraySize},
    {"negsize", Kind::NegativeArraySize},
    {"arraystore", Kind::ArrayStore},
    {"array-store", Kind::ArrayStore},
    {"arrayindex", Kind::ArrayIndex},
    {"array-index", Kind::ArrayIndex},
    {"indextoobig", Kind::ArrayIndex},
    {"indexnegative", Kind::ArrayIndex},
    {"array bounds", Kind::ArrayIndex},
    {"array_index", Kind::ArrayIndex},
    {"bounds", Kind::ArrayIndex},
    {"cast", Kind::ClassCast},
    {"divzero", Kind::DivisionByZero},
    {"division", Kind::DivisionByZero},
    {"divide", Kind::DivisionByZero},
    {"by zero", Kind::DivisionByZero},
    {"div", Kind::DivisionByZero},
    {"arithmeticexception", Kind::DivisionByZero},
    {"np_", Kind::NullDereference},
    {"null", Kind::NullDereference},
    {"assert", Kind::Assertion},
    {"stackoverflow", Kind::StackOverflow},
    {"recursi", Kind::StackOverflow},
    {"loop", Kind::EndlessLoop},
    {"nosuchelement", Kind::NoSuchElement},
    {"numberformat", Kind::NumberFormat},
};

int number_of(std::string_view text) {
  int number = -1;
  const auto [end, problem] = std::from_chars(text.data(), text.data() + text.size(), number);
  return problem == std::errc() && end == text.data() + text.size() ? number : -1;
}

const json* member(const json& object, const char* name) {
  const auto found = object.is_object() ? object.find(name) : object.end();
  return object.is_object() && found != object.end() ? &*found : nullptr;
}

std::string text_at(const json& object, const char* name) {
  const json* found = member(object, name);
  return found != nullptr && found->is_string() ? found->get<std::string>() : std::string();
}

std::optional<Warning> sarif_warning(const json& result) {
  const json* locations = member(result, "locations");
  if (locations == nullptr || !locations->is_array() || locations->empty()) return std::nullopt;
  const json* physical = member(locations->front(), "physicalLocation");
  const json* artifact = physical == nullptr ? nullptr : member(*physical, "artifactLocation");
  const json* region = physical == nullptr ? nullptr : member(*physical, "region");
  const json* line = region == nullptr ? nullptr : member(*region, "startLine");
  if (artifact == nullptr || line == nullptr || !line->is_number_integer()) return std::nullopt;
  const json* message = member(result, "message");
  Warning warning{.file = text_at(*artifact, "uri"), .line = line->get<int>()};
  warning.text = text_at(result, "ruleId");
  warning.kind = kind_by_words(warning.text);
  if (message != nullptr) {
    if (!warning.kind) warning.kind = kind_by_words(text_at(*message, "text"));
    warning.text += " " + text_at(*message, "text");
  }
  return warning;
}

Result<std::vector<Warning>> sarif_warnings(std::string_view text) {
  const json report = json::parse(text, nullptr, false);
  const json* runs = member(report, "runs");
  if (runs == nullptr || !runs->is_array()) return Error{"expected SARIF: JSON with runs"};
  std::vector<Warning> warnings;
  for (const json& run : *runs) {
    const json* results = member(run, "results");
    if (results == nullptr || !results->is_array()) continue;
    for (const json& result : *results) {
      if (auto warning = sarif_warning(result)) warnings.push_back(std::move(*warning));
    }
  }
  return warnings;
}

/// The value of an attribute of the element that begins there.
std::string attribute(std::string_view element, std::string_view name) {
  const std::string wanted = fmt::format(" {}=\"", name);
  const std::size_t at = element.find(wanted);
  if (at == std::string_view::npos) return "";
  const std::size_t begin = at + wanted.size(), end = element.find('"', begin);
  return end == std::string_view::npos ? "" : std::string(element.substr(begin, end - begin));
}

/// The last line that a bug instance has outside of its class and method is the place it means.
std::vector<Warning> spotbugs_warnings(std::string_view text) {
  std::vector<Warning> warnings;
  for (std::size_t at = text.find("<BugInstance"); at != std::string_view::npos;
       at = text.find("<BugInstance", at + 1)) {
    const std::size_t end = std::min(text.find("</BugInstance>", at), text.size());
    const std::string_view instance = text.substr(at, end - at);
    Warning warning;
    warning.text = attribute(instance.substr(0, instance.find('>')), "type");
    warning.kind = kind_by_words(warning.text);
    for (std::size_t line = instance.find("<SourceLine"); line != std::string_view::npos;
         line = instance.find("<SourceLine", line + 1)) {
      const std::string_view element = instance.substr(line, instance.find('>', line) - line);
      const int start = number_of(attribute(element, "start"));
      if (start < 0 || start != number_of(attribute(element, "end"))) continue;
      warning.class_name = attribute(element, "classname");
      warning.line = start;
    }
    if (warning.line >= 0 && !warning.class_name.empty()) warnings.push_back(std::move(warning));
  }
  return warnings;
}

/// "src/p/C.java:12: warning: [DivZero] ..." or "p.C:12:division-by-zero".
std::optional<Warning> line_warning(std::string_view line) {
  const std::size_t first = line.find(':');
  if (first == std::string_view::npos || first == 0) return std::nullopt;
  const std::size_t second = std::min(line.find(':', first + 1), line.size());
  Warning warning;
  warning.line = number_of(line.substr(first + 1, second - first - 1));
  if (warning.line < 0) return std::nullopt;
  const std::string place(line.substr(0, first));
  (place.ends_with(".java") ? warning.file : warning.class_name) = place;
  warning.text = second < line.size() ? std::string(line.substr(second + 1)) : std::string();
  warning.kind = kind_by_words(warning.text);
  return warning;
}

}  // namespace

std::optional<Kind> kind_by_words(std::string_view words) {
  std::string low(words);
  std::ranges::transform(low, low.begin(), [](unsigned char c) { return std::tolower(c); });
  const std::size_t begin = low.find_first_not_of(" \t"), end = low.find_last_not_of(" \t\r");
  if (begin == std::string::npos) return std::nullopt;
  if (const auto exact = kind_named(low.substr(begin, end - begin + 1))) return exact;
  for (const WordRow& row : kWords) {
    if (low.find(row.word) != std::string::npos) return row.kind;
  }
  return std::nullopt;
}

Result<std::vector<Warning>> read_warnings(std::string_view text) {
  const std::size_t begin = text.find_first_not_of(" \t\r\n\xef\xbb\xbf");
  if (begin != std::string_view::npos && text[begin] == '{') return sarif_warnings(text);
  if (text.find("<BugCollection") != std::string_view::npos) return spotbugs_warnings(text);
  std::vector<Warning> warnings;
  bool has_text = false;
  for (std::string_view line : split(text, '\n')) {
    has_text |= line.find_first_not_of(" \t\r") != std::string_view::npos;
    if (auto warning = line_warning(line)) warnings.push_back(std::move(*warning));
  }
  if (warnings.empty() && has_text)
    return Error{"expected SARIF, SpotBugs XML, messages of javac, or lines class:line:kind"};
  return warnings;
}

}  // namespace assay::findings
