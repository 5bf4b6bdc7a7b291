// SPDX-License-Identifier: Apache-2.0
#include "app/config_file.h"

#include <gtest/gtest.h>

#include "app/generate_options.h"

namespace assay::app {
namespace {

CommandLine line_of(std::vector<std::string> words) {
  words.insert(words.begin(), "generate");
  return parse_command_line(std::move(words)).value();
}

std::string error_of(std::string_view toml) {
  const auto merged = with_config(line_of({}), toml, "assay.toml");
  return merged.ok() ? "no error" : merged.error().message;
}

TEST(ConfigFile, GivesWhatTheCommandLineDoesNot) {
  const CommandLine merged =
      with_config(
          line_of({"--seed", "7"}),
          "[generate]\nseed = 3\njobs = 2\nbudget = '2m'\nno-null = true\n"
          "criteria = 'mutants,endings'\nclass-path = ['a.jar', 'lib/*']\ntargets = ['a.**']\n"
          "exclude = ['x.*', 'y.*']\n",
          "assay.toml")
          .value();
  const GenerateRequest request = generate_request(merged).value();
  EXPECT_EQ(request.options.explore.seed, 7u);
  EXPECT_EQ(request.jobs, 2u);
  EXPECT_EQ(request.budget, std::chrono::minutes(2));
  EXPECT_FALSE(request.options.null_arguments);
  EXPECT_TRUE(request.options.criteria.mutants);
  EXPECT_FALSE(request.options.criteria.branches);
  EXPECT_EQ(request.options.explore.class_path, "a.jar:lib/*");
  EXPECT_EQ(request.targets, std::vector<std::string>{"a.**"});
  EXPECT_EQ(request.exclude, (std::vector<std::string>{"x.*", "y.*"}));
}

TEST(ConfigFile, GivesWayToTargetsAndListsOfTheCommandLine) {
  const CommandLine merged = with_config(line_of({"--exclude", "z.*", "b.C"}),
                                         "[generate]\ntargets = 'a.**'\nexclude = ['x.*']\n", "")
                                 .value();
  EXPECT_EQ(merged.operands, std::vector<std::string>{"b.C"});
  EXPECT_EQ(generate_request(merged).value().exclude, std::vector<std::string>{"z.*"});
}

TEST(ConfigFile, NamesFileAndLineOfAMistake) {
  EXPECT_EQ(error_of("[generate]\nseed = 1\nbudgett = '2m'\n"),
            "assay.toml:3: unknown key 'budgett' (did you mean budget?)");
  EXPECT_EQ(error_of("[generate]\nno-null = 'yes'\n"), "assay.toml:2: 'no-null' is true or false");
  EXPECT_EQ(error_of("[generate]\nseed = 1.5\n"),
            "assay.toml:2: 'seed' is a text, a number or a list of them");
  EXPECT_EQ(error_of("[generate]\nseed = [1, 2]\n"), "assay.toml:2: 'seed' takes one value");
  EXPECT_EQ(error_of("[explore]\n"),
            "assay.toml:1: unknown table 'explore'; expected the table [generate]");
  EXPECT_EQ(error_of("[generate\n").substr(0, 13), "assay.toml:1:");
}

TEST(ConfigFile, RefusesTheFileItself) {
  EXPECT_NE(error_of("[generate]\nconfig = 'x'\n").find("unknown key 'config'"), std::string::npos);
}

TEST(ConfigFile, CannotSwitchOffWhatProtectsTheUser) {
  EXPECT_NE(error_of("[generate]\nunconfined = true\n").find("unknown key"), std::string::npos);
  EXPECT_NE(error_of("[generate]\noverwrite = true\n").find("unknown key"), std::string::npos);
  EXPECT_NE(error_of("[generate]\nisolation = 'none'\n").find("unknown key"), std::string::npos);
}

TEST(ConfigText, AsksForTheSameAgain) {
  const GenerateRequest request =
      generate_request(line_of({"--budget", "1500ms", "--junit", "4", "--access", "public",
                                "--exclude", "a\\b", "--jobs", "3", "-o", "out", "a.\"B"}))
          .value();
  const std::string text = config_text(request);
  const CommandLine again = with_config(line_of({}), text, "").value();
  EXPECT_EQ(config_text(generate_request(again).value()), text);
  EXPECT_NE(text.find("budget = \"1500ms\"\n"), std::string::npos) << text;
}

TEST(ConfigText, GivesBackAnyTextAsItWas) {
  std::string controls;
  for (char c = 1; c < ' '; ++c) controls += c;
  const std::vector<std::string> hostile = {"",
                                            "it's \"quoted\"",
                                            "'''\"\"\"",
                                            "C:\\new\\u0041",
                                            "\\",
                                            "a\nb\r\n",
                                            controls,
                                            "\x7f",
                                            "# = [generate]",
                                            "\u00e4\u20ac\U0001F600",
                                            "\u0085\u2028",
                                            controls + "\u00e4\""};
  for (const std::string& text : hostile) {
    GenerateRequest request = generate_request(line_of({})).value();
    request.targets = hostile;
    request.exclude = hostile;
    request.options.explore.class_path = text;
    request.out = text;
    request.reports = {{&report::kFormats[0], text}, {&report::kFormats[1], text}};
    const std::string config = config_text(request);
    const auto line = with_config(line_of({}), config, "assay.toml");
    ASSERT_TRUE(line.ok()) << line.error().message << "\n" << config;
    const GenerateRequest again = generate_request(line.value()).value();
    EXPECT_EQ(again.targets, hostile);
    EXPECT_EQ(again.exclude, hostile);
    EXPECT_EQ(again.options.explore.class_path, text);
    EXPECT_EQ(again.out, text);
    ASSERT_EQ(again.reports.size(), 2u);
    EXPECT_EQ(again.reports[0].file, text);
    EXPECT_EQ(again.reports[1].file, text);
  }
}

TEST(ConfigTable, HasASettingPerLineInTheOrderGiven) {
  const Setting settings[] = {{"b", true},
                              {"a", std::int64_t{-3}},
                              {"d", "x\ny"},
                              {"c", std::vector<std::string>{"1", "\""}}};
  EXPECT_EQ(config_table("generate", settings),
            "[generate]\nb = true\na = -3\nd = \"x\\ny\"\nc = [\"1\", \"\\\"\"]\n");
}

}  // namespace
}  // namespace assay::app
