// SPDX-License-Identifier: Apache-2.0
// Names as method_inputs_outcome. Tests that would have the same name get more words about their
// inputs, level by level, until they differ; what never does is numbered.
#include "emit/test_names.h"

#include <algorithm>
#include <cctype>
#include <map>
#include <set>

#include "emit/answer_words.h"
#include "emit/outcome_words.h"
#include "emit/value_words.h"
#include "source/expression.h"
#include "source/printer.h"

namespace assay::emit {

namespace {

using source::Expression;
using source::TestCase;
using Kind = Expression::Kind;

constexpr std::size_t kLongestName = 70;
constexpr std::size_t kShortPhrase = 16;
constexpr int kNotable = 2;  // from this rank on a value is mentioned even if nothing needs it

/// One thing about the inputs of a test, as it may appear in its name.
struct Feature {
  std::string key;  // "a0": the first argument; "r0": of the receiver; "s": what was done before
  std::string rough;
  std::string precise;
  int rank;
};

/// How much a name says. Tests of one name move on together until they differ.
struct Detail {
  std::size_t words;
  bool is_precise;
  bool is_unusual;  // only what most of the others do not have
};
constexpr Detail kDetails[] = {
    {2, false, true}, {2, false, false}, {3, false, false}, {2, true, false}, {3, true, false}};
constexpr std::size_t kLevels = std::size(kDetails);

/// A parameter's name if it tells more than the type of the value.
std::string telling(const TestCase& test, std::size_t index) {
  if (test.parameter_names.size() < 2 || index >= test.parameter_names.size()) return "";
  const std::string& name = test.parameter_names[index];
  bool is_dull = name.size() < 3 || name.starts_with("arg") || name.find('$') != std::string::npos;
  return is_dull ? "" : name;
}

std::string earlier_calls(const std::vector<std::string>& calls) {
  bool is_same = std::all_of(calls.begin(), calls.end(),
                             [&](const std::string& call) { return call == calls.front(); });
  std::string first = capitalised(calls.front());
  if (calls.size() == 1) return "after" + first;
  if (calls.size() == 2)
    return "after" + first + (is_same ? "Twice" : "And" + capitalised(calls[1]));
  return "after" + capitalised(count_word(calls.size())) + (is_same ? first : "") + "Calls";
}

class FeatureFinder {
 public:
  explicit FeatureFinder(const TestCase& test)
      : test_(test), scope_(test), call_(call_under_test(test)), receiver_(receiver_name(test)) {}

  std::vector<Feature> find() {
    add_receiver();
    std::size_t first = call_.kind == Kind::Call ? 1 : 0;
    for (std::size_t i = first; i < call_.operands.size(); ++i)
      add_argument(i - first, call_.operands[i]);
    return std::move(features_);
  }

 private:
  void add_receiver() {
    if (call_.kind != Kind::Call) return;
    std::vector<std::string> calls = scope_.calls_on(receiver_);
    if (!calls.empty()) {
      std::string words = earlier_calls(calls);
      features_.push_back({"s", words, words, 3});
    }
    add_told_answers();
    const Expression& made = scope_.resolve(call_.operands.at(0));
    if (made.kind == Kind::StaticField) {
      ValueWords words = scope_.words(made);
      features_.push_back({"r", words.rough(""), words.precise(""), words.rank});
    }
    if (made.kind != Kind::New && made.kind != Kind::StaticCall) return;
    std::string type = uncapitalised(source::simple_name(made.type.name));
    for (std::size_t i = 0; i < made.operands.size(); ++i) {
      if (add_answers("r" + std::to_string(i), "", made.operands[i])) continue;
      ValueWords words = scope_.words(made.operands[i]);
      bool is_null = words.adjective == "null";
      std::string precise = type + "Of" + capitalised(words.precise());
      std::string rough =
          words.adjective.empty() || is_null ? precise : words.adjective + capitalised(type);
      features_.push_back({"r" + std::to_string(i), rough, precise, std::max(words.rank - 2, 0)});
    }
  }

  /// Those of collaborators that the receiver was given by calls.
  void add_told_answers() {
    unsigned number = 0;
    for (const source::Statement& statement : test_.arrange) {
      const Expression& call = statement.value;
      if (!is_told(call)) continue;
      for (std::size_t i = 1; i < call.operands.size(); ++i)
        add_answers("t" + std::to_string(number++), "", call.operands[i]);
    }
  }

  /// receiver.setClock(clock), receiver.clock = clock, setClock(receiver, clock)
  bool is_told(const Expression& value) const {
    if (value.operands.empty() || receiver_.empty()) return false;
    const Expression& first = value.operands.front();
    if (value.kind == Kind::Assign)
      return first.kind == Kind::Field && first.operands.at(0).text == receiver_;
    const bool is_own = value.kind == Kind::StaticCall && value.type.name.empty();
    return (value.kind == Kind::Call || is_own) && first.kind == Kind::Variable &&
           first.text == receiver_;
  }

  /// What an invented object answers; whether it is one that answers something.
  bool add_answers(const std::string& key, const std::string& owner, const Expression& value) {
    const std::vector<AnswerWords> answers = answer_words(scope_, value);
    const auto said = [&](const std::string& words) {
      return owner.empty() ? words : owner + capitalised(words);
    };
    for (const AnswerWords& each : answers)
      features_.push_back({key + each.key, said(each.rough), said(each.precise), each.rank});
    return !answers.empty();
  }

  /// Whether there is another argument of that type, so that the answers need a name before them.
  bool has_twin(const Expression& argument) const {
    return std::count_if(call_.operands.begin(), call_.operands.end(), [&](const Expression& each) {
             return scope_.resolve(each).type == scope_.resolve(argument).type;
           }) > 1;
  }

  void add_argument(std::size_t index, const Expression& argument) {
    const std::string owner = has_twin(argument) ? telling(test_, index) : "";
    const bool is_new = argument.kind != Kind::Variable || !variables_.contains(argument.text);
    if (is_new && add_answers("a" + std::to_string(index), owner, argument)) {
      if (argument.kind == Kind::Variable) variables_.insert(argument.text);
      return;
    }
    ValueWords words = scope_.words(argument);
    if (argument.kind == Kind::Variable) {
      if (argument.text == receiver_) words = {"", "itself", "", 4};
      if (!variables_.insert(argument.text).second) words = {"same", argument.text, "", 3};
    }
    std::string parameter = telling(test_, index);
    features_.push_back({"a" + std::to_string(index), words.rough(parameter),
                         words.precise(parameter), words.rank});
  }

  const TestCase& test_;
  Scope scope_;
  const Expression& call_;
  std::string receiver_;
  std::set<std::string> variables_;
  std::vector<Feature> features_;
};

/// The tests of one method.
class Group {
 public:
  void add(const TestCase& test) { members_.push_back(FeatureFinder(test).find()); }

  std::string inputs(std::size_t member, Detail detail) const {
    if (members_[member].empty() && has_arguments()) return "noArguments";
    std::string words = phrase(members_[member], detail);
    if (!words.empty() || members_.size() == 1 || detail.words == 0) return words;
    words = phrase(members_[member], {detail.words, true, true});
    if (words.empty()) words = phrase(members_[member], {detail.words, true, false});
    return words.size() <= kShortPhrase ? words : "";
  }

 private:
  std::string phrase(const std::vector<Feature>& features, Detail detail) const {
    std::string words;
    for (const Feature* feature : choose(features, detail)) {
      const std::string& word = detail.is_precise ? feature->precise : feature->rough;
      words += words.empty() ? word : "And" + capitalised(word);
    }
    return words;
  }

  std::vector<const Feature*> choose(const std::vector<Feature>& features, Detail detail) const {
    std::vector<const Feature*> chosen;
    for (const Feature& feature : features)
      if (is_telling(feature, detail)) chosen.push_back(&feature);
    std::vector<const Feature*> ranked = chosen;
    std::stable_sort(ranked.begin(), ranked.end(),
                     [](const Feature* a, const Feature* b) { return a->rank > b->rank; });
    // What a reader need not know is there only for want of anything else.
    if (detail.is_unusual && !ranked.empty() && ranked.front()->rank > 0)
      std::erase_if(ranked, [](const Feature* feature) { return feature->rank == 0; });
    ranked.resize(std::min(ranked.size(), detail.words));
    auto is_dropped = [&](const Feature* feature) {
      return std::find(ranked.begin(), ranked.end(), feature) == ranked.end();
    };
    chosen.erase(std::remove_if(chosen.begin(), chosen.end(), is_dropped), chosen.end());
    return chosen;
  }

  bool is_telling(const Feature& feature, Detail detail) const {
    if (members_.size() == 1) return feature.rank >= kNotable;
    auto has_it = [&](const std::vector<Feature>& other) {
      return std::any_of(other.begin(), other.end(), [&](const Feature& one) {
        bool is_same =
            detail.is_precise ? one.precise == feature.precise : one.rough == feature.rough;
        return one.key == feature.key && is_same;
      });
    };
    auto count = static_cast<std::size_t>(std::count_if(members_.begin(), members_.end(), has_it));
    return detail.is_unusual ? 2 * count <= members_.size() : count < members_.size();
  }

  bool has_arguments() const {
    return std::any_of(members_.begin(), members_.end(), [](const std::vector<Feature>& features) {
      return !features.empty() && features.back().key[0] == 'a';
    });
  }

  std::vector<std::vector<Feature>> members_;
};

std::string as_identifier(std::string name) {
  for (char& c : name) {
    bool is_fine = std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '$' || (c & 0x80) != 0;
    if (!is_fine) c = '_';
  }
  return name;
}

class Namer {
 public:
  explicit Namer(const source::TestClass& tests) : tests_(tests), levels_(tests.cases.size(), 0) {
    for (const TestCase& test : tests.cases) {
      Group& group = groups_[test.method];
      members_.push_back(sizes_[test.method]++);
      group.add(test);
      outcomes_.push_back(outcome_words(test));
    }
  }

  std::vector<std::string> run() {
    std::vector<std::string> names = composed();
    for (std::size_t i = 0; i < kLevels; ++i) {
      if (!detail_duplicates(names)) return names;
      names = composed();
    }
    return numbered();
  }

 private:
  std::vector<std::string> composed() const {
    std::vector<std::string> names;
    for (std::size_t i = 0; i < tests_.cases.size(); ++i) names.push_back(compose(i, levels_[i]));
    return names;
  }

  /// Whether there were any.
  bool detail_duplicates(const std::vector<std::string>& names) {
    std::map<std::string, unsigned> counts;
    for (const std::string& name : names) ++counts[name];
    bool has_any = false;
    for (std::size_t i = 0; i < names.size(); ++i) {
      if (counts[names[i]] == 1) continue;
      has_any = true;
      levels_[i] = std::min(levels_[i] + 1, kLevels - 1);
    }
    return has_any;
  }

  /// What cannot be told apart by its inputs is counted.
  std::vector<std::string> numbered() const {
    std::vector<std::string> names = composed();
    std::map<std::string, unsigned> counts;
    for (const std::string& name : names) ++counts[name];
    std::set<std::string> taken;
    for (std::size_t i = 0; i < names.size(); ++i)
      if (counts[names[i]] == 1) taken.insert(names[i]);
    for (std::size_t i = 0; i < names.size(); ++i) {
      if (counts[names[i]] == 1) continue;
      std::string plain = compose(i, 0);
      names[i] = plain;
      for (unsigned number = 2; !taken.insert(names[i]).second; ++number)
        names[i] = plain + "_" + std::to_string(number);
    }
    return names;
  }

  std::string compose(std::size_t index, std::size_t level) const {
    Detail detail = kDetails[level];
    for (;; --detail.words) {
      std::string name = compose(index, level, detail);
      if (name.size() <= kLongestName) return name;
      if (detail.words == 0) return name.substr(0, kLongestName);
    }
  }

  std::string compose(std::size_t index, std::size_t level, Detail detail) const {
    const TestCase& test = tests_.cases[index];
    bool is_constructor = test.method == source::simple_name(tests_.tested);
    std::string name = is_constructor ? "constructor" : as_identifier(test.method);
    std::string inputs = camel_case(test.circumstance);
    if (inputs.empty() || level > 0) {
      std::string more = groups_.at(test.method).inputs(members_[index], detail);
      inputs += inputs.empty() ? more : capitalised(more);
    }
    if (!inputs.empty()) name += "_" + inputs;
    if (!outcomes_[index].empty()) name += "_" + outcomes_[index];
    bool is_bare = name.find('_') == std::string::npos;
    return is_bare ? name + "_hasExpectedState" : name;
  }

  const source::TestClass& tests_;
  std::map<std::string, Group> groups_;
  std::map<std::string, std::size_t> sizes_;
  std::vector<std::size_t> members_;  // of each test, its number in the group
  std::vector<std::string> outcomes_;
  std::vector<std::size_t> levels_;
};

}  // namespace

std::vector<std::string> test_names(const source::TestClass& tests) { return Namer(tests).run(); }

}  // namespace assay::emit
