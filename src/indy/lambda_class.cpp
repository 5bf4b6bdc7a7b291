// SPDX-License-Identifier: Apache-2.0
// Writes the class of a lambda. Unlike the library's, the factory method stores the captured values
// itself instead of calling a constructor, which the verifier would not let pass (and is never
// asked): capturing then costs one call.
#include <fmt/format.h>

#include "classfile/build/class_builder.h"
#include "classfile/build/code_builder.h"
#include "classfile/constant_pool.h"
#include "classfile/descriptor.h"
#include "classfile/opcodes.h"
#include "indy/lambda.h"
#include "indy/type_adapter.h"

namespace assay::indy {

namespace {

using classfile::ClassBuilder;
using classfile::CodeBuilder;
using classfile::Opcode;
using classfile::ReferenceKind;
using classfile::TypeDescriptor;
namespace access = classfile::access;

constexpr std::string_view kSerializedLambda = "java/lang/invoke/SerializedLambda";
constexpr std::string_view kNotSerializable = "java/io/NotSerializableException";

class LambdaWriter {
 public:
  LambdaWriter(const Lambda& lambda, std::string_view name)
      : lambda_(lambda),
        name_(name),
        builder_(name, "java/lang/Object", access::kFinal | access::kSuper | access::kSynthetic) {}

  std::vector<std::uint8_t> write(std::string_view caller_name) {
    for (const Interface& interface : lambda_.interfaces) builder_.add_interface(interface.name);
    write_fields();
    if (lambda_.captures()) write_factory();
    for (const InterfaceMethod& method : lambda_.methods) write_method(method);
    if (lambda_.is_serializable) {
      write_replacement(caller_name);
    } else if (lambda_.looks_serializable) {
      write_refusal("writeObject", "(Ljava/io/ObjectOutputStream;)V");
      write_refusal("readObject", "(Ljava/io/ObjectInputStream;)V");
    }
    return builder_.finish();
  }

 private:
  static std::string field_name(std::size_t capture) { return fmt::format("arg${}", capture + 1); }

  void write_fields() {
    for (std::size_t i = 0; i < lambda_.factory.parameters.size(); ++i) {
      builder_.add_field(access::kPrivate, field_name(i), captured(i).descriptor.text);
    }
  }

  void write_factory() {
    CodeBuilder& code =
        builder_.add_method(access::kStatic, kLambdaFactory, lambda_.factory_descriptor);
    code.new_object(name_);
    int local = 0;
    for (std::size_t i = 0; i < lambda_.factory.parameters.size(); ++i) {
      const TypeDescriptor type = captured(i).descriptor;
      code.emit(Opcode::Dup).load(type.kind(), local).put_field(name_, field_name(i), type.text);
      local += type.slots();
    }
    code.return_value('L');
  }

  /// A method of the functional interface: captured values and converted arguments go to the
  /// implementation, its converted result comes back.
  void write_method(const InterfaceMethod& method) {
    const bool is_bridge = &method != &lambda_.methods.front();
    CodeBuilder& code = builder_.add_method(access::kPublic | (is_bridge ? access::kBridge : 0),
                                            lambda_.method_name, method.descriptor);
    const Signature& signature = method.signature;
    const Implementation& target = lambda_.implementation;
    if (target.kind == ReferenceKind::NewInvokeSpecial) {
      code.new_object(target.member.class_name).emit(Opcode::Dup);
    }
    const std::size_t captured_count = lambda_.factory.parameters.size();
    for (std::size_t i = 0; i < captured_count; ++i) load_captured(code, i);
    int local = 1;
    for (std::size_t i = 0; i < signature.parameters.size(); ++i) {
      const Type& type = signature.parameters[i];
      code.load(type.code(), local);
      local += type.descriptor.slots();
      adapt(code, type, target.signature.parameters[captured_count + i],
            lambda_.precise.signature.parameters[i]);
    }
    invoke(code);
    adapt(code, target.signature.result, signature.result, signature.result);
    code.return_value(signature.result.code());
  }

  void invoke(CodeBuilder& code) {
    const Implementation& target = lambda_.implementation;
    const classfile::MemberRef& member = target.member;
    switch (target.kind) {
      case ReferenceKind::InvokeStatic:
        code.invoke_static(member.class_name, member.name, member.descriptor,
                           target.owner_is_interface);
        break;
      case ReferenceKind::NewInvokeSpecial:
        code.invoke_special(member.class_name, member.name, member.descriptor);
        break;
      case ReferenceKind::InvokeInterface:
        code.invoke_interface(member.class_name, member.name, member.descriptor);
        break;
      default:
        code.invoke_virtual(member.class_name, member.name, member.descriptor);
        break;
    }
  }

  /// writeReplace: what a serializable lambda is written as.
  void write_replacement(std::string_view caller_name) {
    CodeBuilder& code = builder_.add_method(access::kPrivate | access::kFinal, "writeReplace",
                                            "()Ljava/lang/Object;");
    const Implementation& target = lambda_.implementation;
    code.new_object(kSerializedLambda).emit(Opcode::Dup);
    code.push_class(caller_name);
    code.push_string(lambda_.factory.result.class_name());
    code.push_string(lambda_.method_name);
    code.push_string(lambda_.methods.front().descriptor);
    code.push_int(static_cast<int>(target.named_kind));
    code.push_string(target.method->owner->name);
    code.push_string(target.member.name);
    code.push_string(target.member.descriptor);
    code.push_string(lambda_.precise.descriptor);
    push_captured_array(code);
    code.invoke_special(kSerializedLambda, "<init>",
                        "(Ljava/lang/Class;Ljava/lang/String;Ljava/lang/String;Ljava/lang/String;"
                        "ILjava/lang/String;Ljava/lang/String;Ljava/lang/String;Ljava/lang/String;"
                        "[Ljava/lang/Object;)V");
    code.return_value('L');
  }

  void push_captured_array(CodeBuilder& code) {
    code.push_int(static_cast<int>(lambda_.factory.parameters.size()));
    code.new_reference_array("java/lang/Object");
    for (std::size_t i = 0; i < lambda_.factory.parameters.size(); ++i) {
      code.emit(Opcode::Dup).push_int(static_cast<int>(i));
      load_captured(code, i);
      if (captured(i).is_primitive()) box(code, captured(i).code());
      code.emit(Opcode::Aastore);
    }
  }

  void write_refusal(std::string_view name, std::string_view descriptor) {
    CodeBuilder& code = builder_.add_method(access::kPrivate | access::kFinal, name, descriptor);
    code.new_object(kNotSerializable).emit(Opcode::Dup).push_string("Non-serializable lambda");
    code.invoke_special(kNotSerializable, "<init>", "(Ljava/lang/String;)V").emit(Opcode::Athrow);
  }

  void load_captured(CodeBuilder& code, std::size_t capture) {
    code.load('L', 0).get_field(name_, field_name(capture), captured(capture).descriptor.text);
  }
  const Type& captured(std::size_t index) const { return lambda_.factory.parameters[index]; }

  const Lambda& lambda_;
  std::string_view name_;
  ClassBuilder builder_;
};

}  // namespace

std::vector<std::uint8_t> write_lambda_class(const Lambda& lambda, std::string_view name,
                                             std::string_view caller_name) {
  return LambdaWriter(lambda, name).write(caller_name);
}

}  // namespace assay::indy
