// SPDX-License-Identifier: Apache-2.0
// Helpful NullPointerException messages, worded as HotSpot words them: first what could not be
// done, then a description of the null reference, found by going back from the operand stack to
// the instructions that pushed it.
#include "natives/lang/null_pointer_message.h"

#include <fmt/format.h>

#include <vector>

#include "classfile/class_file.h"
#include "classfile/constant_pool.h"
#include "classfile/descriptor.h"
#include "classfile/instructions.h"
#include "classfile/opcodes.h"
#include "classfile/parse/byte_reader.h"
#include "vm/linking/operand_sources.h"
#include "vm/linking/verified_code.h"

namespace assay::natives {

namespace {

using classfile::Opcode;

constexpr int kMostDetail = 5;  // how deep a description may nest

std::string source_type(classfile::TypeDescriptor type) {
  if (type.is_array()) return source_type(type.element()) + "[]";
  switch (type.kind()) {
    case 'Z':
      return "boolean";
    case 'B':
      return "byte";
    case 'C':
      return "char";
    case 'S':
      return "short";
    case 'I':
      return "int";
    case 'J':
      return "long";
    case 'F':
      return "float";
    case 'D':
      return "double";
    default:
      break;
  }
  std::string name = vm::external_name(type.class_name());
  // Object and String go without their package; so does every name that starts like theirs.
  constexpr std::string_view kPackage = "java.lang.";
  bool is_short = name.starts_with("java.lang.Object") || name.starts_with("java.lang.String");
  return is_short ? name.substr(kPackage.size()) : name;
}

std::string class_text(std::string_view internal_name) {
  std::string name = vm::external_name(internal_name);
  if (name == "java.lang.Object") return "Object";
  if (name == "java.lang.String") return "String";
  return name;
}

/// The element type in messages about array instructions, which come in the order I L F D A B C S.
constexpr std::string_view kElementTypes[] = {"int",    "long",         "float", "double",
                                              "object", "byte/boolean", "char",  "short"};

class Message {
 public:
  Message(const vm::VerifiedCode& code, std::uint32_t target)
      : code_(code),
        method_(code.method()),
        bytes_(code.bytecode()),
        pool_(code.pool()),
        target_(target) {}

  std::optional<std::string> text() {
    std::optional<unsigned> null_depth = vm::followed_operand(code_, target_);
    if (!null_depth) return std::nullopt;
    states_ = vm::trace_operands(code_, target_);
    std::string text = action();
    return text + cause(*null_depth);
  }

 private:
  classfile::Instruction instruction_at(std::uint32_t at) const {
    return classfile::Instruction::at(bytes_, at);
  }
  Opcode opcode_at(std::uint32_t at) const { return instruction_at(at).opcode; }
  classfile::MemberRef member_at(std::uint32_t at) const {
    return pool_.member(instruction_at(at).constant_operand());
  }
  static bool is_between(Opcode opcode, Opcode first, Opcode last) {
    return opcode >= first && opcode <= last;
  }
  static bool is_invoke(Opcode opcode) {
    return is_between(opcode, Opcode::Invokevirtual, Opcode::Invokeinterface);
  }
  static unsigned distance(Opcode opcode, Opcode from) {
    return static_cast<unsigned>(opcode) - static_cast<unsigned>(from);
  }

  std::string action() const {
    Opcode opcode = opcode_at(target_);
    if (is_between(opcode, Opcode::Iaload, Opcode::Saload)) {
      return fmt::format("Cannot load from {} array",
                         kElementTypes[distance(opcode, Opcode::Iaload)]);
    }
    if (is_between(opcode, Opcode::Iastore, Opcode::Sastore)) {
      return fmt::format("Cannot store to {} array",
                         kElementTypes[distance(opcode, Opcode::Iastore)]);
    }
    switch (opcode) {
      case Opcode::Arraylength:
        return "Cannot read the array length";
      case Opcode::Athrow:
        return "Cannot throw exception";
      case Opcode::Monitorenter:
        return "Cannot enter synchronized block";
      case Opcode::Monitorexit:
        return "Cannot exit synchronized block";
      case Opcode::Getfield:
        return fmt::format("Cannot read field \"{}\"", member_at(target_).name);
      case Opcode::Putfield:
        return fmt::format("Cannot assign field \"{}\"", member_at(target_).name);
      default:
        return fmt::format("Cannot invoke \"{}\"", method_text(target_));
    }
  }

  std::string method_text(std::uint32_t at) const {
    classfile::MemberRef member = member_at(at);
    std::string parameters;
    for (classfile::TypeDescriptor type :
         classfile::MethodDescriptor(member.descriptor).parameters()) {
      if (!parameters.empty()) parameters += ", ";
      parameters += source_type(type);
    }
    return fmt::format("{}.{}({})", class_text(member.class_name), member.name, parameters);
  }

  std::string cause(unsigned depth) const {
    std::optional<std::string> description = describe(target_, depth, kMostDetail);
    if (!description) return {};
    auto source = static_cast<std::uint32_t>(states_[target_]->source(depth));
    std::string_view what = is_invoke(opcode_at(source)) ? "the return value of " : "";
    return fmt::format(" because {}\"{}\" is null", what, *description);
  }

  /// Describes the value that the instruction at `at` finds `depth` below the top of the stack.
  std::optional<std::string> describe(std::uint32_t at, unsigned depth, int detail) const {
    if (detail <= 0 || !states_[at]) return std::nullopt;
    std::int32_t source = states_[at]->source(depth);
    if (source == vm::OperandSources::kUnknown) return std::nullopt;
    return describe_result(static_cast<std::uint32_t>(source), detail);
  }

  std::optional<std::string> describe_result(std::uint32_t at, int detail) const {
    Opcode opcode = opcode_at(at);
    if (is_invoke(opcode)) return method_text(at);
    if (is_between(opcode, Opcode::IconstM1, Opcode::Iconst5)) {
      return std::to_string(static_cast<int>(distance(opcode, Opcode::IconstM1)) - 1);
    }
    if (is_between(opcode, Opcode::Iaload, Opcode::Saload)) return array_element(at, detail);
    if (std::optional<unsigned> local = loaded_local(at)) return local_text(at, *local);
    switch (opcode) {
      case Opcode::AconstNull:
        return "null";
      case Opcode::Bipush:
      case Opcode::Sipush:
        return std::to_string(instruction_at(at).number_operand());
      case Opcode::Getstatic: {
        classfile::MemberRef member = member_at(at);
        return fmt::format("{}.{}", class_text(member.class_name), member.name);
      }
      case Opcode::Getfield: {
        std::optional<std::string> object = describe(at, 0, detail - 1);
        return (object ? *object + "." : "") + std::string(member_at(at).name);
      }
      default:
        return std::nullopt;
    }
  }

  std::string array_element(std::uint32_t at, int detail) const {
    std::string array = describe(at, 1, detail - 1).value_or("<array>");
    return fmt::format("{}[{}]", array, describe(at, 0, detail).value_or("..."));
  }

  /// The variable that an iload or aload instruction loads.
  std::optional<unsigned> loaded_local(std::uint32_t at) const {
    Opcode opcode = opcode_at(at);
    bool is_iload = opcode == Opcode::Iload || is_between(opcode, Opcode::Iload0, Opcode::Iload3);
    bool is_aload = opcode == Opcode::Aload || is_between(opcode, Opcode::Aload0, Opcode::Aload3);
    if (!is_iload && !is_aload) return std::nullopt;
    return instruction_at(at).loaded_local();
  }

  std::string local_text(std::uint32_t at, unsigned local) const {
    if (std::optional<std::string_view> name = debug_name(at, local)) return std::string(*name);
    bool is_unchanged = !states_[at]->is_written(local);
    if (is_unchanged && local == 0 && !method_.is_static()) return "this";
    unsigned first = method_.is_static() ? 0 : 1;
    int number = 1;
    for (classfile::TypeDescriptor type :
         classfile::MethodDescriptor(method_.info->descriptor).parameters()) {
      auto end = first + static_cast<unsigned>(type.slots());
      if (is_unchanged && local >= first && local < end)
        return fmt::format("<parameter{}>", number);
      first = end;
      ++number;
    }
    return fmt::format("<local{}>", local);
  }

  /// The variable's name according to the LocalVariableTable attributes (JVMS 4.7.13).
  std::optional<std::string_view> debug_name(std::uint32_t at, unsigned local) const {
    for (classfile::Bytes table : method_.info->debug.local_variables) {
      classfile::ByteReader reader(table);
      for (int rows = reader.u2(); rows > 0; --rows) {
        std::uint32_t start = reader.u2(), length = reader.u2();
        std::uint16_t name = reader.u2();
        reader.u2();  // descriptor
        std::uint16_t slot = reader.u2();
        if (reader.truncated()) break;
        bool fits = slot == local && at >= start && at < start + length;
        if (fits && pool_.is(name, classfile::Tag::Utf8)) return pool_.utf8(name);
      }
    }
    return std::nullopt;
  }

  const vm::VerifiedCode& code_;
  const vm::Method& method_;
  classfile::Bytes bytes_;
  const classfile::ConstantPool& pool_;
  std::uint32_t target_;
  std::vector<std::optional<vm::OperandSources>> states_;
};

/// Whether an instruction begins there: the index may come from a forged stack trace.
bool is_instruction(classfile::Bytes bytes, std::uint32_t index) {
  for (const classfile::Instruction& each : classfile::Instructions(bytes)) {
    if (each.pc >= index) return each.pc == index;
  }
  return false;
}

}  // namespace

std::optional<std::string> null_pointer_message(const vm::Method& method,
                                                std::uint32_t bytecode_index) {
  auto code = vm::VerifiedCode::of(method);
  if (!code || bytecode_index >= code->bytecode().size()) return std::nullopt;
  if (!is_instruction(code->bytecode(), bytecode_index)) return std::nullopt;
  return Message(*code, bytecode_index).text();
}

}  // namespace assay::natives
