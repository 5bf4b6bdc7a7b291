// SPDX-License-Identifier: Apache-2.0
// A method that answers what an untold one would answer, 0 or false, is mentioned only if nothing
// else tells a test apart; an exception comes first.
#include "emit/answer_words.h"

#include <fmt/format.h>

#include <algorithm>

#include "source/printer.h"

namespace assay::emit {

namespace {

using source::Expression;
using Kind = Expression::Kind;

constexpr std::size_t kLongestList = 40;
constexpr unsigned kDeepest = 2;  // objects that objects answer with
constexpr int kFailureRank = 6, kUsualRank = 0, kToldRank = 2;

/// One answer: "Null", "Negative", "VipDash".
std::string rough_word(const ValueWords& words) {
  const bool is_plain = words.adjective.empty() || words.adjective == "positive" ||
                        words.adjective == "large" || words.adjective == "present";
  if (!is_plain) return capitalised(words.adjective);
  return capitalised(words.exact.empty() ? words.noun : words.exact);
}

std::string precise_word(const ValueWords& words) {
  return words.exact.empty() ? rough_word(words) : capitalised(words.exact);
}

bool says_nothing(const Expression& answer) {
  if (answer.kind == Kind::Cast) return says_nothing(answer.operands.front());
  return answer.kind == Kind::Literal && (answer.text == "0" || answer.text == "0L" ||
                                          answer.text == "false" || answer.text == "\"\"");
}

/// The words of all answers, one after the other; how many there are if that is too much.
std::string listed(const std::vector<std::string>& words) {
  std::string text;
  for (const std::string& word : words) text += (text.empty() ? "" : "Then") + word;
  if (words.size() <= 2 || text.size() <= kLongestList) return text;
  return capitalised(count_word(words.size())) + "Answers";
}

/// Looks through an object and those behind it.
class AnswerFinder {
 public:
  explicit AnswerFinder(const Scope& scope) : scope_(scope) {}

  void look(const Expression& value, const std::string& prefix, unsigned depth) {
    const Expression& object = scope_.resolve(value);
    if (depth > kDeepest) return;
    if (object.kind == Kind::Lambda && !object.text.empty() && !object.operands.empty())
      add(prefix, object.text, object.operands, false, depth);
    if (object.kind != Kind::Stub) return;
    for (std::size_t i = 0; i < object.methods.size(); ++i) {
      const Expression::Method& method = object.methods[i];
      if (!method.result.empty())
        add(fmt::format("{}.{}", prefix, i), method.name, method.result, method.throws, depth);
    }
  }

  std::vector<AnswerWords> found;

 private:
  void add(const std::string& key, const std::string& method,
           const std::vector<Expression>& answers, bool throws, unsigned depth) {
    AnswerWords words{key, "", "", kUsualRank};
    std::vector<std::string> rough, precise;
    for (std::size_t i = throws ? 1 : 0; i < answers.size(); ++i) {
      const ValueWords value = scope_.words(answers[i]);
      rough.push_back(rough_word(value));
      precise.push_back(precise_word(value));
      if (!says_nothing(answers[i])) words.rank = std::max({words.rank, kToldRank, value.rank});
    }
    words.rough = words.precise = method;
    if (throws) {
      const Expression& thrown = scope_.resolve(answers.front());
      const std::string name = "Throws" + source::simple_name(thrown.type.name);
      words.rank = kFailureRank;
      words.rough += name;
      words.precise += name;
    }
    if (!rough.empty()) {
      words.rough += (throws ? "Then" : "Returns") + listed(rough);
      words.precise += (throws ? "Then" : "Returns") + listed(precise);
    }
    found.push_back(std::move(words));
    for (std::size_t i = throws ? 1 : 0; i < answers.size(); ++i)
      look(answers[i], fmt::format("{}.{}", key, i), depth + 1);
  }

  const Scope& scope_;
};

}  // namespace

std::vector<AnswerWords> answer_words(const Scope& scope, const Expression& value) {
  AnswerFinder finder(scope);
  finder.look(value, "", 0);
  return std::move(finder.found);
}

}  // namespace assay::emit
