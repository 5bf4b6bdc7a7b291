// SPDX-License-Identifier: Apache-2.0
#include "invariants/operation.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>

#include "classfile/descriptor.h"
#include "recipe/sequences/sequences.h"
#include "recipe/visibility.h"
#include "vm/linking/builtin_resolver.h"

namespace assay::invariants {

namespace {

using recipe::Invokable;
using recipe::LocationSet;

LocationSet set_of(const std::set<std::uint32_t>& locations) {
  LocationSet set;
  for (std::uint32_t location : locations) set.add(location);
  return set;
}

Operation::Kind kind_of(Invokable::Kind kind) {
  switch (kind) {
    case Invokable::Kind::Constructor:
    case Invokable::Kind::ArrayConstructor:
      return Operation::Kind::Create;
    case Invokable::Kind::FieldStore:
      return Operation::Kind::FieldStore;
    case Invokable::Kind::FieldLoad:
      return Operation::Kind::FieldLoad;
    case Invokable::Kind::StaticMethod:
      return Operation::Kind::StaticCall;
    default:
      return Operation::Kind::Call;
  }
}

/// Methods of library classes that a client changes one by: the others would only repeat them.
bool is_usual_change(std::string_view name) {
  constexpr std::array<std::string_view, 12> kChanges{"add",  "put",    "remove",    "clear",
                                                      "set",  "push",   "pop",       "offer",
                                                      "poll", "append", "setLength", "setTime"};
  return std::ranges::find(kChanges, name) != kChanges.end();
}

bool is_wanted(const Invokable& invokable, const vm::Class& klass) {
  if (invokable.field != nullptr)
    return !invokable.field->is_static() && !invokable.field->owner->trusted;
  if (!klass.trusted) return !invokable.method->owner->trusted;
  return invokable.kind == Invokable::Kind::Method && is_usual_change(invokable.method->info->name);
}

}  // namespace

Operation OperationIndex::operation_of(const Invokable& invokable, vm::Class& klass) {
  Operation made{.kind = kind_of(invokable.kind),
                 .method = invokable.method,
                 .field = invokable.field,
                 .on = invokable.has_receiver ? &klass : nullptr,
                 .result = invokable.result,
                 .reads = set_of(invokable.effects.uses),
                 .writes = set_of(invokable.effects.defines),
                 .name = invokable.name};
  if (made.field != nullptr) {
    made.name = fmt::format("{}{}", made.field->info->name,
                            made.kind == Operation::Kind::FieldStore ? " =" : "");
    if (made.kind == Operation::Kind::FieldStore) made.parameters = {type_of(*made.field)};
    return made;
  }
  for (classfile::TypeDescriptor type :
       classfile::MethodDescriptor(made.method->info->descriptor).parameters()) {
    vm::Class* found = vm::find_type(machine_.universe(), *made.method->owner->loader, type.text);
    made.parameters.push_back(found == nullptr || found->is_primitive() ? nullptr : found);
  }
  return made;
}

vm::Class* OperationIndex::type_of(const vm::Field& field) {
  vm::Class* type =
      vm::find_type(machine_.universe(), *field.owner->loader, field.info->descriptor);
  return type == nullptr || type->is_primitive() ? nullptr : type;
}

Operation OperationIndex::element_store(vm::Class& array) const {
  Operation made{
      .kind = Operation::Kind::ElementStore,
      .on = &array,
      .parameters = {nullptr, array.component->is_primitive() ? nullptr : array.component},
      .name = "[] ="};
  made.writes.add(recipe::EffectIndex::element_location(array.element_kind));
  return made;
}

std::vector<Operation> OperationIndex::list(vm::Class& klass) {
  if (klass.is_array()) return {element_store(klass)};
  std::vector<Invokable> found = recipe::invokables_of(machine_, klass, access_);
  std::erase_if(found, [&](const Invokable& each) { return !is_wanted(each, klass); });
  recipe::add_effects(found, effects_);
  std::vector<Operation> operations;
  operations.reserve(found.size());
  for (const Invokable& each : found) operations.push_back(operation_of(each, klass));
  return operations;
}

const std::vector<Operation>& OperationIndex::of(vm::Class& klass) {
  const auto known = known_.find(&klass);
  if (known != known_.end()) return known->second;
  return known_.emplace(&klass, list(klass)).first->second;
}

LocationSet OperationIndex::reads_of(vm::Method& method) {
  return set_of(effects_.effects_of_call(method).uses);
}

}  // namespace assay::invariants
