// SPDX-License-Identifier: Apache-2.0
#include <algorithm>

#include "classfile/class_file.h"
#include "classfile/constant_pool.h"
#include "classfile/descriptor.h"
#include "classfile/opcodes.h"
#include "mutants/exclusions.h"

namespace assay::mutants {

namespace {

using classfile::Opcode;

bool is_enum_method(const classfile::ClassFile& file, const classfile::MethodInfo& method) {
  std::string own = "L" + std::string(file.name) + ";";
  return method.name == "<init>" || (method.name == "values" && method.descriptor == "()[" + own) ||
         (method.name == "valueOf" && method.descriptor == "(Ljava/lang/String;)" + own);
}

bool is_object_methods_call(const Listing& listing, std::size_t at) {
  if (!listing.is(at, Opcode::Invokedynamic)) return false;
  const classfile::ConstantPool& pool = listing.pool();
  auto index = pool.dynamic(static_cast<std::size_t>(listing[at].operand)).bootstrap_index;
  std::uint16_t handle = listing.file().bootstrap_methods[index].method_handle;
  return pool.member(pool.method_handle(handle).member_index).class_name ==
         "java/lang/runtime/ObjectMethods";
}

bool calls_object_methods(const Listing& listing) {
  for (std::size_t at = 0; at < listing.size(); ++at) {
    if (is_object_methods_call(listing, at)) return true;
  }
  return false;
}

bool is_record_method(const Listing& listing) {
  const auto& components = listing.file().record_components;
  const classfile::MethodInfo& method = listing.method();
  bool is_accessor = std::any_of(components.begin(), components.end(),
                                 [&](const auto& one) { return one.name == method.name; });
  if (is_accessor) return true;
  if (method.name == "<init>") {
    int arguments = classfile::MethodDescriptor(method.descriptor).argument_count();
    return static_cast<std::size_t>(arguments) == components.size();
  }
  bool is_standard =
      method.name == "equals" || method.name == "hashCode" || method.name == "toString";
  return is_standard && calls_object_methods(listing);
}

}  // namespace

bool is_generated(const Listing& listing) {
  const classfile::ClassFile& file = listing.file();
  const classfile::MethodInfo& method = listing.method();
  bool is_synthetic = (method.access_flags & classfile::access::kSynthetic) != 0;
  if (is_synthetic && !method.name.starts_with("lambda$")) return true;
  if (file.super_name == "java/lang/Enum") return is_enum_method(file, method);
  return file.super_name == "java/lang/Record" && is_record_method(listing);
}

}  // namespace assay::mutants
