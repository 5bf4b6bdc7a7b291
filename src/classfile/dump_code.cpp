// SPDX-License-Identifier: Apache-2.0
#include <fmt/format.h>

#include <map>

#include "classfile/byte_reader.h"
#include "classfile/dump.h"
#include "classfile/opcodes.h"

namespace assay::classfile {
namespace {

constexpr std::string_view kArrayTypes[] = {"boolean", "char",  "float", "double",
                                            "byte",    "short", "int",   "long"};

constexpr std::string_view kReferenceKinds[] = {"?",
                                                "getField",
                                                "getStatic",
                                                "putField",
                                                "putStatic",
                                                "invokeVirtual",
                                                "invokeStatic",
                                                "invokeSpecial",
                                                "newInvokeSpecial",
                                                "invokeInterface"};

/// Text with what would break a line of the dump written as escapes.
std::string quoted(std::string_view text) {
  std::string out = "\"";
  for (char c : text) {
    if (c == '"' || c == '\\') {
      out += fmt::format("\\{}", c);
    } else if (static_cast<unsigned char>(c) < 0x20) {
      out += fmt::format("\\x{:02x}", c);
    } else {
      out += c;
    }
  }
  return out + "\"";
}

std::string describe_member(const ConstantPool& pool, std::uint16_t index) {
  MemberRef member = pool.member(index);
  return fmt::format("{}.{} {}", member.class_name, member.name, member.descriptor);
}

std::string describe_handle(const ConstantPool& pool, std::uint16_t index) {
  MethodHandleRef handle = pool.method_handle(index);
  return fmt::format("{} {}", kReferenceKinds[static_cast<std::size_t>(handle.kind)],
                     describe_member(pool, handle.member_index));
}

std::string describe_dynamic(const ConstantPool& pool, std::uint16_t index) {
  DynamicRef dynamic = pool.dynamic(index);
  return fmt::format("{} {} by bootstrap {}", dynamic.name, dynamic.descriptor,
                     dynamic.bootstrap_index);
}

class CodeDump {
 public:
  CodeDump(const ClassFile& file, const MethodInfo& method)
      : pool_(file.constant_pool), bytes_(method.unverified_code.bytecode) {
    for (Bytes table : method.debug.line_numbers) read_lines(table);
  }

  std::string run() {
    std::string out;
    for (std::uint32_t pc = 0; pc < bytes_.size();) {
      if (auto line = lines_.find(pc); line != lines_.end()) {
        out += fmt::format("    line {}\n", line->second);
      }
      std::uint32_t length = instruction_length(bytes_, pc);
      if (length == 0) return out + fmt::format("    {:5}: <not an instruction>\n", pc);
      out += fmt::format("    {:5}: {}\n", pc, instruction(pc, length));
      pc += length;
    }
    return out;
  }

 private:
  void read_lines(Bytes table) {
    ByteReader reader(table);
    for (int rows = reader.u2(); rows > 0; --rows) {
      std::uint16_t start = reader.u2();
      lines_[start] = reader.u2();
    }
  }

  std::string instruction(std::uint32_t pc, std::uint32_t length) const {
    auto opcode = static_cast<Opcode>(bytes_[pc]);
    if (opcode == Opcode::Wide) return wide(pc);
    std::string_view name = name_of(opcode);
    std::string text = operands(pc, length, opcode);
    return text.empty() ? std::string(name) : fmt::format("{:<15} {}", name, text);
  }

  std::string wide(std::uint32_t pc) const {
    auto widened = static_cast<Opcode>(bytes_[pc + 1]);
    std::string text = fmt::format("{:<15} {}", name_of(widened), u2_at(bytes_, pc + 2));
    if (widened == Opcode::Iinc) text += fmt::format(" by {}", s2_at(bytes_, pc + 4));
    return text + " (wide)";
  }

  std::string operands(std::uint32_t pc, std::uint32_t length, Opcode opcode) const {
    switch (operands_of(opcode)) {
      case Operands::None:
      case Operands::Wide:
        return {};
      case Operands::Byte:
        return fmt::format("{}", static_cast<std::int8_t>(bytes_[pc + 1]));
      case Operands::Short:
        return fmt::format("{}", s2_at(bytes_, pc + 1));
      case Operands::Local:
        return fmt::format("{}", bytes_[pc + 1]);
      case Operands::Constant1:
        return describe_constant(pool_, bytes_[pc + 1]);
      case Operands::Constant2:
      case Operands::InvokeInterface:
      case Operands::InvokeDynamic:
        return describe_constant(pool_, u2_at(bytes_, pc + 1));
      case Operands::Increment:
        return fmt::format("{} by {}", bytes_[pc + 1], static_cast<std::int8_t>(bytes_[pc + 2]));
      case Operands::Branch2:
        return fmt::format("-> {}", std::int64_t{pc} + s2_at(bytes_, pc + 1));
      case Operands::Branch4:
        return fmt::format("-> {}", std::int64_t{pc} + s4_at(bytes_, pc + 1));
      case Operands::ArrayType:
        return array_type(bytes_[pc + 1]);
      case Operands::MultiArray:
        return fmt::format("{} of {} dimensions", describe_constant(pool_, u2_at(bytes_, pc + 1)),
                           bytes_[pc + 3]);
      case Operands::TableSwitch:
        return table_switch(pc, length);
      case Operands::LookupSwitch:
        return lookup_switch(pc, length);
    }
    return {};
  }

  static std::string array_type(std::uint8_t code) {
    return code >= 4 && code <= 11 ? std::string(kArrayTypes[code - 4]) : "?";
  }

  std::int64_t target(std::uint32_t pc, std::uint32_t operand) const {
    return std::int64_t{pc} + s4_at(bytes_, operand);
  }

  std::string table_switch(std::uint32_t pc, std::uint32_t length) const {
    std::uint32_t operand = switch_operands(pc);
    std::int64_t key = s4_at(bytes_, operand + 4);
    std::string text;
    for (std::uint32_t at = operand + 12; at < pc + length; at += 4, ++key) {
      text += fmt::format("{} -> {}, ", key, target(pc, at));
    }
    return text + fmt::format("default -> {}", target(pc, operand));
  }

  std::string lookup_switch(std::uint32_t pc, std::uint32_t length) const {
    std::uint32_t operand = switch_operands(pc);
    std::string text;
    for (std::uint32_t at = operand + 8; at < pc + length; at += 8) {
      text += fmt::format("{} -> {}, ", s4_at(bytes_, at), target(pc, at + 4));
    }
    return text + fmt::format("default -> {}", target(pc, operand));
  }

  const ConstantPool& pool_;
  Bytes bytes_;
  std::map<std::uint32_t, std::uint16_t> lines_;
};

}  // namespace

std::string describe_constant(const ConstantPool& pool, std::uint16_t index) {
  if (!pool.contains(index)) return "?";
  switch (pool.tag(index)) {
    case Tag::None:
      return "?";
    case Tag::Utf8:
      return quoted(pool.utf8(index));
    case Tag::Integer:
      return fmt::format("{}", pool.integer(index));
    case Tag::Float:
      return fmt::format("{}f", pool.float_number(index));
    case Tag::Long:
      return fmt::format("{}L", pool.long_integer(index));
    case Tag::Double:
      return fmt::format("{}d", pool.double_number(index));
    case Tag::String:
      return quoted(pool.text_of(index));
    case Tag::Class:
    case Tag::MethodType:
    case Tag::Module:
    case Tag::Package:
      return std::string(pool.text_of(index));
    case Tag::Fieldref:
    case Tag::Methodref:
    case Tag::InterfaceMethodref:
      return describe_member(pool, index);
    case Tag::NameAndType:
      return fmt::format("{} {}", pool.name_and_type(index).name,
                         pool.name_and_type(index).descriptor);
    case Tag::MethodHandle:
      return describe_handle(pool, index);
    case Tag::Dynamic:
    case Tag::InvokeDynamic:
      return describe_dynamic(pool, index);
  }
  return "?";
}

std::string dump_code(const ClassFile& file, const MethodInfo& method) {
  return CodeDump(file, method).run();
}

}  // namespace assay::classfile
