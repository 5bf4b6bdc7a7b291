// SPDX-License-Identifier: Apache-2.0
// java.lang.reflect objects from members and back. A program can forge the objects, so whoever
// comes back is checked against the class file.
#include "natives/reflect/reflect_objects.h"

#include "classfile/class_file.h"
#include "classfile/descriptor.h"
#include "interp/objects.h"

namespace assay::natives {

namespace {

namespace access = classfile::access;
using vm::Attempt;
using vm::Done;
using vm::Ref;

/// What reflection shows of the access flags (JVM specification's flags minus internal ones).
constexpr std::uint16_t kFieldModifiers = access::kPublic | access::kPrivate | access::kProtected |
                                          access::kStatic | access::kFinal | access::kVolatile |
                                          access::kTransient | access::kEnum | access::kSynthetic;
constexpr std::uint16_t kMethodModifiers =
    access::kPublic | access::kPrivate | access::kProtected | access::kStatic | access::kFinal |
    access::kSynchronized | access::kBridge | access::kVarargs | access::kNative |
    access::kAbstract | access::kStrict | access::kSynthetic;

Attempt<std::vector<vm::Class*>> parameter_classes(Machine& machine, const vm::Method& method) {
  std::vector<vm::Class*> classes;
  for (classfile::TypeDescriptor type :
       classfile::MethodDescriptor(method.info->descriptor).parameters()) {
    classes.push_back(ATTEMPT(machine.resolver().class_of_descriptor(*method.owner, type.text)));
  }
  return classes;
}

Attempt<std::vector<vm::Class*>> exception_classes(Machine& machine, const vm::Method& method) {
  std::vector<vm::Class*> classes;
  for (std::uint16_t index : method.info->exceptions) {
    classes.push_back(ATTEMPT(machine.resolver().resolve_class(*method.owner, index)));
  }
  return classes;
}

Attempt<vm::Class*> return_class(Machine& machine, const vm::Method& method) {
  classfile::TypeDescriptor type =
      classfile::MethodDescriptor(method.info->descriptor).return_type();
  return machine.resolver().class_of_descriptor(*method.owner, type.text);
}

/// Whether Java may treat the field as constant even against deep reflection.
bool is_trusted_final(const vm::Field& field) {
  const vm::Class& owner = *field.owner;
  return field.is_final() && (field.is_static() || owner.is_hidden || owner.file->is_record);
}

/// The parts that Method and Constructor share.
Attempt<Done> fill_executable(Machine& machine, const vm::Method& method, Ref object) {
  vm::Universe& universe = machine.universe();
  const classfile::MethodInfo& info = *method.info;
  std::vector<vm::Class*> parameter_types = ATTEMPT(parameter_classes(machine, method));
  std::vector<vm::Class*> exception_types = ATTEMPT(exception_classes(machine, method));
  Ref parameters = ATTEMPT(new_class_array(machine, parameter_types));
  Ref exceptions = ATTEMPT(new_class_array(machine, exception_types));
  fill_field(universe, object, "clazz", method.owner->mirror);
  fill_field(universe, object, "slot", static_cast<std::int32_t>(method.index));
  fill_field(universe, object, "parameterTypes", parameters);
  fill_field(universe, object, "exceptionTypes", exceptions);
  fill_field(universe, object, "modifiers",
             static_cast<std::int32_t>(method.access_flags & kMethodModifiers));
  fill_field(universe, object, "signature", ATTEMPT(new_string_or_null(machine, info.signature)));
  fill_field(universe, object, "annotations",
             ATTEMPT(new_bytes_or_null(machine, info.annotations.visible)));
  fill_field(universe, object, "parameterAnnotations",
             ATTEMPT(new_bytes_or_null(machine, info.annotations.visible_parameters)));
  return Done{};
}

vm::Trap no_such_member() {
  return vm::Trap::raise("java/lang/InternalError", "a reflected member that does not exist");
}

/// The member of the class in field `clazz` that field `slot` counts to.
template <class Member>
Attempt<Member*> member_at(vm::Universe& universe, Ref object,
                           std::vector<Member> vm::Class::*members) {
  Ref mirror = get_field<Ref>(universe, object, "clazz");
  if (!mirror) return no_such_member();
  std::vector<Member>& all = universe.of_mirror(mirror)->*members;
  auto slot = static_cast<std::uint32_t>(get_field<std::int32_t>(universe, object, "slot"));
  // Members without an info are the machine's own.
  if (slot >= all.size() || all[slot].info == nullptr) return no_such_member();
  return &all[slot];
}

/// Whether the parameter types of the object are those of the method it stands for: calls trust
/// them.
bool has_parameters(vm::Universe& universe, Ref executable, const vm::Method& method) {
  Ref array = get_field<Ref>(universe, executable, "parameterTypes");
  if (!array) return false;
  std::span<const Ref> types = universe.heap().elements<Ref>(array);
  classfile::MethodDescriptor descriptor(method.info->descriptor);
  if (types.size() != static_cast<std::size_t>(descriptor.argument_count())) return false;
  std::size_t i = 0;
  for (classfile::TypeDescriptor expected : descriptor.parameters()) {
    if (!types[i]) return false;
    const vm::Class& type = *universe.of_mirror(types[i++]);
    bool fits = expected.is_reference() ? type.name == expected.class_name()
                                        : type.kind == vm::kind_of(expected.kind());
    if (!fits) return false;
  }
  return true;
}

}  // namespace

Attempt<Done> resolve_types(Machine& machine, const vm::Field& field) {
  ATTEMPT(machine.resolver().class_of_descriptor(*field.owner, field.info->descriptor));
  return Done{};
}

Attempt<Done> resolve_types(Machine& machine, const vm::Method& method) {
  ATTEMPT(parameter_classes(machine, method));
  ATTEMPT(return_class(machine, method));
  ATTEMPT(exception_classes(machine, method));
  return Done{};
}

Attempt<Ref> new_field_object(Machine& machine, const vm::Field& field) {
  vm::Universe& universe = machine.universe();
  const classfile::FieldInfo& info = *field.info;
  vm::Class* type = ATTEMPT(machine.resolver().class_of_descriptor(*field.owner, info.descriptor));
  Ref object = ATTEMPT(
      interp::new_object(machine.universe(), boot_class(universe, "java/lang/reflect/Field")));
  fill_field(universe, object, "clazz", field.owner->mirror);
  fill_field(universe, object, "slot", static_cast<std::int32_t>(field.index));
  fill_field(universe, object, "name", universe.strings().literal(info.name));
  fill_field(universe, object, "type", type->mirror);
  fill_field(universe, object, "modifiers",
             static_cast<std::int32_t>(field.access_flags & kFieldModifiers));
  fill_field<std::uint8_t>(universe, object, "trustedFinal", is_trusted_final(field));
  fill_field(universe, object, "signature", ATTEMPT(new_string_or_null(machine, info.signature)));
  fill_field(universe, object, "annotations",
             ATTEMPT(new_bytes_or_null(machine, info.annotations.visible)));
  return object;
}

Attempt<Ref> new_method_object(Machine& machine, const vm::Method& method) {
  vm::Universe& universe = machine.universe();
  vm::Class* result = ATTEMPT(return_class(machine, method));
  Ref object = ATTEMPT(
      interp::new_object(machine.universe(), boot_class(universe, "java/lang/reflect/Method")));
  ATTEMPT(fill_executable(machine, method, object));
  fill_field(universe, object, "name", universe.strings().literal(method.info->name));
  fill_field(universe, object, "returnType", result->mirror);
  fill_field(universe, object, "annotationDefault",
             ATTEMPT(new_bytes_or_null(machine, method.info->annotations.default_value)));
  return object;
}

Attempt<Ref> new_constructor_object(Machine& machine, const vm::Method& method) {
  Ref object = ATTEMPT(interp::new_object(
      machine.universe(), boot_class(machine.universe(), "java/lang/reflect/Constructor")));
  ATTEMPT(fill_executable(machine, method, object));
  return object;
}

vm::Attempt<vm::Field*> reflected_field(vm::Universe& universe, Ref field_object) {
  return member_at(universe, field_object, &vm::Class::fields);
}

vm::Attempt<vm::Method*> reflected_method(vm::Universe& universe, Ref executable) {
  vm::Method* method = ATTEMPT(member_at(universe, executable, &vm::Class::methods));
  if (!has_parameters(universe, executable, *method)) return no_such_member();
  return method;
}

bool is_constructor(vm::Universe& universe, const vm::Method& method) {
  return universe.symbols().text(method.name) == "<init>";
}

bool is_initialiser(vm::Universe& universe, const vm::Method& method) {
  return universe.symbols().text(method.name) == "<clinit>";
}

}  // namespace assay::natives
