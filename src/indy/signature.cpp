// SPDX-License-Identifier: Apache-2.0
#include "indy/signature.h"

namespace assay::indy {

namespace {

constexpr Primitive kPrimitives[] = {
    {'Z', "java/lang/Boolean", "(Z)Ljava/lang/Boolean;", "booleanValue", "()Z"},
    {'C', "java/lang/Character", "(C)Ljava/lang/Character;", "charValue", "()C"},
    {'B', "java/lang/Byte", "(B)Ljava/lang/Byte;", "byteValue", "()B"},
    {'S', "java/lang/Short", "(S)Ljava/lang/Short;", "shortValue", "()S"},
    {'I', "java/lang/Integer", "(I)Ljava/lang/Integer;", "intValue", "()I"},
    {'J', "java/lang/Long", "(J)Ljava/lang/Long;", "longValue", "()J"},
    {'F', "java/lang/Float", "(F)Ljava/lang/Float;", "floatValue", "()F"},
    {'D', "java/lang/Double", "(D)Ljava/lang/Double;", "doubleValue", "()D"},
};

bool is_assignable(const Type& from, const Type& to) {
  return from.klass->is_assignable_to(to.klass);
}

/// Whether the box of a primitive type is a `to`. Says no to the rarest interfaces that some boxes
/// implement: their call sites are left to the class library.
bool box_is_assignable(char from, const Type& to) {
  const std::string_view box = primitive_of(from)->box;
  if (to.class_name() == box) return true;
  const bool is_number = from != 'Z' && from != 'C';
  static constexpr std::string_view kAlways[] = {"java/lang/Object", "java/lang/Comparable",
                                                 "java/io/Serializable",
                                                 "java/lang/constant/Constable"};
  for (std::string_view name : kAlways) {
    if (to.class_name() == name) return true;
  }
  return is_number && to.class_name() == "java/lang/Number";
}

}  // namespace

vm::Attempt<Type> resolve_type(interp::Machine& machine, vm::Class& caller,
                               classfile::TypeDescriptor descriptor) {
  return Type{descriptor, ATTEMPT(machine.resolver().class_of_descriptor(caller, descriptor.text))};
}

vm::Attempt<Signature> resolve_signature(interp::Machine& machine, vm::Class& caller,
                                         std::string_view descriptor) {
  const classfile::MethodDescriptor method(descriptor);
  Signature signature;
  for (classfile::TypeDescriptor parameter : method.parameters()) {
    signature.parameters.push_back(ATTEMPT(resolve_type(machine, caller, parameter)));
  }
  signature.result = ATTEMPT(resolve_type(machine, caller, method.return_type()));
  return signature;
}

const Primitive* primitive_of(char code) {
  for (const Primitive& primitive : kPrimitives) {
    if (primitive.code == code) return &primitive;
  }
  return nullptr;
}

const Primitive* primitive_in(std::string_view class_name) {
  for (const Primitive& primitive : kPrimitives) {
    if (primitive.box == class_name) return &primitive;
  }
  return nullptr;
}

bool widens_to(char from, char to) {
  if (from == to) return true;
  constexpr std::string_view kByWidth = "BSIJFD";
  const std::size_t target = kByWidth.find(to);
  if (target == std::string_view::npos) return false;  // to Z, C or V
  if (from == 'C') return target >= kByWidth.find('I');
  const std::size_t source = kByWidth.find(from);
  return source != std::string_view::npos && source < target;
}

bool is_adaptable(const Type& from, const Type& to, bool strict) {
  if (from == to) return true;
  if (from.is_void() || to.is_void()) return false;
  if (from.is_primitive()) {
    return to.is_primitive() ? widens_to(from.code(), to.code())
                             : box_is_assignable(from.code(), to);
  }
  if (!to.is_primitive()) return !strict || is_assignable(from, to);
  const Primitive* boxed = primitive_in(from.class_name());
  return boxed != nullptr ? widens_to(boxed->code, to.code()) : !strict;
}

}  // namespace assay::indy
