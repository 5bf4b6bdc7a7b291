// SPDX-License-Identifier: Apache-2.0
// Instructions as text, one per line with their operands spelled out. The code need not be
// verified, nor even be instructions to its end.
#include <fmt/format.h>

#include <map>
#include <optional>

#include "classfile/dump.h"
#include "classfile/instructions.h"
#include "classfile/parse/byte_reader.h"

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
      std::optional<Instruction> next = Instruction::checked_at(bytes_, pc);
      if (!next) return out + fmt::format("    {:5}: <not an instruction>\n", pc);
      out += fmt::format("    {:5}: {}\n", pc, describe(*next));
      pc = next->next_pc();
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

  std::string describe(const Instruction& instruction) const {
    std::string_view name = name_of(instruction.opcode);
    std::string text = operands(instruction);
    if (instruction.is_wide) text += " (wide)";
    return text.empty() ? std::string(name) : fmt::format("{:<15} {}", name, text);
  }

  std::string operands(const Instruction& instruction) const {
    switch (instruction.operands()) {
      case Operands::None:
      case Operands::Wide:
        return {};
      case Operands::Byte:
      case Operands::Short:
        return fmt::format("{}", instruction.number_operand());
      case Operands::Local:
        return fmt::format("{}", instruction.local_operand());
      case Operands::Constant1:
      case Operands::Constant2:
      case Operands::InvokeInterface:
      case Operands::InvokeDynamic:
        return describe_constant(pool_, instruction.constant_operand());
      case Operands::Increment:
        return fmt::format("{} by {}", instruction.local_operand(), instruction.number_operand());
      case Operands::Branch2:
      case Operands::Branch4:
        return fmt::format("-> {}", shown(instruction.jump_target()));
      case Operands::ArrayType:
        return array_type(instruction.u1(1));
      case Operands::MultiArray:
        return fmt::format("{} of {} dimensions",
                           describe_constant(pool_, instruction.constant_operand()),
                           instruction.u1(3));
      case Operands::TableSwitch:
      case Operands::LookupSwitch:
        return targets_of_switch(instruction);
    }
    return {};
  }

  static std::string array_type(std::uint8_t code) {
    return code >= 4 && code <= 11 ? std::string(kArrayTypes[code - 4]) : "?";
  }

  /// The code is not verified: a jump may lead to before its beginning.
  static std::int32_t shown(std::uint32_t target) { return static_cast<std::int32_t>(target); }

  static std::string targets_of_switch(const Instruction& instruction) {
    std::string text;
    for (SwitchCase each : instruction.cases()) {
      text += fmt::format("{} -> {}, ", each.key, shown(each.target));
    }
    return text + fmt::format("default -> {}", shown(instruction.default_target()));
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
