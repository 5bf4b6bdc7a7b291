// SPDX-License-Identifier: Apache-2.0
#include "recipe/effects/effects.h"

#include <gtest/gtest.h>

#include "recipe/effects/effects_library.h"
#include "unit/recipe/fixture_program.h"

namespace assay::recipe {
namespace {

using test::FixtureProgram;
using Names = std::set<std::string>;

const std::vector<std::string> kAll = {"PressureAlarm", "TokenGate", "Base",  "Raised", "Counter",
                                       "CounterReader", "Arrays2",   "Shape", "Square", "Disc",
                                       "Canvas",        "Link",      "Shelf"};

class EffectIndexTest : public testing::Test {
 protected:
  Names names(const std::set<std::uint32_t>& locations) {
    Names result;
    for (std::uint32_t location : locations) {
      std::string name = index_.name(location);
      result.insert(name.starts_with("fixtures.") ? name.substr(9) : name);
    }
    return result;
  }
  const Effects& effects(const std::string& class_name, std::string_view method) {
    return index_.effects(program_.method(class_name, method));
  }
  Names uses(const std::string& class_name, std::string_view method) {
    return names(effects(class_name, method).uses);
  }
  Names defines(const std::string& class_name, std::string_view method) {
    return names(effects(class_name, method).defines);
  }

  FixtureProgram& program_ = FixtureProgram::get();
  EffectIndex index_{program_.machine(), program_.all(kAll)};
};

TEST_F(EffectIndexTest, GivesTheTableOfPressureAlarm) {
  EXPECT_EQ(defines("PressureAlarm", "<init>"),
            (Names{"PressureAlarm.armed", "PressureAlarm.reading"}));
  EXPECT_EQ(defines("PressureAlarm", "arm"), Names{"PressureAlarm.armed"});
  EXPECT_EQ(defines("PressureAlarm", "feed"), Names{"PressureAlarm.reading"});
  EXPECT_EQ(defines("PressureAlarm", "current"), Names{});
  EXPECT_EQ(defines("PressureAlarm", "alarm"), Names{});
  EXPECT_EQ(uses("PressureAlarm", "<init>"), Names{});
  EXPECT_EQ(uses("PressureAlarm", "arm"), Names{});
  EXPECT_EQ(uses("PressureAlarm", "feed"), Names{"PressureAlarm.armed"});
  EXPECT_EQ(uses("PressureAlarm", "current"), Names{"PressureAlarm.reading"});
  EXPECT_EQ(uses("PressureAlarm", "alarm"), Names{"PressureAlarm.reading"});
}

TEST_F(EffectIndexTest, ConstructorDefinesInheritedFields) {
  EXPECT_EQ(defines("Raised", "<init>"), (Names{"Base.level", "Raised.extra"}));
  EXPECT_EQ(defines("Raised", "raise"), Names{"Base.level"});
  EXPECT_EQ(uses("Base", "isHigh"), Names{"Base.level"});
}

TEST_F(EffectIndexTest, NamesStaticFieldsByTheirOwner) {
  EXPECT_EQ(defines("Counter", "increment"), Names{"Counter.count"});
  EXPECT_EQ(uses("CounterReader", "isPositive"), Names{"Counter.count"});
}

TEST_F(EffectIndexTest, TellsKindsOfArrayElementsApart) {
  EXPECT_EQ(defines("Arrays2", "fill"), Names{"int[]"});
  EXPECT_EQ(uses("Arrays2", "first"), Names{"int[]"});
  EXPECT_EQ(defines("Arrays2", "put"), Names{"Object[]"});
  EXPECT_EQ(uses("Arrays2", "read"), Names{"Object[]"});
  EXPECT_EQ(defines("Arrays2", "mark"), uses("Arrays2", "readByte"));
  EXPECT_EQ(defines("Arrays2", "shift"), Names{"int[]"});
}

TEST_F(EffectIndexTest, IgnoresArraysThatTheMethodMakes) {
  EXPECT_EQ(uses("Arrays2", "sumOfNew"), Names{});
  EXPECT_EQ(defines("Arrays2", "sumOfNew"), Names{});
}

TEST_F(EffectIndexTest, FollowsInterfaceCallsToAllKnownOverrides) {
  EXPECT_EQ(uses("Canvas", "size"), (Names{"Canvas.shape", "Square.side", "Disc.radius"}));
  EXPECT_EQ(defines("Canvas", "growAll"), (Names{"Square.side", "Disc.radius"}));
}

TEST_F(EffectIndexTest, CountsALambdaWhereItIsMade) {
  EXPECT_EQ(defines("Canvas", "plan"), (Names{"Canvas.later", "Canvas.painted"}));
}

TEST_F(EffectIndexTest, ReadsMethodsThatCallEachOther) {
  EXPECT_EQ(uses("Canvas", "even"), (Names{"Canvas.painted", "Canvas.cost"}));
  EXPECT_EQ(uses("Canvas", "odd"), (Names{"Canvas.painted", "Canvas.cost"}));
}

TEST_F(EffectIndexTest, IgnoresBuildersThatTheMethodMakes) {
  EXPECT_EQ(uses("Canvas", "describe"), (Names{"Canvas.painted", "Canvas.cost"}));
  EXPECT_EQ(defines("Canvas", "describe"), Names{});
}

TEST_F(EffectIndexTest, IgnoresFieldsOfNewObjects) {
  EXPECT_EQ(defines("Canvas", "copy"), Names{});
  EXPECT_EQ(defines("Link", "alone"), Names{});
}

TEST_F(EffectIndexTest, SeesConstructorsThatWriteToOtherObjects) {
  EXPECT_EQ(defines("Link", "after"), Names{"Link.next"});
}

TEST_F(EffectIndexTest, HasOneNumberForLibraryObjects) {
  EXPECT_EQ(uses("Shelf", "add"), (Names{"Shelf.items", "library objects"}));
  EXPECT_EQ(defines("Shelf", "add"), Names{"library objects"});
  EXPECT_EQ(uses("Shelf", "size"), (Names{"Shelf.items", "library objects"}));
  EXPECT_EQ(defines("Shelf", "size"), Names{});
  EXPECT_EQ(defines("Shelf", "letters"), Names{});
}

TEST(LibraryEffect, GoesByNames) {
  auto effect = [](std::string_view owner, std::string_view name, std::string_view descriptor,
                   bool is_static = false) {
    return library_effect({0, owner, name, descriptor}, is_static);
  };
  EXPECT_EQ(effect("java/lang/String", "concat", "(Ljava/lang/String;)Ljava/lang/String;"),
            LibraryEffect::None);
  EXPECT_EQ(effect("java/lang/Math", "max", "(II)I", true), LibraryEffect::None);
  EXPECT_EQ(effect("java/util/List", "get", "(I)Ljava/lang/Object;"), LibraryEffect::Reads);
  EXPECT_EQ(effect("java/util/List", "add", "(Ljava/lang/Object;)Z"), LibraryEffect::Writes);
  EXPECT_EQ(effect("java/util/Map", "containsKey", "(Ljava/lang/Object;)Z"), LibraryEffect::Reads);
  EXPECT_EQ(effect("java/util/concurrent/atomic/AtomicInteger", "getAndIncrement", "()I"),
            LibraryEffect::Writes);
  EXPECT_EQ(effect("java/util/Collections", "sort", "(Ljava/util/List;)V", true),
            LibraryEffect::Writes);
  EXPECT_EQ(effect("java/lang/System", "nanoTime", "()J", true), LibraryEffect::None);
}

}  // namespace
}  // namespace assay::recipe
