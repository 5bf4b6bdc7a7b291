// SPDX-License-Identifier: Apache-2.0
#include "javatext/recipe_expression.h"

#include <algorithm>
#include <string>

#include "base/check.h"
#include "classfile/class_file.h"
#include "classfile/descriptor.h"
#include "concolic/inputs/inputs.h"
#include "concolic/inputs/literals.h"
#include "javatext/overloads.h"
#include "recipe/visibility.h"
#include "vm/class.h"
#include "vm/ref.h"
#include "vm/universe.h"

namespace assay::javatext {

namespace {

using recipe::Operand;
using recipe::Step;
using source::Expression;
using Kind = Expression::Kind;

/// Writes the calls of one recipe from the last one inwards.
class Nesting {
 public:
  Nesting(interp::Machine& machine, const JavaTypes& types, const recipe::Recipe& recipe)
      : machine_(machine), types_(types), recipe_(recipe) {}

  Expression call(const Step& step) {
    CHECK(step.method != nullptr, "a program that is one expression should store nothing");
    const vm::Method& method = *step.method;
    const bool constructs = method.info->name == "<init>";
    const std::string name = constructs ? "" : std::string(method.info->name);
    const bool has_receiver = !constructs && !method.is_static();
    Expression made{constructs     ? Kind::New
                    : has_receiver ? Kind::Call
                                   : Kind::StaticCall,
                    name, has_receiver ? source::Type{} : types_.nearest(*method.owner)};
    made.is_inner = constructs && recipe::is_inner(*method.owner);
    if (has_receiver) made.operands.push_back(receiver(method, step.operands.front()));
    const std::size_t first = has_receiver ? 1 : 0;
    for (std::size_t i = first; i < step.operands.size(); ++i)
      made.operands.push_back(argument(method, i - first, step.operands[i]));
    return made;
  }

 private:
  Expression value(const Operand& operand) {
    if (operand.kind == Operand::Kind::Result) return call(recipe_.steps[operand.index]);
    CHECK(operand.kind == Operand::Kind::Literal,
          "a program that is written should be without leaves");
    return literal_expression(recipe_.literals[operand.index], types_);
  }

  const vm::Class* type_of(const Operand& operand) {
    if (operand.kind == Operand::Kind::Literal)
      return literal_class(machine_.universe(), recipe_.literals[operand.index]);
    const vm::Method& method = *recipe_.steps[operand.index].method;
    if (method.info->name == "<init>") return method.owner;
    if (method.return_kind != vm::Kind::Ref) return nullptr;
    return concolic::class_of(machine_, *method.owner,
                              classfile::result_type(method.info->descriptor));
  }

  Expression as(const vm::Class* type, Expression expression) {
    auto named = type == nullptr ? std::nullopt : types_.raw(*type);
    return named ? source::cast(*named, std::move(expression)) : expression;
  }

  /// Whether javac would look for type arguments that fit those of an expression; with a raw type
  /// it does not.
  bool is_in_doubt(const vm::Method& method, const Operand& operand) {
    if (method.info->signature.empty()) return false;
    if (operand.kind == Operand::Kind::Literal)
      return recipe_.literals[operand.index].mentioned != nullptr &&
             method.info->signature.starts_with('<');
    const vm::Method& giver = *recipe_.steps[operand.index].method;
    const vm::Class* type = type_of(operand);
    return giver.info->name != "<init>" && !giver.info->signature.empty() && type != nullptr &&
           type_parameters(*type).count > 0;
  }

  /// What is called on an object of a subclass is looked up there.
  Expression receiver(const vm::Method& method, const Operand& operand) {
    const vm::Class* type = type_of(operand);
    const auto hides = [&](const vm::Class& klass) {
      return std::any_of(klass.methods.begin(), klass.methods.end(), [&](const vm::Method& each) {
        return each.name == method.name && !each.is(classfile::access::kSynthetic);
      });
    };
    for (; type != nullptr && type != method.owner; type = type->super) {
      if (hides(*type)) return as(method.owner, value(operand));
    }
    return value(operand);
  }

  Expression argument(const vm::Method& method, std::size_t parameter, const Operand& operand) {
    classfile::MethodDescriptor descriptor(method.info->descriptor);
    auto at = descriptor.parameters().begin();
    for (std::size_t i = 0; i < parameter; ++i) ++at;
    if (!(*at).is_reference()) return value(operand);
    const bool is_last = parameter + 1 == static_cast<std::size_t>(descriptor.argument_count());
    const bool is_unclear = has_namesake(method) || is_in_doubt(method, operand) ||
                            (is_last && method.is(classfile::access::kVarargs));
    const vm::Class* wanted = concolic::class_of(machine_, *method.owner, (*at).text);
    const bool is_outer =
        parameter == 0 && method.info->name == "<init>" && recipe::is_inner(*method.owner);
    if (is_outer || !is_unclear) return value(operand);
    const bool is_known = wanted == type_of(operand) && !is_in_doubt(method, operand);
    return is_known ? value(operand) : as(wanted, value(operand));
  }

  interp::Machine& machine_;
  const JavaTypes& types_;
  const recipe::Recipe& recipe_;
};

}  // namespace

Expression literal_expression(const recipe::Literal& literal, const JavaTypes& types) {
  if (literal.kind != vm::Kind::Ref) return concolic::literal_of(literal.kind, literal.bits);
  if (literal.text) return source::string_literal(*literal.text);
  if (literal.mentioned != nullptr) return {Kind::ClassOf, "", types.nearest(*literal.mentioned)};
  if (literal.constant != nullptr)
    return {Kind::StaticField, std::string(literal.constant->info->name),
            types.nearest(*literal.constant->owner)};
  if (literal.array == nullptr) return source::null_literal();
  Expression array{Kind::Array, "", types.nearest(*literal.array)};
  for (const recipe::Literal& element : literal.elements)
    array.operands.push_back(element.kind == vm::Kind::Ref
                                 ? literal_expression(element, types)
                                 : concolic::bare_literal(element.kind, element.bits));
  return array;
}

const vm::Class* literal_class(vm::Universe& universe, const recipe::Literal& literal) {
  if (literal.kind != vm::Kind::Ref) return nullptr;
  if (literal.text) return universe.well_known().string;
  if (literal.mentioned != nullptr) return universe.load_boot("java/lang/Class");
  if (literal.constant != nullptr) return literal.constant->owner;
  return literal.array;
}

Expression expression_of(interp::Machine& machine, const JavaTypes& types,
                         const recipe::Recipe& recipe) {
  return Nesting(machine, types, recipe).call(recipe.steps.back());
}

}  // namespace assay::javatext
