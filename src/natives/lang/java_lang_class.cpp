// SPDX-License-Identifier: Apache-2.0
// java.lang.Class: what a class is and how it relates to others. Its members are in
// java_lang_class_members.cpp, what its class file says in java_lang_class_attributes.cpp.
#include <string>

#include "classfile/descriptor.h"
#include "classfile/names.h"
#include "interp/class_init.h"
#include "interp/objects.h"
#include "natives/lang/register.h"
#include "natives/lang/support.h"
#include "vm/class.h"
#include "vm/ref.h"

namespace assay::natives {

namespace {

using vm::Kind;
using vm::Ref;

Outcome class_not_found(NativeCall& call, Ref name) {
  return call.throws("java/lang/ClassNotFoundException", call.strings().utf8(name));
}

/// What Class.forName passes on to loaders: it tolerates one slash at the end.
bool is_legal_name(std::string_view name) {
  if (name.ends_with('/')) name.remove_suffix(1);
  return classfile::is_class_name_or_array(name);
}

/// Names that no class can have show as the library hands them to the VM.
Outcome illegal_name(NativeCall& call, Ref name) {
  std::string text = classfile::internal_name(call.strings().utf8(name));
  return call.throws("java/lang/ClassNotFoundException", text);
}

Outcome for_name(NativeCall& call) {
  if (!call.ref(0)) return call.null_pointer();
  std::optional<std::string> name = internal_name(call, call.ref(0));
  if (!name || !is_legal_name(*name)) return illegal_name(call, call.ref(0));
  vm::LoaderData& loader = call.universe().loader_data(call.ref(2));
  vm::Class* klass = NATIVE_TRY(call, call.machine.resolver().find_class(loader, *name));
  if (call.boolean(1)) NATIVE_TRY(call, interp::ensure_initialised(call.machine, *klass));
  return call.returns(klass->mirror);
}

Outcome primitive_class(NativeCall& call) {
  if (!call.ref(0)) return call.null_pointer();
  std::string name = call.strings().utf8(call.ref(0));
  for (Kind kind : {Kind::Boolean, Kind::Byte, Kind::Char, Kind::Short, Kind::Int, Kind::Long,
                    Kind::Float, Kind::Double, Kind::Void}) {
    const vm::Class& klass = *call.universe().primitive(kind);
    if (klass.name == name) return call.returns(klass.mirror);
  }
  return class_not_found(call, call.ref(0));
}

/// As with -ea: assertions of the library itself stay off.
Outcome desired_assertion_status(NativeCall& call) {
  return call.returns_bool(call.machine.settings().assertions_enabled &&
                           !class_argument(call, 0).trusted);
}

Outcome is_instance(NativeCall& call) {
  Ref object = call.ref(1);
  return call.returns_bool(
      object && call.universe().class_of(object)->is_assignable_to(&class_argument(call, 0)));
}

Outcome is_assignable_from(NativeCall& call) {
  if (!call.ref(1)) return call.null_pointer();
  vm::Class& target = class_argument(call, 0);
  vm::Class& source = class_argument(call, 1);
  if (target.is_primitive() || source.is_primitive()) return call.returns_bool(&target == &source);
  return call.returns_bool(source.is_assignable_to(&target));
}

Outcome is_array(NativeCall& call) { return call.returns_bool(class_argument(call, 0).is_array()); }
Outcome is_primitive(NativeCall& call) {
  return call.returns_bool(class_argument(call, 0).is_primitive());
}
Outcome is_interface(NativeCall& call) {
  return call.returns_bool(class_argument(call, 0).is_interface());
}
Outcome is_hidden(NativeCall& call) { return call.returns_bool(class_argument(call, 0).is_hidden); }

Outcome is_record(NativeCall& call) {
  const vm::Class& klass = class_argument(call, 0);
  bool is_record = klass.file != nullptr && klass.file->is_record && klass.super != nullptr &&
                   klass.super->name == "java/lang/Record" && klass.is(classfile::access::kFinal);
  return call.returns_bool(is_record);
}

Outcome get_superclass(NativeCall& call) {
  const vm::Class& klass = class_argument(call, 0);
  if (klass.is_interface() || klass.super == nullptr) return call.returns(vm::kNull);
  return call.returns(klass.super->mirror);
}

Outcome get_interfaces(NativeCall& call) {
  return call.returns(
      NATIVE_TRY(call, new_class_array(call.machine, class_argument(call, 0).interfaces)));
}

Outcome get_modifiers(NativeCall& call) {
  return call.returns_int(call.universe().modifiers(class_argument(call, 0)));
}

Outcome get_raw_access_flags(NativeCall& call) {
  return call.returns_int(class_argument(call, 0).access_flags);
}

Outcome get_class_file_version(NativeCall& call) {
  const vm::Class& klass = class_argument(call, 0);
  if (klass.file == nullptr) return call.returns_int(0);
  return call.returns_int(klass.file->minor_version << 16 | klass.file->major_version);
}

Outcome init_class_name(NativeCall& call) {
  const vm::Class& klass = class_argument(call, 0);
  std::string name = vm::external_name(klass);
  // What depends on how an invented class is called is not to be relied upon either.
  if (klass.is_invented && call.universe().hashes_are_salted()) name += "Elsewhere";
  Ref string = call.strings().make(name);
  if (!string) return call.out_of_memory();
  Ref canonical = call.strings().intern(string);
  call.heap().write(call.ref(0), call.universe().well_known().class_fields.name, canonical);
  return call.returns(canonical);
}

Outcome get_constant_pool(NativeCall& call) {
  vm::Class& pool_class = boot_class(call.universe(), "jdk/internal/reflect/ConstantPool");
  if (class_argument(call, 0).file == nullptr) return call.returns(vm::kNull);
  Ref pool = NATIVE_TRY(call, interp::new_object(call.universe(), pool_class));
  fill_field(call.universe(), pool, "constantPoolOop", call.ref(0));
  return call.returns(pool);
}

}  // namespace

void register_class(NativeTable& table) {
  constexpr const char* kName = "java/lang/Class";
  table.add(kName,
            {
                {"registerNatives", "()V", do_nothing},
                {"forName0",
                 "(Ljava/lang/String;ZLjava/lang/ClassLoader;Ljava/lang/Class;)Ljava/lang/Class;",
                 for_name},
                {"getPrimitiveClass", "(Ljava/lang/String;)Ljava/lang/Class;", primitive_class},
                {"desiredAssertionStatus0", "(Ljava/lang/Class;)Z", desired_assertion_status},
                {"isInstance", "(Ljava/lang/Object;)Z", is_instance},
                {"isAssignableFrom", "(Ljava/lang/Class;)Z", is_assignable_from},
                {"isArray", "()Z", is_array},
                {"isPrimitive", "()Z", is_primitive},
                {"isInterface", "()Z", is_interface},
                {"isHidden", "()Z", is_hidden},
                {"isRecord0", "()Z", is_record},
                {"getSuperclass", "()Ljava/lang/Class;", get_superclass},
                {"getInterfaces0", "()[Ljava/lang/Class;", get_interfaces},
                {"getModifiers", "()I", get_modifiers},
                {"getClassAccessFlagsRaw0", "()I", get_raw_access_flags},
                {"getClassFileVersion0", "()I", get_class_file_version},
                {"initClassName", "()Ljava/lang/String;", init_class_name},
                {"getSigners", "()[Ljava/lang/Object;", answer_null},
                {"setSigners", "([Ljava/lang/Object;)V", do_nothing},
                {"getConstantPool", "()Ljdk/internal/reflect/ConstantPool;", get_constant_pool},
            });
  register_class_members(table);
  register_class_attributes(table);
}

}  // namespace assay::natives
