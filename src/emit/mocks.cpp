// SPDX-License-Identifier: Apache-2.0
// Invented objects in the words of Mockito. A mock answers 0, false and null by itself: only other
// answers are told, and those of types for which it makes up something, a list or an Optional say.
#include "emit/mocks.h"

#include <algorithm>
#include <cctype>
#include <iterator>
#include <map>
#include <utility>
#include <vector>

#include "emit/tidy.h"
#include "emit/value_words.h"
#include "source/expression.h"
#include "source/printer.h"

namespace assay::emit {

namespace {

using source::Assertion;
using source::Expression;
using source::Statement;
using source::TestCase;
using Kind = Expression::Kind;
using Method = Expression::Method;

constexpr const char* kMockito = "org.mockito.Mockito.";
constexpr const char* kMatchers = "org.mockito.ArgumentMatchers.";

bool reads_as(const Expression& value, std::string_view text) {
  return value.kind == Kind::Literal && value.text == text;
}

bool can_be_mocked(const Expression& stub) {
  return stub.kind == Kind::Stub && !stub.is_anonymous && !stub.extends_class &&
         stub.others.empty() && stub.annotations.empty() && stub.members.empty();
}

/// What a mock answers without being told.
bool is_usual(const Method& method, const Expression& answer) {
  if (answer.kind == Kind::Cast) return is_usual(method, answer.operands.front());
  if (reads_as(answer, "null")) {
    const bool may_be_made_up = method.returns.dimensions == 0 &&
                                method.returns.name.starts_with("java.") &&
                                method.returns.name != "java.lang.String";
    return !may_be_made_up;
  }
  const bool is_number =
      method.returns.dimensions == 0 && source::is_primitive(method.returns.name);
  if (!is_number || method.name == "compareTo") return false;
  return reads_as(answer, "0") || reads_as(answer, "0L") || reads_as(answer, "false");
}

/// One test in the making.
class MockSpeaker {
 public:
  explicit MockSpeaker(TestCase& test) : test_(test) {
    for (const Statement& statement : test.arrange) names_.insert(statement.name);
    names_.insert(test.act.name);
  }

  std::set<std::string> speak() {
    std::vector<Statement> before = std::move(test_.arrange);
    test_.arrange.clear();
    for (Statement& statement : before) arrange(std::move(statement));
    replace_in(test_.act.value);
    std::vector<Assertion> assertions = std::move(test_.assertions);
    test_.assertions.clear();
    for (Assertion& assertion : assertions) {
      const auto mock = mocks_.find(assertion.actual.text);
      if (assertion.kind == Assertion::Kind::Calls && mock != mocks_.end()) {
        verify(assertion, mock->second);
      } else {
        test_.assertions.push_back(std::move(assertion));
      }
    }
    return std::move(imports_);
  }

 private:
  Expression of_mockito(const std::string& method, std::vector<Expression> arguments,
                        const char* owner = kMockito) {
    imports_.insert(owner + method);
    Expression call{Kind::StaticCall, method, {}};
    call.operands = std::move(arguments);
    return call;
  }

  static Expression call_on(Expression object, const std::string& method,
                            std::vector<Expression> arguments) {
    Expression call{Kind::Call, method, {}};
    call.operands.push_back(std::move(object));
    std::move(arguments.begin(), arguments.end(), std::back_inserter(call.operands));
    return call;
  }

  void arrange(Statement statement) {
    if (statement.name.empty() || !can_be_mocked(statement.value)) {
      replace_in(statement.value);
      test_.arrange.push_back(std::move(statement));
      return;
    }
    Expression stub = std::move(statement.value);
    replace_in_answers(stub);
    declare(statement.type, statement.name, std::move(stub));
  }

  /// Puts variables where there are objects that can be mocked.
  void replace_in(Expression& value) {
    if (value.kind == Kind::ClassOf) return;  // of an invented class, not of an object
    for (Expression& operand : value.operands) replace_in(operand);
    replace_in_answers(value);
    if (!can_be_mocked(value)) return;
    const std::string name =
        unique_name(uncapitalised(source::simple_name(value.type.name)), names_);
    const source::Type type = value.type;
    declare(type, name, std::move(value));
    value = source::variable(name);
  }

  void replace_in_answers(Expression& value) {
    for (Method& method : value.methods) {
      for (Expression& answer : method.result) replace_in(answer);
    }
  }

  /// Repo repo = mock(Repo.class); when(repo.find(anyInt())).thenReturn("a");
  void declare(const source::Type& type, const std::string& name, Expression stub) {
    Expression made = of_mockito("mock", {{Kind::ClassOf, "", stub.type}});
    if (stub.has_defaults) {
      imports_.insert(std::string(kMockito) + "CALLS_REAL_METHODS");
      made.operands.push_back(source::variable("CALLS_REAL_METHODS"));
    }
    test_.arrange.push_back({type, name, std::move(made), false, {}});
    for (const Method& method : stub.methods) tell(name, stub, method);
    mocks_[name] = std::move(stub);
  }

  void tell(const std::string& name, const Expression& stub, const Method& method) {
    if (method.result.empty()) return;
    const bool is_void = method.returns.name == "void";
    if (method.throws && is_void) {
      Expression told = of_mockito("doThrow", {method.result.front()});
      told = call_on(std::move(told), "when", {source::variable(name)});
      declares(method);
      return add(call_on(std::move(told), method.name, matchers(stub, method)));
    }
    const bool needs_no_words =
        !method.throws && method.result.size() == 1 && is_usual(method, method.result.front());
    if (is_void || needs_no_words) return;
    declares(method);
    Expression told =
        of_mockito("when", {call_on(source::variable(name), method.name, matchers(stub, method))});
    auto answer = method.result.begin();
    if (method.throws) told = call_on(std::move(told), "thenThrow", {*answer++});
    std::vector<Expression> rest(answer, method.result.end());
    // One null after another answer would be taken for the array of those that follow.
    const bool is_list = std::none_of(rest.begin(), rest.end(), [](const Expression& each) {
      return reads_as(each, "null") || each.kind == Kind::Array || each.kind == Kind::NewArray;
    });
    if (is_list && !rest.empty()) {
      told = call_on(std::move(told), "thenReturn", std::move(rest));
    } else {
      for (Expression& each : rest)
        told = call_on(std::move(told), "thenReturn", {std::move(each)});
    }
    add(std::move(told));
  }

  void add(Expression value) { test_.arrange.push_back({{}, "", std::move(value), false, {}}); }

  /// Telling a mock and asking it calls the method as far as javac knows.
  void declares(const Method& method) {
    if (method.thrown.name.empty()) return;
    test_.may_throw_checked = true;
    test_.may_throw_anything |= method.thrown.name == "java.lang.Throwable";
  }

  std::vector<Expression> matchers(const Expression& stub, const Method& method) {
    std::vector<Expression> found;
    for (std::size_t i = 0; i < method.parameters.size(); ++i)
      found.push_back(matcher(stub, method, i));
    return found;
  }

  static bool is_overloaded(const Expression& stub, const Method& method) {
    const auto is_alike = [&](const Method& each) { return each.name == method.name; };
    return stub.has_defaults ||
           std::count_if(stub.methods.begin(), stub.methods.end(), is_alike) > 1;
  }

  /// Any argument there may be, null included.
  Expression matcher(const Expression& stub, const Method& method, std::size_t index) {
    const source::Type& type = method.parameters[index];
    if (method.is_varargs && index + 1 == method.parameters.size())
      return of_mockito("any", {{Kind::ClassOf, "", type}}, kMatchers);
    if (type.dimensions == 0 && source::is_primitive(type.name))
      return of_mockito("any" + capitalised(type.name), {}, kMatchers);
    Expression any = of_mockito("any", {}, kMatchers);
    return is_overloaded(stub, method) ? source::cast(type, std::move(any)) : any;
  }

  void verify(const Assertion& told, const Expression& stub) {
    const bool all_void =
        std::all_of(stub.methods.begin(), stub.methods.end(),
                    [](const Method& each) { return each.returns.name == "void"; });
    if (told.expected.operands.empty() && all_void)
      return assert_that(of_mockito("verifyNoInteractions", {told.actual}));
    std::vector<std::pair<Expression, unsigned>> calls;
    for (const Expression& call : told.expected.operands) {
      const auto known = std::find_if(calls.begin(), calls.end(), [&](const auto& each) {
        return source::to_text(each.first) == source::to_text(call);
      });
      if (known == calls.end()) {
        calls.emplace_back(call, 1);
      } else {
        ++known->second;
      }
    }
    for (const auto& [call, count] : calls) verify_call(told.actual, stub, call, count);
    if (!all_void) return verify_absent(told, stub);
    assert_that(of_mockito("verifyNoMoreInteractions", {told.actual}));
  }

  void verify_call(const Expression& mock, const Expression& stub, const Expression& call,
                   unsigned count) {
    const Method& method = stub.methods.at(source::number_of_method(call));
    const bool has_any =
        std::any_of(call.operands.begin() + 1, call.operands.end(),
                    [](const Expression& each) { return each.kind == Kind::ClassOf; });
    std::vector<Expression> arguments;
    for (std::size_t i = 0; i < method.parameters.size(); ++i) {
      const Expression& told = call.operands[i + 1];
      if (told.kind != Kind::ClassOf) {
        arguments.push_back(has_any ? of_mockito("eq", {told}, kMatchers) : told);
      } else if (told.text.empty()) {
        arguments.push_back(of_mockito("any", {{Kind::ClassOf, "", told.type}}, kMatchers));
      } else {
        arguments.push_back(matcher(stub, method, i));
      }
    }
    declares(method);
    std::vector<Expression> asked{mock};
    if (count > 1)
      asked.push_back(of_mockito("times", {source::int_literal(static_cast<std::int32_t>(count))}));
    assert_that(call_on(of_mockito("verify", std::move(asked)), call.text, std::move(arguments)));
  }

  /// What was not called, where other methods are allowed to be.
  void verify_absent(const Assertion& told, const Expression& stub) {
    for (std::size_t i = 0; i < stub.methods.size(); ++i) {
      const Method& method = stub.methods[i];
      const bool was_called =
          std::any_of(told.expected.operands.begin(), told.expected.operands.end(),
                      [&](const Expression& call) { return source::number_of_method(call) == i; });
      if (was_called || method.returns.name != "void") continue;
      declares(method);
      Expression never = of_mockito("verify", {told.actual, of_mockito("never", {})});
      assert_that(call_on(std::move(never), method.name, matchers(stub, method)));
    }
  }

  void assert_that(Expression value) {
    Assertion assertion;
    assertion.kind = Assertion::Kind::Does;
    assertion.actual = std::move(value);
    test_.assertions.push_back(std::move(assertion));
  }

  TestCase& test_;
  std::set<std::string> names_, imports_;
  std::map<std::string, Expression> mocks_;  // by variable
};

}  // namespace

std::set<std::string> speak_mockito(TestCase& test) { return MockSpeaker(test).speak(); }

}  // namespace assay::emit
