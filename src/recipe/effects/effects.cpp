// SPDX-License-Identifier: Apache-2.0
#include "recipe/effects/effects.h"

#include "recipe/effects/effects_graph.h"
#include "recipe/effects/effects_library.h"
#include "vm/ref.h"

namespace assay::recipe {

namespace {

std::set<std::uint32_t> members(const LocationSet& set) {
  std::set<std::uint32_t> result;
  set.for_each([&](std::uint32_t location) { result.insert(result.end(), location); });
  return result;
}

void add_library_call(const vm::Method& method, Effects& effects) {
  LibraryEffect effect = library_effect(
      {0, method.owner->name, method.info->name, method.info->descriptor}, method.is_static());
  if (effect != LibraryEffect::None) effects.uses.insert(Locations::kLibrary);
  if (effect == LibraryEffect::Writes) effects.defines.insert(Locations::kLibrary);
}

}  // namespace

EffectIndex::EffectIndex(interp::Machine& machine, const std::vector<vm::Class*>& classes)
    : graph_(std::make_unique<CallGraph>(machine, classes)) {}

EffectIndex::~EffectIndex() = default;

const Effects& EffectIndex::effects(vm::Method& method) {
  auto [known, is_new] = known_.try_emplace(&method);
  if (!is_new) return known->second;
  const CallGraph::Component& closure = graph_->closure(method);
  known->second = {members(closure.uses), members(closure.defines), closure.is_complete};
  add_new_object(method, known->second);
  return known->second;
}

Effects EffectIndex::effects_of_call(vm::Method& method) {
  Effects sum;
  if (method.owner->trusted) add_library_call(method, sum);
  LocationSet uses, defines;
  for (vm::Method* target : graph_->targets(method)) {
    const CallGraph::Component& closure = graph_->closure(*target);
    uses.add(closure.uses);
    defines.add(closure.defines);
    sum.is_complete &= closure.is_complete;
  }
  sum.uses.merge(members(uses));
  sum.defines.merge(members(defines));
  add_new_object(method, sum);
  return sum;
}

Effects EffectIndex::own_effects(vm::Method& method) {
  const BodyEffects& body = graph_->body(method);
  Effects effects{members(body.uses), members(body.defines), body.is_complete};
  add_new_object(method, effects);
  return effects;
}

void EffectIndex::add_new_object(vm::Method& constructor, Effects& effects) {
  if (constructor.info->name != "<init>") return;
  for (vm::Class* klass = constructor.owner; klass != nullptr; klass = klass->super) {
    for (const vm::Field& field : klass->fields) {
      if (field.is_static()) continue;
      bool is_library = klass->trusted;
      if (is_library && is_immutable(klass->name)) continue;
      effects.defines.insert(is_library ? Locations::kLibrary : location(field));
    }
  }
}

std::string EffectIndex::name(std::uint32_t location) const {
  return graph_->locations().name(location);
}

const vm::Field* EffectIndex::field_at(std::uint32_t location) const {
  return graph_->locations().field_at(location);
}

std::uint32_t EffectIndex::location(const vm::Field& field) {
  return graph_->locations().field(field);
}

std::uint32_t EffectIndex::element_location(vm::Kind element) {
  return Locations::elements(element);
}

}  // namespace assay::recipe
