// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string_view>
#include <vector>

#include "classfile/descriptor.h"
#include "interp/machine.h"
#include "vm/class.h"
#include "vm/trap.h"

namespace assay::indy {

/// A type of a descriptor and the class it means to the caller of a call site.
struct Type {
  classfile::TypeDescriptor descriptor;
  vm::Class* klass = nullptr;

  char code() const { return descriptor.kind(); }
  bool is_primitive() const { return !descriptor.is_reference(); }
  bool is_void() const { return descriptor.is_void(); }
  bool is_object() const { return descriptor.text == "Ljava/lang/Object;"; }
  std::string_view class_name() const { return descriptor.class_name(); }
  friend bool operator==(const Type& a, const Type& b) {
    return a.descriptor.text == b.descriptor.text;
  }
};

/// A method descriptor with its classes resolved: what a java.lang.invoke.MethodType is to Java.
struct Signature {
  std::vector<Type> parameters;
  Type result;
};

vm::Attempt<Type> resolve_type(interp::Machine& machine, vm::Class& caller,
                               classfile::TypeDescriptor descriptor);
/// Loads every class of the descriptor, as resolving a MethodType does (JVMS 5.4.3.5).
vm::Attempt<Signature> resolve_signature(interp::Machine& machine, vm::Class& caller,
                                         std::string_view descriptor);

/// A primitive type with its box class.
struct Primitive {
  char code;  // of the descriptor
  std::string_view box;
  std::string_view box_descriptor;  // of valueOf
  std::string_view unbox;           // the method, such as intValue
  std::string_view unbox_descriptor;
};

/// The primitive type with this descriptor character, or null.
const Primitive* primitive_of(char code);
/// The primitive type that a box class holds, or null for every other class.
const Primitive* primitive_in(std::string_view class_name);

/// Whether a primitive type is the other or can be widened to it (JLS 5.1.2).
bool widens_to(char from, char to);

/// Whether a value can be passed on as another type the way a lambda does it: by widening, boxing,
/// unboxing or a reference conversion. Unless strict, references are converted by casts.
bool is_adaptable(const Type& from, const Type& to, bool strict);

}  // namespace assay::indy
