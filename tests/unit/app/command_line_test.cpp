// SPDX-License-Identifier: Apache-2.0
#include "app/command_line.h"

#include <gtest/gtest.h>

#include <fstream>

namespace assay::app {
namespace {

std::string error_of(std::vector<std::string> words) {
  const Result<CommandLine> line = parse_command_line(std::move(words));
  return line.ok() ? "no error" : line.error().message;
}

TEST(CommandLine, TakesJavaSpellingsAndLongOnesAlike) {
  for (const auto& spelled :
       std::vector<std::vector<std::string>>{{"run", "-cp", "a:b", "Main"},
                                             {"run", "-classpath", "a:b", "Main"},
                                             {"run", "--class-path", "a:b", "Main"},
                                             {"run", "--class-path=a:b", "Main"}}) {
    const CommandLine line = parse_command_line(spelled).value();
    EXPECT_EQ(line.value(OptionId::ClassPath), "a:b") << spelled[1];
    EXPECT_EQ(line.operands, std::vector<std::string>{"Main"}) << spelled[1];
  }
}

TEST(CommandLine, LeavesEverythingAfterTheMainClassToTheProgram) {
  const CommandLine line =
      parse_command_line({"run", "--fuel", "1", "Main", "--fuel", "@x", "run", "-h", ""}).value();
  EXPECT_EQ(line.operands, (std::vector<std::string>{"Main", "--fuel", "@x", "run", "-h", ""}));
  EXPECT_EQ(line.value(OptionId::Fuel), "1");
  EXPECT_FALSE(line.has(OptionId::Help));
}

TEST(CommandLine, AllowsAMainClassNamedLikeACommand) {
  EXPECT_EQ(parse_command_line({"run", "doctor"}).value().operands.front(), "doctor");
}

TEST(CommandLine, ReadsPropertiesGluedToTheirOption) {
  const CommandLine line = parse_command_line({"run", "-Da=1", "-Db=x=y", "Main"}).value();
  ASSERT_EQ(line.options.size(), 2u);
  EXPECT_EQ(line.options[0].value, "a=1");
  EXPECT_EQ(line.options[1].value, "b=x=y");
}

TEST(CommandLine, LetsTheLastOfARepeatedOptionWin) {
  EXPECT_EQ(parse_command_line({"run", "--heap", "1M", "--heap=2M", "Main"})
                .value()
                .value(OptionId::Heap),
            "2M");
}

TEST(CommandLine, ReplacesAnArgumentFileByItsWords) {
  const std::string file = testing::TempDir() + "assay_command_line_test.args";
  std::ofstream(file) << "-cp 'with space' # a comment\nMain --fuel\n";
  const CommandLine line = parse_command_line({"run", "@" + file, "last"}).value();
  EXPECT_EQ(line.value(OptionId::ClassPath), "with space");
  EXPECT_EQ(line.operands, (std::vector<std::string>{"Main", "--fuel", "last"}));
}

TEST(CommandLine, DoesNotExpandFilesNamedInsideAnArgumentFile) {
  const std::string file = testing::TempDir() + "assay_command_line_nested.args";
  std::ofstream(file) << "@other\n";
  EXPECT_EQ(parse_command_line({"run", "@" + file}).value().operands.front(), "@other");
  EXPECT_EQ(parse_command_line({"run", "@@literal"}).value().operands.front(), "@literal");
}

TEST(CommandLine, UnderstandsTheUsualHelpAndVersionOptions) {
  EXPECT_EQ(parse_command_line({"--help"}).value().command->id, CommandId::Help);
  EXPECT_EQ(parse_command_line({"-h"}).value().command->id, CommandId::Help);
  EXPECT_EQ(parse_command_line({"--version"}).value().command->id, CommandId::Version);
  EXPECT_TRUE(parse_command_line({"run", "-h"}).value().has(OptionId::Help));
}

TEST(CommandLine, NamesTheMistakeAndTheWayOut) {
  EXPECT_EQ(error_of({}), "no command given; see: assay help");
  EXPECT_EQ(error_of({"rum"}), "unknown command 'rum' (did you mean run?); see: assay help");
  EXPECT_EQ(error_of({"run", "--feul", "3", "Main"}),
            "unknown option --feul (did you mean --fuel?); see: assay help run");
  EXPECT_EQ(error_of({"run", "-Xfoo", "Main"}), "unknown option -Xfoo; see: assay help run");
  EXPECT_EQ(error_of({"run", "--fuel"}), "--fuel needs a value: COUNT");
  EXPECT_EQ(error_of({"doctor", "--json=yes"}), "--json takes no value");
  EXPECT_EQ(error_of({"doctor", "now"}), "'now' is one word too many for assay doctor");
  EXPECT_EQ(error_of({"help", "run", "doctor"}), "'doctor' is one word too many for assay help");
}

TEST(CommandLine, ReportsAMissingArgumentFile) {
  EXPECT_NE(error_of({"run", "@/no/such/file", "Main"}).find("/no/such/file"), std::string::npos);
}

}  // namespace
}  // namespace assay::app
