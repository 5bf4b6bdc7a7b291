// SPDX-License-Identifier: Apache-2.0
// The methods of records that their compiler writes with ObjectMethods.
#include "classfile/class_file.h"
#include "classfile/opcodes.h"
#include "coverage/filters/filters.h"
#include "coverage/filters/matcher.h"

namespace assay::coverage {
namespace {

using classfile::Opcode;

bool is_object_method(const MethodCode& code, std::size_t index) {
  const classfile::ClassFile& file = code.file();
  const auto site = file.constant_pool.dynamic(code.nodes()[index].instruction.constant_operand());
  if (site.name != code.info().name || site.bootstrap_index >= file.bootstrap_methods.size())
    return false;
  const auto handle =
      file.constant_pool.method_handle(file.bootstrap_methods[site.bootstrap_index].method_handle);
  const auto member = file.constant_pool.member(handle.member_index);
  return member.class_name == "java/lang/runtime/ObjectMethods" && member.name == "bootstrap";
}

}  // namespace

void filter_records(const MethodCode& code, Filtered& filtered) {
  const classfile::MethodInfo& info = code.info();
  if (code.file().super_name != "java/lang/Record") return;
  const bool is_equals = info.name == "equals" && info.descriptor == "(Ljava/lang/Object;)Z";
  const bool is_hash = info.name == "hashCode" && info.descriptor == "()I";
  const bool is_text = info.name == "toString" && info.descriptor == "()Ljava/lang/String;";
  if (!is_equals && !is_hash && !is_text) return;
  Matcher matcher(code);
  matcher.start_at(0);
  matcher.is(Opcode::Aload);
  if (is_equals) matcher.is(Opcode::Aload);
  if (!matcher.is(Opcode::Invokedynamic).fits() || !is_object_method(code, matcher.at())) return;
  if (matcher.is(is_text ? Opcode::Areturn : Opcode::Ireturn).fits()) filtered.ignore_all(code);
}

}  // namespace assay::coverage
