// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include "indy/switch_label.h"
#include "unit/indy/spun_class.h"

namespace assay::indy {
namespace {

using test::SpunClass;
using Kind = SwitchLabel::Kind;

class SwitchClass : public testing::Test {
 protected:
  SpunClass write(std::string_view descriptor, const std::vector<SwitchLabel>& labels) {
    const Signature signature = types_.signature(descriptor);
    return SpunClass(
        write_switch_class("Caller$$TypeSwitch", descriptor, signature.parameters[0], labels));
  }

  test::FakeTypes types_;
};

constexpr std::string_view kObjectSwitch = "(Ljava/lang/Object;I)I";

TEST_F(SwitchClass, TestsClassesInOrder) {
  const SpunClass spun = write(
      kObjectSwitch, {{Kind::Instance, "java/lang/String"}, {Kind::Instance, "java/lang/Integer"}});
  EXPECT_EQ(spun.code(kSwitchMethod, kObjectSwitch),
            "aload_0 ifnull iload_1 ifne "
            "aload_0 instanceof ifeq iconst_0 ireturn "
            "aload_0 instanceof ifeq iconst_1 ireturn "
            "iconst_2 ireturn "
            "iload_1 iconst_1 if_icmpeq iload_1 iconst_3 invokestatic ireturn "
            "iload_1 iconst_3 invokestatic pop iconst_m1 ireturn");
  EXPECT_EQ(spun.verification_failure(types_), "");
}

TEST_F(SwitchClass, PassesTheVerifierWithLabelsOfAllKinds) {
  vm::Class& colour = types_.klass("Colour");
  const std::vector<SwitchLabel> labels = {
      {Kind::Instance, "java/lang/String"}, {Kind::String, "text"}, {Kind::Number, {}, 100000},
      {Kind::Constant, "RED", 0, &colour},  {Kind::Never},          {Kind::Always}};
  EXPECT_EQ(write(kObjectSwitch, labels).verification_failure(types_), "");
}

TEST_F(SwitchClass, ComparesBoxesOfKnownTypeDirectly) {
  constexpr std::string_view kDescriptor = "(Ljava/lang/Character;I)I";
  const SpunClass spun = write(kDescriptor, {{Kind::Number, {}, 97}});
  EXPECT_EQ(spun.code(kSwitchMethod, kDescriptor),
            "aload_0 ifnull iload_1 ifne "
            "aload_0 invokevirtual bipush if_icmpne iconst_0 ireturn "
            "iconst_1 ireturn "
            "iload_1 iconst_2 invokestatic ireturn "
            "iload_1 iconst_2 invokestatic pop iconst_m1 ireturn");
  EXPECT_EQ(spun.verification_failure(types_), "");
}

TEST_F(SwitchClass, ComparesConstantsOfTheSelectorsOwnEnumDirectly) {
  constexpr std::string_view kDescriptor = "(LColour;I)I";
  const SpunClass spun = write(kDescriptor, {{Kind::Constant, "RED", 0, &types_.klass("Colour")}});
  const std::string code = spun.code(kSwitchMethod, kDescriptor);
  EXPECT_TRUE(
      code.starts_with("aload_0 ifnull iload_1 ifne aload_0 getstatic if_acmpne iconst_0 ireturn"))
      << code;
  EXPECT_EQ(spun.verification_failure(types_), "");
}

TEST_F(SwitchClass, TakesPrimitiveSelectors) {
  for (std::string_view descriptor : {"(II)I", "(JI)I", "(FI)I", "(DI)I"}) {
    const SpunClass spun = write(descriptor, {{Kind::Always}, {Kind::Always}});
    EXPECT_EQ(spun.verification_failure(types_), "") << descriptor;
  }
}

}  // namespace
}  // namespace assay::indy
