// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string_view>
#include <unordered_map>

#include "interp/calls/argument_types.h"
#include "vm/class.h"
#include "vm/ref.h"

namespace assay::interp {

/// What a call of a signature-polymorphic method asks for (JVMS 2.9.3).
enum class Polymorphic : std::uint8_t {
  InvokeExact,
  Invoke,
  InvokeBasic,
  LinkToStatic,
  LinkToSpecial,
  LinkToVirtual,
  LinkToInterface,
  VarHandleAccess,
};

/// A call site of MethodHandle.invoke*, linkTo* or a VarHandle access mode.
struct PolymorphicSite {
  Polymorphic kind = Polymorphic::Invoke;
  std::uint16_t pool_index = 0;
  vm::Class* caller = nullptr;
  std::uint16_t argument_count = 0;  // the handle included
  std::string_view descriptor;
  std::string_view name;
  bool is_link() const {
    return kind >= Polymorphic::LinkToStatic && kind <= Polymorphic::LinkToInterface;
  }
  int access_mode = 0;           // of VarHandleAccess
  vm::Class* cast_to = nullptr;  // a reference result must be of this class; null: anything goes
  bool cast_resolved = false;

  // VarHandleAccess: the handle met last and the method that does its work.
  alignas(8) vm::Ref cached_handle;
  vm::Method* cached_method = nullptr;

  // linkTo*: the methods that were called, all of which have the shape of the call.
  std::unordered_map<const vm::Method*, ArgumentTypes> targets;
};

/// An invokedynamic call site that its own bootstrap method has linked.
struct LinkedSite {
  vm::Method* target = nullptr;
  vm::Ref appendix;  // passed behind the arguments if not null
  std::uint16_t argument_count = 0;
};

}  // namespace assay::interp
