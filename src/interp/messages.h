// SPDX-License-Identifier: Apache-2.0
// The texts of the exceptions the machine throws, as HotSpot words them.
#pragma once

#include <string>
#include <string_view>

#include "classfile/constant_pool.h"
#include "interp/threads/thread.h"
#include "vm/class.h"
#include "vm/trap.h"
#include "vm/universe.h"

namespace assay::interp {

/// "int java.lang.String.indexOf(int)", without the throws clause and modifiers.
std::string method_text(const vm::Class& holder, std::string_view name,
                        std::string_view descriptor);
std::string method_text(vm::Universe& universe, const vm::Method& method);

std::string missing_field_message(const vm::Universe& universe, const vm::Class& holder,
                                  const classfile::MemberRef& member);
std::string cast_message(vm::Universe& universe, vm::Class& from, vm::Class& to);
std::string unsatisfied_link_message(vm::Universe& universe, const vm::Method& method);
vm::Trap abstract_method_trap(vm::Universe& universe, const vm::Method& method,
                              const vm::Class& receiver);
std::string thread_name(vm::Universe& universe, const JavaThread& thread);

}  // namespace assay::interp
