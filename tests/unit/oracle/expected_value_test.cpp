// SPDX-License-Identifier: Apache-2.0
#include "oracle/expected_value.h"

#include <gtest/gtest.h>

#include <bit>

#include "support/booted_machine.h"

namespace assay::oracle {
namespace {

class ExpectedValueTest : public ::testing::Test {
 protected:
  static test::BootedMachine& booted() {
    static test::BootedMachine machine(std::uint64_t{64} << 20);
    return machine;
  }
  /// The text of what a test would compare with; "none" if there is nothing.
  std::string of(vm::Kind kind, vm::Slot value) {
    auto expected = values_.of(kind, value);
    return expected ? source::to_text(*expected) : "none";
  }
  std::string of_result(std::string_view owner, std::string_view name, std::string_view descriptor,
                        std::initializer_list<vm::Slot> arguments) {
    interp::Completion made =
        booted().machine().call(booted().method(owner, name, descriptor), arguments);
    EXPECT_TRUE(made.returned());
    return of(vm::Kind::Ref, made.value);
  }

  static ExpectedValue in_release(unsigned release) {
    return {booted().machine(), [](const vm::Class&) -> std::optional<source::Type> { return {}; },
            release};
  }

  ExpectedValue values_ = in_release(17);
};

TEST_F(ExpectedValueTest, MapsAreWrittenAsTheReleaseHasThem) {
  constexpr std::string_view kMaker = "singletonMap";
  constexpr std::string_view kDescriptor = "(Ljava/lang/Object;Ljava/lang/Object;)Ljava/util/Map;";
  const std::initializer_list<vm::Slot> entry = {booted().string("k"), booted().string("v")};
  EXPECT_EQ(of_result("java/util/Collections", kMaker, kDescriptor, entry),
            "java.util.Map.of(\"k\", \"v\")");
  const vm::Slot map =
      booted()
          .machine()
          .call(booted().method("java/util/Collections", kMaker, kDescriptor), entry)
          .value;
  const auto old = in_release(8).of(vm::Kind::Ref, map);
  ASSERT_TRUE(old);
  EXPECT_EQ(source::to_text(*old), "java.util.Collections.singletonMap(\"k\", \"v\")");
}

TEST_F(ExpectedValueTest, NumbersAreWrittenAsJavaReadsThem) {
  EXPECT_EQ(of(vm::Kind::Int, vm::Slot::of_int(-7)), "-7");
  EXPECT_EQ(of(vm::Kind::Long, vm::Slot::of_long(7)), "7L");
  EXPECT_EQ(of(vm::Kind::Boolean, vm::Slot::of_int(1)), "true");
}

TEST_F(ExpectedValueTest, TheTextNullIsNotNull) {
  EXPECT_EQ(of(vm::Kind::Ref, booted().string("null")), "\"null\"");
  EXPECT_EQ(of(vm::Kind::Ref, vm::Slot::of_ref(vm::kNull)), "null");
}

TEST_F(ExpectedValueTest, TextsKeepTheirSpecialCharacters) {
  EXPECT_EQ(of(vm::Kind::Ref, booted().string("a\"b\\\n")), "\"a\\\"b\\\\\\n\"");
}

TEST_F(ExpectedValueTest, OptionalsAreWrittenWithWhatIsInThem) {
  EXPECT_EQ(of_result("java/util/Optional", "empty", "()Ljava/util/Optional;", {}),
            "java.util.Optional.empty()");
  EXPECT_EQ(of_result("java/util/Optional", "of", "(Ljava/lang/Object;)Ljava/util/Optional;",
                      {booted().string("x")}),
            "java.util.Optional.of(\"x\")");
}

TEST_F(ExpectedValueTest, AnyOtherObjectHasNone) {
  vm::Class& object = *booted().universe().well_known().object;
  EXPECT_EQ(of(vm::Kind::Ref, vm::Slot::of_ref(booted().universe().new_object(object))), "none");
}

}  // namespace
}  // namespace assay::oracle
