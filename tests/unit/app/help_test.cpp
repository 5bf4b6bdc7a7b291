// SPDX-License-Identifier: Apache-2.0
#include "app/help.h"

#include <gtest/gtest.h>

#include <set>

#include "app/exit_codes.h"
#include "base/text.h"

namespace assay::app {
namespace {

constexpr std::size_t kScreenLines = 24;
constexpr std::size_t kScreenColumns = 80;

void expect_one_screen(const std::string& text, std::string_view name) {
  const std::vector<std::string_view> lines = split(text, '\n');
  EXPECT_LE(lines.size(), kScreenLines) << name;
  for (const std::string_view line : lines) {
    EXPECT_LE(line.size(), kScreenColumns) << name << ": " << line;
  }
}

TEST(Help, FitsOnOneScreenForEveryCommand) {
  expect_one_screen(overview_text(), "overview");
  for (const Command& command : command_table()) {
    expect_one_screen(help_text(command), command.name);
    expect_one_screen(more_help_text(command), command.name);
    expect_one_screen(calls_help_text(command), command.name);
  }
}

TEST(Help, MentionsEveryShownOptionInTextAndMarkdown) {
  const std::string markdown = help_markdown();
  for (const Command& command : command_table()) {
    const std::string text =
        help_text(command) + more_help_text(command) + calls_help_text(command);
    for (const Option& option : command.options) {
      const std::string_view name = option.value_is_attached ? option.java_name : option.name;
      const bool is_shown = !option.meaning.empty();
      EXPECT_EQ(text.find(name) != std::string::npos, is_shown) << command.name << " " << name;
      EXPECT_TRUE(!is_shown || markdown.find(name) != std::string::npos) << name;
    }
  }
}

TEST(CommandTable, HasOneRowPerCommandAndNoAmbiguousOption) {
  for (const Command& command : command_table()) {
    EXPECT_EQ(&command_of(command.id), &command);
    EXPECT_EQ(find_command(command.name), &command);
    std::set<std::string_view> spellings;
    for (const Option& option : command.options) {
      EXPECT_TRUE(spellings.insert(option.name).second) << option.name;
      EXPECT_TRUE(option.java_name.empty() || spellings.insert(option.java_name).second)
          << option.java_name;
    }
  }
  EXPECT_EQ(find_command("nonsense"), nullptr);
}

TEST(ExitCodes, AreTheDocumentedOnesInOrder) {
  std::vector<int> codes;
  for (const ExitCodeMeaning& row : exit_code_table()) {
    codes.push_back(static_cast<int>(row.code));
    EXPECT_FALSE(row.meaning.empty());
  }
  EXPECT_EQ(codes, (std::vector<int>{0, 1, 2, 3, 4, 5, 10, 11}));
}

}  // namespace
}  // namespace assay::app
