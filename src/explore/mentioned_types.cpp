// SPDX-License-Identifier: Apache-2.0
#include "explore/mentioned_types.h"

#include <algorithm>

#include "classfile/class_file.h"
#include "classfile/opcodes.h"

namespace assay::explore {

namespace {

std::string descriptor_of(std::string_view class_name) {
  if (class_name.starts_with('[')) return std::string(class_name);
  return "L" + std::string(class_name) + ";";
}

}  // namespace

std::vector<std::string> mentioned_types(const vm::Method& method) {
  using classfile::Opcode;
  std::vector<std::string> types;
  const classfile::ConstantPool& pool = method.owner->file->constant_pool;
  classfile::Bytes code = method.info->code.bytecode;
  auto add = [&](std::size_t index) {
    if (!pool.is(index, classfile::Tag::Class)) return;
    std::string type = descriptor_of(pool.class_name(index));
    if (std::find(types.begin(), types.end(), type) == types.end()) types.push_back(type);
  };
  for (std::uint32_t pc = 0; pc < code.size(); pc += classfile::instruction_length(code, pc)) {
    switch (static_cast<Opcode>(code[pc])) {
      case Opcode::Checkcast:
      case Opcode::Instanceof:
      case Opcode::New:
      case Opcode::LdcW:
        add(classfile::u2_at(code, pc + 1));
        break;
      case Opcode::Ldc:
        add(code[pc + 1]);
        break;
      case Opcode::Invokestatic: {  // Integer.valueOf: what the parameter is compared with
        classfile::MemberRef member = pool.member(classfile::u2_at(code, pc + 1));
        if (member.name == "valueOf") add(member.class_index);
        break;
      }
      default:
        break;
    }
  }
  return types;
}

std::vector<std::string> element_types(const vm::Method& method) {
  std::vector<std::string> types;
  std::string_view text = method.info->signature;
  std::size_t at = text.find('(');
  if (at == std::string_view::npos) return types;
  ++at;
  // JVMS 4.7.9.1: primitive letters, TName;, [type, Lname<arguments>...;
  while (at < text.size() && text[at] != ')') {
    std::size_t start = at;
    while (at < text.size() && text[at] == '[') ++at;
    std::string element;
    if (at < text.size() && (text[at] == 'L' || text[at] == 'T')) {
      int depth = 0;
      std::size_t open = std::string_view::npos;
      for (; at < text.size() && (text[at] != ';' || depth > 0); ++at) {
        if (text[at] == '<' && depth++ == 0 && open == std::string_view::npos) open = at;
        if (text[at] == '>') --depth;
      }
      if (open != std::string_view::npos && text[start] == 'L') {
        std::string_view arguments = text.substr(open + 1, at - open - 1);
        std::size_t end = arguments.find_first_of(";<");
        if (arguments.starts_with('L') && end != std::string_view::npos)
          element = arguments.substr(1, end - 1);
      }
    }
    ++at;
    types.push_back(std::move(element));
  }
  return types;
}

}  // namespace assay::explore
