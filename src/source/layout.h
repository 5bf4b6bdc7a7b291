// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace assay::source {

/// Text that knows where its lines may end.
///
/// A group is written on one line if it fits there, with what follows it up to the next place where
/// a line may end; otherwise all its own breaks end lines (of a fill: only those that have to), and
/// groups inside it are tried again.
struct Layout {
  enum class Kind : std::uint8_t {
    Text,       // text
    String,     // text: a string literal, cut in pieces where it is too long
    Break,      // a line may end here; text otherwise
    HardBreak,  // a line ends here
    Sequence,   // parts
    Group,      // parts, indented if it is broken
    Fill,       // parts, as a group
    Nest,       // a block: parts, indented, with groups that are tried again
    Hang,       // a break and a part that goes to a new line only if it fits there as a whole
  };
  Kind kind = Kind::Sequence;
  std::string text;
  std::vector<Layout> parts;
  unsigned indent = 0;

  Layout() = default;
  Layout(Kind of, std::string words) : kind(of), text(std::move(words)) {}
  Layout(Kind of, std::vector<Layout> inner, unsigned indented = 0)
      : kind(of), parts(std::move(inner)), indent(indented) {}

  Layout& add(Layout part) {
    parts.push_back(std::move(part));
    return *this;
  }
  Layout& add(std::string part) { return add(Layout(Kind::Text, std::move(part))); }
};

inline constexpr unsigned kLineWidth = 100;

/// All on one line.
std::string flat_text(const Layout& layout);

/// The lines, the first of them indented like the others.
std::vector<std::string> lines_of(const Layout& layout, unsigned indent,
                                  unsigned width = kLineWidth);

}  // namespace assay::source
