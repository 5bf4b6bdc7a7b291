// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace assay::report {

/// The text on one line and harmless to a terminal: control characters as Java escapes, bytes that
/// are not UTF-8 as U+FFFD.
std::string printable(std::string_view text);

/// At most `width` characters, ending in "..." when something is missing. Expects valid UTF-8.
std::string cut(std::string_view text, std::size_t width);

/// "1 path", "2 paths".
std::string counted(std::size_t count, std::string_view noun);

struct Column {
  std::string_view heading;  // a table without any has no heading line
  std::size_t most_width;    // longer cells are cut
  bool is_number = false;    // flush right
};

/// Cells under each other, every column as wide as it must be.
class TextTable {
 public:
  explicit TextTable(std::vector<Column> columns) : columns_(std::move(columns)) {}

  /// One cell per column; made printable here.
  void add_row(const std::vector<std::string>& cells);

  std::string text(std::string_view indent) const;

 private:
  std::vector<std::size_t> widths() const;
  bool has_headings() const;

  std::vector<Column> columns_;
  std::vector<std::vector<std::string>> rows_;
};

}  // namespace assay::report
