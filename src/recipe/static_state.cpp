// SPDX-License-Identifier: Apache-2.0
// From the effects of methods to static state: what the class under test reads, who else may write
// it, directly or through an object behind a field. Lists are cut, the most direct influence first.
#include "recipe/static_state.h"

#include <algorithm>
#include <tuple>

#include "classfile/class_file.h"
#include "classfile/descriptor.h"
#include "recipe/effects/effects_library.h"
#include "recipe/effects/effects_program.h"
#include "recipe/invokables.h"
#include "vm/linking/builtin_resolver.h"
#include "vm/ref.h"

namespace assay::recipe {

namespace {

constexpr std::size_t kMostClasses = 24, kMostSetters = 8, kMostDisturbers = 16;

bool meets(const std::set<std::uint32_t>& some, const std::set<std::uint32_t>& others) {
  return std::any_of(some.begin(), some.end(),
                     [&](std::uint32_t each) { return others.count(each) != 0; });
}

/// Whether an object that the field holds for good may have a state.
bool may_lead_to_state(const vm::Field& field) {
  if (field.kind != vm::Kind::Ref || field.info == nullptr) return false;
  if ((field.access_flags & classfile::access::kEnum) != 0) return false;
  classfile::TypeDescriptor type{field.info->descriptor};
  return type.is_array() || !is_immutable(type.class_name());
}

}  // namespace

StaticState::StaticState(interp::Machine& machine, const ClassIndex& index,
                         const Visibility& visibility, EffectIndex& effects, vm::Class& klass)
    : machine_(machine), index_(index), visibility_(visibility), effects_(effects), klass_(klass) {
  collect_uses();
}

void StaticState::collect_uses() {
  for (vm::Method& method : klass_.methods) {
    if (method.info->name == "<clinit>" || !method.info->has_code) continue;
    const Effects& effects = effects_.effects(method);
    uses_.insert(effects.uses.begin(), effects.uses.end());
  }
  for (std::uint32_t location : uses_) {
    const vm::Field* field = effects_.field_at(location);
    if (field == nullptr || !field->is_static() || field->owner->trusted) continue;
    if (!field->is_final()) variables_.insert(location);
    if (field->is_final() && may_lead_to_state(*field)) constants_.insert(location);
  }
}

/// First those that hold the state, then those that use them.
std::vector<vm::Class*> StaticState::other_classes() {
  std::vector<vm::Class*> holders{&klass_}, found;
  auto add = [&](vm::Class* other, std::vector<vm::Class*>& list) {
    if (other == nullptr || found.size() >= kMostClasses) return;
    if (std::find(list.begin(), list.end(), other) == list.end()) list.push_back(other);
  };
  for (const auto* locations : {&variables_, &constants_}) {
    for (std::uint32_t location : *locations) add(effects_.field_at(location)->owner, holders);
  }
  for (vm::Class* holder : holders) add(holder == &klass_ ? nullptr : holder, found);
  for (vm::Class* holder : holders) {
    for (const std::string& user : index_.users(holder->name)) {
      if (found.size() >= kMostClasses) return found;
      if (user != klass_.name)
        add(vm::find_or_load(machine_.universe(), *klass_.loader, user), found);
    }
  }
  return found;
}

/// What the class itself has or inherits is no other class's.
std::vector<Invokable> StaticState::invokables_elsewhere() {
  std::vector<Invokable> found;
  if (is_empty()) return found;
  std::set<const void*> seen;
  for (vm::Class* other : other_classes()) {
    if (!visibility_.may_name(*other)) continue;
    for (Invokable& each : invokables_of(machine_, *other, MemberAccess::Package)) {
      const vm::Class* owner = each.method != nullptr ? each.method->owner : each.field->owner;
      bool is_visible = each.method != nullptr ? visibility_.may_call(*each.method)
                                               : visibility_.may_use(*each.field);
      if (!is_visible || owner->trusted || klass_.is_assignable_to(owner)) continue;
      const void* member = each.method != nullptr ? static_cast<const void*>(each.method)
                                                  : static_cast<const void*>(each.field);
      bool is_load =
          each.kind == Invokable::Kind::StaticFieldLoad || each.kind == Invokable::Kind::FieldLoad;
      if (!is_load && seen.insert(member).second) found.push_back(std::move(each));
    }
  }
  return found;
}

StaticState::Influence StaticState::influence(const Effects& effects) const {
  if (meets(effects.defines, variables_)) return Influence::Direct;
  bool leads_there = meets(effects.uses, constants_) || meets(effects.uses, variables_);
  return leads_there && meets(effects.defines, uses_) ? Influence::Behind : Influence::None;
}

std::vector<Invokable> StaticState::ranked(std::vector<Invokable> found, std::size_t most) const {
  std::vector<std::tuple<Influence, std::uint32_t, std::size_t>> order;
  for (std::size_t i = 0; i < found.size(); ++i) {
    Influence influence = this->influence(found[i].effects);
    if (influence == Influence::None) continue;
    std::uint32_t parameters = found[i].method != nullptr ? found[i].method->argument_count : 1;
    order.emplace_back(influence, parameters, i);
  }
  std::sort(order.begin(), order.end());
  if (order.size() > most) order.resize(most);
  std::vector<Invokable> best;
  best.reserve(order.size());
  for (const auto& entry : order) best.push_back(std::move(found[std::get<2>(entry)]));
  return best;
}

std::vector<Invokable> StaticState::setters() {
  std::vector<Invokable> found = invokables_elsewhere();
  std::erase_if(found, [](const Invokable& each) {
    return each.kind != Invokable::Kind::StaticMethod &&
           each.kind != Invokable::Kind::StaticFieldStore;
  });
  add_effects(found, effects_);
  return ranked(std::move(found), kMostSetters);
}

bool StaticState::is_read_by(vm::Method& method) {
  if (is_empty()) return false;
  Effects effects = effects_.effects_of_call(method);
  return meets(effects.uses, variables_) || meets(effects.uses, constants_);
}

bool StaticState::shows(const Effects& effects) const {
  return std::all_of(effects.defines.begin(), effects.defines.end(), [&](std::uint32_t location) {
    return uses_.count(location) == 0 || variables_.count(location) != 0;
  });
}

std::vector<vm::Field*> StaticState::variables() const {
  std::vector<vm::Field*> found;
  for (std::uint32_t location : variables_) {
    const vm::Field* field = effects_.field_at(location);
    for (vm::Field& each : field->owner->fields) {
      if (&each == field) found.push_back(&each);
    }
  }
  return found;
}

std::vector<Invokable> StaticState::disturbers() {
  std::vector<Invokable> found = invokables_elsewhere();
  std::erase_if(found, [](const Invokable& each) { return each.method == nullptr; });
  for (vm::Field* field : variables()) {
    bool is_shared = field->owner != &klass_ || !index_.users(klass_.name).empty();
    if (field->kind == vm::Kind::Ref || !is_shared || !visibility_.may_use(*field)) continue;
    Invokable store{.kind = Invokable::Kind::StaticFieldStore};
    store.field = field;
    found.push_back(std::move(store));
  }
  add_effects(found, effects_);
  return ranked(std::move(found), kMostDisturbers);
}

}  // namespace assay::recipe
