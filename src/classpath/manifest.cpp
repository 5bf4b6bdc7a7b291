// SPDX-License-Identifier: Apache-2.0
#include "classpath/manifest.h"

#include <algorithm>

namespace assay::classpath {
namespace {

/// Takes the next line off `text`. Lines end in CR, LF or both.
std::string_view next_line(std::string_view& text) {
  std::size_t end = std::min(text.find_first_of("\r\n"), text.size());
  std::string_view line = text.substr(0, end);
  bool is_crlf = text.substr(end).starts_with("\r\n");
  text.remove_prefix(std::min(text.size(), end + (is_crlf ? 2 : 1)));
  return line;
}

char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

}  // namespace

bool equal_ignoring_case(std::string_view a, std::string_view b) {
  return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                    [](char x, char y) { return lower(x) == lower(y); });
}

Manifest Manifest::parse(std::string_view text) {
  Manifest manifest;
  while (!text.empty()) {
    std::string_view line = next_line(text);
    if (line.empty()) break;  // the end of the main section
    if (line.front() == ' ') {
      if (!manifest.attributes_.empty()) manifest.attributes_.back().second += line.substr(1);
      continue;
    }
    std::size_t colon = line.find(": ");
    if (colon == std::string_view::npos) continue;
    manifest.attributes_.emplace_back(line.substr(0, colon), line.substr(colon + 2));
  }
  return manifest;
}

std::optional<std::string_view> Manifest::find(std::string_view attribute) const {
  auto found = std::find_if(attributes_.rbegin(), attributes_.rend(), [&](const auto& candidate) {
    return equal_ignoring_case(candidate.first, attribute);
  });
  if (found == attributes_.rend()) return std::nullopt;
  return found->second;
}

bool Manifest::is_multi_release() const {
  return equal_ignoring_case(find("Multi-Release").value_or(""), "true");
}

std::vector<std::string_view> Manifest::class_path() const {
  std::vector<std::string_view> urls;
  std::string_view rest = find("Class-Path").value_or("");
  while (true) {
    std::size_t start = rest.find_first_not_of(" \t");
    if (start == std::string_view::npos) return urls;
    rest.remove_prefix(start);
    std::size_t end = std::min(rest.find_first_of(" \t"), rest.size());
    urls.push_back(rest.substr(0, end));
    rest.remove_prefix(end);
  }
}

}  // namespace assay::classpath
