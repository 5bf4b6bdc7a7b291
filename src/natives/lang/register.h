// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "interp/native.h"

namespace assay::natives {

/// The natives of java.lang, java.lang.reflect, java.lang.invoke, java.lang.ref and the parts of
/// jdk.internal that they rest on.
void register_lang(interp::NativeTable& table);

// Its parts, one per file.
void register_object(interp::NativeTable& table);
void register_class(interp::NativeTable& table);
void register_class_members(interp::NativeTable& table);
void register_class_attributes(interp::NativeTable& table);
void register_class_loader(interp::NativeTable& table);
void register_protection_domain(interp::NativeTable& table);
void register_module(interp::NativeTable& table);
void register_system(interp::NativeTable& table);
void register_system_properties(interp::NativeTable& table);
void register_thread(interp::NativeTable& table);
void register_stack_walker(interp::NativeTable& table);
void register_throwable(interp::NativeTable& table);
void register_strict_math(interp::NativeTable& table);
void register_string(interp::NativeTable& table);
void register_references(interp::NativeTable& table);
void register_reflection(interp::NativeTable& table);
void register_reflect(interp::NativeTable& table);
void register_reflective_calls(interp::NativeTable& table);
void register_array(interp::NativeTable& table);
void register_constant_pool(interp::NativeTable& table);
void register_method_handles(interp::NativeTable& table);
void register_security(interp::NativeTable& table);
void register_unsafe(interp::NativeTable& table);
void register_unsafe_classes(interp::NativeTable& table);
void register_vm(interp::NativeTable& table);
void register_loader(interp::NativeTable& table);

}  // namespace assay::natives
