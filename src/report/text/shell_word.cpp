// SPDX-License-Identifier: Apache-2.0
#include "report/text/shell_word.h"

#include <fmt/format.h>

#include <algorithm>

#include "report/text/text_table.h"

namespace assay::report {
namespace {

// Not std::isalnum, which asks the locale.
bool is_letter_or_digit(char c) {
  return (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
}

bool is_plain(char c) {
  constexpr std::string_view kPlain = "._-/:,+@%=";
  return is_letter_or_digit(c) || kPlain.find(c) != std::string_view::npos;
}

/// A quote ends the quotes, stands by itself and begins others.
std::string in_single_quotes(std::string_view text) {
  std::string word = "'";
  for (const char c : text) {
    word += c == '\'' ? "'\\''" : std::string(1, c);
  }
  return word + "'";
}

/// "$(printf 'a\033b')": in printf's format all but letters and digits might mean something.
std::string printed(std::string_view text) {
  std::string word = "\"$(printf '";
  for (const char c : text) {
    word += is_letter_or_digit(c) ? std::string(1, c)
                                  : fmt::format("\\{:03o}", static_cast<unsigned char>(c));
  }
  return word + "')\"";
}

}  // namespace

std::string shell_quoted(std::string_view text) {
  // The shell takes newlines away from the end of what a command printed.
  const std::size_t end = text.find_last_not_of('\n') + 1;
  const std::string_view newlines = text.substr(end);
  text = text.substr(0, end);
  if (printable(text) == text) {
    return in_single_quotes(fmt::format("{}{}", text, newlines));
  }
  return printed(text) + (newlines.empty() ? "" : in_single_quotes(newlines));
}

std::string shell_word(std::string_view text) {
  const bool needs_none =
      !text.empty() && text[0] != '=' && std::ranges::all_of(text, is_plain);  // zsh: =name
  return needs_none ? std::string(text) : shell_quoted(text);
}

}  // namespace assay::report
