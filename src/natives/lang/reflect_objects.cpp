// SPDX-License-Identifier: Apache-2.0
#include "natives/lang/reflect_objects.h"

#include "classfile/descriptor.h"

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
    classes.push_back(ATTEMPT(machine.class_of_descriptor(*method.owner, type.text)));
  }
  return classes;
}

Attempt<std::vector<vm::Class*>> exception_classes(Machine& machine, const vm::Method& method) {
  std::vector<vm::Class*> classes;
  for (std::uint16_t index : method.info->exceptions) {
    classes.push_back(ATTEMPT(machine.resolve_class(*method.owner, index)));
  }
  return classes;
}

Attempt<vm::Class*> return_class(Machine& machine, const vm::Method& method) {
  classfile::TypeDescriptor type =
      classfile::MethodDescriptor(method.info->descriptor).return_type();
  return machine.class_of_descriptor(*method.owner, type.text);
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

}  // namespace

Attempt<Done> resolve_types(Machine& machine, const vm::Field& field) {
  ATTEMPT(machine.class_of_descriptor(*field.owner, field.info->descriptor));
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
  vm::Class* type = ATTEMPT(machine.class_of_descriptor(*field.owner, info.descriptor));
  Ref object = ATTEMPT(machine.new_object(boot_class(universe, "java/lang/reflect/Field")));
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
  Ref object = ATTEMPT(machine.new_object(boot_class(universe, "java/lang/reflect/Method")));
  ATTEMPT(fill_executable(machine, method, object));
  fill_field(universe, object, "name", universe.strings().literal(method.info->name));
  fill_field(universe, object, "returnType", result->mirror);
  fill_field(universe, object, "annotationDefault",
             ATTEMPT(new_bytes_or_null(machine, method.info->annotations.default_value)));
  return object;
}

Attempt<Ref> new_constructor_object(Machine& machine, const vm::Method& method) {
  Ref object =
      ATTEMPT(machine.new_object(boot_class(machine.universe(), "java/lang/reflect/Constructor")));
  ATTEMPT(fill_executable(machine, method, object));
  return object;
}

vm::Field& reflected_field(vm::Universe& universe, Ref field_object) {
  vm::Class& owner = *universe.of_mirror(get_field<Ref>(universe, field_object, "clazz"));
  return owner
      .fields[static_cast<std::size_t>(get_field<std::int32_t>(universe, field_object, "slot"))];
}

vm::Method& reflected_method(vm::Universe& universe, Ref executable) {
  vm::Class& owner = *universe.of_mirror(get_field<Ref>(universe, executable, "clazz"));
  return owner
      .methods[static_cast<std::size_t>(get_field<std::int32_t>(universe, executable, "slot"))];
}

bool is_constructor(vm::Universe& universe, const vm::Method& method) {
  return universe.symbols().text(method.name) == "<init>";
}

bool is_initialiser(vm::Universe& universe, const vm::Method& method) {
  return universe.symbols().text(method.name) == "<clinit>";
}

}  // namespace assay::natives
