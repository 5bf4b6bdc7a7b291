// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "classfile/class_file.h"
#include "classfile/instructions.h"
#include "classfile/opcodes.h"
#include "coverage/class_layout.h"

namespace assay::coverage {

/// An instruction and what coverage asks of it.
struct CodeNode {
  classfile::Instruction instruction;
  classfile::Opcode opcode;  // without its short and wide forms: iload for iload_1
  int line = -1;             // the one in force
  bool starts_line = false;  // a row of the line table begins here
};

/// A row of the exception table, by indices of instructions; `end` may be one behind the last.
struct CodeHandler {
  std::size_t start, end, handler;
  std::uint16_t catch_type;
};

/// The code of a method as a list of instructions that are referred to by their index.
class MethodCode {
 public:
  /// Nothing: the method has no code, or code with subroutines or that is no code. The file and the
  /// layout must outlive the result.
  static std::optional<MethodCode> read(const classfile::ClassFile& file, const ClassLayout& layout,
                                        std::size_t method);

  const classfile::ClassFile& file() const { return *file_; }
  const ClassLayout& layout() const { return *layout_; }
  const classfile::MethodInfo& info() const { return file_->methods[method_]; }
  const MethodLayout& method_layout() const { return layout_->methods[method_]; }
  const classfile::Code& code() const { return *code_; }

  const std::vector<CodeNode>& nodes() const { return nodes_; }
  const std::vector<CodeHandler>& handlers() const { return handlers_; }
  /// The index of the instruction at a pc; the number of instructions for the end of the code, and
  /// nothing in the middle of one.
  std::optional<std::size_t> index_at(std::uint32_t pc) const;
  /// The same for a pc that is known to be good.
  std::size_t index_of(std::uint32_t pc) const { return *index_at(pc); }
  /// What an instruction may jump to, each place once: of a switch the default first.
  std::vector<std::size_t> targets_of(std::size_t index) const;

  bool catches(const CodeHandler& handler, std::string_view class_name) const {
    return handler.catch_type != 0 &&
           file_->constant_pool.class_name(handler.catch_type) == class_name;
  }
  bool is_call(std::size_t index, classfile::Opcode opcode, std::string_view owner,
               std::string_view name, std::string_view descriptor) const;

 private:
  bool read_nodes();
  void read_lines();

  const classfile::ClassFile* file_ = nullptr;
  const ClassLayout* layout_ = nullptr;
  std::size_t method_ = 0;
  const classfile::Code* code_ = nullptr;
  std::vector<CodeNode> nodes_;
  std::vector<CodeHandler> handlers_;
  std::vector<std::int32_t> indices_;  // by pc, -1 inside an instruction
};

}  // namespace assay::coverage
