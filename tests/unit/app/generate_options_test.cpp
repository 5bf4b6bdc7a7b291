// SPDX-License-Identifier: Apache-2.0
#include "app/generate_options.h"

#include <gtest/gtest.h>

namespace assay::app {
namespace {

CommandLine line_of(std::vector<std::string> words) {
  words.insert(words.begin(), "generate");
  return parse_command_line(std::move(words)).value();
}

std::string error_of(std::vector<std::string> words) {
  const auto request = generate_request(line_of(std::move(words)));
  return request.ok() ? "no error" : request.error().message;
}

TEST(GenerateOptions, HasDefaults) {
  const GenerateRequest request = generate_request(line_of({})).value();
  EXPECT_EQ(request.options.class_budget, std::chrono::seconds(5));
  EXPECT_FALSE(request.budget);
  EXPECT_EQ(request.options.explore.seed, 1u);
  EXPECT_GE(request.jobs, 1u);
  EXPECT_TRUE(request.validate);
  EXPECT_EQ(request.out, "build/generated/sources/assay/test/java");
}

TEST(GenerateOptions, TakesAnyNumberOfTargets) {
  EXPECT_EQ(generate_request(line_of({"a.B", "--seed", "4", "c.**"})).value().targets,
            (std::vector<std::string>{"a.B", "c.**"}));
}

TEST(GenerateOptions, CollectRepeatedModuleAccess) {
  const GenerateRequest request =
      generate_request(
          line_of({"--add-exports", "m/p=n", "--add-opens=m/q=n", "--add-opens=m/r=n"}))
          .value();
  EXPECT_EQ(request.options.explore.module_access.exports, std::vector<std::string>{"m/p=n"});
  EXPECT_EQ(request.options.explore.module_access.opens,
            (std::vector<std::string>{"m/q=n", "m/r=n"}));
}

TEST(GenerateOptions, SaysWhatTestsMayCall) {
  const GenerateRequest request =
      generate_request(line_of({"--producers", "a.B#make(int)", "--producers=a.C#new",
                                "--throwing-setup", "discard"}))
          .value();
  EXPECT_EQ(request.options.producers, (std::vector<std::string>{"a.B#make(int)", "a.C#new"}));
  EXPECT_FALSE(request.options.tolerate_throwing_setup);
  EXPECT_NE(config_text(request).find("producers = [\"a.B#make(int)\", \"a.C#new\"]\n"),
            std::string::npos);
  EXPECT_NE(config_text(request).find("throwing-setup = \"discard\"\n"), std::string::npos);
}

TEST(GenerateOptions, NamesTheOptionThatIsWrong) {
  EXPECT_EQ(error_of({"--producers", "a.B"}),
            "--producers: expected pkg.Class#method(int,String), found 'a.B'");
  EXPECT_EQ(error_of({"--prefix", "/nowhere/at.all"}), "--prefix: cannot read /nowhere/at.all");
  EXPECT_EQ(error_of({"--throwing-setup", "none"}),
            "--throwing-setup: expected keep or discard, found 'none'");
  EXPECT_EQ(error_of({"--access", "private"}),
            "--access: expected public or package, found 'private'");
  EXPECT_NE(error_of({"--add-opens", "java.base"}).find("--add-opens: expected"),
            std::string::npos);
  EXPECT_NE(error_of({"--junit", "3"}).find("--junit: expected"), std::string::npos);
  EXPECT_NE(error_of({"--jobs", "0"}).find("--jobs: expected"), std::string::npos);
  EXPECT_NE(error_of({"--budget", "soon"}).find("--budget: "), std::string::npos);
  EXPECT_NE(error_of({"--budget-per-class", "0"}).find("--budget-per-class: "), std::string::npos);
}

TEST(GenerateOptions, TakesTheLayersOfIsolation) {
  const auto request = [](std::vector<std::string> words) {
    return generate_request(line_of(std::move(words))).value();
  };
  EXPECT_NE(error_of({"--isolation", "walls"}).find("--isolation: expected"), std::string::npos);
  EXPECT_EQ(request({}).layers, sandbox::LayerSet::all());
  EXPECT_FALSE(request({}).unconfined);
  EXPECT_EQ(request({"--isolation", "landlock,seccomp"}).layers,
            (sandbox::LayerSet{sandbox::Layer::Landlock, sandbox::Layer::Seccomp}));
  EXPECT_TRUE(request({"--unconfined"}).unconfined);
}

TEST(GenerateOptions, PutsOnlyWhatMattersIntoTheHeader) {
  EXPECT_EQ(header_command(line_of({"-cp", "/opt/a.jar:b/lib/*:out/classes/", "--jobs", "2",
                                    "--out", "x", "--json", "y", "--no-null", "a.**", "--seed=3"})),
            "assay generate -cp 'a.jar:lib/*:classes' --no-null --seed 3 'a.**'");
  EXPECT_EQ(header_command(line_of({"*/lib\\u0041"})), "assay generate '* /lib\\ u0041'");
  EXPECT_EQ(header_command(line_of({"-cp", "it's\nhere"})),
            "assay generate -cp \"$(printf 'it\\047s\\012here')\"");
}

}  // namespace
}  // namespace assay::app
