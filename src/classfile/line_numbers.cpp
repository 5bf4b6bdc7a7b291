// SPDX-License-Identifier: Apache-2.0
#include "classfile/line_numbers.h"

#include <algorithm>

#include "classfile/parse/byte_reader.h"

namespace assay::classfile {

namespace {

/// Calls `visit(start, line)` for every row. Rows may come in any order and in several tables.
template <class Visitor>
void for_each_row(const DebugTables& tables, Visitor visit) {
  for (Bytes table : tables.line_numbers) {
    ByteReader reader(table);
    for (int rows = reader.u2(); rows > 0; --rows) {
      std::uint16_t start = reader.u2();
      std::uint16_t line = reader.u2();
      if (reader.truncated()) break;
      visit(start, line);
    }
  }
}

}  // namespace

int line_of(const DebugTables& tables, std::uint32_t pc) {
  // The nearest start at or before pc counts, and the first row of those with the same start.
  int line = -1;
  int best_start = -1;
  for_each_row(tables, [&](std::uint16_t start, std::uint16_t row_line) {
    if (start > pc || start <= best_start) return;
    best_start = start;
    line = row_line;
  });
  return line;
}

LineTable::LineTable(const DebugTables& tables) {
  for_each_row(tables, [&](std::uint16_t start, std::uint16_t line) {
    rows_.push_back({start, line});
  });
  std::stable_sort(rows_.begin(), rows_.end(),
                   [](const Row& a, const Row& b) { return a.start < b.start; });
  auto same = [](const Row& a, const Row& b) { return a.start == b.start; };
  rows_.erase(std::unique(rows_.begin(), rows_.end(), same), rows_.end());
}

int LineTable::line_of(std::uint32_t pc) const {
  auto behind =
      std::upper_bound(rows_.begin(), rows_.end(), pc,
                       [](std::uint32_t wanted, const Row& row) { return wanted < row.start; });
  return behind == rows_.begin() ? -1 : std::prev(behind)->line;
}

}  // namespace assay::classfile
