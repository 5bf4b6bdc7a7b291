// SPDX-License-Identifier: Apache-2.0
#include "search/statics/static_reads.h"

#include <algorithm>

#include "classfile/class_file.h"
#include "recipe/effects/effects.h"
#include "recipe/invokables.h"
#include "targets/access.h"

namespace assay::search {

namespace {

using recipe::Effects;

constexpr std::size_t kMostSetters = 3;  // of one class

bool meets(const std::set<std::uint32_t>& some, const std::set<std::uint32_t>& others) {
  return std::ranges::any_of(some, [&](std::uint32_t each) { return others.count(each) != 0; });
}

bool is_by_id(const vm::Class* one, const vm::Class* other) { return one->id < other->id; }

/// The class's field, as something that can be stored to.
vm::Field* field_of(const vm::Field& field) {
  for (vm::Field& each : field.owner->fields) {
    if (&each == &field) return &each;
  }
  return nullptr;
}

}  // namespace

vm::Method* StaticReads::initialiser_of(vm::Class& klass) {
  for (vm::Method& method : klass.methods) {
    if (method.info->name == "<clinit>") return &method;
  }
  return nullptr;
}

void StaticReads::add_owners(const Effects& effects, std::set<vm::Class*>& owners) const {
  for (const auto* locations : {&effects.uses, &effects.defines}) {
    for (const std::uint32_t location : *locations) {
      const vm::Field* field = facts_.effects.field_at(location);
      const bool is_of_program = field != nullptr && field->is_static() && !field->owner->trusted;
      if (is_of_program && !field->owner->is_invented) owners.insert(field->owner);
    }
  }
}

void StaticReads::leave_to(const recipe::Recipe& prefix) {
  for (const recipe::Step& step : prefix.steps) {
    if (step.method == nullptr) continue;
    for (const std::uint32_t location : facts_.effects.effects_of_call(*step.method).defines) {
      const vm::Field* field = facts_.effects.field_at(location);
      if (field != nullptr && field->is_static()) left_.insert(field->owner);
    }
  }
}

const std::vector<vm::Class*>& StaticReads::classes_of(vm::Method& method) {
  const auto [known, is_new] = classes_.try_emplace(&method);
  if (!is_new) return known->second;
  std::set<vm::Class*> owners{method.owner};
  add_owners(facts_.effects.effects_of_call(method), owners);
  std::vector<vm::Class*> open(owners.begin(), owners.end());
  while (!open.empty()) {
    vm::Method* initialiser = initialiser_of(*open.back());
    open.pop_back();
    if (initialiser == nullptr) continue;
    std::set<vm::Class*> more;
    add_owners(facts_.effects.effects(*initialiser), more);
    for (vm::Class* each : more) {
      if (owners.insert(each).second) open.push_back(each);
    }
  }
  known->second.assign(owners.begin(), owners.end());
  std::ranges::sort(known->second, is_by_id);
  return known->second;
}

std::vector<vm::Field*> StaticReads::variables_in(const std::set<std::uint32_t>& locations) const {
  std::vector<vm::Field*> found;
  for (const std::uint32_t location : locations) {
    const vm::Field* field = facts_.effects.field_at(location);
    if (field == nullptr || !field->is_static() || field->is_final() || field->owner->trusted)
      continue;
    if ((field->access_flags & classfile::access::kSynthetic) != 0) continue;
    if (vm::Field* own = field_of(*field)) found.push_back(own);
  }
  std::ranges::sort(found, [](const vm::Field* one, const vm::Field* other) {
    return std::pair(one->owner->id, one->index) < std::pair(other->owner->id, other->index);
  });
  return found;
}

StaticInputs StaticReads::inputs_of(vm::Method& method,
                                    const std::vector<vm::Class*>& initialised) {
  const auto is_initialised = [&](const vm::Class* klass) {
    return std::ranges::find(initialised, klass) != initialised.end();
  };
  std::set<std::uint32_t> uses = facts_.effects.effects_of_call(method).uses;
  for (vm::Class* each : classes_of(method)) {
    vm::Method* initialiser = is_initialised(each) ? nullptr : initialiser_of(*each);
    if (initialiser == nullptr) continue;
    const std::set<std::uint32_t>& more = facts_.effects.effects(*initialiser).uses;
    uses.insert(more.begin(), more.end());
  }
  StaticInputs inputs;
  std::set<std::uint32_t> locations;
  for (vm::Field* field : variables_in(uses)) {
    if (!is_initialised(field->owner)) continue;
    (facts_.visibility.may_use(*field) ? inputs.settable : inputs.hidden).push_back(field);
    locations.insert(facts_.effects.location(*field));
  }
  for (vm::Class* each : initialised) {
    std::size_t count = 0;
    for (const recipe::Invokable& setter : setters_of(*each)) {
      if (count == kMostSetters) break;
      if (setter.method == &method || !meets(setter.effects.defines, locations)) continue;
      inputs.setters.push_back(&setter);
      ++count;
    }
  }
  return inputs;
}

const std::vector<recipe::Invokable>& StaticReads::setters_of(vm::Class& klass) {
  const auto [known, is_new] = setters_.try_emplace(&klass);
  if (!is_new) return known->second;
  const auto access = facts_.options.access == targets::Access::Public
                          ? recipe::MemberAccess::Public
                          : recipe::MemberAccess::Package;
  std::vector<recipe::Invokable> found = recipe::invokables_of(facts_.machine, klass, access);
  std::erase_if(found, [&](const recipe::Invokable& each) {
    return each.kind != recipe::Invokable::Kind::StaticMethod ||
           !facts_.visibility.may_call(*each.method);
  });
  recipe::add_effects(found, facts_.effects);
  std::ranges::stable_sort(
      found, {}, [](const recipe::Invokable& each) { return each.method->argument_count; });
  known->second = std::move(found);
  return known->second;
}

bool StaticReads::are_dependent(vm::Class& one, vm::Class& other) {
  vm::Method* first = initialiser_of(one);
  vm::Method* second = initialiser_of(other);
  if (first == nullptr || second == nullptr) return false;
  const Effects& left = facts_.effects.effects(*first);
  const Effects& right = facts_.effects.effects(*second);
  return meets(left.defines, right.defines) || meets(left.defines, right.uses) ||
         meets(left.uses, right.defines);
}

bool StaticReads::is_worth_initialising(vm::Class& klass) {
  if (left_.count(&klass) != 0) return false;
  const bool has_variables = std::ranges::any_of(
      klass.fields, [](const vm::Field& field) { return field.is_static() && !field.is_final(); });
  if (has_variables) return true;
  vm::Method* initialiser = initialiser_of(klass);
  if (initialiser == nullptr) return false;
  // Constants of others are part of the code: what is read from a field is set by an initialiser.
  const Effects& effects = facts_.effects.effects(*initialiser);
  std::set<vm::Class*> owners;
  add_owners(effects, owners);
  owners.erase(&klass);
  return !owners.empty();
}

}  // namespace assay::search
