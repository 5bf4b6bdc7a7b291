// SPDX-License-Identifier: Apache-2.0
// java.lang.invoke.MethodHandleNatives: from symbolic MemberName objects to resolved ones and
// back.
#include <fmt/format.h>

#include <string>

#include "classfile/class_file.h"
#include "classfile/constant_pool.h"
#include "classfile/descriptor.h"
#include "interp/class_init.h"
#include "interp/messages.h"
#include "interp/objects.h"
#include "natives/lang/register.h"
#include "natives/reflect/member_name.h"
#include "natives/reflect/reflect_objects.h"
#include "natives/reflect/signatures.h"
#include "vm/class.h"
#include "vm/ref.h"
#include "vm/symbols.h"
#include "vm/trap.h"
#include "vm/universe.h"

namespace assay::natives {

namespace {

using classfile::ReferenceKind;
using vm::Attempt;
using vm::Done;
using vm::Ref;

/// The descriptor in MemberName.type: a MethodType, a Class or a String.
std::string descriptor_of_type(vm::Universe& universe, Ref type) {
  const vm::Class* kind = universe.class_of(type);
  if (kind == universe.well_known().method_type) return descriptor_of_method_type(universe, type);
  if (kind == universe.well_known().class_) return descriptor_of(*universe.of_mirror(type));
  if (kind == universe.well_known().string) return universe.strings().modified_utf8(type);
  return {};
}

/// What a MemberName asks for.
struct Wanted {
  vm::Class& holder;
  std::string name, descriptor;
  std::int32_t flags;
  vm::Class* caller;  // who must have access to a method; null: everybody has
};

Attempt<Done> resolve_field(Machine& machine, Ref member_name, const Wanted& wanted) {
  vm::Universe& universe = machine.universe();
  vm::Field* field =
      wanted.holder.find_field(universe.intern(wanted.name), universe.intern(wanted.descriptor));
  if (field == nullptr) {
    classfile::MemberRef member{0, wanted.holder.name, wanted.name, wanted.descriptor};
    return vm::Trap::raise(
        "java/lang/NoSuchFieldError",
        interp::missing_field_message(machine.universe(), wanted.holder, member));
  }
  ReferenceKind kind = reference_kind(wanted.flags);
  bool is_setter = kind == ReferenceKind::PutField || kind == ReferenceKind::PutStatic;
  bind_member_name(universe, member_name, *field, is_setter);
  return Done{};
}

/// The one declaration of a signature-polymorphic method, whatever the descriptor.
vm::Method* find_polymorphic(vm::Universe& universe, const Wanted& wanted) {
  for (vm::Method& method : wanted.holder.methods) {
    bool fits =
        method.traits.signature_polymorphic && universe.symbols().text(method.name) == wanted.name;
    if (fits) return &method;
  }
  return nullptr;
}

Attempt<Done> check_staticness(Machine& machine, const vm::Method& method, ReferenceKind kind) {
  bool wants_static = kind == ReferenceKind::InvokeStatic;
  if (wants_static == method.is_static()) return Done{};
  std::string_view wanted = wants_static                           ? "Expected static"
                            : kind == ReferenceKind::InvokeVirtual ? "Expecting non-static"
                                                                   : "Expected instance not static";
  return vm::Trap::raise(
      "java/lang/IncompatibleClassChangeError",
      fmt::format("{} method '{}'", wanted, interp::method_text(machine.universe(), method)));
}

/// The machine trusts classes of the library; a public Lookup is Object's and must not be.
Attempt<Done> check_access(Machine& machine, const Wanted& wanted, const vm::Method& method) {
  vm::Class& caller = *wanted.caller;
  vm::Class& owner = *method.owner;
  std::string text = fmt::format("method '{}'", interp::method_text(machine.universe(), method));
  if (!caller.trusted || owner.trusted || method.is(classfile::access::kPublic)) {
    return machine.resolver().check_member_access(caller, wanted.holder, owner, method.access_flags,
                                                  text);
  }
  return vm::Trap::raise("java/lang/IllegalAccessError",
                         fmt::format("class {} tried to access {} ({})", vm::external_name(caller),
                                     text, machine.universe().describe_places(caller, owner)));
}

Attempt<Done> resolve_method(Machine& machine, Ref member_name, const Wanted& wanted) {
  vm::Universe& universe = machine.universe();
  ReferenceKind kind = reference_kind(wanted.flags);
  bool wants_interface = kind == ReferenceKind::InvokeInterface;
  bool constructs = (wanted.flags & member_flag::kConstructor) != 0;
  if (wants_interface && !wanted.holder.is_interface()) {
    return vm::Trap::raise("java/lang/IncompatibleClassChangeError",
                           fmt::format("Found class {}, but interface was expected",
                                       vm::external_name(wanted.holder)));
  }
  std::string text = interp::method_text(wanted.holder, wanted.name, wanted.descriptor);
  vm::Method* method = find_polymorphic(universe, wanted);
  vm::Symbol name = universe.intern(wanted.name), descriptor = universe.intern(wanted.descriptor);
  if (method == nullptr) {
    method = constructs ? wanted.holder.find_declared(name, descriptor)
                        : wanted.holder.find_method(name, descriptor);
  }
  if (method == nullptr) {
    return vm::Trap::raise("java/lang/NoSuchMethodError", fmt::format("'{}'", text));
  }
  ATTEMPT(check_staticness(machine, *method, kind));
  if (wanted.caller != nullptr) ATTEMPT(check_access(machine, wanted, *method));
  return bind_member_name(machine, member_name, *method, wanted.holder,
                          kind == ReferenceKind::InvokeSpecial);
}

Attempt<Done> resolve_member(Machine& machine, Ref member_name, vm::Class* caller) {
  vm::Universe& universe = machine.universe();
  if (get_field<Ref>(universe, member_name, "method")) return Done{};
  Ref holder = get_field<Ref>(universe, member_name, "clazz");
  Ref name = get_field<Ref>(universe, member_name, "name");
  Ref type = get_field<Ref>(universe, member_name, "type");
  std::int32_t flags = get_field<std::int32_t>(universe, member_name, "flags");
  if (!holder || !name || !type) {
    return vm::Trap::raise("java/lang/IllegalArgumentException", "nothing to resolve");
  }
  vm::Class* klass = universe.of_mirror(holder);
  if (klass->is_array()) klass = universe.well_known().object;
  ATTEMPT(interp::ensure_linked(machine, *klass));
  Wanted wanted{*klass, universe.strings().modified_utf8(name), descriptor_of_type(universe, type),
                flags, caller};
  const bool is_field = (flags & member_flag::kField) != 0;
  const bool is_type = is_field ? classfile::is_field_descriptor(wanted.descriptor)
                                : classfile::is_method_descriptor(wanted.descriptor);
  if (!is_type) return vm::Trap::raise("java/lang/IllegalArgumentException", "malformed type");
  if (is_field) return resolve_field(machine, member_name, wanted);
  return resolve_method(machine, member_name, wanted);
}

/// (member name, caller, lookup mode, speculative): null instead of an error if speculative.
Outcome resolve(NativeCall& call) {
  if (!call.ref(0)) return call.throws("java/lang/InternalError", "nothing to resolve");
  vm::Class* caller = call.ref(1) ? &class_argument(call, 1) : nullptr;
  auto resolved = resolve_member(call.machine, call.ref(0), caller);
  if (resolved.ok()) return call.returns(call.ref(0));
  bool suspended = resolved.trap().kind == vm::Trap::Kind::Suspended;
  if (call.boolean(3) && !suspended) return call.returns(vm::kNull);
  return call.trapped(std::move(resolved).trap());
}

/// (member name, Field, Method or Constructor)
Outcome init(NativeCall& call) {
  if (!call.ref(0) || !call.ref(1)) return call.throws("java/lang/InternalError", "init");
  vm::Universe& universe = call.universe();
  std::string_view kind = universe.class_of(call.ref(1))->name;
  if (kind == "java/lang/reflect/Field") {
    vm::Field& field = *NATIVE_TRY(call, reflected_field(universe, call.ref(1)));
    bind_member_name(universe, call.ref(0), field, false);
    return call.returns();
  }
  vm::Method& method = *NATIVE_TRY(call, reflected_method(universe, call.ref(1)));
  if (method.traits.signature_polymorphic) return call.returns();
  NATIVE_TRY(call, bind_member_name(call.machine, call.ref(0), method, *method.owner, false));
  return call.returns();
}

/// The field of a class, or of its superclasses, at an offset.
const vm::Field* field_at(const vm::Class& klass, std::int64_t offset, bool is_static) {
  for (const vm::Class* at = &klass; at != nullptr; at = at->super) {
    for (const vm::Field& field : at->fields) {
      if (field.offset == offset && field.is_static() == is_static) return &field;
    }
  }
  return nullptr;
}

/// Gives a bound MemberName the name and type that it may lack.
Outcome expand(NativeCall& call) {
  if (!call.ref(0)) return call.throws("java/lang/InternalError", "mname is null");
  vm::Universe& universe = call.universe();
  Ref member = call.ref(0);
  std::int32_t flags = get_field<std::int32_t>(universe, member, "flags");
  std::string_view name, descriptor;
  if ((flags & member_flag::kField) != 0) {
    vm::Class& holder = class_of_mirror(universe, get_field<Ref>(universe, member, "clazz"));
    const vm::Field* field = field_at(holder, get_field<std::int64_t>(universe, member, "$vmindex"),
                                      (flags & classfile::access::kStatic) != 0);
    if (field == nullptr) return call.throws("java/lang/InternalError", "unrecognized type");
    name = universe.symbols().text(field->name);
    descriptor = universe.symbols().text(field->descriptor);
  } else {
    const vm::Method* method = method_of_member_name(universe, member);
    if (method == nullptr)
      return call.throws("java/lang/IllegalArgumentException", "nothing to expand");
    name = universe.symbols().text(method->name);
    descriptor = universe.symbols().text(method->descriptor);
  }
  if (!get_field<Ref>(universe, member, "name")) {
    set_field(universe, member, "name", universe.strings().literal(name));
  }
  if (!get_field<Ref>(universe, member, "type")) {
    set_field(universe, member, "type", NATIVE_TRY(call, new_string(call.machine, descriptor)));
  }
  return call.returns();
}

Outcome field_offset(NativeCall& call) {
  if (!call.ref(0)) return call.throws("java/lang/InternalError", "non-static field required");
  return call.returns_long(get_field<std::int64_t>(call.universe(), call.ref(0), "$vmindex"));
}

Outcome static_field_base(NativeCall& call) {
  if (!call.ref(0)) return call.throws("java/lang/InternalError", "static field required");
  return call.returns(get_field<Ref>(call.universe(), call.ref(0), "clazz"));
}

/// An index and the class or MemberName that it belongs to; only assertions look at it.
Outcome member_vm_info(NativeCall& call) {
  if (!call.ref(0)) return call.returns(vm::kNull);
  vm::Universe& universe = call.universe();
  std::int32_t flags = get_field<std::int32_t>(universe, call.ref(0), "flags");
  std::int64_t index = get_field<std::int64_t>(universe, call.ref(0), "$vmindex");
  Ref boxed =
      NATIVE_TRY(call, interp::box(call.universe(), vm::Kind::Long, vm::Slot::of_long(index)));
  bool is_field = (flags & member_flag::kField) != 0;
  Ref parts[] = {boxed, is_field ? get_field<Ref>(universe, call.ref(0), "clazz") : call.ref(0)};
  vm::Class& object = *universe.well_known().object;
  return call.returns(NATIVE_TRY(call, new_reference_array(call.machine, object, parts)));
}

Outcome set_call_site_target(NativeCall& call) {
  if (!call.ref(0)) return call.null_pointer();
  set_field(call.universe(), call.ref(0), "target", call.ref(1));
  return call.returns();
}

}  // namespace

void register_method_handles(NativeTable& table) {
  table.add("java/lang/invoke/MethodHandleNatives",
            {
                {"registerNatives", "()V", do_nothing},
                {"init", "*", init},
                {"expand", "*", expand},
                {"resolve", "*", resolve},
                {"objectFieldOffset", "*", field_offset},
                {"staticFieldOffset", "*", field_offset},
                {"staticFieldBase", "*", static_field_base},
                {"getMemberVMInfo", "*", member_vm_info},
                {"getNamedCon", "*", answer_zero},
                {"setCallSiteTargetNormal", "*", set_call_site_target},
                {"setCallSiteTargetVolatile", "*", set_call_site_target},
                {"clearCallSiteContext", "*", do_nothing},
            });
}

}  // namespace assay::natives
