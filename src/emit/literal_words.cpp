// SPDX-License-Identifier: Apache-2.0
// Numbers, characters and strings in words for test names: "minus5", "emptyString", "aDashB". What
// cannot be said has a rough word only.
#include <algorithm>
#include <array>
#include <cctype>
#include <cstdlib>

#include "emit/value_words.h"

namespace assay::emit {

namespace {

constexpr std::size_t kLongestWord = 16;

struct Symbol {
  char symbol;
  std::string_view name;
};
constexpr std::array<Symbol, 35> kSymbols = {{
    {' ', "space"},      {'!', "exclamation"},  {'"', "quote"},     {'#', "hash"},
    {'$', "dollar"},     {'%', "percent"},      {'&', "ampersand"}, {'\'', "apostrophe"},
    {'(', "openParen"},  {')', "closeParen"},   {'*', "star"},      {'+', "plus"},
    {',', "comma"},      {'-', "dash"},         {'.', "dot"},       {'/', "slash"},
    {':', "colon"},      {';', "semicolon"},    {'<', "less"},      {'=', "equals"},
    {'>', "greater"},    {'?', "question"},     {'@', "at"},        {'[', "openBracket"},
    {'\\', "backslash"}, {']', "closeBracket"}, {'^', "caret"},     {'_', "underscore"},
    {'`', "backtick"},   {'{', "openBrace"},    {'|', "pipe"},      {'}', "closeBrace"},
    {'~', "tilde"},      {'\n', "newline"},     {'\t', "tab"},
}};

constexpr char kOther = '\x7f';  // a character that has no word

std::string_view symbol_name(char symbol) {
  for (const Symbol& known : kSymbols)
    if (known.symbol == symbol) return known.name;
  return "";
}

bool is_letter(char c) { return std::isalpha(static_cast<unsigned char>(c)) != 0; }
bool is_digit(char c) { return c >= '0' && c <= '9'; }

/// The characters between the quotes.
std::string contents(const std::string& literal) {
  std::string text;
  for (std::size_t i = 1; i + 1 < literal.size(); ++i) {
    char c = literal[i];
    if (c == '\\') {
      c = literal[++i];
      if (c == 'u') {
        i += 4;
        c = kOther;
      } else {
        c = c == 'n' ? '\n' : c == 't' ? '\t' : c == 'r' ? kOther : c;
      }
    }
    text += c;
  }
  return text;
}

/// "a-b" -> "aDashB"; empty if it would be too long or cannot be said.
std::string spelled(const std::string& text) {
  std::string word;
  bool starts_part = false;
  for (char c : text) {
    std::string part(1, c);
    if (!is_letter(c) && !is_digit(c)) part = symbol_name(c);
    if (part.empty()) return "";
    bool is_symbol = part.size() > 1;
    word += (starts_part || is_symbol) && !word.empty() ? capitalised(part) : part;
    starts_part = is_symbol;
    if (word.size() > kLongestWord) return "";
  }
  return uncapitalised(word);
}

bool is_integer(const std::string& text) {
  std::size_t start = text.starts_with('-') ? 1 : 0;
  return text.size() > start &&
         std::all_of(text.begin() + static_cast<std::ptrdiff_t>(start), text.end(), is_digit);
}

std::string number_word(std::string text) {
  if (text == "0") return "zero";
  bool is_negative = text.starts_with('-');
  if (is_negative) text.erase(0, 1);
  return (is_negative ? "minus" : "") + text;
}

ValueWords string_words(const std::string& text) {
  if (text.empty()) return {"empty", "string", "", 4};
  if (text.find_first_not_of(" \t\n") == std::string::npos) {
    bool is_single = text.size() == 1;
    return {"blank", "string", is_single ? std::string(symbol_name(text[0])) : "", 4};
  }
  if (is_integer(text) && text.size() <= 10) return {"", "text", number_word(text), 1};
  std::string word = spelled(text);
  if (word == "null" || word == "true" || word == "false") word += "Text";
  return {"", "text", word, word.empty() ? 0 : 1};
}

ValueWords char_words(const std::string& text) {
  char c = text.empty() ? kOther : text[0];
  if (c == kOther) return {"special", "character", "", 2};
  std::string shown(1, c);
  if (is_digit(c)) return {"", "digit", "digit" + shown, 1};
  if (!is_letter(c)) return {"", "symbol", std::string(symbol_name(c)), 2};
  bool is_upper = std::isupper(static_cast<unsigned char>(c)) != 0;
  return {"", "letter", (is_upper ? "upper" : "lower") + capitalised(shown), 1};
}

/// 1.5 -> "1Point5"
std::string decimal_word(std::string text) {
  if (text.ends_with('f')) text.pop_back();
  if (text.ends_with(".0")) text.erase(text.size() - 2);
  if (is_integer(text)) return number_word(text);
  std::string word;
  for (char c : text) {
    if (c == '.')
      word += "Point";
    else if (c == '-')
      word += word.empty() ? "minus" : "Minus";
    else if (c != '+')
      word += c == 'e' ? 'E' : c;
  }
  return word;
}

ValueWords floating_words(const std::string& literal) {
  if (literal.ends_with(".NaN")) return {"NaN", "", "", 4};
  if (literal.ends_with(".POSITIVE_INFINITY")) return {"infinite", "value", "infinity", 4};
  if (literal.ends_with(".NEGATIVE_INFINITY")) return {"infinite", "value", "negativeInfinity", 4};
  double value = std::strtod(literal.c_str(), nullptr);
  if (value == 0) return {literal[0] == '-' ? "negativeZero" : "zero", "", "", 3};
  std::string exact = decimal_word(literal);
  return {value < 0 ? "negative" : "positive", "value", exact, value < 0 ? 3 : 1};
}

ValueWords integer_words(std::string text) {
  if (text.ends_with('L')) text.pop_back();
  bool is_long = text.size() > 11;
  if (text == "-2147483648" || text == "-9223372036854775808") return {"min", "value", "", 4};
  if (text == "2147483647" || text == "9223372036854775807") return {"max", "value", "", 4};
  if (text == "0") return {"zero", "", "", 3};
  bool is_negative = text[0] == '-';
  std::string exact = number_word(text);
  return {is_negative ? "negative"
          : is_long   ? "large"
                      : "positive",
          "value", exact, is_negative ? 3 : 1};
}

}  // namespace

ValueWords literal_words(const std::string& literal) {
  if (literal == "null") return {"null", "", "", 5};
  if (literal == "true" || literal == "false") return {"", "boolean", literal, 2};
  if (literal.starts_with('"')) return string_words(contents(literal));
  if (literal.starts_with('\'')) return char_words(contents(literal));
  bool is_number = is_digit(literal[0]) || literal[0] == '-';
  if (is_number && literal.find_first_of(".ef") == std::string::npos) return integer_words(literal);
  return floating_words(literal);
}

}  // namespace assay::emit
