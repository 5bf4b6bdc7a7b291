// SPDX-License-Identifier: Apache-2.0
#include <gtest/gtest.h>

#include "support/booted_machine.h"
#include "vm/linking/builtin_resolver.h"

namespace assay {
namespace {

class FindOrLoadTest : public testing::Test {
 protected:
  vm::Universe& universe() { return booted_.universe(); }
  vm::LoaderData& application_loader() {
    interp::Completion loader =
        booted_.machine().call(booted_.method("java/lang/ClassLoader", "getSystemClassLoader",
                                              "()Ljava/lang/ClassLoader;"),
                               {});
    return universe().loader_data(loader.value.ref);
  }

  test::BootedMachine booted_;
};

TEST_F(FindOrLoadTest, FindsWhatIsLoaded) {
  EXPECT_EQ(vm::find_or_load(universe(), application_loader(), "java/lang/String"),
            universe().well_known().string);
}

TEST_F(FindOrLoadTest, LoadsButDoesNotInitialise) {
  vm::Symbol name = universe().intern("java/util/Currency");
  ASSERT_EQ(universe().find_loaded(universe().boot_loader(), name), nullptr);
  vm::Class* klass = vm::find_or_load(universe(), application_loader(), "java/util/Currency");
  ASSERT_NE(klass, nullptr);
  EXPECT_FALSE(klass->is_initialised());
}

TEST_F(FindOrLoadTest, GivesNullForWhatIsMissing) {
  EXPECT_EQ(vm::find_or_load(universe(), application_loader(), "no/such/Class"), nullptr);
  EXPECT_EQ(vm::find_type(universe(), application_loader(), "[Lno/such/Class;"), nullptr);
}

TEST_F(FindOrLoadTest, TheBootLoaderSeesItsOwnClassesOnly) {
  const char* of_platform = "java/sql/Date";
  EXPECT_NE(vm::find_or_load(universe(), application_loader(), of_platform), nullptr);
  EXPECT_EQ(vm::find_or_load(universe(), universe().boot_loader(), of_platform), nullptr);
}

TEST_F(FindOrLoadTest, KnowsThePrimitiveTypesAndArrays) {
  vm::LoaderData& loader = application_loader();
  EXPECT_EQ(vm::find_type(universe(), loader, "J"), universe().primitive(vm::Kind::Long));
  EXPECT_EQ(vm::find_type(universe(), loader, "[I"), universe().primitive_array(vm::Kind::Int));
  vm::Class* strings = vm::find_type(universe(), loader, "[[Ljava/lang/String;");
  ASSERT_NE(strings, nullptr);
  EXPECT_EQ(strings->component->component, universe().well_known().string);
}

}  // namespace
}  // namespace assay
