// SPDX-License-Identifier: Apache-2.0
#include "natives/reflect/member_name.h"

#include <bit>

#include "interp/native.h"
#include "interp/objects.h"
#include "natives/reflect/reflect_objects.h"

namespace assay::natives {

namespace {

namespace access = classfile::access;
using classfile::ReferenceKind;
using vm::Attempt;
using vm::Ref;

constexpr std::int64_t kNotDispatched = -2;  // the vmindex of a direct call
constexpr int kFirstWithHidden = 24;         // the JDK whose MemberName knows hidden members

std::int32_t kind_flag(ReferenceKind kind) {
  return static_cast<std::int32_t>(kind) << member_flag::kReferenceKindShift;
}

bool is_trusted_final(const vm::Field& field) {
  const vm::Class& owner = *field.owner;
  return field.is_final() && (field.is_static() || owner.is_hidden || owner.file->is_record);
}

/// How the method is called and where dispatch finds it.
struct CallShape {
  std::int32_t flags;
  std::int64_t index;
  vm::Class* holder;
};

bool is_statically_bound(const vm::Method& method) {
  return method.is_private() || method.is_static() || method.is(access::kFinal) ||
         (method.owner->is(access::kFinal) && !method.owner->is_interface());
}

/// Some fields that should hold one are of type Object.
void check_member_name(vm::Universe& universe, Ref object) {
  if (!object) throw interp::Refusal{"java/lang/NullPointerException", ""};
  if (universe.class_of(object) != universe.well_known().member_name)
    throw interp::Refusal{nullptr, "not a MemberName"};
}

CallShape shape_of(vm::Universe& universe, vm::Method& method, vm::Class& resolved_class,
                   bool is_special) {
  if (is_constructor(universe, method)) {
    return {member_flag::kConstructor | kind_flag(ReferenceKind::InvokeSpecial), kNotDispatched,
            method.owner};
  }
  if (method.is_static()) {
    return {member_flag::kMethod | kind_flag(ReferenceKind::InvokeStatic), kNotDispatched,
            method.owner};
  }
  if (is_special || is_statically_bound(method)) {
    return {member_flag::kMethod | kind_flag(ReferenceKind::InvokeSpecial), kNotDispatched,
            method.owner};
  }
  if (!method.owner->is_interface()) {
    return {member_flag::kMethod | kind_flag(ReferenceKind::InvokeVirtual), method.vtable_index,
            method.owner};
  }
  if (!resolved_class.is_interface()) {  // inherited from an interface, called on a class
    return {member_flag::kMethod | kind_flag(ReferenceKind::InvokeVirtual), 0, &resolved_class};
  }
  return {member_flag::kMethod | kind_flag(ReferenceKind::InvokeInterface), 0, method.owner};
}

}  // namespace

Attempt<Ref> new_resolved_method(Machine& machine, vm::Method& method) {
  vm::Universe& universe = machine.universe();
  Ref resolved = ATTEMPT(interp::new_object(
      machine.universe(), boot_class(universe, "java/lang/invoke/ResolvedMethodName")));
  fill_field(universe, resolved, "$vmtarget", std::bit_cast<std::int64_t>(&method));
  vm::Class& klass = *universe.class_of(resolved);
  if (universe.find_field(klass, "vmholder") != nullptr) {
    fill_field(universe, resolved, "vmholder", method.owner->mirror);
  }
  return resolved;
}

vm::Method* method_of_resolved(vm::Universe& universe, Ref resolved) {
  // Fields of type Object hold it, too, and an object that no native made stands for nothing.
  const bool is_one =
      resolved && universe.class_of(resolved)->name == "java/lang/invoke/ResolvedMethodName";
  if (!is_one) return nullptr;
  return std::bit_cast<vm::Method*>(get_field<std::int64_t>(universe, resolved, "$vmtarget"));
}

void bind_member_name(vm::Universe& universe, Ref member_name, const vm::Field& field,
                      bool is_setter) {
  check_member_name(universe, member_name);
  constexpr std::uint16_t kModifiers = access::kPublic | access::kPrivate | access::kProtected |
                                       access::kStatic | access::kFinal | access::kVolatile |
                                       access::kTransient | access::kEnum | access::kSynthetic;
  ReferenceKind kind = field.is_static()
                           ? (is_setter ? ReferenceKind::PutStatic : ReferenceKind::GetStatic)
                           : (is_setter ? ReferenceKind::PutField : ReferenceKind::GetField);
  std::int32_t flags = (field.access_flags & kModifiers) | member_flag::kField | kind_flag(kind);
  if (is_trusted_final(field)) flags |= member_flag::kTrustedFinal;
  set_field(universe, member_name, "flags", flags);
  set_field(universe, member_name, "method", vm::kNull);
  set_field(universe, member_name, "$vmindex", static_cast<std::int64_t>(field.offset));
  set_field(universe, member_name, "clazz", field.owner->mirror);
}

Attempt<vm::Done> bind_member_name(Machine& machine, Ref member_name, vm::Method& method,
                                   vm::Class& resolved_class, bool is_special) {
  constexpr std::uint16_t kModifiers = access::kPublic | access::kPrivate | access::kProtected |
                                       access::kStatic | access::kFinal | access::kSynchronized |
                                       access::kBridge | access::kVarargs | access::kNative |
                                       access::kAbstract | access::kStrict | access::kSynthetic;
  vm::Universe& universe = machine.universe();
  check_member_name(universe, member_name);
  Ref resolved = ATTEMPT(new_resolved_method(machine, method));
  CallShape shape = shape_of(universe, method, resolved_class, is_special);
  std::int32_t flags = (method.access_flags & kModifiers) | shape.flags;
  if (method.traits.caller_sensitive) flags |= member_flag::kCallerSensitive;
  if (method.traits.hidden_frame && universe.feature() >= kFirstWithHidden) {
    flags |= member_flag::kHidden;
  }
  set_field(universe, member_name, "flags", flags);
  set_field(universe, member_name, "method", resolved);
  set_field(universe, member_name, "$vmindex", shape.index);
  set_field(universe, member_name, "clazz", shape.holder->mirror);
  return vm::Done{};
}

vm::Method* method_of_member_name(vm::Universe& universe, Ref member_name) {
  Ref resolved = get_field<Ref>(universe, member_name, "method");
  return method_of_resolved(universe, resolved);
}

ReferenceKind reference_kind(std::int32_t flags) {
  return static_cast<ReferenceKind>(flags >> member_flag::kReferenceKindShift &
                                    member_flag::kReferenceKindMask);
}

}  // namespace assay::natives
