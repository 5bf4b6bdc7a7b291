// SPDX-License-Identifier: Apache-2.0
// Constructors that are there to forbid making objects, and those of enums without arguments.
#include "classfile/class_file.h"
#include "classfile/opcodes.h"
#include "coverage/filters/filters.h"
#include "coverage/filters/matcher.h"

namespace assay::coverage {

using classfile::Opcode;

void filter_empty_constructors(const MethodCode& code, Filtered& filtered) {
  constexpr std::string_view kEnum = "java/lang/Enum", kOfEnum = "(Ljava/lang/String;I)V";
  const classfile::MethodInfo& info = code.info();
  if (info.name != "<init>") return;
  Matcher matcher(code);
  matcher.start_at(0);
  if (matcher.is(Opcode::Aload).fits() &&
      code.nodes().front().instruction.loaded_local() != std::uint16_t{0})
    return;
  const bool is_private = (info.access_flags & classfile::access::kPrivate) != 0;
  if (is_private && info.descriptor == "()V") {
    matcher.is_call(Opcode::Invokespecial, code.file().super_name, "<init>", "()V");
  } else if (code.file().super_name == kEnum && info.descriptor == kOfEnum) {
    matcher.is(Opcode::Aload).is(Opcode::Iload);
    matcher.is_call(Opcode::Invokespecial, kEnum, "<init>", kOfEnum);
  } else {
    return;
  }
  if (matcher.is(Opcode::Return).fits()) filtered.ignore_all(code);
}

}  // namespace assay::coverage
