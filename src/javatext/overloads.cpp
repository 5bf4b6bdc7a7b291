// SPDX-License-Identifier: Apache-2.0
#include "javatext/overloads.h"

#include "classfile/class_file.h"
#include "classfile/descriptor.h"
#include "concolic/inputs/inputs.h"
#include "javatext/generic_signatures.h"
#include "vm/ref.h"

namespace assay::javatext {

namespace {

std::string_view box_of(vm::Kind kind) {
  switch (kind) {
    case vm::Kind::Boolean:
      return "java/lang/Boolean";
    case vm::Kind::Byte:
      return "java/lang/Byte";
    case vm::Kind::Char:
      return "java/lang/Character";
    case vm::Kind::Short:
      return "java/lang/Short";
    case vm::Kind::Long:
      return "java/lang/Long";
    case vm::Kind::Float:
      return "java/lang/Float";
    case vm::Kind::Double:
      return "java/lang/Double";
    default:
      return "java/lang/Integer";
  }
}

/// Whether an argument may be passed, whatever javac has to do for it.
bool fits(interp::Machine& machine, const vm::Method& method, classfile::TypeDescriptor parameter,
          const ArgumentType& argument) {
  const bool is_number = argument.kind != vm::Kind::Ref;
  if (!parameter.is_reference())
    return is_number ? (parameter.text == "Z") == (argument.kind == vm::Kind::Boolean)
                     : argument.is_box;
  const vm::Class* klass =
      is_number ? machine.universe().load_boot(box_of(argument.kind)) : argument.klass;
  if (klass == nullptr) return true;
  const vm::Class* wanted = concolic::class_of(machine, *method.owner, parameter.text);
  return wanted == nullptr || klass->is_assignable_to(wanted);
}

bool takes(interp::Machine& machine, const vm::Method& method,
           const std::vector<ArgumentType>& arguments) {
  classfile::MethodDescriptor descriptor(method.info->descriptor);
  if (static_cast<std::size_t>(descriptor.argument_count()) != arguments.size()) return false;
  std::size_t i = 0;
  for (classfile::TypeDescriptor parameter : descriptor.parameters()) {
    if (!fits(machine, method, parameter, arguments[i++])) return false;
  }
  return true;
}

}  // namespace

namespace {

/// Whether a method with the same name, of the class or of one above it, is such a one.
template <class Predicate>
bool any_namesake(const vm::Method& method, Predicate is_such) {
  const bool constructs = method.info->name == "<init>";
  std::vector<const vm::Class*> types{method.owner};
  for (std::size_t i = 0; i < types.size(); ++i) {
    const vm::Class* at = types[i];
    for (const vm::Method& other : at->methods) {
      const bool is_other = other.name == method.name && other.descriptor != method.descriptor &&
                            !other.is(classfile::access::kSynthetic);
      if (is_other && is_such(other)) return true;
    }
    if (constructs) break;
    if (at->super != nullptr) types.push_back(at->super);
    types.insert(types.end(), at->interfaces.begin(), at->interfaces.end());
  }
  return false;
}

}  // namespace

bool is_overloaded(interp::Machine& machine, const vm::Method& method,
                   const std::vector<ArgumentType>& arguments) {
  return any_namesake(method,
                      [&](const vm::Method& other) { return takes(machine, other, arguments); });
}

bool is_in_dispute(const vm::Method& method, std::size_t parameter,
                   const std::vector<ArgumentType>& arguments) {
  const vm::Class* klass = arguments[parameter].klass;
  if (klass == nullptr) return false;
  if (depends_on_others(method, parameter) && type_parameters(*klass).count == 0) return true;
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    if (i != parameter && arguments[i].klass != klass &&
        shares_bounded_variable(method, parameter, i))
      return true;
  }
  return false;
}

bool has_namesake(const vm::Method& method) {
  auto count = [](const vm::Method& each) {
    return classfile::MethodDescriptor(each.info->descriptor).argument_count();
  };
  return any_namesake(method, [&](const vm::Method& other) {
    return count(other) == count(method) || other.is(classfile::access::kVarargs);
  });
}

}  // namespace assay::javatext
