// SPDX-License-Identifier: Apache-2.0
#include "vm/class.h"

#include <algorithm>

namespace assay::vm {

namespace {

/// Among the methods of all superinterfaces with this name and descriptor: the maximally-specific
/// default method if there is exactly one, else any abstract one (JVMS 5.4.3.3 step 3).
Method* find_in_interfaces(const Class& klass, Symbol name, Symbol descriptor) {
  Method* chosen = nullptr;
  Method* any = nullptr;
  for (Class* interface : klass.all_interfaces) {
    Method* candidate = interface->find_declared(name, descriptor);
    if (candidate == nullptr || candidate->is_static() || candidate->is_private()) continue;
    if (any == nullptr) any = candidate;
    bool overridden =
        std::any_of(klass.all_interfaces.begin(), klass.all_interfaces.end(), [&](Class* other) {
          return other != interface && other->implements(interface) &&
                 other->find_declared(name, descriptor) != nullptr;
        });
    if (overridden) continue;
    if (!candidate->is_abstract()) {
      if (chosen != nullptr) return any;  // ambiguous: selection will complain
      chosen = candidate;
    } else if (chosen == nullptr) {
      any = candidate;
    }
  }
  return chosen != nullptr ? chosen : any;
}

}  // namespace

std::string_view Class::package() const {
  std::string_view text = name;
  while (!text.empty() && text.front() == '[') text.remove_prefix(1);
  if (text.size() < name.size() && text.front() == 'L') text.remove_prefix(1);
  std::size_t slash = text.rfind('/');
  return slash == std::string_view::npos ? std::string_view{} : text.substr(0, slash);
}

bool Class::implements(const Class* interface) const {
  return std::find(all_interfaces.begin(), all_interfaces.end(), interface) != all_interfaces.end();
}

bool Class::is_assignable_to_interface_or_array(const Class* target) const {
  if (target->is_interface()) return implements(target);
  if (!is_array() || component->is_primitive() || target->component->is_primitive()) return false;
  return component->is_assignable_to(target->component);
}

Method* Class::find_declared(Symbol method_name, Symbol descriptor) {
  for (Method& method : methods) {
    if (method.name == method_name && method.descriptor == descriptor) return &method;
  }
  return nullptr;
}

Field* Class::find_declared_field(Symbol field_name, Symbol descriptor) {
  for (Field& field : fields) {
    if (field.name == field_name && field.descriptor == descriptor) return &field;
  }
  return nullptr;
}

Method* Class::find_in_superclasses(Symbol method_name, Symbol descriptor) {
  for (Class* klass = this; klass != nullptr; klass = klass->super) {
    if (Method* method = klass->find_declared(method_name, descriptor)) return method;
  }
  return nullptr;
}

Field* Class::find_field(Symbol field_name, Symbol descriptor) {
  // Tables instead of recursion: hierarchies may be deep, and interfaces meet in many ways.
  for (Class* klass = this; klass != nullptr; klass = klass->super) {
    if (Field* field = klass->find_declared_field(field_name, descriptor)) return field;
    for (Class* interface : klass->interfaces) {
      if (Field* field = interface->find_declared_field(field_name, descriptor)) return field;
      for (Class* inherited : interface->all_interfaces) {
        if (Field* field = inherited->find_declared_field(field_name, descriptor)) return field;
      }
    }
  }
  return nullptr;
}

Method* Class::find_method(Symbol method_name, Symbol descriptor) {
  if (Method* method = find_in_superclasses(method_name, descriptor)) return method;
  return find_in_interfaces(*this, method_name, descriptor);
}

std::string external_name(const Class& klass) {
  std::string text = external_name(klass.name);
  if (klass.is_hidden) text[text.rfind('+')] = '/';
  return text;
}

std::string type_name(const Class& klass) {
  if (klass.is_array()) return type_name(*klass.component) + "[]";
  return external_name(klass);
}

}  // namespace assay::vm
