// SPDX-License-Identifier: Apache-2.0
// assay.toml as more options behind the command line: a key is the long name of an option, and what
// the command line says wins. What a project must not decide for its user cannot be set there.
#include "app/config_file.h"

#include <fmt/format.h>

#include <algorithm>
#include <fstream>
#include <optional>
#include <sstream>

#define TOML_EXCEPTIONS 0
#include <toml++/toml.h>

#include "base/text.h"
#include "report/text/append.h"

namespace assay::app {
namespace {

constexpr std::string_view kDefaultFile = "assay.toml";
constexpr std::string_view kTargets = "targets";

/// These speak of the file itself or of this one run, or are a choice that a project's file must
/// not make for the person who runs assay on it.
constexpr OptionId kOnlyOnCommandLine[] = {OptionId::Help,       OptionId::Config,
                                           OptionId::ShowConfig, OptionId::Isolation,
                                           OptionId::Unconfined, OptionId::Overwrite};

constexpr OptionId kRepeatable[] = {OptionId::Exclude,   OptionId::AddExports, OptionId::AddOpens,
                                    OptionId::Producers, OptionId::Sources,    OptionId::Invariant};

class Reader {
 public:
  Reader(const CommandLine& line, std::string_view origin) : line_(line), origin_(origin) {}

  Result<CommandLine> read(const toml::table& file) {
    for (const auto& [name, node] : file) {
      const toml::table* table = node.as_table();
      if (table == nullptr || name.str() != line_.command->name) {
        return Error{fmt::format("{}: unknown {} '{}'; expected the table [{}]", at(node),
                                 table == nullptr ? "key" : "table", name.str(),
                                 line_.command->name)};
      }
      for (const auto& [key, value] : *table) TRY(take(key.str(), value));
    }
    CommandLine merged = line_;
    merged.options.insert(merged.options.begin(), options_.begin(), options_.end());
    if (merged.operands.empty()) merged.operands = std::move(operands_);
    return merged;
  }

 private:
  std::string at(const toml::node& node) const {
    return fmt::format("{}:{}", origin_, node.source().begin.line);
  }

  Result<void> take(std::string_view key, const toml::node& value) {
    if (key == kTargets) {
      operands_ = TRY(words(key, value));
      return {};
    }
    const Option* option = find(key);
    if (option == nullptr) return unknown(key, value);
    if (option->value.empty()) return take_switch(*option, key, value);
    std::vector<std::string> texts = TRY(words(key, value));
    if (line_.has(option->id)) return {};
    if (option->id == OptionId::ClassPath) texts = {join(texts, ":")};
    if (texts.size() > 1 && std::ranges::count(kRepeatable, option->id) == 0) {
      return Error{fmt::format("{}: '{}' takes one value", at(value), key)};
    }
    for (std::string& text : texts) options_.push_back({option->id, std::move(text)});
    return {};
  }

  Result<void> take_switch(const Option& option, std::string_view key, const toml::node& value) {
    const std::optional<bool> is_on = value.value<bool>();
    if (!value.is_boolean()) {
      return Error{fmt::format("{}: '{}' is true or false", at(value), key)};
    }
    if (is_on.value_or(false) && !line_.has(option.id)) options_.push_back({option.id, ""});
    return {};
  }

  /// A text, a number or a list of texts.
  Result<std::vector<std::string>> words(std::string_view key, const toml::node& value) const {
    std::vector<std::string> words;
    const auto add = [&](const toml::node& node) {
      if (const auto* text = node.as_string()) words.push_back(text->get());
      if (const auto* number = node.as_integer()) words.push_back(fmt::format("{}", number->get()));
      return node.is_string() || node.is_integer();
    };
    const toml::array* list = value.as_array();
    bool is_good = list != nullptr || add(value);
    for (std::size_t i = 0; list != nullptr && i < list->size(); ++i) {
      is_good = is_good && add(*list->get(i));
    }
    if (is_good) return words;
    return Error{fmt::format("{}: '{}' is a text, a number or a list of them", at(value), key)};
  }

  const Option* find(std::string_view key) const {
    for (const Option& option : line_.command->options) {
      if (option.name.substr(2) == key && is_key(option)) return &option;
    }
    return nullptr;
  }

  static bool is_key(const Option& option) {
    return std::ranges::count(kOnlyOnCommandLine, option.id) == 0;
  }

  Error unknown(std::string_view key, const toml::node& value) const {
    std::vector<std::string_view> known{kTargets};
    for (const Option& option : line_.command->options) {
      if (is_key(option)) known.push_back(option.name.substr(2));
    }
    const std::string_view near = nearest(key, known);
    return Error{fmt::format("{}: unknown key '{}'{}", at(value), key,
                             near.empty() ? fmt::format("; see: assay help {}", line_.command->name)
                                          : fmt::format(" (did you mean {}?)", near))};
  }

  const CommandLine& line_;
  std::string_view origin_;
  std::vector<OptionValue> options_;
  std::vector<std::string> operands_;
};

/// On one line and in the quotes that people expect, whatever is in it.
template <class Value>
std::string toml_text(const Value& value) {
  std::ostringstream text;
  const toml::value node(value);
  text << toml::toml_formatter(node, toml::format_flags::allow_unicode_strings);
  return text.str();
}

std::string toml_text(const std::vector<std::string>& words) {
  std::vector<std::string> parts;
  parts.reserve(words.size());
  for (const std::string& word : words) parts.push_back(toml_text(word));
  return fmt::format("[{}]", join(parts, ", "));
}

}  // namespace

Result<CommandLine> with_config(const CommandLine& line, std::string_view toml,
                                std::string_view origin) {
  const toml::parse_result parsed = toml::parse(toml, origin);
  if (!parsed) {
    const toml::parse_error& problem = parsed.error();
    return Error{
        fmt::format("{}:{}: {}", origin, problem.source().begin.line, problem.description())};
  }
  return Reader(line, origin).read(parsed.table());
}

Result<CommandLine> with_config_file(const CommandLine& line) {
  const std::filesystem::path file = line.value(OptionId::Config).value_or(kDefaultFile);
  std::ifstream stream(file);
  if (!stream) {
    if (!line.has(OptionId::Config)) return line;
    return Error{fmt::format("cannot read the configuration {}", file.string())};
  }
  std::ostringstream text;
  text << stream.rdbuf();
  return with_config(line, text.str(), file.string());
}

// A toml::table would sort the keys, so only the values are left to the library.
std::string config_table(std::string_view command, std::span<const Setting> settings) {
  std::string text = fmt::format("[{}]\n", command);
  for (const auto& [key, value] : settings) {
    report::append(text, "{} = {}\n", key,
                   std::visit([](const auto& given) { return toml_text(given); }, value));
  }
  return text;
}

}  // namespace assay::app
