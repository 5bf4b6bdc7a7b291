// SPDX-License-Identifier: Apache-2.0
//
// A parser of our own because java's conventions must hold: one dash before long names (-cp, -jar,
// -ea), values glued to -D, and everything after the main class untouched, even words that look
// like options or commands of assay.
#include "app/command_line.h"

#include <fmt/format.h>

#include <algorithm>
#include <deque>
#include <iterator>
#include <span>

#include "base/text.h"
#include "classpath/argfile.h"

namespace assay::app {
namespace {

/// Takes words from the front until the command line is understood.
class Parser {
 public:
  Parser(const Command& command, std::deque<std::string> words)
      : line_{&command, {}, {}}, words_(std::move(words)) {}

  Result<CommandLine> parse() {
    while (!words_.empty()) {
      const bool is_file = names_argument_file(words_.front());
      std::string word = take();
      if (is_file) {
        TRY(insert_argument_file(word));
      } else if (word.size() > 1 && word[0] == '-') {
        TRY(parse_option(word));
      } else if (line_.command->operands == Operands::Program) {
        line_.operands.push_back(std::move(word));
        std::ranges::move(words_, std::back_inserter(line_.operands));
        break;
      } else {
        TRY(add_operand(std::move(word)));
      }
    }
    return std::move(line_);
  }

 private:
  std::string take() {
    std::string word = std::move(words_.front());
    words_.pop_front();
    words_from_file_ -= words_from_file_ > 0 ? 1 : 0;
    return word;
  }

  bool names_argument_file(std::string_view word) const {
    return word.size() > 1 && word[0] == '@' && words_from_file_ == 0;
  }

  /// Puts the words of "@file" before those that are left, as java does. They may not name files.
  Result<void> insert_argument_file(const std::string& word) {
    const std::vector<std::string> words = TRY(classpath::expand_argfiles(std::span(&word, 1)));
    words_.insert(words_.begin(), words.begin(), words.end());
    words_from_file_ = words.size();
    return {};
  }

  Result<void> parse_option(std::string_view word) {
    for (const Option& option : line_.command->options) {
      if (option.value_is_attached && word.size() > 2 && word.starts_with(option.java_name)) {
        return add(option, word.substr(option.java_name.size()));
      }
      const std::string_view name = word.substr(0, word.find('='));
      if (word == option.java_name || name == option.name) {
        return parse_value(option, word, name.size());
      }
    }
    return Error{unknown_option(word)};
  }

  /// The value of `--name=value`, or the next word for `--name value`.
  Result<void> parse_value(const Option& option, std::string_view word, std::size_t name_length) {
    const bool has_equals = name_length < word.size();
    if (option.value.empty()) {
      return has_equals ? Error{fmt::format("{} takes no value", option.name)} : add(option, "");
    }
    if (has_equals) {
      return add(option, word.substr(name_length + 1));
    }
    if (words_.empty()) {
      return Error{fmt::format("{} needs a value: {}", word, option.value)};
    }
    return add(option, take());
  }

  Result<void> add(const Option& option, std::string_view value) {
    line_.options.push_back({option.id, std::string(value)});
    return {};
  }

  Result<void> add_operand(std::string word) {
    const Operands operands = line_.command->operands;
    const bool is_welcome =
        operands == Operands::Targets || (operands != Operands::None && line_.operands.empty());
    if (!is_welcome) {
      return Error{
          fmt::format("'{}' is one word too many for assay {}", word, line_.command->name)};
    }
    line_.operands.push_back(std::move(word));
    return {};
  }

  std::string unknown_option(std::string_view word) const {
    std::vector<std::string_view> known;
    for (const Option& option : line_.command->options) {
      known.push_back(option.name);
      if (!option.java_name.empty()) {
        known.push_back(option.java_name);
      }
    }
    const std::string_view near = nearest(word.substr(0, word.find('=')), known);
    return fmt::format("unknown option {}{}; see: assay help {}", word,
                       near.empty() ? "" : fmt::format(" (did you mean {}?)", near),
                       line_.command->name);
  }

  CommandLine line_;
  std::deque<std::string> words_;
  std::size_t words_from_file_ = 0;  // how many of them, at the front
};

Error unknown_command(std::string_view word) {
  std::vector<std::string_view> known;
  std::ranges::transform(command_table(), std::back_inserter(known), &Command::name);
  const std::string_view near = nearest(word, known);
  return Error{fmt::format("unknown command '{}'{}; see: assay help", word,
                           near.empty() ? "" : fmt::format(" (did you mean {}?)", near))};
}

/// `assay --help` and `assay --version` work as everywhere.
std::string_view command_name(std::string_view word) {
  if (word == "--help" || word == "-h") {
    return "help";
  }
  return word == "--version" ? "version" : word;
}

}  // namespace

bool CommandLine::has(OptionId option) const {
  return std::ranges::count(options, option, &OptionValue::option) > 0;
}

std::optional<std::string_view> CommandLine::value(OptionId option) const {
  const auto last =
      std::ranges::find(options.rbegin(), options.rend(), option, &OptionValue::option);
  if (last == options.rend()) {
    return std::nullopt;
  }
  return last->value;
}

Result<CommandLine> parse_command_line(std::vector<std::string> words) {
  if (words.empty()) {
    return Error{"no command given; see: assay help"};
  }
  const std::string first = words.front();
  const Command* command = find_command(command_name(first));
  if (command == nullptr) {
    return unknown_command(first);
  }
  return Parser(*command, {std::next(words.begin()), words.end()}).parse();
}

}  // namespace assay::app
