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

TEST(LineTable, SaysTheSameOfEveryPlace) {
  // Out of order, in two tables, with a start that comes twice, one of them cut off.
  std::vector<std::uint8_t> second{0, 3, 0, 4, 0, 77, 0, 20, 0, 99, 0, 1};
  DebugTables tables;
  tables.line_numbers = {kUnsortedTable, second};
  LineTable table(tables);
  for (std::uint32_t pc = 0; pc < 30; ++pc) EXPECT_EQ(table.line_of(pc), line_of(tables, pc)) << pc;
  EXPECT_EQ(table.line_of(4), 11);
}

TEST(LineTable, KnowsNothingWithoutRows) {
  EXPECT_EQ(LineTable(DebugTables()).line_of(0), -1);
  DebugTables late;
  std::vector<std::uint8_t> table{0, 1, 0, 5, 0, 7};
  late.line_numbers.push_back(table);
  EXPECT_EQ(LineTable(late).line_of(4), -1);
  EXPECT_EQ(LineTable(late).line_of(UINT32_MAX), 7);
}

}  // namespace
}  // namespace assay::classfile
