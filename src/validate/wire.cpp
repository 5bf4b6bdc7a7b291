// SPDX-License-Identifier: Apache-2.0
#include "validate/wire.h"

#include "base/text.h"

namespace assay::validate {

namespace {

void append_protected(std::string& line, std::string_view word) {
  for (char unit : word) {
    switch (unit) {
      case '\\':
        line += "\\\\";
        break;
      case '\t':
        line += "\\t";
        break;
      case '\n':
        line += "\\n";
        break;
      case '\r':
        line += "\\r";
        break;
      default:
        line += unit;
    }
  }
}

char meaning(char protected_unit) {
  switch (protected_unit) {
    case 't':
      return '\t';
    case 'n':
      return '\n';
    case 'r':
      return '\r';
    default:
      return protected_unit;
  }
}

std::string unprotect(std::string_view word) {
  std::string text;
  for (std::size_t i = 0; i < word.size(); ++i) {
    bool is_protected = word[i] == '\\' && i + 1 < word.size();
    text += is_protected ? meaning(word[++i]) : word[i];
  }
  return text;
}

}  // namespace

std::string encode(std::span<const std::string> words) {
  std::string line;
  for (const std::string& word : words) {
    if (&word != words.data()) line += '\t';
    append_protected(line, word);
  }
  return line;
}

Words decode(std::string_view line) {
  Words words;
  for (std::string_view word : split(line, '\t')) words.push_back(unprotect(word));
  return words;
}

}  // namespace assay::validate
