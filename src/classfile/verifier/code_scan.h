// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <vector>

#include "classfile/instructions.h"
#include "classfile/verifier/method_context.h"

namespace assay::classfile::verifier {

/// Where instructions start, from the check of all that needs no types (JVMS 4.9.1): whole
/// instructions, operands, branch targets, the exception table.
class CodeScan {
 public:
  explicit CodeScan(MethodContext& context) : context_(context) {}

  bool run();

  bool is_instruction(std::int64_t pc) const {
    return pc >= 0 && pc < static_cast<std::int64_t>(starts_.size()) &&
           starts_[static_cast<std::size_t>(pc)] != 0;
  }

  /// Whether an Uninitialized type may name this pc: a `new` is there.
  bool is_new(std::int64_t pc) const {
    return is_instruction(pc) && context_.code().bytecode[static_cast<std::size_t>(pc)] ==
                                     static_cast<std::uint8_t>(Opcode::New);
  }

 private:
  bool find_instructions();
  bool check_instruction(const Instruction& instruction);
  bool check_targets();
  bool check_switch(const Instruction& instruction);
  bool bad_target(std::uint32_t target);
  bool check_handlers();
  bool check_variables();

  MethodContext& context_;
  std::vector<std::uint8_t> starts_;  // one flag per byte of code
};

/// Checks the operands of an instruction that are no branch offsets: local and constant-pool
/// indices, array types, counts. In a file of its own.
bool check_operands(MethodContext& context, const Instruction& instruction);

}  // namespace assay::classfile::verifier
