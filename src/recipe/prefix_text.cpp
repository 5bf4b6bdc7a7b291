// SPDX-License-Identifier: Apache-2.0
// The little language of --prefix: one call per line, literals and names. Only the text is read
// here; what names mean is found out in generate/prefix_recipe.cpp.
#include "recipe/prefix_text.h"

#include <fmt/format.h>

#include <cctype>
#include <charconv>
#include <optional>

#include "base/text.h"
#include "classfile/modified_utf8.h"

namespace assay::recipe {

namespace {

bool is_letter(char c) {
  return std::isalpha(static_cast<unsigned char>(c)) != 0 || c == '_' || c == '$' ||
         (c & 0x80) != 0;
}
bool is_digit(char c) { return std::isdigit(static_cast<unsigned char>(c)) != 0; }

/// Reads one line.
class LineReader {
 public:
  LineReader(std::string_view text, unsigned line) : text_(text), line_(line) {}

  Result<PrefixStatement> read() {
    PrefixStatement statement;
    statement.line = line_;
    std::string first = TRY(name("a call"));
    bool is_new = first == "new";
    if (!is_new && (at_name() || at('='))) {  // [Type] variable = ...
      statement.variable = at_name() ? TRY(name("a name")) : first;
      if (statement.variable.find('.') != std::string::npos) return expected("a plain name");
      TRY(take('='));
      first = TRY(name("a call"));
      is_new = first == "new";
    }
    if (is_new) {
      statement.target = TRY(name("a class"));
    } else {
      std::size_t dot = first.rfind('.');
      if (dot == std::string::npos) return expected("pkg.Class.method(...) or new pkg.Class(...)");
      statement.target = first.substr(0, dot);
      statement.method = first.substr(dot + 1);
    }
    statement.arguments = TRY(arguments());
    if (at(';')) ++offset_;
    skip_spaces();
    if (offset_ < text_.size()) return expected("the end of the line");
    return statement;
  }

 private:
  Error expected(std::string_view what) const {
    std::string_view rest = text_.substr(std::min(offset_, text_.size()));
    return Error{fmt::format("line {}: expected {}, found {}", line_, what,
                             rest.empty() ? "the end of the line" : fmt::format("'{}'", rest))};
  }

  void skip_spaces() {
    while (offset_ < text_.size() && std::isspace(static_cast<unsigned char>(text_[offset_])) != 0)
      ++offset_;
  }
  bool at(char c) {
    skip_spaces();
    return offset_ < text_.size() && text_[offset_] == c;
  }
  bool at_name() {
    skip_spaces();
    return offset_ < text_.size() && is_letter(text_[offset_]);
  }
  Result<void> take(char c) {
    if (!at(c)) return expected(fmt::format("'{}'", c));
    ++offset_;
    return {};
  }

  Result<std::string> name(std::string_view what) {
    if (!at_name()) return expected(what);
    std::size_t start = offset_;
    while (offset_ < text_.size() &&
           (is_letter(text_[offset_]) || is_digit(text_[offset_]) || text_[offset_] == '.'))
      ++offset_;
    return std::string(text_.substr(start, offset_ - start));
  }

  Result<std::vector<PrefixArgument>> arguments() {
    std::vector<PrefixArgument> all;
    TRY(take('('));
    if (at(')')) {
      ++offset_;
      return all;
    }
    for (;;) {
      all.push_back(TRY(argument()));
      if (at(')')) break;
      TRY(take(','));
    }
    ++offset_;
    return all;
  }

  Result<PrefixArgument> argument() {
    PrefixArgument made;
    if (at('"')) {
      made.kind = PrefixArgument::Kind::Text;
      made.text = TRY(quoted('"'));
      return made;
    }
    if (at('\'')) {
      made.kind = PrefixArgument::Kind::Character;
      std::u16string units = TRY(quoted('\''));
      if (units.size() != 1) return expected("one character between the quotes");
      made.number = units[0];
      return made;
    }
    if (at_name()) {
      made.name = TRY(name("an argument"));
      bool is_boolean = made.name == "true" || made.name == "false";
      made.kind = made.name == "null" ? PrefixArgument::Kind::Null
                  : is_boolean        ? PrefixArgument::Kind::Boolean
                                      : PrefixArgument::Kind::Name;
      made.number = made.name == "true" ? 1 : 0;
      return made;
    }
    return number();
  }

  Result<PrefixArgument> number() {
    std::size_t start = offset_;
    if (at('-')) ++offset_;
    while (offset_ < text_.size() && (is_digit(text_[offset_]) || text_[offset_] == '.')) ++offset_;
    std::string digits(text_.substr(start, offset_ - start));
    char suffix = offset_ < text_.size() ? text_[offset_] : ' ';
    bool is_long = suffix == 'L' || suffix == 'l';
    bool has_suffix = is_long || suffix == 'f' || suffix == 'd' || suffix == 'F' || suffix == 'D';
    PrefixArgument made;
    bool is_fraction = digits.find('.') != std::string::npos || (has_suffix && !is_long);
    made.kind = is_fraction ? PrefixArgument::Kind::Fraction
                : is_long   ? PrefixArgument::Kind::Long
                            : PrefixArgument::Kind::Whole;
    const char* end = digits.data() + digits.size();
    auto read = is_fraction ? std::from_chars(digits.data(), end, made.fraction)
                            : std::from_chars(digits.data(), end, made.number);
    bool fits = made.kind != PrefixArgument::Kind::Whole ||
                (made.number >= INT32_MIN && made.number <= INT32_MAX);
    if (read.ec != std::errc() || read.ptr != end || !fits) {
      offset_ = start;
      return expected("a literal or a name");
    }
    if (has_suffix) ++offset_;
    return made;
  }

  Result<std::u16string> quoted(char quote) {
    std::string utf8;
    std::u16string units;
    auto flush = [&] {
      units += classfile::to_utf16(utf8);
      utf8.clear();
    };
    for (++offset_; offset_ < text_.size() && text_[offset_] != quote; ++offset_) {
      bool is_rare = static_cast<unsigned char>(text_[offset_]) >= 0xf0;
      if (is_rare) return expected("two escapes of the form \\uXXXX for this character");
      if (text_[offset_] != '\\') {
        utf8 += text_[offset_];
        continue;
      }
      flush();
      std::optional<char16_t> unit = escaped();
      if (!unit) return expected("an escape sequence of Java");
      units += *unit;
    }
    flush();
    if (offset_ >= text_.size()) return expected(fmt::format("a closing {}", quote));
    ++offset_;
    return units;
  }

  /// At a backslash; leaves the offset at the last character of the sequence.
  std::optional<char16_t> escaped() {
    constexpr std::string_view kLetters = "ntrbf0\"'\\", kMeanings("\n\t\r\b\f\0\"'\\", 9);
    ++offset_;
    if (offset_ >= text_.size()) return std::nullopt;
    std::size_t plain = kLetters.find(text_[offset_]);
    if (plain != std::string_view::npos) return static_cast<char16_t>(kMeanings[plain]);
    std::uint16_t unit = 0;
    std::string_view digits = text_.substr(offset_ + 1, 4);
    auto read = std::from_chars(digits.data(), digits.data() + digits.size(), unit, 16);
    bool is_unit = text_[offset_] == 'u' && digits.size() == 4 && read.ec == std::errc() &&
                   read.ptr == digits.data() + digits.size();
    if (!is_unit) return std::nullopt;
    offset_ += 4;
    return static_cast<char16_t>(unit);
  }

  std::string_view text_;
  unsigned line_;
  std::size_t offset_ = 0;
};

}  // namespace

Result<std::vector<PrefixStatement>> parse_prefix(std::string_view text) {
  std::vector<PrefixStatement> statements;
  unsigned number = 0;
  for (std::string_view line : split(text, '\n')) {
    ++number;
    std::size_t start = line.find_first_not_of(" \t\r");
    if (start == std::string_view::npos || line.substr(start).starts_with("//")) continue;
    statements.push_back(TRY(LineReader(line, number).read()));
  }
  return statements;
}

}  // namespace assay::recipe
