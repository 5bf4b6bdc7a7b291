// SPDX-License-Identifier: Apache-2.0
// Writes class files for invented implementations. The emitted test has the same class as a lambda
// or an anonymous class; the name AssayStub exists in our machine only.
#include "recipe/stub_classes.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "classfile/build/class_builder.h"
#include "classfile/build/code_builder.h"
#include "classfile/descriptor.h"
#include "concolic/inputs/inputs.h"
#include "vm/universe.h"

namespace assay::recipe {

namespace {

namespace access = classfile::access;

constexpr std::size_t kMostMethods = 40;

bool is_of_object(std::string_view name, std::string_view descriptor) {
  return (name == "equals" && descriptor == "(Ljava/lang/Object;)Z") ||
         (name == "hashCode" && descriptor == "()I") ||
         (name == "toString" && descriptor == "()Ljava/lang/String;");
}

/// All supertypes of a class, itself first, each once.
void add_supertypes(vm::Class& type, std::vector<vm::Class*>& found) {
  if (std::find(found.begin(), found.end(), &type) != found.end()) return;
  found.push_back(&type);
  if (type.super != nullptr) add_supertypes(*type.super, found);
  for (vm::Class* interface : type.interfaces) add_supertypes(*interface, found);
}

/// The methods that a class must have to be of this type, in the order of declaration.
std::vector<vm::Method*> abstract_methods(vm::Universe& universe, vm::Class& type) {
  std::vector<vm::Class*> supertypes;
  add_supertypes(type, supertypes);
  std::vector<vm::Method*> methods;
  std::set<std::pair<std::string_view, std::string_view>> seen;
  for (vm::Class* supertype : supertypes) {
    for (vm::Method& method : supertype->methods) {
      if (!method.is_abstract()) continue;
      std::string_view name = universe.symbols().text(method.name);
      std::string_view descriptor = universe.symbols().text(method.descriptor);
      // Every class has these, unless an abstract one takes them back.
      if (supertype->is_interface() && is_of_object(name, descriptor)) continue;
      if (!seen.insert({name, descriptor}).second) continue;
      vm::Method* selected = type.find_method(method.name, method.descriptor);
      if (selected == nullptr || selected->is_abstract()) methods.push_back(&method);
    }
  }
  return methods;
}

/// Methods that differ by their results only: source code declares the most special one, and the
/// compiler makes the others call it.
struct Overridden {
  std::vector<vm::Method*> declared;
  std::vector<std::pair<vm::Method*, vm::Method*>> bridges;  // each with the one it calls
};

bool returns_special(interp::Machine& machine, const vm::Method& a, const vm::Method& b) {
  auto result = [&](const vm::Method& method) {
    std::string_view text = machine.universe().symbols().text(method.descriptor);
    return concolic::class_of(machine, *method.owner, classfile::result_type(text));
  };
  const vm::Class* first = result(a);
  const vm::Class* second = result(b);
  return first != nullptr && second != nullptr && first->is_assignable_to(second);
}

Overridden split_by_result(interp::Machine& machine, const std::vector<vm::Method*>& methods) {
  auto parameters = [&](const vm::Method& method) {
    std::string_view text = machine.universe().symbols().text(method.descriptor);
    return classfile::MethodDescriptor(text).parameter_text();
  };
  Overridden split;
  for (vm::Method* method : methods) {
    vm::Method* best = method;
    for (vm::Method* other : methods) {
      if (other != method && other->name == method->name &&
          parameters(*other) == parameters(*method) && returns_special(machine, *other, *best))
        best = other;
    }
    if (best == method) {
      split.declared.push_back(method);
    } else {
      split.bridges.emplace_back(method, best);
    }
  }
  return split;
}

bool type_is_generic(const vm::Class& type) {
  return type.file != nullptr && type.file->signature.starts_with('<');
}

vm::Method* usable_constructor(vm::Universe& universe, vm::Class& type, std::string_view package) {
  if (type.is_interface())
    return universe.find_method(*universe.well_known().object, "<init>", "()V");
  vm::Method* constructor = universe.find_method(type, "<init>", "()V");
  if (constructor == nullptr || constructor->owner != &type || constructor->is_private())
    return nullptr;
  bool is_open = constructor->is(access::kPublic) || constructor->is(access::kProtected);
  return is_open || type.package() == package ? constructor : nullptr;
}

}  // namespace

const StubClass* StubClasses::find(const vm::Class& klass) const {
  auto found = by_class_.find(&klass);
  return found == by_class_.end() ? nullptr : found->second;
}

const StubClass* StubClasses::stub_of(vm::Class& type) {
  auto known = stubs_.find(&type);
  if (known == stubs_.end()) {
    known = stubs_.emplace(&type, invent(type)).first;
    if (known->second) by_class_[known->second->klass] = &*known->second;
  }
  return known->second ? &*known->second : nullptr;
}

std::optional<StubClass> StubClasses::invent(vm::Class& type) {
  vm::Universe& universe = machine_.universe();
  bool is_final = type.is(access::kFinal) || type.is(access::kAnnotation);
  bool is_sealed = type.file != nullptr && type.file->is_sealed;
  if (!type.is_abstract() || is_final || is_sealed || type.is_array()) return std::nullopt;
  if (usable_constructor(universe, type, package_) == nullptr) return std::nullopt;
  Overridden methods = split_by_result(machine_, abstract_methods(universe, type));
  StubClass stub;
  stub.base = &type;
  stub.methods = methods.declared;
  stub.bridges = methods.bridges;
  if (stub.methods.size() > kMostMethods) return std::nullopt;
  for (const vm::Method* method : stub.methods) {
    // Erased types would not override what a generic supertype means for this type.
    bool is_generic = method->owner != &type && !type_is_generic(type) &&
                      method->info->signature.find('T') != std::string_view::npos;
    if (is_generic && !(type.is_interface() && stub.methods.size() == 1)) return std::nullopt;
    // A package-private method of another package cannot be written down.
    bool is_open = method->is(access::kPublic) || method->is(access::kProtected);
    if (!is_open && method->owner->package() != package_) return std::nullopt;
  }
  stub.is_lambda = type.is_interface() && stub.methods.size() == 1;
  stub.klass = define(stub);
  if (stub.klass == nullptr) return std::nullopt;
  return stub;
}

vm::Class* StubClasses::define(const StubClass& stub) {
  vm::Universe& universe = machine_.universe();
  std::string name =
      fmt::format("{}{}AssayStub{}", package_, package_.empty() ? "" : "/", stubs_.size());
  bool is_interface = stub.base->is_interface();
  std::string super(is_interface ? "java/lang/Object" : stub.base->name);
  classfile::ClassBuilder builder(name, super);
  if (is_interface) builder.add_interface(stub.base->name);
  builder.add_method(access::kPublic, "<init>", "()V")
      .load('L', 0)
      .invoke_special(super, "<init>", "()V")
      .return_value('V');
  std::size_t number = 0;
  for (const vm::Method* method : stub.methods) {
    std::string method_name(universe.symbols().text(method->name));
    std::string descriptor(universe.symbols().text(method->descriptor));
    std::string result(classfile::result_type(descriptor));
    std::uint16_t flags = method->access_flags & (access::kPublic | access::kProtected);
    classfile::CodeBuilder& code = builder.add_method(flags, method_name, descriptor);
    if (result != "V") {
      std::string field = fmt::format("{}{}", method_name, number++);
      builder.add_field(access::kPublic, field, result);
      code.load('L', 0).get_field(name, field, result);
    }
    code.return_value(result[0]);
  }
  for (const auto& [method, target] : stub.bridges) {
    std::string_view descriptor = universe.symbols().text(method->descriptor);
    classfile::CodeBuilder& code =
        builder.add_method(access::kPublic, universe.symbols().text(method->name), descriptor);
    code.load('L', 0);
    int local = 1;
    for (classfile::TypeDescriptor type : classfile::MethodDescriptor(descriptor).parameters()) {
      code.load(type.kind(), local);
      local += type.slots();
    }
    code.invoke_virtual(name, universe.symbols().text(target->name),
                        universe.symbols().text(target->descriptor));
    code.return_value('L');
  }
  std::vector<std::uint8_t> bytes = builder.finish();
  auto defined = universe.define(loader_, name, bytes, {.origin = "assay"}, machine_.resolver());
  return defined.ok() ? defined.value() : nullptr;
}

}  // namespace assay::recipe
