// SPDX-License-Identifier: Apache-2.0
#include "app/launch_options.h"

#include <gtest/gtest.h>

namespace assay::app {
namespace {

Result<boot::LaunchOptions> options_of(std::vector<std::string> words) {
  return launch_options(TRY(parse_command_line(std::move(words))));
}

TEST(LaunchOptions, AreUnlimitedButForTheHeapByDefault) {
  const boot::LaunchOptions options = options_of({"run", "Main"}).value();
  EXPECT_EQ(options.main_class, "Main");
  EXPECT_EQ(options.fuel, 0u);
  EXPECT_EQ(options.time_ns, 0u);
  EXPECT_EQ(options.heap_bytes, std::uint64_t{2} << 30);
  EXPECT_FALSE(options.enable_assertions);
  EXPECT_FALSE(options.jdk || options.jar);
}

TEST(LaunchOptions, CarryEveryOptionToTheMachine) {
  const boot::LaunchOptions options =
      options_of({"run", "-cp", "x", "--jdk", "/j", "-ea", "-Da=b=c", "-Dempty", "--fuel", "5M",
                  "--heap", "64M", "--time", "2s", "Main", "-cp", "y"})
          .value();
  EXPECT_EQ(options.class_path, "x");
  EXPECT_EQ(options.jdk, "/j");
  EXPECT_TRUE(options.enable_assertions);
  EXPECT_EQ(options.properties,
            (std::vector<std::pair<std::string, std::string>>{{"a", "b=c"}, {"empty", ""}}));
  EXPECT_EQ(options.fuel, 5'000'000u);
  EXPECT_EQ(options.heap_bytes, std::uint64_t{64} << 20);
  EXPECT_EQ(options.time_ns, 2'000'000'000u);
  EXPECT_EQ(options.arguments, (std::vector<std::string>{"-cp", "y"}));
}

TEST(LaunchOptions, CollectRepeatedModuleAccess) {
  const boot::LaunchOptions options =
      options_of({"run", "--add-exports", "m/p=ALL-UNNAMED", "--add-exports=m/q=n", "--add-opens",
                  "m/r=ALL-UNNAMED", "Main"})
          .value();
  EXPECT_EQ(options.module_access.exports, (std::vector<std::string>{"m/p=ALL-UNNAMED", "m/q=n"}));
  EXPECT_EQ(options.module_access.opens, std::vector<std::string>{"m/r=ALL-UNNAMED"});
}

TEST(LaunchOptions, TakeTheFirstOperandAsTheJarWithJar) {
  const boot::LaunchOptions options = options_of({"run", "-jar", "tool.jar", "a"}).value();
  EXPECT_EQ(options.jar, "tool.jar");
  EXPECT_EQ(options.main_class, "");
  EXPECT_EQ(options.arguments, std::vector<std::string>{"a"});
}

TEST(LaunchOptions, RejectWhatCannotBeRun) {
  EXPECT_EQ(options_of({"run"}).error().message, "no main class given; see: assay help run");
  EXPECT_EQ(options_of({"run", "--heap", "big", "Main"}).error().message,
            "--heap: expected a size such as 64k or 512M, found 'big'");
  EXPECT_EQ(options_of({"run", "--time", "0", "Main"}).error().message,
            "--time: a limit of 0 would stop every run");
  EXPECT_EQ(options_of({"run", "--add-opens", "java.base", "Main"}).error().message,
            "--add-opens: expected module/package=target such as "
            "java.base/sun.nio.ch=ALL-UNNAMED, found 'java.base'");
}

}  // namespace
}  // namespace assay::app
