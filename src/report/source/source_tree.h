// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace assay::report {

/// Where a class's source file lies below a folder of sources: "pkg/Outer.java". The names are
/// those of a class file, which anybody may have written: empty if they would lead anywhere else.
std::string source_path(std::string_view class_name, std::string_view source_file);

/// The same if the class file does not say: the outermost class's name with ".java".
std::string guessed_source_path(std::string_view class_name);

/// A file of a source tree.
struct SourceText {
  std::size_t root = 0;            // which folder
  std::string path;                // below it, with '/'
  std::vector<std::string> lines;  // without their ends
};

/// Finds source files below the folders that the user named, and keeps those that were read.
class SourceTree {
 public:
  explicit SourceTree(std::vector<std::string> roots) : roots_(std::move(roots)) {}

  const std::vector<std::string>& roots() const { return roots_; }

  /// Null if no folder has it, or it is no text of sensible size. Stays valid as long as the tree.
  const SourceText* find(std::string_view class_name, std::string_view source_file);

 private:
  std::optional<SourceText> look_for(const std::string& path) const;

  std::vector<std::string> roots_;
  std::map<std::string, std::optional<SourceText>> known_;  // by path
};

}  // namespace assay::report
