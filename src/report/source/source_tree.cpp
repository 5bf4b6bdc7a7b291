// SPDX-License-Identifier: Apache-2.0
#include "report/source/source_tree.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "base/text.h"

namespace assay::report {
namespace {

namespace fs = std::filesystem;

constexpr std::uintmax_t kMostBytes = 8 << 20;  // of a source file; more was not written by hand

bool is_plain_name(std::string_view name) {
  return !name.empty() && name != "." && name != ".." &&
         name.find_first_of(std::string_view("/\\\0", 3)) == std::string_view::npos;
}

/// The package of a class as a folder, ending in '/'; nothing: it is no place below a folder.
std::optional<std::string> package_folder(std::string_view class_name) {
  const std::size_t dot = class_name.rfind('.');
  if (dot == std::string_view::npos) return std::string();
  std::string folder;
  for (std::string_view part : split(class_name.substr(0, dot), '.')) {
    if (!is_plain_name(part)) return std::nullopt;
    folder += std::string(part) + '/';
  }
  return folder;
}

std::vector<std::string> lines_of(std::string_view text) {
  std::vector<std::string> lines;
  for (std::string_view line : split(text, '\n')) {
    if (line.ends_with('\r')) line.remove_suffix(1);
    lines.emplace_back(line);
  }
  if (!lines.empty() && lines.back().empty()) lines.pop_back();
  return lines;
}

std::optional<std::vector<std::string>> read_lines(const fs::path& file) {
  std::error_code problem;
  if (!fs::is_regular_file(file, problem) || fs::file_size(file, problem) > kMostBytes || problem)
    return std::nullopt;
  std::ifstream stream(file, std::ios::binary);
  if (!stream) return std::nullopt;
  const std::string text{std::istreambuf_iterator<char>(stream), {}};
  if (text.find('\0') != std::string::npos) return std::nullopt;
  return lines_of(text);
}

}  // namespace

std::string source_path(std::string_view class_name, std::string_view source_file) {
  const auto folder = package_folder(class_name);
  return folder && is_plain_name(source_file) ? *folder + std::string(source_file) : "";
}

std::string guessed_source_path(std::string_view class_name) {
  const std::size_t dot = class_name.rfind('.');
  std::string_view simple = dot == std::string_view::npos ? class_name : class_name.substr(dot + 1);
  const std::size_t inner = simple.find('$', 1);
  if (inner != std::string_view::npos) simple = simple.substr(0, inner);
  return source_path(class_name, std::string(simple) + ".java");
}

std::optional<SourceText> SourceTree::look_for(const std::string& path) const {
  for (std::size_t i = 0; i < roots_.size(); ++i) {
    // Kotlin lets files lie without the folders of the packages that they have in common.
    std::string_view rest = path;
    while (true) {
      if (auto lines = read_lines(fs::path(roots_[i]) / rest))
        return SourceText{i, std::string(rest), std::move(*lines)};
      const std::size_t slash = rest.find('/');
      if (slash == std::string_view::npos || !path.ends_with(".kt")) break;
      rest.remove_prefix(slash + 1);
    }
  }
  return std::nullopt;
}

const SourceText* SourceTree::find(std::string_view class_name, std::string_view source_file) {
  const std::string path = source_path(class_name, source_file);
  if (path.empty() || roots_.empty()) return nullptr;
  const auto known = known_.find(path);
  const auto& found =
      known != known_.end() ? known->second : known_.emplace(path, look_for(path)).first->second;
  return found ? &*found : nullptr;
}

}  // namespace assay::report
