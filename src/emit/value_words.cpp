// SPDX-License-Identifier: Apache-2.0
// What a test's arguments are called in its name. A variable is called after its first value; a
// collection after what was added to it.
#include "emit/value_words.h"

#include <algorithm>
#include <array>
#include <cctype>

#include "source/expression.h"
#include "source/printer.h"

namespace assay::emit {

namespace {

using source::Expression;
using source::simple_name;
using Kind = Expression::Kind;

bool starts_with_number(const std::string& word) {
  return word.starts_with("minus") || std::isdigit(static_cast<unsigned char>(word[0])) != 0 ||
         word == "zero";
}

ValueWords elements_words(std::size_t count, const std::string& empty_noun) {
  if (count == 0) return {"empty", empty_noun, "", 4};
  std::string noun = count == 1 ? "element" : "elements";
  return {"", noun, count_word(count) + capitalised(noun), 2};
}

/// "list" for java.util.ArrayList, "" for what is no collection.
std::string collection_noun(const std::string& type) {
  static constexpr std::array<std::string_view, 8> kEndings = {
      "List", "Set", "Map", "Deque", "Queue", "Vector", "Stack", "Collection"};
  if (!type.starts_with("java.util.")) return "";
  for (std::string_view ending : kEndings)
    if (type.ends_with(ending)) return uncapitalised(std::string(ending));
  return "";
}

bool adds_element(const std::string& method) {
  static constexpr std::array<std::string_view, 8> kNames = {
      "add", "put", "push", "offer", "addLast", "addFirst", "addElement", "append"};
  return std::find(kNames.begin(), kNames.end(), method) != kNames.end();
}

bool makes_collection(const Expression& call) {
  if (!call.type.name.starts_with("java.util.")) return false;
  const std::string& name = call.text;
  return name == "asList" || name == "of" || name == "singletonList" || name == "singleton" ||
         name.starts_with("empty");
}

}  // namespace

std::string capitalised(std::string word) {
  if (!word.empty()) word[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(word[0])));
  return word;
}

/// "URLParser" becomes "urlParser".
std::string uncapitalised(std::string word) {
  for (std::size_t i = 0; i < word.size(); ++i) {
    auto is_upper = [&](std::size_t at) {
      return at < word.size() && std::isupper(static_cast<unsigned char>(word[at])) != 0;
    };
    bool starts_next = i > 0 && i + 1 < word.size() && !is_upper(i + 1);
    if (!is_upper(i) || starts_next) break;
    word[i] = static_cast<char>(std::tolower(static_cast<unsigned char>(word[i])));
  }
  return word;
}

std::string camel_case(std::string_view words) {
  std::string result;
  std::string part;
  auto finish = [&] {
    bool is_shouted = std::none_of(part.begin(), part.end(),
                                   [](unsigned char c) { return std::islower(c) != 0; });
    if (is_shouted)
      for (char& c : part) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    result += result.empty() ? uncapitalised(part) : capitalised(part);
    part.clear();
  };
  for (char c : words) {
    if (std::isalnum(static_cast<unsigned char>(c)) != 0)
      part += c;
    else
      finish();
  }
  finish();
  return result;
}

std::string count_word(std::size_t count) {
  static constexpr std::array<const char*, 11> kWords = {
      "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"};
  return count < kWords.size() ? kWords[count] : std::to_string(count);
}

std::string ValueWords::rough(const std::string& parameter) const {
  if (!adjective.empty()) return adjective + capitalised(parameter.empty() ? noun : parameter);
  if (noun == "boolean" && !parameter.empty())
    return exact == "true" ? parameter : "not" + capitalised(parameter);
  return exact.empty() ? noun : exact;
}

std::string ValueWords::precise(const std::string& parameter) const {
  if (exact.empty() || noun == "boolean") return rough(parameter);
  if (parameter.empty() || !starts_with_number(exact)) return exact;
  return parameter + capitalised(exact);
}

Scope::Scope(const source::TestCase& test) : test_(test) {
  for (const source::Statement& statement : test.arrange)
    if (!statement.name.empty()) values_[statement.name] = &statement.value;
}

const Expression& Scope::resolve(const Expression& value) const {
  if (value.kind == Kind::Cast) return resolve(value.operands.at(0));
  if (value.kind != Kind::Variable) return value;
  auto known = values_.find(value.text);
  return known == values_.end() ? value : resolve(*known->second);
}

std::vector<std::string> Scope::calls_on(const std::string& variable) const {
  std::vector<std::string> calls;
  for (const source::Statement& statement : test_.arrange) {
    const Expression& value = statement.value;
    bool is_call = value.kind == Kind::Call && value.operands.at(0).kind == Kind::Variable;
    if (is_call && value.operands[0].text == variable) calls.push_back(value.text);
  }
  return calls;
}

ValueWords Scope::variable_words(const Expression& variable) const {
  const Expression& value = resolve(variable);
  std::vector<std::string> calls = calls_on(variable.text);
  bool is_collection = value.kind == Kind::New && !collection_noun(value.type.name).empty();
  if (is_collection && !calls.empty()) {
    if (std::all_of(calls.begin(), calls.end(), adds_element))
      return elements_words(calls.size(), "");
    return {"", collection_noun(value.type.name), "", 1};
  }
  if (&value == &variable) return {"", variable.text, "", 1};
  return words(value);
}

ValueWords Scope::creation_words(const Expression& value) const {
  std::string collection = collection_noun(value.type.name);
  if (!collection.empty()) {
    if (value.operands.empty()) return {"empty", collection, "", 4};
    ValueWords inner = words(value.operands[0]);
    if (inner.noun.starts_with("element")) return inner;
    return {"", collection, "", 1};
  }
  return {"", uncapitalised(simple_name(value.type.name)), "", 1};
}

ValueWords Scope::factory_words(const Expression& value) const {
  std::string type = uncapitalised(simple_name(value.type.name));
  if (makes_collection(value)) {
    std::string noun = value.text.starts_with("empty") ? value.text.substr(5) : type;
    if (type == "arrays") noun = "list";
    if (value.text == "empty") noun = type;
    return value.text == "of" && type == "optional"
               ? ValueWords{"present", "optional", "", 2}
               : elements_words(value.operands.size(), uncapitalised(noun));
  }
  bool is_wrapper = value.operands.size() == 1 && value.text.starts_with("valueOf");
  if (is_wrapper) return words(value.operands[0]);
  return {"", type, "", 1};
}

/// "leftRightWithTag", "serial" for a class of which only the annotation is known, "beanWithInject"
/// for one with fields or methods.
static std::string invented_words(const Expression& stub) {
  std::string types, said;
  if (stub.type.name != "java.lang.Object") types = simple_name(stub.type.name);
  for (const source::Type& other : stub.others) types += simple_name(other.name);
  for (const Expression& each : stub.annotations) said += simple_name(each.type.name);
  for (const Expression::Member& member : stub.members) {
    for (const Expression& each : member.annotations) said += simple_name(each.type.name);
  }
  if (types.empty() && !stub.members.empty()) types = "bean";
  if (types.empty()) return said.empty() ? "object" : uncapitalised(said);
  return uncapitalised(types) + (said.empty() ? "" : "With" + said);
}

ValueWords Scope::words(const Expression& value) const {
  switch (value.kind) {
    case Kind::Literal:
      return literal_words(value.text);
    case Kind::Variable:
      return variable_words(value);
    case Kind::Cast:
      return words(value.operands.at(0));
    case Kind::Array:
      return elements_words(value.operands.size(), "array");
    case Kind::NewArray: {
      const Expression& length = value.operands.at(0);
      if (length.text == "0") return {"empty", "array", "", 4};
      return {"", "array", "arrayOf" + capitalised(words(length).precise()), 2};
    }
    case Kind::New:
      return creation_words(value);
    case Kind::StaticCall:
      return factory_words(value);
    case Kind::StaticField:
      return {"", camel_case(value.text), "", 2};
    case Kind::ClassOf:
      if (!value.operands.empty())
        return {"", invented_words(value.operands.front()) + "Class", "", 1};
      return {"", uncapitalised(simple_name(value.type.name)) + "Class", "", 1};
    case Kind::Lambda:
      return {"", "lambda", "", 0};
    case Kind::Stub:
      return {"", invented_words(value), "", 0};
    default:
      return {"", "value", "", 0};
  }
}

}  // namespace assay::emit
