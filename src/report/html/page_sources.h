// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <map>
#include <nlohmann/json_fwd.hpp>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "report/source/source_tree.h"

namespace assay::report {

/// The lines of source files that a page shows.
class PageSources {
 public:
  explicit PageSources(std::vector<std::string> roots) : tree_(std::move(roots)) {}

  /// The name of a class's source file in the page; empty if it is unknown.
  static std::string name(std::string_view class_name, std::string_view source_file);

  /// The lines around one, if the file is there.
  void add_around(std::string_view class_name, std::string_view source_file, int line);
  void add_all(std::string_view class_name, std::string_view source_file);

  /// By file and line number.
  nlohmann::ordered_json json() const;

 private:
  SourceTree tree_;
  struct Wanted {
    const SourceText* text;
    std::set<std::size_t> lines;  // from 0
  };
  std::map<std::string, Wanted> wanted_;
};

}  // namespace assay::report
