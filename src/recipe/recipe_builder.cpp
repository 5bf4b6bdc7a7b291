// SPDX-License-Identifier: Apache-2.0
#include "recipe/recipe_builder.h"

#include "classfile/descriptor.h"
#include "concolic/inputs/element_types.h"
#include "concolic/inputs/inputs.h"
#include "recipe/parameters.h"
#include "recipe/visibility.h"
#include "vm/class.h"
#include "vm/ref.h"

namespace assay::recipe {

Operand RecipeBuilder::add_leaf(Leaf leaf) {
  recipe_.leaves.push_back(std::move(leaf));
  return {Operand::Kind::Leaf, static_cast<std::uint32_t>(recipe_.leaves.size() - 1)};
}

Operand RecipeBuilder::add_receiver(vm::Class& klass) {
  return add_leaf({.name = "this", .kind = vm::Kind::Ref, .type = &klass, .nullable = false});
}

Operand RecipeBuilder::add_call(vm::Method& method, const Operand& receiver) {
  Step step{.method = &method};
  bool constructs = machine_.universe().symbols().text(method.name) == "<init>";
  if (!method.is_static() && !constructs) step.operands.push_back(receiver);
  classfile::MethodDescriptor descriptor(method.info->descriptor);
  auto names = parameter_names(method, static_cast<std::size_t>(descriptor.argument_count()));
  auto arguments = concolic::type_arguments(machine_, method);
  // The object around comes first; the generic signature does not speak of it (JVMS 4.7.9.1).
  std::size_t hidden = constructs && is_inner(*method.owner) ? 1 : 0;
  arguments.insert(arguments.begin(), arguments.empty() ? 0 : hidden, {});
  std::size_t index = 0;
  for (classfile::TypeDescriptor type : descriptor.parameters()) {
    Leaf leaf{.name = names[index], .kind = vm::kind_of(type.kind()), .nullable = nullable_};
    if (index < hidden) leaf.nullable = false;
    if (type.is_reference()) leaf.type = concolic::class_of(machine_, *method.owner, type.text);
    if (index < arguments.size()) leaf.type_arguments = arguments[index];
    step.operands.push_back(add_leaf(std::move(leaf)));
    ++index;
  }
  recipe_.steps.push_back(std::move(step));
  return {Operand::Kind::Result, static_cast<std::uint32_t>(recipe_.steps.size() - 1)};
}

Operand RecipeBuilder::add_store(vm::Field& field, const Operand& object) {
  Step step{.field = &field};
  if (!field.is_static()) step.operands.push_back(object);
  std::string_view descriptor = machine_.universe().symbols().text(field.descriptor);
  Leaf leaf{.name = std::string(machine_.universe().symbols().text(field.name)),
            .kind = field.kind,
            .nullable = nullable_};
  if (field.kind == vm::Kind::Ref)
    leaf.type = concolic::class_of(machine_, *field.owner, descriptor);
  step.operands.push_back(add_leaf(std::move(leaf)));
  recipe_.steps.push_back(std::move(step));
  return {Operand::Kind::Result, static_cast<std::uint32_t>(recipe_.steps.size() - 1)};
}

void RecipeBuilder::add_initialisation(vm::Class& klass) {
  recipe_.steps.push_back({.initialised = &klass});
}

/// Where the operands of the last call have a parameter.
std::size_t RecipeBuilder::place_of(std::size_t index) const {
  const Step& step = recipe_.steps.back();
  classfile::MethodDescriptor descriptor(step.method->info->descriptor);
  return step.operands.size() - static_cast<std::size_t>(descriptor.argument_count()) + index;
}

Operand RecipeBuilder::argument(std::size_t index) const {
  return recipe_.steps.back().operands[place_of(index)];
}

void RecipeBuilder::replace_argument(std::size_t index, const Operand& operand) {
  recipe_.steps.back().operands[place_of(index)] = operand;
}

}  // namespace assay::recipe
