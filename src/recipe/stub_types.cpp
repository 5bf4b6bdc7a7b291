// SPDX-License-Identifier: Apache-2.0
// Which types a class can have at once (JLS 8.1.4, 8.1.5, 8.4.8), and what it must then declare.
// What is legal only with more than a plain override is taken for illegal: two defaults of which a
// class would have to choose one are not among the classes that are invented.
#include "recipe/stub_types.h"

#include <algorithm>
#include <set>

#include "classfile/descriptor.h"
#include "concolic/inputs/inputs.h"
#include "vm/symbols.h"
#include "vm/universe.h"

namespace assay::recipe {

namespace {

namespace access = classfile::access;

bool is_of_object(std::string_view name, std::string_view descriptor) {
  return (name == "equals" && descriptor == "(Ljava/lang/Object;)Z") ||
         (name == "hashCode" && descriptor == "()I") ||
         (name == "toString" && descriptor == "()Ljava/lang/String;");
}

bool may_be_extended(const vm::Class& type) {
  const bool is_sealed = type.file != nullptr && type.file->is_sealed;
  return !type.is(access::kFinal) && !type.is(access::kAnnotation) && !type.is(access::kEnum) &&
         !is_sealed && !type.is_array() && !type.is_primitive();
}

/// The constructor that a subclass in the package calls.
bool can_be_constructed(vm::Universe& universe, vm::Class& type, std::string_view package) {
  vm::Method* constructor = universe.find_method(type, "<init>", "()V");
  if (constructor == nullptr || constructor->owner != &type || constructor->is_private())
    return false;
  // The constructor of a subclass would have to say so.
  if (!constructor->info->exceptions.empty()) return false;
  const bool is_open = constructor->is(access::kPublic) || constructor->is(access::kProtected);
  return is_open || type.package() == package;
}

/// All supertypes of a class, itself first, each once.
void add_supertypes(vm::Class& type, std::vector<vm::Class*>& found) {
  if (std::find(found.begin(), found.end(), &type) != found.end()) return;
  found.push_back(&type);
  if (type.super != nullptr) add_supertypes(*type.super, found);
  for (vm::Class* interface : type.interfaces) add_supertypes(*interface, found);
}

/// Looks for what a class of several types must declare.
class MethodList {
 public:
  MethodList(interp::Machine& machine, const StubTypes& types)
      : machine_(machine), symbols_(machine.universe().symbols()) {
    types_.push_back(types.base);
    types_.insert(types_.end(), types.others.begin(), types.others.end());
    for (vm::Class* type : types_) add_supertypes(*type, supertypes_);
  }

  std::optional<StubMethods> list() {
    for (vm::Class* supertype : supertypes_) {
      for (vm::Method& method : supertype->methods) {
        if (method.is_abstract()) add(method);
        if (is_clashing_default(method)) return std::nullopt;
      }
    }
    if (clashes_with_class()) return std::nullopt;
    return split();
  }

 private:
  std::string_view parameters(const vm::Method& method) const {
    return classfile::MethodDescriptor(symbols_.text(method.descriptor)).parameter_text();
  }
  bool is_alike(const vm::Method& a, const vm::Method& b) const {
    return a.name == b.name && parameters(a) == parameters(b);
  }
  const vm::Class* result(const vm::Method& method) {
    return concolic::class_of(machine_, *method.owner,
                              classfile::result_type(symbols_.text(method.descriptor)));
  }
  bool returns_special(const vm::Method& a, const vm::Method& b) {
    const vm::Class* first = result(a);
    const vm::Class* second = result(b);
    return first != nullptr && second != nullptr && first->is_assignable_to(second);
  }

  void add(vm::Method& method) {
    const std::string_view name = symbols_.text(method.name);
    const std::string_view descriptor = symbols_.text(method.descriptor);
    // Every class has these, unless an abstract one takes them back.
    if (method.owner->is_interface() && is_of_object(name, descriptor)) return;
    if (!seen_.insert({name, descriptor}).second) return;
    const bool is_missing = std::any_of(types_.begin(), types_.end(), [&](vm::Class* type) {
      if (!type->is_assignable_to(method.owner)) return false;
      const vm::Method* selected = type->find_method(method.name, method.descriptor);
      return selected == nullptr || selected->is_abstract();
    });
    const vm::Method* of_class = method_of_class(method);
    if (is_missing && (of_class == nullptr || of_class->is_abstract())) methods_.push_back(&method);
  }

  /// What the class that is extended has instead, if there is one.
  const vm::Method* method_of_class(const vm::Method& method) const {
    vm::Class* base = types_.front();
    if (base->is_interface()) return nullptr;
    const vm::Method* found = base->find_method(method.name, method.descriptor);
    return found != nullptr && !found->owner->is_interface() ? found : nullptr;
  }

  /// A default that another type knows nothing of and has a method for.
  bool is_clashing_default(const vm::Method& method) const {
    const bool is_default = method.owner->is_interface() && !method.is_abstract() &&
                            !method.is_static() && !method.is_private();
    if (!is_default || types_.size() < 2) return false;
    return std::any_of(supertypes_.begin(), supertypes_.end(), [&](const vm::Class* other) {
      if (!other->is_interface() || other->is_assignable_to(method.owner) ||
          method.owner->is_assignable_to(other))
        return false;
      return std::any_of(other->methods.begin(), other->methods.end(), [&](const vm::Method& each) {
        return !each.is_static() && !each.is_private() && is_alike(each, method);
      });
    });
  }

  /// A class has a method that an interface wants to be public, or to return something else.
  bool clashes_with_class() const {
    const vm::Class* base = types_.front();
    if (types_.size() < 2 || base->is_interface()) return false;
    for (const vm::Class* interface : supertypes_) {
      if (!interface->is_interface() || base->is_assignable_to(interface)) continue;
      if (std::any_of(interface->methods.begin(), interface->methods.end(),
                      [&](const vm::Method& wanted) { return is_withheld(wanted); }))
        return true;
    }
    return false;
  }

  bool is_withheld(const vm::Method& wanted) const {
    if (wanted.is_static() || wanted.is_private()) return false;
    for (const vm::Class* at = types_.front(); at != nullptr; at = at->super) {
      for (const vm::Method& had : at->methods) {
        if (had.is_private() || !is_alike(had, wanted)) continue;
        if (had.is_static() || !had.is(access::kPublic) || had.descriptor != wanted.descriptor)
          return true;
      }
    }
    return false;
  }

  std::optional<StubMethods> split() {
    StubMethods split;
    for (vm::Method* method : methods_) {
      vm::Method* best = method;
      for (vm::Method* other : methods_) {
        if (other == method || !is_alike(*other, *method)) continue;
        if (returns_special(*other, *best)) {
          best = other;
        } else if (types_.size() > 1 && !returns_special(*best, *other)) {
          return std::nullopt;
        }
      }
      if (best == method) {
        split.declared.push_back(method);
      } else {
        split.bridges.emplace_back(method, best);
      }
    }
    return split;
  }

  interp::Machine& machine_;
  const vm::SymbolTable& symbols_;
  std::vector<vm::Class*> types_, supertypes_;
  std::vector<vm::Method*> methods_;
  std::set<std::pair<std::string_view, std::string_view>> seen_;
};

}  // namespace

std::optional<StubTypes> stub_types(interp::Machine& machine, std::vector<vm::Class*> types,
                                    std::string_view package) {
  vm::Universe& universe = machine.universe();
  std::erase_if(types, [&](vm::Class* type) {
    return type == universe.well_known().object && types.size() > 1;
  });
  StubTypes found;
  for (vm::Class* type : types) {
    const bool is_implied = std::any_of(types.begin(), types.end(), [&](vm::Class* other) {
      return other != type && other->is_assignable_to(type);
    });
    if (is_implied) continue;
    if (!may_be_extended(*type)) return std::nullopt;
    if (type->is_interface()) {
      found.others.push_back(type);
      continue;
    }
    if (found.base != nullptr || !can_be_constructed(universe, *type, package)) return std::nullopt;
    found.base = type;
  }
  if (found.base == nullptr && !found.others.empty()) {
    found.base = found.others.front();
    found.others.erase(found.others.begin());
  }
  return found.base == nullptr ? std::nullopt : std::optional(found);
}

std::optional<StubMethods> stub_methods(interp::Machine& machine, const StubTypes& types) {
  return MethodList(machine, types).list();
}

}  // namespace assay::recipe
