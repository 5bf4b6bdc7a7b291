// SPDX-License-Identifier: Apache-2.0
#include "drafts/told_calls.h"

#include <cctype>
#include <cmath>

#include "classfile/descriptor.h"
#include "concolic/inputs/inputs.h"
#include "concolic/producers.h"
#include "interp/completion.h"
#include "interp/run/call_aside.h"
#include "vm/universe.h"

namespace assay::drafts {

namespace {

using source::Expression;
using Kind = Expression::Kind;

/// Whether all JDKs write the number in the same way, with few digits.
bool is_plain_decimal(const std::string& literal) {
  constexpr std::size_t kLongest = 9;
  const std::size_t point = literal.find('.');
  if (point == std::string::npos || literal.size() > kLongest) return false;
  if (std::isalpha(static_cast<unsigned char>(literal[0])) != 0) return false;  // Float.NaN
  if (literal.find_first_of("eE") != std::string::npos) return false;
  const double value = std::fabs(std::strtod(literal.c_str(), nullptr));
  return value == 0 || value >= 0.001;
}

/// `declared` with a mark: any object of it.
Expression any_of(source::Type declared) { return {Kind::ClassOf, "any", std::move(declared)}; }

/// Classes without a name in source code: of lambdas and anonymous ones.
bool is_nameless(const vm::Class& klass) {
  const std::string_view name = klass.name;
  const std::size_t last = name.find_last_of("$/");
  return name.find("$$") != std::string_view::npos || last + 1 >= name.size() ||
         std::isdigit(static_cast<unsigned char>(name[last + 1])) != 0;
}

}  // namespace

/// Texts that are written differently from their name are not said.
bool ToldCalls::is_said_by_value(const Expression& value, vm::Ref told) const {
  if (value.kind == Kind::Literal) return !is_ours_(value.text);
  if (value.kind == Kind::StaticCall && value.text == "valueOf") {
    const Expression& number = value.operands.front();
    const bool is_decimal =
        value.type.name == "java.lang.Float" || value.type.name == "java.lang.Double";
    return !is_decimal || is_plain_decimal(number.text);
  }
  if (value.kind != Kind::StaticField) return false;
  const interp::Completion text =
      interp::call_aside(machine_, told, "toString", "()Ljava/lang/String;");
  return text.returned() && text.value.ref &&
         machine_.universe().strings().utf8(text.value.ref) == value.text;
}

std::optional<Expression> ToldCalls::object(vm::Ref told, const vm::Class* declared) const {
  if (!told) return source::null_literal();
  if (auto value = values_.of(vm::Kind::Ref, vm::Slot::of_ref(told));
      value && is_said_by_value(*value, told))
    return value;
  const source::Type wide =
      declared == nullptr ? source::Type{"java.lang.Object", {}, 0} : types_.nearest(*declared);
  const vm::Class& klass = *machine_.universe().class_of(told);
  if (klass.is_array() || klass.trusted || stubs_.find(klass) != nullptr || is_nameless(klass))
    return any_of(wide);
  const auto type = types_.raw(klass);
  return type ? Expression{Kind::ClassOf, "", *type} : any_of(wide);
}

std::optional<Expression> ToldCalls::argument(const recipe::StubCall::Argument& told,
                                              const vm::Class* declared) const {
  if (told.kind == vm::Kind::Ref) return object(told.value.ref, declared);
  auto value = values_.of(told.kind, told.value);
  const bool is_decimal = told.kind == vm::Kind::Float || told.kind == vm::Kind::Double;
  if (!value || (is_decimal && !is_plain_decimal(value->text))) return std::nullopt;
  if (told.kind != vm::Kind::Byte && told.kind != vm::Kind::Short) return value;
  return source::cast(javatext::JavaTypes::of_kind(told.kind), std::move(*value));
}

std::optional<source::Assertion> ToldCalls::observe(const std::string& variable,
                                                    vm::Ref object) const {
  const concolic::InventedClass* stub = stubs_.find(*machine_.universe().class_of(object));
  if (stub == nullptr) return std::nullopt;
  const auto calls = recipe::calls_of(machine_.universe(), *stub, object);
  if (!calls) return std::nullopt;
  source::Assertion told;
  told.kind = source::Assertion::Kind::Calls;
  told.actual = source::variable(variable);
  told.expected = {Kind::Array, "", {"java.lang.Object", {}, 1}};
  for (const recipe::StubCall& call : *calls) {
    const vm::Method& method = *stub->methods[call.method].method;
    Expression& written = told.expected.operands.emplace_back(
        source::told_call(std::string(method.info->name), call.method));
    written.operands.push_back(told.actual);
    auto at = call.arguments.begin();
    for (classfile::TypeDescriptor type :
         classfile::MethodDescriptor(method.info->descriptor).parameters()) {
      const vm::Class* declared =
          type.is_reference() ? concolic::class_of(machine_, *method.owner, type.text) : nullptr;
      auto value = argument(*at++, declared);
      if (!value) return std::nullopt;
      written.operands.push_back(std::move(*value));
    }
  }
  return told;
}

}  // namespace assay::drafts
