// SPDX-License-Identifier: Apache-2.0
#include "classfile/line_numbers.h"

#include <gtest/gtest.h>

namespace assay::classfile {
namespace {

const std::vector<std::uint8_t> kUnsortedTable{0, 3, 0, 8, 0, 12, 0, 0, 0, 10, 0, 4, 0, 11};

TEST(LineNumbers, FindTheNearestRowBefore) {
  DebugTables tables;
  tables.line_numbers.push_back(kUnsortedTable);
  EXPECT_EQ(line_of(tables, 0), 10);
  EXPECT_EQ(line_of(tables, 3), 10);
  EXPECT_EQ(line_of(tables, 4), 11);
  EXPECT_EQ(line_of(tables, 100), 12);
}

TEST(LineNumbers, AreUnknownWithoutTables) { EXPECT_EQ(line_of(DebugTables(), 0), -1); }

TEST(LineNumbers, AreUnknownBeforeTheFirstRow) {
  DebugTables tables;
  std::vector<std::uint8_t> table{0, 1, 0, 5, 0, 7};
  tables.line_numbers.push_back(table);
  EXPECT_EQ(line_of(tables, 4), -1);
}

TEST(LineNumbers, UseAllTables) {
  DebugTables tables;
  std::vector<std::uint8_t> second{0, 1, 0, 20, 0, 99};
  tables.line_numbers = {kUnsortedTable, second};
  EXPECT_EQ(line_of(tables, 10), 12);
  EXPECT_EQ(line_of(tables, 20), 99);
}

}  // namespace
}  // namespace assay::classfile
