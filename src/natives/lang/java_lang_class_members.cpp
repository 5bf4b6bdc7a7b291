// SPDX-License-Identifier: Apache-2.0
// java.lang.Class: fields, methods, constructors and record components, in the order of the class
// file. Each native first resolves all types, which may suspend it, and only then makes objects.
#include <vector>

#include "classfile/class_file.h"
#include "interp/class_init.h"
#include "interp/objects.h"
#include "natives/lang/register.h"
#include "natives/reflect/reflect_objects.h"
#include "vm/class.h"
#include "vm/ref.h"
#include "vm/trap.h"
#include "vm/universe.h"

namespace assay::natives {

namespace {

using vm::Attempt;
using vm::Ref;

using NewMemberObject = Attempt<Ref> (*)(Machine&, const vm::Method&);

Outcome return_members(NativeCall& call, const char* member_class,
                       const std::vector<Ref>& objects) {
  vm::Class& klass = boot_class(call.universe(), member_class);
  return call.returns(NATIVE_TRY(call, new_reference_array(call.machine, klass, objects)));
}

/// (this, public only)
Outcome declared_fields(NativeCall& call) {
  vm::Class& klass = class_argument(call, 0);
  NATIVE_TRY(call, interp::ensure_linked(call.machine, klass));
  std::vector<const vm::Field*> chosen;
  for (const vm::Field& field : klass.fields) {
    bool wanted = !call.boolean(1) || (field.access_flags & classfile::access::kPublic) != 0;
    const bool is_ours =
        klass.is_invented && (field.access_flags & classfile::access::kSynthetic) != 0;
    if (wanted && field.info != nullptr && !is_ours) chosen.push_back(&field);
  }
  for (const vm::Field* field : chosen) NATIVE_TRY(call, resolve_types(call.machine, *field));
  std::vector<Ref> objects;
  objects.reserve(chosen.size());
  for (const vm::Field* field : chosen) {
    objects.push_back(NATIVE_TRY(call, new_field_object(call.machine, *field)));
  }
  return return_members(call, "java/lang/reflect/Field", objects);
}

Outcome declared_executables(NativeCall& call, bool constructors, const char* member_class,
                             NewMemberObject make) {
  vm::Universe& universe = call.universe();
  vm::Class& klass = class_argument(call, 0);
  NATIVE_TRY(call, interp::ensure_linked(call.machine, klass));
  std::vector<const vm::Method*> chosen;
  for (const vm::Method& method : klass.methods) {
    bool wanted = !call.boolean(1) || method.is(classfile::access::kPublic);
    if (!wanted || is_initialiser(universe, method)) continue;
    if (is_constructor(universe, method) == constructors) chosen.push_back(&method);
  }
  for (const vm::Method* method : chosen) NATIVE_TRY(call, resolve_types(call.machine, *method));
  std::vector<Ref> objects;
  objects.reserve(chosen.size());
  for (const vm::Method* method : chosen) {
    objects.push_back(NATIVE_TRY(call, make(call.machine, *method)));
  }
  return return_members(call, member_class, objects);
}

Outcome declared_methods(NativeCall& call) {
  return declared_executables(call, false, "java/lang/reflect/Method", new_method_object);
}

Outcome declared_constructors(NativeCall& call) {
  return declared_executables(call, true, "java/lang/reflect/Constructor", new_constructor_object);
}

Attempt<Ref> new_component_object(Machine& machine, vm::Class& owner,
                                  const classfile::RecordComponent& component) {
  vm::Universe& universe = machine.universe();
  vm::Class* type = ATTEMPT(machine.resolver().class_of_descriptor(owner, component.descriptor));
  std::string accessor_type = "()" + std::string(component.descriptor);
  vm::Method* accessor =
      owner.find_declared(universe.intern(component.name), universe.intern(accessor_type));
  Ref accessor_object;
  if (accessor != nullptr && !accessor->is_static()) {
    accessor_object = ATTEMPT(new_method_object(machine, *accessor));
  }
  Ref object = ATTEMPT(interp::new_object(
      machine.universe(), boot_class(universe, "java/lang/reflect/RecordComponent")));
  fill_field(universe, object, "clazz", owner.mirror);
  fill_field(universe, object, "name", universe.strings().literal(component.name));
  fill_field(universe, object, "type", type->mirror);
  fill_field(universe, object, "accessor", accessor_object);
  fill_field(universe, object, "signature",
             ATTEMPT(new_string_or_null(machine, component.signature)));
  fill_field(universe, object, "annotations",
             ATTEMPT(new_bytes_or_null(machine, component.annotations.visible)));
  fill_field(universe, object, "typeAnnotations",
             ATTEMPT(new_bytes_or_null(machine, component.annotations.visible_type)));
  return object;
}

Outcome record_components(NativeCall& call) {
  vm::Class& klass = class_argument(call, 0);
  if (klass.file == nullptr) return call.returns(vm::kNull);
  const auto& components = klass.file->record_components;
  for (const classfile::RecordComponent& component : components) {
    NATIVE_TRY(call, call.machine.resolver().class_of_descriptor(klass, component.descriptor));
  }
  std::vector<Ref> objects;
  objects.reserve(components.size());
  for (const classfile::RecordComponent& component : components) {
    objects.push_back(NATIVE_TRY(call, new_component_object(call.machine, klass, component)));
  }
  return return_members(call, "java/lang/reflect/RecordComponent", objects);
}

}  // namespace

void register_class_members(NativeTable& table) {
  table.add(
      "java/lang/Class",
      {
          {"getDeclaredFields0", "(Z)[Ljava/lang/reflect/Field;", declared_fields},
          {"getDeclaredMethods0", "(Z)[Ljava/lang/reflect/Method;", declared_methods},
          {"getDeclaredConstructors0", "(Z)[Ljava/lang/reflect/Constructor;",
           declared_constructors},
          {"getRecordComponents0", "()[Ljava/lang/reflect/RecordComponent;", record_components},
      });
}

}  // namespace assay::natives
