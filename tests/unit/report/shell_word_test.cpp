// SPDX-License-Identifier: Apache-2.0
#include "report/text/shell_word.h"

#include <gtest/gtest.h>

#include <array>
#include <cstdio>
#include <vector>

#include "report/text/text_table.h"

namespace assay::report {
namespace {

/// What /bin/sh makes of the words that follow "printf": each as it is, with a NUL behind it.
std::string printed_by_shell(const std::string& words) {
  std::string output;
  std::FILE* shell = popen(("LC_ALL=C printf '%s\\0'" + words).c_str(), "r");
  std::array<char, 4096> buffer{};
  for (std::size_t size = 0; (size = fread(buffer.data(), 1, buffer.size(), shell)) > 0;) {
    output.append(buffer.data(), size);
  }
  EXPECT_EQ(pclose(shell), 0);
  return output;
}

std::vector<std::string> hostile_texts() {
  std::vector<std::string> texts = {"",
                                    " ",
                                    "a b",
                                    "it's",
                                    "'",
                                    "''",
                                    "\"$HOME\" `id` $(id) ${x} \\",
                                    "-n",
                                    "--",
                                    "-e '\\n'",
                                    "~",
                                    "=ls",
                                    "a=b",
                                    "*?[a]{b,c}",
                                    "!!",
                                    "#x",
                                    "a;b&c|d<e>f(g)",
                                    "%s%n\\033",
                                    "\n",
                                    "\n\n",
                                    "a\n",
                                    "\na\n\n",
                                    "'\n",
                                    "a\nb",
                                    "\x1b[31m\n",
                                    "\x1b"
                                    "0123",
                                    "\u00e4\u20ac\U0001F600",
                                    "\u202e\u0085",
                                    "\xff\xfe\n\xc3"};
  std::string all;
  for (int byte = 1; byte < 256; ++byte) {
    const std::string text(1, static_cast<char>(byte));
    all += text;
    texts.push_back(text);
    texts.push_back("a" + text + text + "1");
  }
  texts.push_back(all);
  return texts;
}

TEST(ShellQuoted, IsReadBackByTheShellByteForByte) {
  std::string words, expected;
  for (const std::string& text : hostile_texts()) {
    words += " " + shell_quoted(text);
    expected += text + '\0';
  }
  EXPECT_EQ(printed_by_shell(words), expected);
}

TEST(ShellWord, IsReadBackByTheShellByteForByte) {
  std::string words, expected;
  for (const std::string& text : hostile_texts()) {
    words += " " + shell_word(text);
    expected += text + '\0';
  }
  EXPECT_EQ(printed_by_shell(words), expected);
}

TEST(ShellWord, HasQuotesOnlyWhereTheyAreNeeded) {
  EXPECT_EQ(shell_word("a.jar:lib/x-1.0_b,c+d@e%f"), "a.jar:lib/x-1.0_b,c+d@e%f");
  EXPECT_EQ(shell_word("m/p=n"), "m/p=n");
  EXPECT_EQ(shell_word("=ls"), "'=ls'");
  EXPECT_EQ(shell_word(""), "''");
  EXPECT_EQ(shell_word("it's"), "'it'\\''s'");
  EXPECT_EQ(shell_quoted("plain"), "'plain'");
}

TEST(ShellQuoted, IsHarmlessToATerminal) {
  for (const std::string& text : hostile_texts()) {
    if (text.ends_with('\n')) continue;
    EXPECT_EQ(printable(shell_quoted(text)), shell_quoted(text));
  }
  EXPECT_EQ(shell_quoted("\x1b[1m\n"), "\"$(printf '\\033\\1331m')\"'\n'");
}

}  // namespace
}  // namespace assay::report
