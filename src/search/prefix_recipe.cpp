// SPDX-License-Identifier: Apache-2.0
// The user's --prefix as the first steps of a recipe: names become classes, calls find the first
// method that takes their arguments. Generation never leaves these steps out.
#include "search/prefix_recipe.h"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <map>

#include "classfile/descriptor.h"
#include "classfile/names.h"
#include "concolic/inputs/inputs.h"
#include "explore/target.h"
#include "recipe/prefix_text.h"
#include "recipe/visibility.h"
#include "targets/access.h"
#include "vm/class.h"
#include "vm/ref.h"

namespace assay::search {

namespace {

using recipe::Operand;
using recipe::PrefixArgument;
using recipe::PrefixStatement;

class PrefixMaker {
 public:
  explicit PrefixMaker(boot::Runtime& runtime) : runtime_(runtime) {}

  Result<recipe::Recipe> make(const std::vector<PrefixStatement>& statements) {
    for (const PrefixStatement& statement : statements) TRY(add(statement));
    recipe_.fixed_steps = recipe_.steps.size();
    return std::move(recipe_);
  }

 private:
  struct Object {
    std::uint32_t step;
    vm::Class* type;
  };
  struct Parameter {
    vm::Kind kind;
    vm::Class* type;  // null: a class that is missing
  };

  Result<void> add(const PrefixStatement& statement) {
    auto object = objects_.find(statement.target);
    bool has_receiver = object != objects_.end();
    vm::Class* owner = nullptr;
    if (has_receiver) {
      owner = object->second.type;
    } else {
      std::string name = classfile::internal_name(statement.target);
      auto loaded = explore::load_class(runtime_, name);
      if (!loaded.ok())
        return Error{fmt::format("line {}: {}", statement.line, loaded.error().message)};
      owner = loaded.value();
    }
    vm::Method* method = find(*owner, statement, has_receiver);
    if (method == nullptr) return unknown(*owner, statement);
    recipe::Step step{.method = method};
    if (has_receiver) step.operands.push_back({Operand::Kind::Result, object->second.step});
    std::vector<Parameter> parameters = parameters_of(*method);
    for (std::size_t i = 0; i < statement.arguments.size(); ++i)
      step.operands.push_back(operand(statement.arguments[i], parameters[i].kind));
    auto number = static_cast<std::uint32_t>(recipe_.steps.size());
    recipe_.steps.push_back(std::move(step));
    vm::Class* result = result_type(*method);
    if (statement.variable.empty()) return {};
    if (result == nullptr)
      return Error{fmt::format("line {}: {} gives no object", statement.line, statement.method)};
    objects_[statement.variable] = {number, result};
    return {};
  }

  Error unknown(const vm::Class& owner, const PrefixStatement& statement) const {
    for (const PrefixArgument& argument : statement.arguments) {
      if (argument.kind == PrefixArgument::Kind::Name && objects_.count(argument.name) == 0)
        return Error{
            fmt::format("line {}: no object is called '{}'", statement.line, argument.name)};
    }
    return Error{
        fmt::format("line {}: {} has no {} that takes these {} arguments", statement.line,
                    vm::external_name(owner),
                    statement.method.empty() ? "constructor" : "method '" + statement.method + "'",
                    statement.arguments.size())};
  }

  std::vector<Parameter> parameters_of(const vm::Method& method) {
    std::vector<Parameter> parameters;
    for (classfile::TypeDescriptor type :
         classfile::MethodDescriptor(method.info->descriptor).parameters())
      parameters.push_back({vm::kind_of(type.kind()),
                            concolic::class_of(runtime_.machine(), *method.owner, type.text)});
    return parameters;
  }

  vm::Class* result_type(const vm::Method& method) {
    if (method.info->name == "<init>") return method.owner;
    if (method.return_kind != vm::Kind::Ref) return nullptr;
    std::string_view text = method.info->descriptor;
    return concolic::class_of(runtime_.machine(), *method.owner, classfile::result_type(text));
  }

  /// The first that takes the arguments, in the class itself before those above it.
  vm::Method* find(vm::Class& owner, const PrefixStatement& statement, bool has_receiver) {
    const std::string name = statement.method.empty() ? "<init>" : statement.method;
    std::vector<vm::Class*> owners;
    for (vm::Class* at = &owner; at != nullptr; at = at->super) owners.push_back(at);
    owners.insert(owners.end(), owner.all_interfaces.begin(), owner.all_interfaces.end());
    if (statement.method.empty()) owners.resize(1);
    if (statement.method.empty() && owner.is_abstract()) return nullptr;
    for (vm::Class* at : owners) {
      for (vm::Method& method : at->methods) {
        bool is_meant = method.info->name == name && !method.is_private() &&
                        (name == "<init>" || method.is_static() != has_receiver);
        if (is_meant && takes(method, statement.arguments)) return &method;
      }
    }
    return nullptr;
  }

  bool takes(const vm::Method& method, const std::vector<PrefixArgument>& arguments) {
    std::vector<Parameter> parameters = parameters_of(method);
    return std::equal(parameters.begin(), parameters.end(), arguments.begin(), arguments.end(),
                      [&](const Parameter& parameter, const PrefixArgument& argument) {
                        return parameter.type != nullptr && fits(parameter, argument);
                      });
  }

  bool fits(const Parameter& parameter, const PrefixArgument& argument) const {
    using Kind = PrefixArgument::Kind;
    vm::Kind kind = parameter.kind;
    switch (argument.kind) {
      case Kind::Boolean:
        return kind == vm::Kind::Boolean;
      case Kind::Character:
        return kind == vm::Kind::Char || kind == vm::Kind::Int;
      case Kind::Whole:
        return kind != vm::Kind::Ref && kind != vm::Kind::Boolean && kind != vm::Kind::Char;
      case Kind::Long:
        return kind == vm::Kind::Long || kind == vm::Kind::Float || kind == vm::Kind::Double;
      case Kind::Fraction:
        return kind == vm::Kind::Float || kind == vm::Kind::Double;
      case Kind::Null:
        return kind == vm::Kind::Ref;
      case Kind::Text:
        return kind == vm::Kind::Ref &&
               runtime_.universe().well_known().string->is_assignable_to(parameter.type);
      case Kind::Name: {
        auto object = objects_.find(argument.name);
        return kind == vm::Kind::Ref && object != objects_.end() &&
               object->second.type->is_assignable_to(parameter.type);
      }
    }
    return false;
  }

  Operand operand(const PrefixArgument& argument, vm::Kind kind) {
    if (argument.kind == PrefixArgument::Kind::Name)
      return {Operand::Kind::Result, objects_.at(argument.name).step};
    recipe::Literal literal;
    literal.kind = kind;
    if (argument.kind == PrefixArgument::Kind::Text) literal.text = argument.text;
    bool is_fraction = argument.kind == PrefixArgument::Kind::Fraction;
    double fraction = is_fraction ? argument.fraction : static_cast<double>(argument.number);
    literal.bits = static_cast<std::uint64_t>(argument.number);
    if (literal.kind == vm::Kind::Double) literal.bits = std::bit_cast<std::uint64_t>(fraction);
    if (literal.kind == vm::Kind::Float)
      literal.bits = std::bit_cast<std::uint32_t>(static_cast<float>(fraction));
    recipe_.literals.push_back(std::move(literal));
    return {Operand::Kind::Literal, static_cast<std::uint32_t>(recipe_.literals.size() - 1)};
  }

  boot::Runtime& runtime_;
  recipe::Recipe recipe_;
  std::map<std::string, Object> objects_;
};

}  // namespace

Result<void> check_prefix(const std::string& text) {
  TRY(recipe::parse_prefix(text));
  return {};
}

Result<recipe::Recipe> prefix_recipe(boot::Runtime& runtime, const std::string& text) {
  return PrefixMaker(runtime).make(TRY(recipe::parse_prefix(text)));
}

Result<recipe::Recipe> prefix_for(boot::Runtime& runtime, const SearchOptions& options,
                                  const vm::Class& klass) {
  recipe::Recipe prefix = TRY(prefix_recipe(runtime, options.prefix));
  const recipe::Visibility visibility(std::string(klass.package()),
                                      options.access == targets::Access::Package);
  for (const recipe::Step& step : prefix.steps) {
    if (!visibility.may_call(*step.method))
      return Error{"the prefix calls what a test of this class cannot: " +
                   recipe::source_name(*step.method->owner) + "." +
                   std::string(step.method->info->name)};
  }
  return prefix;
}

}  // namespace assay::search
