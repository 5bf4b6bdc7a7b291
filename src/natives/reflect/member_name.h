// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "classfile/constant_pool.h"
#include "natives/lang/support.h"
#include "vm/class.h"
#include "vm/ref.h"
#include "vm/trap.h"
#include "vm/universe.h"

namespace assay::natives {

/// Flags of java.lang.invoke.MemberName beside the member's modifiers, and the place of the
/// reference kind among them.
namespace member_flag {
inline constexpr std::int32_t kMethod = 0x00010000, kConstructor = 0x00020000, kField = 0x00040000,
                              kCallerSensitive = 0x00100000, kTrustedFinal = 0x00200000,
                              kHidden = 0x00400000;
inline constexpr unsigned kReferenceKindShift = 24;
inline constexpr std::int32_t kReferenceKindMask = 0x0F;
}  // namespace member_flag

/// Lets a MemberName object stand for a field, as its getter or setter.
void bind_member_name(vm::Universe& universe, vm::Ref member_name, const vm::Field& field,
                      bool is_setter);

/// Lets it stand for a method found in `resolved_class`. `is_special`: called without dispatch.
vm::Attempt<vm::Done> bind_member_name(Machine& machine, vm::Ref member_name, vm::Method& method,
                                       vm::Class& resolved_class, bool is_special);

/// A java.lang.invoke.ResolvedMethodName for a method, and back: null if the object stands for
/// none.
vm::Attempt<vm::Ref> new_resolved_method(Machine& machine, vm::Method& method);
vm::Method* method_of_resolved(vm::Universe& universe, vm::Ref resolved);

/// The method a bound MemberName stands for; null if it stands for none.
vm::Method* method_of_member_name(vm::Universe& universe, vm::Ref member_name);

classfile::ReferenceKind reference_kind(std::int32_t flags);

}  // namespace assay::natives
