// SPDX-License-Identifier: Apache-2.0
// After Wadler's "A prettier printer": a stack of what is still to be written, each part with its
// indentation and whether its group is broken.
#include "source/layout.h"

#include <algorithm>

namespace assay::source {

namespace {

using Kind = Layout::Kind;

constexpr unsigned kStringIndent = 8;
constexpr std::size_t kShortestPiece = 20;

struct Pending {
  const Layout* layout;
  unsigned indent;
  bool is_flat;
  bool is_fill = false;  // its breaks are decided one by one
};

bool has_parts(Kind kind) { return kind >= Kind::Sequence; }

class Writer {
 public:
  explicit Writer(unsigned width) : width_(width) {}

  std::vector<std::string> run(const Layout& layout, unsigned indent) {
    line_ = std::string(indent, ' ');
    stack_.push_back({&layout, indent, false});
    while (!stack_.empty()) {
      Pending next = stack_.back();
      stack_.pop_back();
      write(next);
    }
    end_line(0);
    return std::move(lines_);
  }

 private:
  void write(const Pending& next) {
    switch (next.layout->kind) {
      case Kind::Text:
        line_ += next.layout->text;
        return;
      case Kind::String:
        return write_string(next);
      case Kind::HardBreak:
        return end_line(next.indent);
      case Kind::Break:
        if (next.is_flat || (next.is_fill && next_part_fits(next.layout->text.size())))
          line_ += next.layout->text;
        else
          end_line(next.indent);
        return;
      default:
        return push_parts(next);
    }
  }

  void push_parts(const Pending& next) {
    const Layout& layout = *next.layout;
    if (layout.kind == Kind::Hang) return hang(next);
    Pending part = next;
    if (layout.kind == Kind::Group || layout.kind == Kind::Fill) {
      part.is_flat = next.is_flat || fits(next);
      part.is_fill = layout.kind == Kind::Fill;
      if (!part.is_flat) part.indent += layout.indent;
    } else if (layout.kind == Kind::Nest) {
      part.indent += layout.indent;
      part.is_flat = false;
    }
    for (std::size_t i = layout.parts.size(); i-- > 0;) {
      part.layout = &layout.parts[i];
      stack_.push_back(part);
    }
  }

  void hang(const Pending& next) {
    const Layout& separator = next.layout->parts[0];
    Pending part = next;
    part.layout = &next.layout->parts[1];
    part.is_flat = true;
    unsigned indent = next.indent + next.layout->indent;
    bool fits_here = next.is_flat || fits(next);
    bool fits_there = measure(part, width_ > indent ? width_ - indent : 0, stack_.size());
    if (!fits_here && fits_there) {
      part.indent = indent;
      end_line(indent);
    } else {
      line_ += separator.text;
      part.is_flat = fits_here;
    }
    stack_.push_back(part);
  }

  std::size_t room() const { return line_.size() < width_ ? width_ - line_.size() : 0; }

  bool fits(const Pending& group) const {
    Pending flat = group;
    flat.is_flat = true;
    return measure(flat, room(), stack_.size());
  }

  /// The part after a break of a fill.
  bool next_part_fits(std::size_t separator) const {
    if (stack_.empty() || room() < separator) return stack_.empty();
    Pending flat = stack_.back();
    flat.is_flat = true;
    return measure(flat, room() - separator, stack_.size() - 1);
  }

  /// Whether `first` and then what is on the stack below `below` reach a line's end in time.
  bool measure(const Pending& first, std::size_t room, std::size_t below) const {
    std::vector<Pending> todo = {first};
    for (;;) {
      if (todo.empty()) {
        if (below == 0) return true;
        todo.push_back(stack_[--below]);
      }
      Pending next = todo.back();
      todo.pop_back();
      const Layout& layout = *next.layout;
      if (has_parts(layout.kind)) {
        Pending part = next;
        part.is_fill = layout.kind == Kind::Fill;
        for (std::size_t i = layout.parts.size(); i-- > 0;) {
          part.layout = &layout.parts[i];
          todo.push_back(part);
        }
        continue;
      }
      if (layout.kind == Kind::HardBreak) return true;
      if (layout.kind == Kind::Break && !next.is_flat) return true;
      if (layout.text.size() > room) return false;
      room -= layout.text.size();
    }
  }

  void write_string(const Pending& next) {
    std::string rest = next.layout->text;
    unsigned indent = next.indent;
    bool is_first = true;
    while (true) {
      // What follows is at least a bracket and a semicolon.
      std::size_t cut = rest.size() + 3 <= room() ? rest.size() : cut_before(rest, room());
      line_ += rest.substr(0, cut);
      if (cut == rest.size()) return;
      line_ += '"';
      if (is_first) indent += kStringIndent;
      is_first = false;
      end_line(indent);
      line_ += "+ ";
      rest = '"' + rest.substr(cut);
    }
  }

  /// Where to cut a literal so that it ends within the room: after a space if that is not too
  /// early, never within an escape sequence. All of it, if there is no good place.
  static std::size_t cut_before(const std::string& literal, std::size_t room) {
    std::size_t limit = std::min(room > 1 ? room - 1 : 0, literal.size() - 1);
    std::size_t any = 0;
    std::size_t good = 0;
    for (std::size_t i = 1; i + 1 < literal.size();) {
      bool ends_word = literal[i] == ' ' || literal.compare(i, 2, "\\n") == 0;
      i += literal[i] != '\\' ? 1 : literal[i + 1] == 'u' ? 6 : 2;
      if (i > limit) break;
      any = i;
      if (ends_word) good = i;
    }
    std::size_t cut = good >= kShortestPiece ? good : any;
    return cut < kShortestPiece || cut + 1 >= literal.size() ? literal.size() : cut;
  }

  void end_line(unsigned indent) {
    line_.erase(line_.find_last_not_of(' ') + 1);
    lines_.push_back(std::move(line_));
    line_ = std::string(indent, ' ');
  }

  unsigned width_;
  std::string line_;
  std::vector<std::string> lines_;
  std::vector<Pending> stack_;
};

}  // namespace

std::string flat_text(const Layout& layout) {
  if (layout.kind == Kind::HardBreak) return " ";
  if (!has_parts(layout.kind)) return layout.text;
  std::string text;
  for (const Layout& part : layout.parts) text += flat_text(part);
  return text;
}

std::vector<std::string> lines_of(const Layout& layout, unsigned indent, unsigned width) {
  return Writer(width).run(layout, indent);
}

}  // namespace assay::source
