// SPDX-License-Identifier: Apache-2.0
#include "classpath/argfile.h"

#include <fmt/format.h>

#include <cerrno>
#include <cstring>
#include <fstream>
#include <iterator>
#include <utility>

namespace assay::classpath {
namespace {

bool is_line_end(char c) { return c == '\n' || c == '\r'; }
bool is_space(char c) { return c == ' ' || c == '\t' || c == '\f' || is_line_end(c); }

char unescape(char c) {
  switch (c) {
    case 'n':
      return '\n';
    case 'r':
      return '\r';
    case 't':
      return '\t';
    case 'f':
      return '\f';
    default:
      return c;
  }
}

class ArgfileParser {
 public:
  std::vector<std::string> parse(std::string_view text) {
    for (char c : text) step(c);
    bool is_complete = state_ == State::Token && !token_.empty();  // java drops a cut-off escape
    if (is_complete) finish_token();
    return std::move(arguments_);
  }

 private:
  enum class State { Between, Token, Escape, ContinuedLine, Comment };

  void step(char c) {
    switch (state_) {
      case State::Comment:
        if (is_line_end(c)) state_ = State::Between;
        return;
      case State::Escape:
        state_ = is_line_end(c) ? State::ContinuedLine : State::Token;
        if (state_ == State::Token) token_ += unescape(c);
        return;
      case State::Between:
      case State::ContinuedLine:
        if (is_space(c)) return;
        state_ = State::Token;
        [[fallthrough]];
      case State::Token:
        step_in_token(c);
        return;
    }
  }

  void step_in_token(char c) {
    bool is_quoted = quote_ != 0;
    if (is_line_end(c) || (is_space(c) && !is_quoted)) {  // a quote does not outlive its line
      finish_token();
    } else if (c == '#' && !is_quoted) {
      token_.clear();  // java drops what stands directly before a comment
      state_ = State::Comment;
    } else if (c == '\\' && is_quoted) {
      state_ = State::Escape;
    } else if (c == quote_) {
      quote_ = 0;
    } else if ((c == '"' || c == '\'') && !is_quoted) {
      quote_ = c;
    } else {
      token_ += c;
    }
  }

  void finish_token() {
    arguments_.push_back(std::exchange(token_, {}));
    quote_ = 0;
    state_ = State::Between;
  }

  State state_ = State::Between;
  char quote_ = 0;
  std::string token_;
  std::vector<std::string> arguments_;
};

}  // namespace

std::vector<std::string> parse_argfile(std::string_view text) {
  return ArgfileParser().parse(text);
}

Result<std::vector<std::string>> expand_argfiles(std::span<const std::string> arguments) {
  std::vector<std::string> expanded;
  for (const std::string& argument : arguments) {
    if (!argument.starts_with('@') || argument.size() == 1) {
      expanded.push_back(argument);
      continue;
    }
    std::string name = argument.substr(1);
    if (name.starts_with('@')) {
      expanded.push_back(std::move(name));
      continue;
    }
    std::ifstream file(name, std::ios::binary);
    std::string text(std::istreambuf_iterator<char>(file), {});
    if (!file.is_open() || file.bad()) {
      return Error{fmt::format("cannot read the argument file {}: {}", name, std::strerror(errno))};
    }
    for (std::string& part : parse_argfile(text)) expanded.push_back(std::move(part));
  }
  return expanded;
}

}  // namespace assay::classpath
