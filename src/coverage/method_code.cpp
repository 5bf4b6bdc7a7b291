// SPDX-License-Identifier: Apache-2.0
#include "coverage/method_code.h"

#include <algorithm>

#include "classfile/opcodes.h"
#include "classfile/parse/byte_reader.h"
#include "classfile/whole_code.h"

namespace assay::coverage {
namespace {

using classfile::Instruction;
using classfile::Opcode;

/// The form with an operand of what has several forms.
Opcode plain_form(Opcode opcode) {
  constexpr unsigned kForms = 4;  // of a load or store: for locals 0 to 3
  const auto value = static_cast<unsigned>(opcode);
  const auto at = [](Opcode each) { return static_cast<unsigned>(each); };
  if (value >= at(Opcode::Iload0) && value <= at(Opcode::Aload3))
    return static_cast<Opcode>(at(Opcode::Iload) + (value - at(Opcode::Iload0)) / kForms);
  if (value >= at(Opcode::Istore0) && value <= at(Opcode::Astore3))
    return static_cast<Opcode>(at(Opcode::Istore) + (value - at(Opcode::Istore0)) / kForms);
  if (opcode == Opcode::LdcW || opcode == Opcode::Ldc2W) return Opcode::Ldc;
  if (opcode == Opcode::GotoW) return Opcode::Goto;
  return opcode;
}

}  // namespace

std::optional<MethodCode> MethodCode::read(const classfile::ClassFile& file,
                                           const ClassLayout& layout, std::size_t method) {
  MethodCode read;
  read.file_ = &file;
  read.layout_ = &layout;
  read.method_ = method;
  read.code_ = classfile::whole_code(file, file.methods[method]);
  if (read.code_ == nullptr || !read.read_nodes()) return std::nullopt;
  read.read_lines();
  for (const classfile::ExceptionHandler& handler : read.code_->handlers) {
    read.handlers_.push_back({read.index_of(handler.start_pc), read.index_of(handler.end_pc),
                              read.index_of(handler.handler_pc), handler.catch_type});
  }
  return read;
}

bool MethodCode::read_nodes() {
  indices_.assign(code_->bytecode.size() + 1, -1);
  for (const Instruction& each : classfile::Instructions(code_->bytecode)) {
    if (each.is_jsr() || each.opcode == Opcode::Ret) return false;
    indices_[each.pc] = static_cast<std::int32_t>(nodes_.size());
    nodes_.push_back({each, plain_form(each.opcode)});
  }
  indices_.back() = static_cast<std::int32_t>(nodes_.size());
  return !nodes_.empty();
}

/// Of several rows with one start the last is in force, as for a reader that goes through them.
void MethodCode::read_lines() {
  std::vector<int> rows(nodes_.size(), -1);
  for (classfile::Bytes table : info().debug.line_numbers) {
    classfile::ByteReader reader(table);
    for (int left = reader.u2(); left > 0; --left) {
      const std::uint16_t start = reader.u2();
      const std::uint16_t line = reader.u2();
      const auto index = index_at(start);
      if (!reader.truncated() && index && *index < nodes_.size()) rows[*index] = line;
    }
  }
  int line = -1;
  for (std::size_t i = 0; i < nodes_.size(); ++i) {
    nodes_[i].starts_line = rows[i] >= 0;
    if (rows[i] >= 0) line = rows[i];
    nodes_[i].line = line;
  }
}

std::optional<std::size_t> MethodCode::index_at(std::uint32_t pc) const {
  if (pc >= indices_.size() || indices_[pc] < 0) return std::nullopt;
  return static_cast<std::size_t>(indices_[pc]);
}

std::vector<std::size_t> MethodCode::targets_of(std::size_t index) const {
  std::vector<std::size_t> targets;
  for (std::uint32_t pc : nodes_[index].instruction.targets()) {
    const std::size_t target = index_of(pc);
    if (std::ranges::find(targets, target) == targets.end()) targets.push_back(target);
  }
  return targets;
}

bool MethodCode::is_call(std::size_t index, Opcode opcode, std::string_view owner,
                         std::string_view name, std::string_view descriptor) const {
  const CodeNode& node = nodes_[index];
  if (node.opcode != opcode) return false;
  const auto member = file_->constant_pool.member(node.instruction.constant_operand());
  return member.class_name == owner && member.name == name && member.descriptor == descriptor;
}

}  // namespace assay::coverage
