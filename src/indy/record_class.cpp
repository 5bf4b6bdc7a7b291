// SPDX-License-Identifier: Apache-2.0
// Writes equals, hashCode and toString of records, as straight code over their private fields.
#include <fmt/format.h>

#include "classfile/build/class_builder.h"
#include "classfile/build/code_builder.h"
#include "classfile/descriptor.h"
#include "classfile/opcodes.h"
#include "indy/record.h"
#include "indy/signature.h"

namespace assay::indy {

namespace {

using classfile::ClassBuilder;
using classfile::CodeBuilder;
using classfile::FrameType;
using classfile::MemberRef;
using classfile::Opcode;
using classfile::TypeDescriptor;
namespace access = classfile::access;

constexpr std::string_view kObjects = "java/util/Objects";

void load_field(CodeBuilder& code, int local, const MemberRef& field) {
  code.load('L', local).get_field(field.class_name, field.name, field.descriptor);
}

/// Goes to `differ` unless the two components on the stack are equal.
void compare(CodeBuilder& code, TypeDescriptor type, CodeBuilder::Label differ) {
  switch (type.kind()) {
    case 'J':
      code.emit(Opcode::Lcmp).branch(Opcode::Ifne, differ);
      break;
    case 'F':
      code.invoke_static("java/lang/Float", "compare", "(FF)I").branch(Opcode::Ifne, differ);
      break;
    case 'D':
      code.invoke_static("java/lang/Double", "compare", "(DD)I").branch(Opcode::Ifne, differ);
      break;
    case 'L':
    case '[':
      code.invoke_static(kObjects, "equals", "(Ljava/lang/Object;Ljava/lang/Object;)Z")
          .branch(Opcode::Ifeq, differ);
      break;
    default:
      code.branch(Opcode::IfIcmpne, differ);
      break;
  }
}

void write_equals(ClassBuilder& builder, const Record& record, const RecordMethod& method) {
  CodeBuilder& code = builder.add_method(access::kStatic, method.name, method.descriptor);
  const FrameType self{7, builder.pool().class_ref(record.class_name)};
  const FrameType object{7, builder.pool().class_ref("java/lang/Object")};
  const CodeBuilder::Label other = code.new_label(), differ = code.new_label();
  code.load('L', 0).load('L', 1).branch(Opcode::IfAcmpne, other);
  code.push_int(1).return_value('I');
  code.bind(other).frame({self, object}, {});
  code.load('L', 1).instance_of(record.class_name).branch(Opcode::Ifeq, differ);
  if (!record.fields.empty()) code.load('L', 1).check_cast(record.class_name).store('L', 1);
  // The library happens to compare the last component first, which their equals methods can tell.
  for (auto field = record.fields.rbegin(); field != record.fields.rend(); ++field) {
    load_field(code, 0, *field);
    load_field(code, 1, *field);
    compare(code, {field->descriptor}, differ);
  }
  code.push_int(1).return_value('I');
  code.bind(differ).frame({self, object}, {});
  code.push_int(0).return_value('I');
}

void hash(CodeBuilder& code, TypeDescriptor type) {
  if (type.kind() == 'I') return;
  if (const Primitive* primitive = primitive_of(type.kind())) {
    code.invoke_static(primitive->box, "hashCode", fmt::format("({})I", type.text));
  } else {
    code.invoke_static(kObjects, "hashCode", "(Ljava/lang/Object;)I");
  }
}

void write_hash_code(ClassBuilder& builder, const Record& record, const RecordMethod& method) {
  CodeBuilder& code = builder.add_method(access::kStatic, method.name, method.descriptor);
  code.push_int(0);
  for (const MemberRef& field : record.fields) {
    code.push_int(31).emit(Opcode::Imul);
    load_field(code, 0, field);
    hash(code, {field.descriptor});
    code.emit(Opcode::Iadd);
  }
  code.return_value('I');
}

void write_to_string(ClassBuilder& builder, const Record& record, const RecordMethod& method,
                     std::string_view spun_name) {
  const std::string join_descriptor = method.to_string.descriptor();
  builder.add_bodyless_method(access::kStatic | access::kNative, kRecordJoin, join_descriptor);
  CodeBuilder& code = builder.add_method(access::kStatic, method.name, method.descriptor);
  for (const MemberRef& field : record.fields) {
    load_field(code, 0, field);
    make_joinable(code, {field.descriptor}, method.stringifier);
  }
  code.invoke_static(spun_name, kRecordJoin, join_descriptor).return_value('L');
}

}  // namespace

std::vector<std::uint8_t> write_record_class(const Record& record, std::string_view name,
                                             const RecordMethod& method) {
  ClassBuilder builder(name, "java/lang/Object",
                       access::kFinal | access::kSuper | access::kSynthetic);
  if (method.name == "equals") {
    write_equals(builder, record, method);
  } else if (method.name == "hashCode") {
    write_hash_code(builder, record, method);
  } else {
    write_to_string(builder, record, method, name);
  }
  return builder.finish();
}

}  // namespace assay::indy
