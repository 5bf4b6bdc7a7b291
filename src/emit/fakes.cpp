// SPDX-License-Identifier: Apache-2.0
// Which invented classes of a test file have a name, and what their constructors take: an answer
// for each method that some test wants another answer of than 0 or null, all of them for a method
// that some test wants several of.
#include "emit/fakes.h"

#include <algorithm>
#include <array>
#include <set>
#include <string_view>

#include "emit/tidy.h"
#include "emit/told_calls.h"
#include "source/printer.h"

namespace assay::emit {

namespace {

using source::Expression;
using Kind = Expression::Kind;

/// A constant that says nothing.
bool is_default(const Expression& answer) {
  if (answer.kind == Kind::Cast) return is_default(answer.operands.at(0));
  static constexpr std::array<std::string_view, 8> kDefaults = {"null", "0",   "0L",    "0.0f",
                                                                "0.0",  "'a'", "false", "\"\""};
  return answer.kind == Kind::Literal &&
         std::find(kDefaults.begin(), kDefaults.end(), answer.text) != kDefaults.end();
}

/// What an invented class is, as a key: its types and what is said of it.
std::string types_of(const Expression& stub) {
  Expression shape{Kind::Stub, "", stub.type};
  shape.others = stub.others;
  shape.annotations = stub.annotations;
  shape.members = stub.members;
  return source::to_text(shape);
}

/// What a field of the type holds before anything is stored.
Expression zero_of(const source::Type& type) {
  if (type.dimensions > 0 || !source::is_primitive(type.name)) return source::null_literal();
  if (type.name == "boolean") return source::boolean_literal(false);
  const bool is_narrow = type.name == "byte" || type.name == "short" || type.name == "char";
  return is_narrow ? source::cast(type, source::int_literal(0)) : source::int_literal(0);
}

template <class Visit>
void for_each_expression(source::TestCase& test, const Visit& visit) {
  for (source::Statement& statement : test.arrange) visit(statement.value);
  visit(test.act.value);
  for (source::Assertion& assertion : test.assertions) {
    visit(assertion.expected);
    visit(assertion.actual);
  }
}

/// Replaces the stubs that have names, the innermost first.
class Replacement {
 public:
  explicit Replacement(const std::map<std::string, Fake>& fakes) : fakes_(fakes) {}

  void apply(Expression& expression) {
    if (expression.kind == Kind::ClassOf) return name_class(expression);
    for (Expression& operand : expression.operands) apply(operand);
    for (Expression::Method& method : expression.methods) {
      for (Expression& answer : method.result) apply(answer);
    }
    if (expression.kind != Kind::Stub || expression.is_anonymous) return;
    if (const Fake* fake = find(expression))
      expression = creation(*fake, std::move(expression.operands), expression.methods);
  }

  std::vector<const Fake*> used;

 private:
  /// The class that has the name, or null.
  const Fake* find(const Expression& stub) {
    const auto fake = fakes_.find(types_of(stub));
    if (fake == fakes_.end() || fake->second.name.empty()) return nullptr;
    if (std::find(used.begin(), used.end(), &fake->second) == used.end())
      used.push_back(&fake->second);
    return &fake->second;
  }

  void name_class(Expression& literal) {
    const Fake* fake = literal.operands.empty() ? nullptr : find(literal.operands.front());
    if (fake == nullptr) return;
    literal.type = {fake->name, {}, 0};
    literal.operands.clear();
  }

  static Expression creation(const Fake& fake, std::vector<Expression> arguments_of_base,
                             std::vector<Expression::Method>& methods) {
    Expression made{Kind::New, "", {fake.name, {}, 0}};
    made.operands = std::move(arguments_of_base);
    for (std::size_t i = 0; i < methods.size(); ++i) {
      const Fake::Method& method = fake.methods[i];
      std::vector<Expression> answers = std::move(methods[i].result);
      Expression failure = source::null_literal();
      if (methods[i].throws) {
        std::swap(failure, answers.front());
        if (method.field.empty()) answers.clear();
        if (!answers.empty()) answers.front() = method.usual;
      }
      if (fake.is_told_by_calls) {
        if (methods[i].throws) call(made, method.failure_teller, {std::move(failure)});
        tell(made, method, std::move(answers));
        continue;
      }
      std::vector<Expression> given = arguments(method, std::move(answers));
      std::move(given.begin(), given.end(), std::back_inserter(made.operands));
      if (!method.failure.empty()) made.operands.push_back(std::move(failure));
    }
    return made;
  }

  static void tell(Expression& made, const Fake::Method& method, std::vector<Expression> answers) {
    if (method.field.empty() || method.is_usual(answers)) return;
    call(made, method.answer_teller, arguments(method, std::move(answers)));
  }

  static void call(Expression& made, std::string name, std::vector<Expression> arguments) {
    Expression called{Kind::Call, std::move(name), {}};
    called.operands.push_back(std::move(made));
    std::move(arguments.begin(), arguments.end(), std::back_inserter(called.operands));
    made = std::move(called);
  }

  static std::vector<Expression> arguments(const Fake::Method& method,
                                           std::vector<Expression> answers) {
    if (method.field.empty()) return {};
    if (method.counter.empty() || are_listed(method, answers)) return answers;
    return {array(method.signature.returns, std::move(answers))};
  }

  /// Whether javac takes them for the elements and not for the array itself.
  static bool are_listed(const Fake::Method& method, const std::vector<Expression>& answers) {
    const source::Type& type = method.signature.returns;
    const bool may_be_array =
        type.dimensions > 0 || type.name == "java.lang.Object" ||
        (answers.front().kind == Kind::Literal && answers.front().text == "null");
    return answers.size() > 1 || !may_be_array;
  }

  /// An initialiser narrows constants itself.
  static Expression array(source::Type type, std::vector<Expression> elements) {
    for (Expression& element : elements) {
      if (element.kind == Kind::Cast && element.type == type && source::is_primitive(type.name))
        element = Expression(element.operands.front());
    }
    ++type.dimensions;
    Expression made{Kind::Array, "", std::move(type)};
    made.operands = std::move(elements);
    return made;
  }

  const std::map<std::string, Fake>& fakes_;
};

}  // namespace

bool Fake::Method::is_usual(const std::vector<Expression>& answers) const {
  return answers.size() == 1 && source::to_text(answers.front()) == source::to_text(usual);
}

Fakes::Fakes(const source::TestClass& tests, ClassNames& names) {
  for (source::TestCase test : tests.cases)
    for_each_expression(test, [this](const Expression& each) { look_at(each); });
  for (const source::TestCase& test : tests.cases) look_at_calls(test);
  for (auto& [type, fake] : fakes_) give_name(fake, names);
}

void Fakes::look_at(const Expression& expression) {
  for (const Expression& operand : expression.operands) look_at(operand);
  for (const Expression::Method& method : expression.methods) {
    for (const Expression& answer : method.result) look_at(answer);
  }
  if (expression.kind == Kind::Stub && !expression.is_anonymous) look_at_stub(expression);
  if (expression.kind == Kind::ClassOf && !expression.operands.empty())
    fakes_[types_of(expression.operands.front())].is_shown = true;
}

void Fakes::look_at_stub(const Expression& stub) {
  Fake& fake = fakes_[types_of(stub)];
  if (fake.uses++ == 0) {
    fake.type = stub.type;
    fake.extends_class = stub.extends_class;
    fake.others = stub.others;
    fake.constructor = stub.constructor;
    fake.annotations = stub.annotations;
    fake.members = stub.members;
    fake.is_shown |= !stub.annotations.empty() || !stub.members.empty();
    for (const Expression::Method& method : stub.methods) {
      const bool is_usual =
          method.result.size() == 1 && !method.throws && is_default(method.result.front());
      fake.methods.push_back({.signature = method,
                              .usual = is_usual ? method.result.front() : zero_of(method.returns),
                              .shown = {method.parameters.size(), Fake::Shown::Nothing}});
    }
  }
  for (std::size_t i = 0; i < stub.methods.size(); ++i)
    look_at_method(stub.methods[i], fake.methods[i]);
}

/// The class of an invented object that is in a variable.
Fake* Fakes::fake_of(const source::TestCase& test, const std::string& variable) {
  for (const source::Statement& statement : test.arrange) {
    if (statement.name != variable || statement.value.kind != Kind::Stub) continue;
    const auto fake = fakes_.find(types_of(statement.value));
    return fake == fakes_.end() ? nullptr : &fake->second;
  }
  return nullptr;
}

void Fakes::look_at_calls(const source::TestCase& test) {
  for (const source::Assertion& assertion : test.assertions) {
    if (assertion.kind != source::Assertion::Kind::Calls) continue;
    Fake* fake = fake_of(test, assertion.actual.text);
    if (fake == nullptr) continue;
    fake->record = "calls";
    for (const Expression& call : assertion.expected.operands) note_shown(call, *fake);
  }
}

void Fakes::look_at_method(const Expression::Method& used, Fake::Method& method) {
  const std::vector<Expression>& answers = used.result;
  if (answers.size() > 1) method.counter = used.name + "Calls";
  if (used.throws) {
    method.failure = used.name + "Failure";
    method.thrown = used.thrown.name.empty() ? answers.front().type : used.thrown;
    auto& all = method.all_thrown;
    if (std::find(all.begin(), all.end(), method.thrown) == all.end()) all.push_back(method.thrown);
    if (all.size() > 1) method.thrown = {"java.lang.Throwable", {}, 0};
  }
  if (used.returns.name == "void") return;
  if (used.throws || !method.is_usual(answers)) method.field = used.name;
}

/// Those with one parameter, or few plain ones, take them as they are made.
bool Fakes::needs_words(const Fake& fake) {
  constexpr unsigned kFew = 3;
  unsigned parameters = 0, lists = 0;
  for (const Fake::Method& method : fake.methods) {
    parameters += (method.field.empty() ? 0 : 1) + (method.failure.empty() ? 0 : 1);
    lists += method.counter.empty() && method.failure.empty() ? 0 : 1;
  }
  return parameters > kFew || (parameters > 1 && lists > 0);
}

/// Its fields, the methods that tell it what to answer and the parameters have names of their own.
void Fakes::name_members(Fake& fake) {
  std::set<std::string> taken, methods;
  if (!fake.record.empty()) fake.record = unique_name(fake.record, taken);
  for (const Fake::Method& method : fake.methods) methods.insert(method.signature.name);
  for (Fake::Method& method : fake.methods) {
    if (!method.field.empty()) method.field = unique_name(method.field, taken);
    if (!method.counter.empty()) method.counter = unique_name(method.counter, taken);
    if (!method.failure.empty()) method.failure = unique_name(method.failure, taken);
    method.answer_teller = unique_name(method.signature.name + "Returns", methods);
    method.failure_teller = unique_name(method.signature.name + "Throws", methods);
  }
  for (Fake::Method& method : fake.methods) {
    std::set<std::string> known = taken;
    for (std::string& name : method.signature.parameter_names) name = unique_name(name, known);
    method.usual = tidy(method.usual);
  }
  for (std::string& name : fake.constructor.parameter_names) name = unique_name(name, taken);
}

/// FakeLeftRight, FakeEntity for one with that annotation alone, FakeBean for one with members.
std::string Fakes::name_of(const Fake& fake) {
  std::string types, rest;
  const bool is_object = fake.type.name == "java.lang.Object";
  if (!is_object) types = source::simple_name(fake.type.name);
  for (const source::Type& other : fake.others) types += source::simple_name(other.name);
  for (const Expression& each : fake.annotations) rest += source::simple_name(each.type.name);
  if (types.empty() && rest.empty()) rest = fake.members.empty() ? "Class" : "Bean";
  return "Fake" + types + rest;
}

void Fakes::give_name(Fake& fake, ClassNames& names) {
  const bool counts = std::any_of(fake.methods.begin(), fake.methods.end(),
                                  [](const Fake::Method& each) { return !each.counter.empty(); });
  const bool is_called =
      std::none_of(fake.methods.begin(), fake.methods.end(), [](const Fake::Method& each) {
        return each.signature.parameter_names.size() < each.signature.parameters.size();
      });
  const bool can_take =
      fake.constructor.parameter_names.size() == fake.constructor.parameters.size();
  const bool needs_name =
      fake.uses > 1 || counts || !fake.others.empty() || fake.is_shown || !fake.record.empty();
  if (!needs_name || !is_called || !can_take) return;
  fake.name = names.declare(name_of(fake));
  fake.is_told_by_calls = needs_words(fake);
  name_members(fake);
}

Fakes::Named Fakes::named(const source::TestCase& test) const {
  Named named{test, {}};
  for (source::Assertion& assertion : named.test.assertions) {
    if (assertion.kind != source::Assertion::Kind::Calls) continue;
    const auto made = std::find_if(
        named.test.arrange.begin(), named.test.arrange.end(),
        [&](const source::Statement& each) { return each.name == assertion.actual.text; });
    if (made == named.test.arrange.end()) continue;
    const Fake& fake = fakes_.at(types_of(made->value));
    if (fake.name.empty()) continue;
    made->type = {fake.name, {}, 0};
    assertion = compared(std::move(assertion), fake);
  }
  std::erase_if(named.test.assertions, [](const source::Assertion& each) {
    return each.kind == source::Assertion::Kind::Calls;  // of a class without a name
  });
  Replacement replacement(fakes_);
  for_each_expression(named.test, [&](Expression& each) { replacement.apply(each); });
  named.used = std::move(replacement.used);
  return named;
}

}  // namespace assay::emit
