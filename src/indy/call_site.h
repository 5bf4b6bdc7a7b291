// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "classfile/class_file.h"
#include "classfile/constant_pool.h"
#include "interp/machine.h"
#include "interp/resolution/resolver.h"
#include "vm/class.h"
#include "vm/ref.h"
#include "vm/trap.h"

namespace assay::indy {

/// An InvokeDynamic or Dynamic entry of a class (JVMS 4.4.10) together with its bootstrap method,
/// as texts and constant-pool indices of that class; nothing in it is resolved.
struct CallSite {
  vm::Class& caller;
  std::uint16_t pool_index;
  bool is_constant;                   // a Dynamic entry
  std::string_view name, descriptor;  // of the method to link, or the constant and its type
  std::string_view bootstrap_class, bootstrap_name;
  std::span<const std::uint16_t> arguments;  // static arguments of the bootstrap method

  const classfile::ConstantPool& pool() const { return caller.file->constant_pool; }
  bool argument_is(std::size_t index, classfile::Tag tag) const {
    return index < arguments.size() && pool().is(arguments[index], tag);
  }
};

CallSite call_site_at(vm::Class& caller, std::uint16_t pool_index);

using Target = interp::DynamicLinker::Target;

/// What linking a call site gives: a target, nothing if the genuine bootstrap method is to run, or
/// the Trap of a class that could not be resolved yet.
using Linkage = vm::Attempt<std::optional<Target>>;

inline Linkage linked_to(vm::Method& method) { return std::optional(Target{&method, {}}); }
inline Linkage linked_to(vm::Ref constant) { return std::optional(Target{nullptr, constant}); }
inline Linkage left_to_library() { return std::optional<Target>(); }

}  // namespace assay::indy
