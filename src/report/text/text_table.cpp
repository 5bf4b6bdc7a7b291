// SPDX-License-Identifier: Apache-2.0
#include "report/text/text_table.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <iterator>

#include "report/text/utf8.h"

namespace assay::report {
namespace {

constexpr std::string_view kGap = "  ";
constexpr std::string_view kEllipsis = "...";

/// Would move the cursor, change the direction of writing or end the line.
bool is_control(std::uint32_t c) {
  return c < 0x20 || (c >= 0x7F && c < 0xA0) || (c >= 0x200E && c <= 0x200F) ||
         (c >= 0x2028 && c <= 0x202E) || (c >= 0x2066 && c <= 0x2069);
}

std::string escape(std::uint32_t control) {
  switch (control) {
    case '\n':
      return "\\n";
    case '\r':
      return "\\r";
    case '\t':
      return "\\t";
    default:
      return fmt::format("\\u{:04x}", control);
  }
}

std::size_t width_of(std::string_view text) {
  return text.size() - static_cast<std::size_t>(std::ranges::count_if(text, is_continuation));
}

void append_cell(std::string& line, std::string_view cell, std::size_t width, bool flush_right) {
  const std::string padding(width - width_of(cell), ' ');
  line.append(flush_right ? padding : cell).append(flush_right ? cell : padding);
}

void append_line(std::string& text, std::string line) {
  line.erase(line.find_last_not_of(' ') + 1);
  text.append(line).append("\n");
}

}  // namespace

std::string printable(std::string_view text) {
  std::string result;
  for_each_character(text, [&](const Character& character, std::string_view bytes) {
    if (character.bytes == 0) {
      result += kReplacement;
    } else if (is_control(character.code_point)) {
      result += escape(character.code_point);
    } else {
      result += bytes;
    }
  });
  return result;
}

std::string cut(std::string_view text, std::size_t width) {
  if (width_of(text) <= width) {
    return std::string(text);
  }
  std::size_t end = 0;
  for (std::size_t kept = 0; kept + kEllipsis.size() < width; ++kept) {
    do {
      ++end;
    } while (is_continuation(text[end]));
  }
  return fmt::format("{}{}", text.substr(0, end), kEllipsis);
}

std::string counted(std::size_t count, std::string_view noun) {
  return fmt::format("{} {}{}", count, noun, count == 1 ? "" : "s");
}

void TextTable::add_row(const std::vector<std::string>& cells) {
  std::vector<std::string>& row = rows_.emplace_back();
  for (std::size_t i = 0; i < columns_.size(); ++i) {
    row.push_back(cut(printable(cells[i]), columns_[i].most_width));
  }
}

bool TextTable::has_headings() const {
  return std::ranges::any_of(columns_, [](const Column& c) { return !c.heading.empty(); });
}

std::vector<std::size_t> TextTable::widths() const {
  std::vector<std::size_t> widths;
  std::ranges::transform(columns_, std::back_inserter(widths),
                         [](const Column& column) { return column.heading.size(); });
  for (const std::vector<std::string>& row : rows_) {
    for (std::size_t i = 0; i < row.size(); ++i) {
      widths[i] = std::max(widths[i], width_of(row[i]));
    }
  }
  return widths;
}

std::string TextTable::text(std::string_view indent) const {
  const std::vector<std::size_t> widths = this->widths();
  std::string text;
  const auto append_row = [&](auto&& cell) {
    std::string line(indent);
    for (std::size_t i = 0; i < columns_.size(); ++i) {
      line.append(i == 0 ? "" : kGap);
      append_cell(line, cell(i), widths[i], columns_[i].is_number);
    }
    append_line(text, std::move(line));
  };
  if (has_headings()) {
    append_row([&](std::size_t i) { return columns_[i].heading; });
  }
  for (const std::vector<std::string>& row : rows_) {
    append_row([&](std::size_t i) { return std::string_view(row[i]); });
  }
  return text;
}

}  // namespace assay::report
