// SPDX-License-Identifier: Apache-2.0
#include "report/html/page_sources.h"

#include <algorithm>
#include <nlohmann/json.hpp>

#include "report/text/utf8.h"

namespace assay::report {
namespace {

constexpr std::size_t kAround = 4;        // lines before and after
constexpr std::size_t kMostBytes = 1000;  // of a line; longer ones are cut

std::string cut_line(const std::string& line) {
  if (line.size() <= kMostBytes) return line;
  std::size_t end = kMostBytes;
  while (end > 0 && is_continuation(line[end])) --end;
  return line.substr(0, end) + " ...";
}

}  // namespace

std::string PageSources::name(std::string_view class_name, std::string_view source_file) {
  return source_path(class_name, source_file);
}

void PageSources::add_around(std::string_view class_name, std::string_view source_file, int line) {
  const SourceText* text = line > 0 ? tree_.find(class_name, source_file) : nullptr;
  if (text == nullptr) return;
  Wanted& wanted = wanted_[name(class_name, source_file)];
  wanted.text = text;
  const std::size_t at = static_cast<std::size_t>(line) - 1;
  const std::size_t end = std::min(at + kAround + 1, text->lines.size());
  for (std::size_t i = at - std::min(at, kAround); i < end; ++i) wanted.lines.insert(i);
}

void PageSources::add_all(std::string_view class_name, std::string_view source_file) {
  const SourceText* text = tree_.find(class_name, source_file);
  if (text == nullptr) return;
  Wanted& wanted = wanted_[name(class_name, source_file)];
  wanted.text = text;
  for (std::size_t i = 0; i < text->lines.size(); ++i) wanted.lines.insert(i);
}

nlohmann::ordered_json PageSources::json() const {
  nlohmann::ordered_json files = nlohmann::ordered_json::object();
  for (const auto& [name, wanted] : wanted_) {
    nlohmann::ordered_json& lines = files[name] = nlohmann::ordered_json::object();
    // Straight to the vector: an ordered_json looks for the key in all that it has.
    auto& rows = lines.get_ref<nlohmann::ordered_json::object_t&>();
    for (std::size_t i : wanted.lines)
      rows.emplace_back(std::to_string(i + 1), cut_line(wanted.text->lines[i]));
  }
  return files;
}

}  // namespace assay::report
