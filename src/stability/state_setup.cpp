// SPDX-License-Identifier: Apache-2.0
#include "stability/state_setup.h"

#include <algorithm>
#include <cstring>

#include "base/clocks.h"
#include "classfile/descriptor.h"
#include "concolic/inputs/candidate.h"
#include "concolic/inputs/inputs.h"
#include "concolic/inputs/kinds/string_kind.h"
#include "recipe/effects/effects.h"
#include "recipe/recipe.h"
#include "recipe/recipe_builder.h"
#include "recipe/recipe_edit.h"
#include "recipe/sequences/sequences.h"
#include "search/input_copy.h"
#include "vm/ref.h"
#include "vm/universe.h"

namespace assay::stability {

namespace {

using recipe::Invokable;

constexpr std::size_t kMostCalls = 4;

vm::Ref reference(std::uint64_t bits) {
  vm::Slot slot;
  slot.raw = bits;
  return slot.ref;
}

bool is_enum(const vm::Class& klass) {
  return klass.super != nullptr && klass.super->name == "java/lang/Enum";
}

/// Whether the candidate is a constant that names this very object.
bool is_that_constant(vm::Universe& universe, const concolic::Candidate& candidate,
                      vm::Ref object) {
  if (candidate.kind != concolic::Candidate::Kind::EnumConstant) return false;
  for (const vm::Field& field : candidate.klass->fields) {
    if (!field.is_static() || universe.symbols().text(field.name) != candidate.constant) continue;
    vm::Ref held;
    std::memcpy(&held, universe.static_address(field), sizeof held);
    return held == object;
  }
  return false;
}

}  // namespace

/// Whether a test can say what the field held: a number, a text, null, or an object that a constant
/// names.
bool StateSetup::can_be_written(const vm::Field& field) const {
  if (field.kind != vm::Kind::Ref) return true;
  const vm::Ref old = reference(values_.old_value(field));
  if (!old) return true;
  const vm::Class& klass = *machine_.universe().class_of(old);
  return klass.name == "java/lang/String" || is_enum(klass) || is_enum(*klass.super);
}

bool StateSetup::can_be_stored(const vm::Field& field) const {
  return campaign_.facts().visibility.may_use(field) && can_be_written(field);
}

StateSetup::Steps StateSetup::stores(const Fields& fields) const {
  Steps steps;
  for (vm::Field* field : values_.fields()) {  // in a fixed order
    if (fields.count(field) != 0 && can_be_stored(*field)) steps.emplace_back(field);
  }
  return steps;
}

/// For each of the fields that cannot be stored to, the first method that is given what it is to
/// hold.
StateSetup::Steps StateSetup::setters(const Fields& fields) const {
  Steps steps;
  Fields set;
  for (const Invokable& each : campaign_.facts().mutators.invokables()) {
    const bool may_be_called = each.kind == Invokable::Kind::StaticMethod &&
                               campaign_.facts().visibility.may_call(*each.method);
    vm::Field* field = may_be_called ? field_set_by(*each.method) : nullptr;
    if (field == nullptr || fields.count(field) == 0 || can_be_stored(*field)) continue;
    if (set.insert(field).second) steps.emplace_back(each.method);
  }
  return steps;
}

/// The field that a method puts its only argument into, as far as types tell; null: none.
vm::Field* StateSetup::field_set_by(vm::Method& setter) const {
  const classfile::MethodDescriptor descriptor(setter.info->descriptor);
  if (descriptor.argument_count() != 1) return nullptr;
  const std::string_view type = descriptor.parameter_text();
  recipe::EffectIndex& effects = campaign_.facts().effects;
  const recipe::Effects& of_setter = effects.effects(setter);
  for (vm::Field* field : values_.fields()) {
    const bool is_set = std::ranges::any_of(of_setter.defines, [&](std::uint32_t location) {
      return effects.field_at(location) == field;
    });
    if (is_set && field->info->descriptor == type && can_be_written(*field)) return field;
  }
  return nullptr;
}

std::vector<StateSetup::Steps> StateSetup::candidates(const std::set<vm::Field*>& fields) const {
  const Steps stores = this->stores(fields), setters = this->setters(fields);
  std::vector<Steps> all;
  auto add = [&](std::initializer_list<Steps> parts) {
    Steps steps;
    for (const Steps& part : parts) steps.insert(steps.end(), part.begin(), part.end());
    if (!steps.empty() && std::ranges::find(all, steps) == all.end()) all.push_back(steps);
  };
  add({stores});
  add({setters, stores});
  std::size_t calls = 0;
  for (const Invokable& each : campaign_.facts().mutators.invokables()) {
    bool is_plain = each.kind == Invokable::Kind::StaticMethod && each.method->argument_count == 0;
    if (!is_plain || each.effects.defines.empty() || calls == kMostCalls) continue;
    ++calls;
    add({{each.method}});
    add({{each.method}, stores});
    add({{each.method}, setters, stores});
  }
  return all;
}

bool StateSetup::set_leaf(search::Trial& trial, std::size_t leaf, const vm::Field& field,
                          expr::Assignment& input) {
  concolic::Inputs& inputs = trial.inputs();
  concolic::NodeId id = trial.runner().leaves()[leaf];
  std::uint64_t bits = values_.old_value(field);
  bool is_number = field.kind != vm::Kind::Ref;
  input.set(inputs.node(id).variable, is_number ? bits : 0);
  if (is_number || !reference(bits)) return true;
  const auto& candidates = inputs.node(id).candidates;
  auto same = std::ranges::find_if(candidates, [&](const concolic::Candidate& candidate) {
    return candidate.kind == concolic::Candidate::Kind::String ||
           is_that_constant(machine_.universe(), candidate, reference(bits));
  });
  if (same == candidates.end()) return false;
  const std::uint32_t number = same->number;
  input.set(inputs.node(id).variable, number);
  if (same->kind != concolic::Candidate::Kind::String) return true;
  std::u16string units = machine_.universe().strings().utf16(reference(bits));
  if (units.size() > inputs.limits().max_length) return false;
  concolic::set_text({inputs, id, number}, units, input);
  return true;
}

std::optional<search::Finding> StateSetup::before(const search::Finding& found,
                                                  const Steps& steps) {
  const recipe::Recipe& old = found.trial->recipe();
  recipe::RecipeBuilder builder(machine_);
  for (const auto& step : steps) {
    if (const auto* field = std::get_if<vm::Field*>(&step)) builder.add_store(**field, {});
    if (const auto* method = std::get_if<vm::Method*>(&step)) builder.add_call(**method, {});
  }
  recipe::Recipe recipe = recipe::joined(builder.take(), old);
  std::size_t first = recipe.leaves.size() - old.leaves.size();
  search::Finding made;
  made.trial = &campaign_.trials().add(std::move(recipe));
  std::size_t leaf = 0;
  for (const auto& step : steps) {
    const auto* method = std::get_if<vm::Method*>(&step);
    if (method != nullptr && (*method)->argument_count == 0) continue;
    const vm::Field* field =
        method != nullptr ? field_set_by(**method) : std::get<vm::Field*>(step);
    if (field == nullptr || !set_leaf(*made.trial, leaf++, *field, made.input)) return std::nullopt;
  }
  for (std::size_t i = 0; i < old.leaves.size(); ++i) {
    bool copied = search::copy_input(found.trial->inputs(), found.trial->runner().leaves()[i],
                                     found.input, made.trial->inputs(),
                                     made.trial->runner().leaves()[first + i], made.input);
    if (!copied) return std::nullopt;
  }
  search::Trial& trial = *made.trial;
  made = campaign_.look(trial, made.input, WorkClock::time_point::max(), false);
  return made;
}

}  // namespace assay::stability
