// SPDX-License-Identifier: Apache-2.0
#include "interp/calls/argument_types.h"

#include <algorithm>

#include "classfile/descriptor.h"
#include "vm/class.h"
#include "vm/ref.h"

namespace assay::interp {

namespace {

bool is_named(const vm::Class& klass, std::string_view name) {
  auto has_name = [name](const vm::Class* at) { return at->name == name; };
  return std::any_of(klass.display.begin(), klass.display.end(), has_name) ||
         std::any_of(klass.all_interfaces.begin(), klass.all_interfaces.end(), has_name);
}

/// The same for the type of a descriptor, or the name of a class, that nobody has loaded yet.
bool is_called(const vm::Class& klass, std::string_view type) {
  if (type.starts_with('[')) return klass.is_array() && is_called(*klass.component, type.substr(1));
  if (type.starts_with('L') && type.ends_with(';')) type = type.substr(1, type.size() - 2);
  return is_named(klass, type);
}

/// Whether an object of the class may be where code of `from` speaks of a type.
bool is_of_type(vm::Universe& universe, const vm::Class& actual, const vm::Class& from,
                std::string_view type) {
  vm::Class* declared = universe.find_loaded(*from.loader, universe.intern(type));
  if (declared == nullptr) declared = universe.load_boot(type);
  // A class that this loader has not asked for yet.
  if (declared == nullptr) return is_called(actual, type);
  // Interfaces are not checked by the verifier either: a call of one does.
  return declared->is_interface() || actual.is_assignable_to(declared);
}

char shape_of(classfile::TypeDescriptor type) {
  if (type.is_reference()) return 'L';
  const char kind = type.kind();
  return kind == 'J' || kind == 'F' || kind == 'D' || kind == 'V' ? kind : 'I';
}

}  // namespace

std::string shapes_of(std::string_view descriptor) {
  std::string shapes;
  for (classfile::TypeDescriptor type : classfile::MethodDescriptor(descriptor).parameters())
    shapes += shape_of(type);
  return shapes;
}

char result_shape_of(std::string_view descriptor) {
  return shape_of(classfile::MethodDescriptor(descriptor).return_type());
}

ArgumentTypes::ArgumentTypes(const vm::Method& method) : owner_(method.owner) {
  std::uint16_t index = 0;
  if (!method.is_static()) references_.push_back({index++, true, method.owner->name});
  for (classfile::TypeDescriptor type :
       classfile::MethodDescriptor(method.info->descriptor).parameters()) {
    const bool is_anything = !type.is_reference() || type.class_name() == "java/lang/Object";
    if (!is_anything) references_.push_back({index, false, type.class_name()});
    ++index;
  }
}

bool ArgumentTypes::fits(vm::Universe& universe, Reference& reference, vm::Ref object) const {
  const vm::Class& actual = *universe.class_of(object);
  const bool is_good = reference.is_receiver
                           ? actual.is_assignable_to(owner_)
                           : is_of_type(universe, actual, *owner_, reference.type);
  if (is_good) reference.known_good = actual.id;
  return is_good;
}

bool has_shape(const vm::Method& method, std::string_view arguments, char result) {
  const std::string_view descriptor = method.info->descriptor;
  const std::string expected = (method.is_static() ? "" : "L") + shapes_of(descriptor);
  return arguments == expected && (result == 'V' || result == result_shape_of(descriptor));
}

}  // namespace assay::interp
