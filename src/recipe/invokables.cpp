// SPDX-License-Identifier: Apache-2.0
// A class's members as things a test might do, in the order of the class file, which makes the
// search repeatable.
#include "recipe/invokables.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>
#include <tuple>

#include "classfile/descriptor.h"
#include "recipe/effects/effects_program.h"
#include "vm/linking/builtin_resolver.h"

namespace assay::recipe {

namespace {

namespace access = classfile::access;

std::string short_name(const vm::Class& klass) {
  std::string name = vm::type_name(klass);
  std::size_t end = name.find_last_of(".$");
  return end == std::string::npos ? name : name.substr(end + 1);
}

class Collector {
 public:
  Collector(interp::Machine& machine, vm::Class& klass, MemberAccess access)
      : machine_(machine), class_(klass), access_(access) {}

  std::vector<Invokable> collect() && {
    for (vm::Class* owner = &class_; owner != nullptr; owner = owner->super) members(*owner);
    for (vm::Class* interface : class_.all_interfaces) members(*interface);
    return std::move(found_);
  }

 private:
  void members(vm::Class& owner) {
    if (owner.super == nullptr && !owner.is_interface()) return;  // java.lang.Object
    for (vm::Method& method : owner.methods) add(method);
    for (vm::Field& field : owner.fields) add(field);
  }

  bool is_accessible(const vm::Class& owner, std::uint16_t flags, bool is_field = false) const {
    if ((flags & access::kSynthetic) != 0) return false;
    if (access_ == MemberAccess::All && !is_field && !owner.trusted) return true;
    if ((flags & access::kPrivate) != 0) return false;
    if ((flags & access::kPublic) != 0) return true;
    if (access_ == MemberAccess::Public) return false;
    return owner.loader == class_.loader && owner.package() == class_.package();
  }

  void add(vm::Method& method) {
    std::string_view name = method.info->name;
    bool is_constructor = name == "<init>";
    if (name == "<clinit>" || !is_accessible(*method.owner, method.access_flags)) return;
    bool can_be_made =
        method.owner == &class_ && !class_.is_abstract() && !class_.is(access::kEnum);
    if (is_constructor && !can_be_made) return;
    bool is_new = seen_.emplace(method.name.id, method.descriptor.id).second;
    if (!is_new && !is_constructor) return;  // overridden
    Invokable made;
    made.method = &method;
    made.kind = is_constructor       ? Invokable::Kind::Constructor
                : method.is_static() ? Invokable::Kind::StaticMethod
                                     : Invokable::Kind::Method;
    if (made.kind == Invokable::Kind::Method) add_receiver(made);
    if (add_types(method, made)) found_.push_back(std::move(made));
  }

  void add_receiver(Invokable& made) {
    made.has_receiver = true;
    made.arguments.push_back(&class_);
  }

  bool add_types(vm::Method& method, Invokable& made) {
    classfile::MethodDescriptor descriptor(method.info->descriptor);
    std::string types;
    for (classfile::TypeDescriptor type : descriptor.parameters()) {
      vm::Class* klass = vm::find_type(machine_.universe(), *method.owner->loader, type.text);
      if (klass == nullptr) return false;
      types += (types.empty() ? "" : ",") + short_name(*klass);
      if (!klass->is_primitive()) made.arguments.push_back(klass);
    }
    bool is_constructor = made.kind == Invokable::Kind::Constructor;
    made.name = is_constructor ? fmt::format("new {}({})", short_name(class_), types)
                               : fmt::format("{}({})", method.info->name, types);
    made.result = is_constructor ? &class_ : reference(*method.owner, descriptor.return_type());
    return true;
  }

  /// Null for primitive types and missing ones.
  vm::Class* reference(vm::Class& from, classfile::TypeDescriptor type) {
    if (type.kind() != 'L' && !type.is_array()) return nullptr;
    return vm::find_type(machine_.universe(), *from.loader, type.text);
  }

  void add(vm::Field& field) {
    if (field.info == nullptr || !is_accessible(*field.owner, field.access_flags, true)) return;
    vm::Class* type =
        vm::find_type(machine_.universe(), *field.owner->loader, field.info->descriptor);
    if (type == nullptr) return;
    bool is_useful = !field.is_final() || (field.is_static() && !type->is_primitive());
    if (!is_useful) return;
    using Kind = Invokable::Kind;
    add(field, field.is_static() ? Kind::StaticFieldLoad : Kind::FieldLoad, *type);
    if (!field.is_final())
      add(field, field.is_static() ? Kind::StaticFieldStore : Kind::FieldStore, *type);
  }

  void add(vm::Field& field, Invokable::Kind kind, vm::Class& type) {
    Invokable made;
    made.kind = kind;
    made.field = &field;
    if (!field.is_static()) add_receiver(made);
    bool is_store =
        kind == Invokable::Kind::FieldStore || kind == Invokable::Kind::StaticFieldStore;
    if (!type.is_primitive()) {
      if (is_store) made.arguments.push_back(&type);
      if (!is_store) made.result = &type;
    }
    made.name = fmt::format("{} {}", is_store ? "store" : "load", field.info->name);
    found_.push_back(std::move(made));
  }

  interp::Machine& machine_;
  vm::Class& class_;
  MemberAccess access_;
  std::vector<Invokable> found_;
  std::set<std::pair<std::uint32_t, std::uint32_t>> seen_;  // names and descriptors of methods
};

Effects effects_of(const Invokable& invokable, EffectIndex& index) {
  Effects effects;
  using Kind = Invokable::Kind;
  switch (invokable.kind) {
    case Kind::ArrayConstructor:
      effects.defines.insert(EffectIndex::element_location(invokable.result->element_kind));
      break;
    case Kind::FieldLoad:
    case Kind::StaticFieldLoad:
      effects.uses.insert(index.location(*invokable.field));
      break;
    case Kind::FieldStore:
    case Kind::StaticFieldStore:
      effects.defines.insert(index.location(*invokable.field));
      break;
    case Kind::Constructor:
    case Kind::Method:
    case Kind::StaticMethod:
      effects = index.effects_of_call(*invokable.method);
      break;
  }
  return effects;
}

}  // namespace

std::vector<Invokable> invokables_of(interp::Machine& machine, vm::Class& klass,
                                     MemberAccess access) {
  return Collector(machine, klass, access).collect();
}

Invokable array_constructor(vm::Class& array_class) {
  Invokable made;
  made.kind = Invokable::Kind::ArrayConstructor;
  made.result = &array_class;
  if (!array_class.component->is_primitive()) made.arguments.push_back(array_class.component);
  made.name = fmt::format("new {}", short_name(array_class));
  return made;
}

void add_effects(std::vector<Invokable>& invokables, EffectIndex& index) {
  for (Invokable& invokable : invokables) invokable.effects = effects_of(invokable, index);
}

}  // namespace assay::recipe
