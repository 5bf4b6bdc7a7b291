// SPDX-License-Identifier: Apache-2.0
#include "classfile/line_numbers.h"

#include "classfile/byte_reader.h"

namespace assay::classfile {

int line_of(const DebugTables& tables, std::uint32_t pc) {
  // Rows may come in any order and in several tables: the nearest start at or before pc counts.
  int line = -1;
  int best_start = -1;
  for (Bytes table : tables.line_numbers) {
    ByteReader reader(table);
    for (int rows = reader.u2(); rows > 0; --rows) {
      std::uint16_t start = reader.u2();
      std::uint16_t row_line = reader.u2();
      if (reader.truncated()) break;
      if (start <= pc && start > best_start) {
        best_start = start;
        line = row_line;
      }
    }
  }
  return line;
}

}  // namespace assay::classfile
