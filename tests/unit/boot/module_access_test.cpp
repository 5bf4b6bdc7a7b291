// SPDX-License-Identifier: Apache-2.0
#include "boot/module_access.h"

#include <gtest/gtest.h>

namespace assay::boot {
namespace {

TEST(ModuleAccess, IsAPackageOfAModuleAndItsTargets) {
  for (std::string_view text : {"java.base/sun.nio.ch=ALL-UNNAMED", "m/p=a,b", "m/p=,a"}) {
    EXPECT_TRUE(check_module_access(text).ok()) << text;
  }
  for (std::string_view text :
       {"", "m", "m/p", "m/p=", "m/p=,", "m=a", "/p=a", "m/=a", "m/p/q=a", "=m/p", "m=p/a"}) {
    EXPECT_FALSE(check_module_access(text).ok()) << text;
  }
  EXPECT_EQ(check_module_access("m/p").error().message,
            "expected module/package=target such as java.base/sun.nio.ch=ALL-UNNAMED, found 'm/p'");
}

TEST(ModuleAccess, ReachesTheLibraryAsNumberedProperties) {
  std::map<std::string, std::string> properties{{"a", "b"}};
  add_properties({{"m/p=x", "m/q=x"}, {"n/r=x"}}, properties);
  EXPECT_EQ(properties, (std::map<std::string, std::string>{{"a", "b"},
                                                            {"jdk.module.addexports.0", "m/p=x"},
                                                            {"jdk.module.addexports.1", "m/q=x"},
                                                            {"jdk.module.addopens.0", "n/r=x"}}));
}

}  // namespace
}  // namespace assay::boot
