// SPDX-License-Identifier: Apache-2.0
#include "recipe/subclass_setters.h"

#include <algorithm>
#include <set>

#include "recipe/effects/effects_program.h"
#include "recipe/invokables.h"
#include "vm/linking/builtin_resolver.h"

namespace assay::recipe {

namespace {

constexpr std::size_t kMostSubclasses = 12, kMostSetters = 6;

/// Instance fields that the class reads but that its own members cannot set.
std::set<std::uint32_t> unset_fields(EffectIndex& effects, vm::Class& klass,
                                     std::vector<Invokable> own) {
  add_effects(own, effects);
  std::set<std::uint32_t> unset;
  for (vm::Method& method : klass.methods) {
    if (!method.info->has_code || method.is_static()) continue;
    for (std::uint32_t location : effects.effects(method).uses) {
      const vm::Field* field = effects.field_at(location);
      bool is_own = field != nullptr && !field->is_static() && !field->is_final() &&
                    klass.is_subclass_of(field->owner);
      if (is_own) unset.insert(location);
    }
  }
  for (const Invokable& each : own) {
    if (each.kind == Invokable::Kind::Constructor) continue;
    for (std::uint32_t location : each.effects.defines) unset.erase(location);
  }
  return unset;
}

bool can_be_made(const vm::Class& subclass, const Visibility& visibility) {
  return !subclass.is_abstract() && !subclass.is_interface() && !is_inner(subclass) &&
         visibility.may_name(subclass);
}

}  // namespace

std::vector<Invokable> subclass_setters(interp::Machine& machine, const ClassIndex& index,
                                        const Visibility& visibility, EffectIndex& effects,
                                        vm::Class& klass, const std::vector<Invokable>& own) {
  std::vector<Invokable> found;
  std::vector<std::string> subclasses = index.subtypes(klass.name);
  if (subclasses.empty()) return found;
  std::set<std::uint32_t> unset = unset_fields(effects, klass, own);
  if (unset.empty()) return found;
  subclasses.resize(std::min(subclasses.size(), kMostSubclasses));
  for (const std::string& name : subclasses) {
    vm::Class* subclass = vm::find_or_load(machine.universe(), *klass.loader, name);
    if (subclass == nullptr || !can_be_made(*subclass, visibility)) continue;
    for (Invokable& each : invokables_of(machine, *subclass, MemberAccess::Package)) {
      bool is_call = each.kind == Invokable::Kind::Method && each.method->owner != &klass &&
                     !klass.is_assignable_to(each.method->owner);
      if (!is_call || !visibility.may_call(*each.method)) continue;
      const std::set<std::uint32_t>& defines = effects.effects(*each.method).defines;
      bool sets = std::any_of(defines.begin(), defines.end(),
                              [&](std::uint32_t location) { return unset.count(location) != 0; });
      if (sets && found.size() < kMostSetters) found.push_back(std::move(each));
    }
  }
  return found;
}

}  // namespace assay::recipe
