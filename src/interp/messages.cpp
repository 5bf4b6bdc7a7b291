// SPDX-License-Identifier: Apache-2.0
#include "interp/messages.h"

#include <fmt/format.h>

#include "classfile/constant_pool.h"
#include "classfile/descriptor.h"
#include "vm/class.h"
#include "vm/ref.h"
#include "vm/trap.h"

namespace assay::interp {

namespace {

/// A type of a descriptor as in source code: int, java.lang.String, byte[].
std::string source_type(classfile::TypeDescriptor type) {
  if (type.is_array()) return source_type(type.element()) + "[]";
  switch (type.kind()) {
    case 'B':
      return "byte";
    case 'C':
      return "char";
    case 'D':
      return "double";
    case 'F':
      return "float";
    case 'I':
      return "int";
    case 'J':
      return "long";
    case 'S':
      return "short";
    case 'Z':
      return "boolean";
    case 'V':
      return "void";
    default:
      return vm::external_name(type.class_name());
  }
}

}  // namespace

std::string method_text(const vm::Class& holder, std::string_view name,
                        std::string_view descriptor) {
  classfile::MethodDescriptor method(descriptor);
  std::string parameters;
  for (classfile::TypeDescriptor type : method.parameters()) {
    if (!parameters.empty()) parameters += ", ";
    parameters += source_type(type);
  }
  return fmt::format("{} {}.{}({})", source_type(method.return_type()), vm::external_name(holder),
                     name, parameters);
}

std::string method_text(vm::Universe& universe, const vm::Method& method) {
  return method_text(*method.owner, universe.symbols().text(method.name),
                     universe.symbols().text(method.descriptor));
}

std::string missing_field_message(const vm::Universe& universe, const vm::Class& holder,
                                  const classfile::MemberRef& member) {
  if (universe.feature() < 21) return std::string(member.name);
  return fmt::format("Class {} does not have member field '{} {}'", vm::external_name(holder),
                     source_type(classfile::TypeDescriptor{member.descriptor}), member.name);
}

std::string cast_message(vm::Universe& universe, vm::Class& from, vm::Class& to) {
  return fmt::format("class {} cannot be cast to class {} ({})", vm::external_name(from),
                     vm::external_name(to), universe.describe_places(from, to));
}

std::string unsatisfied_link_message(vm::Universe& universe, const vm::Method& method) {
  return fmt::format("'{}'", method_text(universe, method));
}

vm::Trap abstract_method_trap(vm::Universe& universe, const vm::Method& method,
                              const vm::Class& receiver) {
  return vm::Trap::raise(
      "java/lang/AbstractMethodError",
      fmt::format(
          "Receiver class {} does not define or inherit an implementation of the resolved method "
          "'abstract {}' of {} {}.",
          vm::external_name(receiver),
          [&] {
            std::string text = method_text(universe, method);
            std::string owner = vm::external_name(*method.owner) + ".";
            text.erase(text.find(owner), owner.size());
            return text;
          }(),
          method.owner->is_interface() ? "interface" : "abstract class",
          vm::external_name(*method.owner)));
}

std::string thread_name(vm::Universe& universe, const JavaThread& thread) {
  if (!thread.object) return "main";
  vm::Ref name = universe.get<vm::Ref>(thread.object,
                                       universe.field(*universe.class_of(thread.object), "name"));
  return name ? universe.strings().utf8(name) : "main";
}

}  // namespace assay::interp
