// SPDX-License-Identifier: Apache-2.0
#include "vm/cells.h"

#include <gtest/gtest.h>

#include "natives/off_heap.h"
#include "support/booted_machine.h"

namespace assay {
namespace {

class CellsTest : public ::testing::Test {
 protected:
  static test::BootedMachine& booted() {
    static test::BootedMachine instance;
    return instance;
  }
  static vm::Universe& universe() { return booted().universe(); }
  static std::uint32_t offset(std::string_view class_name, std::string_view field) {
    return universe().field(*universe().load_boot(class_name), field).offset;
  }
  static vm::Ref text() { return universe().strings().make("a text"); }
};

TEST_F(CellsTest, KnowReferencesAndNumbersOfAnInstance) {
  vm::Cells string(universe(), text());
  std::uint32_t value = offset("java/lang/String", "value");
  std::uint32_t hash = offset("java/lang/String", "hash");
  EXPECT_TRUE(string.is_reference(value));
  EXPECT_FALSE(string.are_numbers(value + 3, 1));
  EXPECT_FALSE(string.is_reference(value + 2));
  EXPECT_TRUE(string.are_numbers(hash, 4));
  EXPECT_FALSE(string.is_reference(hash));
  EXPECT_FALSE(string.are_numbers(std::min(value, hash), 8)) << "a long over both";
}

TEST_F(CellsTest, HoldOnlyObjectsOfTheFieldsType) {
  vm::Ref object = text();
  vm::Cells string(universe(), object);
  std::uint32_t value = offset("java/lang/String", "value");
  vm::Ref bytes = universe().new_array(*universe().primitive_array(vm::Kind::Byte), 4);
  vm::Ref ints = universe().new_array(*universe().primitive_array(vm::Kind::Int), 4);
  EXPECT_TRUE(string.may_hold(value, vm::kNull));
  EXPECT_TRUE(string.may_hold(value, bytes));
  EXPECT_FALSE(string.may_hold(value, ints));
  EXPECT_FALSE(string.may_hold(value, object));
}

TEST_F(CellsTest, TellArraysApart) {
  vm::Universe& all = universe();
  vm::Ref texts = all.new_array(*all.array_of(all.well_known().string), 2);
  vm::Ref ints = all.new_array(*all.primitive_array(vm::Kind::Int), 2);
  EXPECT_TRUE(vm::Cells(all, texts).is_reference(vm::kArrayBase + 4));
  EXPECT_FALSE(vm::Cells(all, texts).is_reference(vm::kArrayBase + 2));
  EXPECT_FALSE(vm::Cells(all, texts).are_numbers(vm::kArrayBase, 4));
  EXPECT_TRUE(vm::Cells(all, texts).may_hold(vm::kArrayBase, text()));
  EXPECT_FALSE(vm::Cells(all, texts).may_hold(vm::kArrayBase, ints));
  EXPECT_TRUE(vm::Cells(all, ints).are_numbers(vm::kArrayBase, 8));
  EXPECT_FALSE(vm::Cells(all, ints).are_numbers(vm::kArrayBase - 8, 4)) << "the length";
}

TEST_F(CellsTest, HideWhatTheMachineKeepsInAMirror) {
  vm::Class& integer = *universe().load_boot("java/lang/Integer");
  vm::Cells mirror(universe(), integer.mirror);
  EXPECT_FALSE(mirror.are_readable(offset("java/lang/Class", "$id"), 4));
  EXPECT_FALSE(mirror.are_numbers(offset("java/lang/Class", "$id"), 4));
  EXPECT_TRUE(mirror.is_reference(offset("java/lang/Class", "name")));
}

TEST_F(CellsTest, SeeTheStaticsInAMirror) {
  vm::Class& integer = *universe().load_boot("java/lang/Integer");
  vm::Cells mirror(universe(), integer.mirror);
  std::uint32_t type = offset("java/lang/Integer", "TYPE");
  EXPECT_TRUE(mirror.is_reference(type));
  EXPECT_FALSE(mirror.may_hold(type, text()));
  EXPECT_TRUE(mirror.may_hold(type, integer.mirror));
  EXPECT_TRUE(mirror.are_numbers(offset("java/lang/Integer", "MAX_VALUE"), 4));
}

TEST_F(CellsTest, OffHeapBlocksOfARunAreForgotten) {
  interp::Machine& machine = booted().machine();
  interp::Machine::Mark mark = machine.mark();
  std::uint64_t address = natives::OffHeap(universe()).allocate(64);
  ASSERT_NE(natives::OffHeap(universe()).translate(address, 64), nullptr);
  machine.rollback(mark);
  vm::Class& objects = *universe().array_of(universe().well_known().object);
  universe().new_array(objects, 1000);  // lives where the block was
  EXPECT_EQ(natives::OffHeap(universe()).translate(address, 64), nullptr);
}

}  // namespace
}  // namespace assay
