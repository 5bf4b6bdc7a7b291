// SPDX-License-Identifier: Apache-2.0
#include "natives/lang/register.h"

namespace assay::natives {

void register_lang(interp::NativeTable& table) {
  register_object(table);
  register_class(table);
  register_class_loader(table);
  register_protection_domain(table);
  register_module(table);
  register_system(table);
  register_system_properties(table);
  register_thread(table);
  register_stack_walker(table);
  register_throwable(table);
  register_string(table);
  register_strict_math(table);
  register_references(table);
  register_reflection(table);
  register_reflect(table);
  register_reflective_calls(table);
  register_array(table);
  register_constant_pool(table);
  register_method_handles(table);
  register_security(table);
  register_unsafe(table);
  register_vm(table);
  register_loader(table);
}

}  // namespace assay::natives
