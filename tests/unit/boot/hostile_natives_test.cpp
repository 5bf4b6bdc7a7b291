// SPDX-License-Identifier: Apache-2.0
// What a trusted lookup can do to private natives. Each of these crashed once; what nobody has
// thought of yet is up to tests/fuzz/natives.
#include <gtest/gtest.h>

#include "natives/off_heap.h"
#include "support/booted_machine.h"

namespace assay {
namespace {

using interp::Completion;
using interp::StopReason;
using vm::Slot;

class HostileNatives : public testing::Test {
 protected:
  Slot mirror(std::string_view name) {
    return Slot::of_ref(booted_.universe().load_boot(name)->mirror);
  }
  Slot bare(std::string_view name) {
    return Slot::of_ref(booted_.universe().new_object(*booted_.universe().load_boot(name)));
  }
  Completion call(std::string_view owner, std::string_view name, std::string_view descriptor,
                  std::initializer_list<Slot> arguments) {
    return booted_.machine().call(booted_.method(owner, name, descriptor), arguments);
  }
  /// Stopped because a JVM would have crashed.
  void expect_misuse(const Completion& completion) {
    EXPECT_EQ(completion.kind, Completion::Kind::Stopped);
    EXPECT_EQ(booted_.machine().run().stop().reason, StopReason::UnsafeAccess);
  }
  void expect_thrown(const Completion& completion, std::string_view exception) {
    ASSERT_EQ(completion.kind, Completion::Kind::Threw);
    EXPECT_EQ(booted_.universe().class_of(completion.exception)->name, exception);
  }

  test::BootedMachine booted_{std::uint64_t{64} << 20};
};

constexpr const char* kNullPointer = "java/lang/NullPointerException";

TEST_F(HostileNatives, AReceiverThatIsNullThrows) {
  expect_thrown(call("java/lang/Object", "hashCode", "()I", {Slot::of_ref(vm::kNull)}),
                kNullPointer);
}

TEST_F(HostileNatives, AReceiverOfAnotherClassStopsTheRun) {
  expect_misuse(call("java/lang/Class", "isArray", "()Z", {booted_.string("no class")}));
}

TEST_F(HostileNatives, AnArgumentOfAnotherClassStopsTheRun) {
  expect_misuse(call("java/lang/Class", "isAssignableFrom", "(Ljava/lang/Class;)Z",
                     {mirror("java/lang/Object"), booted_.string("no class")}));
}

TEST_F(HostileNatives, ConstantPoolsOfArraysStopTheRun) {
  expect_misuse(call("jdk/internal/reflect/ConstantPool", "getSize0", "(Ljava/lang/Object;)I",
                     {bare("jdk/internal/reflect/ConstantPool"), mirror("[I")}));
}

TEST_F(HostileNatives, ConstantPoolsOfObjectsThatAreNoClassesStopTheRun) {
  expect_misuse(call("jdk/internal/reflect/ConstantPool", "getSize0", "(Ljava/lang/Object;)I",
                     {bare("jdk/internal/reflect/ConstantPool"), booted_.string("no class")}));
}

TEST_F(HostileNatives, ArraysHaveNoRecordComponents) {
  Completion completion = call("java/lang/Class", "getRecordComponents0",
                               "()[Ljava/lang/reflect/RecordComponent;", {mirror("[I")});
  ASSERT_TRUE(completion.returned());
  EXPECT_FALSE(completion.value.ref);
}

TEST_F(HostileNatives, BacktracesOfMadeUpNumbersAreEmpty) {
  vm::Universe& universe = booted_.universe();
  Slot thrown = bare("java/lang/NullPointerException");
  vm::Ref numbers = universe.new_array(*universe.primitive_array(vm::Kind::Int), 4);
  for (std::int32_t& number : universe.heap().elements<std::int32_t>(numbers)) number = -2;
  universe.heap().write(thrown.ref, universe.well_known().throwable_fields.backtrace, numbers);
  Completion completion = call("java/lang/NullPointerException", "getExtendedNPEMessage",
                               "()Ljava/lang/String;", {thrown});
  ASSERT_TRUE(completion.returned());
  EXPECT_FALSE(completion.value.ref);
}

TEST_F(HostileNatives, BacktracesThatAreNoArraysAreEmpty) {
  vm::Universe& universe = booted_.universe();
  Slot thrown = bare("java/lang/NullPointerException");
  universe.heap().write(thrown.ref, universe.well_known().throwable_fields.backtrace,
                        booted_.string("no array").ref);
  EXPECT_TRUE(call("java/lang/NullPointerException", "getExtendedNPEMessage",
                   "()Ljava/lang/String;", {thrown})
                  .returned());
}

TEST_F(HostileNatives, MemberNamesOfMalformedTypesAreRefused) {
  vm::Universe& universe = booted_.universe();
  Slot member = bare("java/lang/invoke/MemberName");
  auto set = [&](std::string_view field, vm::Ref value) {
    universe.set(member.ref, universe.field(*universe.class_of(member.ref), field), value);
  };
  set("clazz", mirror("java/lang/String").ref);
  set("name", booted_.string("length").ref);
  set("type", booted_.string("").ref);
  vm::Class& natives = *universe.load_boot("java/lang/invoke/MethodHandleNatives");
  for (vm::Method& method : natives.methods) {
    if (universe.symbols().text(method.name) != "resolve") continue;
    std::vector<Slot> arguments(method.argument_count);
    arguments[0] = member;
    expect_thrown(booted_.machine().call(method, arguments), "java/lang/IllegalArgumentException");
  }
}

TEST_F(HostileNatives, SwappingElementsOfAnySizeStopsTheRun) {
  natives::OffHeap memory(booted_.universe());
  auto block = static_cast<std::int64_t>(memory.allocate(64));
  expect_misuse(call(
      "jdk/internal/misc/Unsafe", "copySwapMemory0", "(Ljava/lang/Object;JLjava/lang/Object;JJJ)V",
      {bare("jdk/internal/misc/Unsafe"), Slot::of_ref(vm::kNull), Slot::of_long(block),
       Slot::of_ref(vm::kNull), Slot::of_long(block), Slot::of_long(64), Slot::of_long(-1)}));
}

TEST_F(HostileNatives, ALongArrayOfTheProgramIsNoEventCounter) {
  vm::Universe& universe = booted_.universe();
  vm::Ref array = universe.new_array(*universe.primitive_array(vm::Kind::Long), 0);
  expect_thrown(call("sun/nio/ch/IOUtil", "drain", "(I)Z",
                     {Slot::of_int(static_cast<std::int32_t>(array.bits))}),
                "java/io/IOException");
}

}  // namespace
}  // namespace assay
