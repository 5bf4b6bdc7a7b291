// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <vector>

#include "classfile/class_file.h"

namespace assay::classfile {

/// The source line of the instruction at pc, or -1 if the tables do not say (JVMS 4.7.12).
int line_of(const DebugTables& tables, std::uint32_t pc);

/// The same for many instructions of one method: the rows are sorted once.
class LineTable {
 public:
  explicit LineTable(const DebugTables& tables);
  int line_of(std::uint32_t pc) const;

 private:
  struct Row {
    std::uint16_t start, line;
  };
  std::vector<Row> rows_;  // by start, each of which is there once
};

}  // namespace assay::classfile
