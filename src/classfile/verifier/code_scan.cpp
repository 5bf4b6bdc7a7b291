// SPDX-License-Identifier: Apache-2.0
#include "classfile/verifier/code_scan.h"

#include <fmt/format.h>

#include <optional>

#include "classfile/parse/byte_reader.h"

namespace assay::classfile::verifier {

bool CodeScan::run() {
  return find_instructions() && check_targets() && check_handlers() && check_variables();
}

bool CodeScan::find_instructions() {
  Bytes code = context_.code().bytecode;
  starts_.assign(code.size(), 0);
  for (std::uint32_t pc = 0; pc < code.size();) {
    context_.set_pc(pc);
    std::optional<Instruction> instruction = Instruction::checked_at(code, pc);
    if (!instruction) {
      std::string what = is_opcode(code[pc]) ? "" : fmt::format(": {:x}", code[pc]);
      return context_.fail("Bad instruction" + what);
    }
    starts_[pc] = 1;
    if (!check_instruction(*instruction)) return false;
    pc = instruction->next_pc();
  }
  return true;
}

bool CodeScan::check_instruction(const Instruction& instruction) {
  bool is_subroutine = instruction.is_jsr() || instruction.opcode == Opcode::Ret;
  if (is_subroutine && context_.at_least(51)) return context_.fail("Bad instruction");
  if (instruction.is_switch()) return check_switch(instruction);
  return check_operands(context_, instruction);
}

bool CodeScan::check_switch(const Instruction& instruction) {
  std::uint32_t operand = switch_operands(instruction.pc);
  if (!context_.at_least(51)) {
    for (std::uint32_t at = instruction.pc + 1; at < operand; ++at) {
      if (instruction.code[at] != 0) {
        return context_.fail("Nonzero padding byte in lookupswitch or tableswitch");
      }
    }
  }
  if (instruction.opcode == Opcode::Tableswitch) return true;
  SwitchCases cases = instruction.cases();
  for (std::uint32_t i = 1; i < cases.size(); ++i) {
    if (cases[i - 1].key >= cases[i].key) {
      return context_.fail("Bad lookupswitch instruction");  // keys must be sorted
    }
  }
  return true;
}

bool CodeScan::check_targets() {
  for (const Instruction& instruction : Instructions(context_.code().bytecode)) {
    context_.set_pc(instruction.pc);
    for (std::uint32_t target : instruction.targets()) {
      if (!is_instruction(target)) return bad_target(target);
    }
  }
  return true;
}

bool CodeScan::bad_target(std::uint32_t target) {
  if (!context_.at_least(50)) return context_.fail("Illegal target of jump or branch");
  return context_.fail(fmt::format("Expecting a stackmap frame at branch target {}",
                                   static_cast<std::int32_t>(target)));
}

bool CodeScan::check_handlers() {
  for (const ExceptionHandler& handler : context_.code().handlers) {
    context_.set_pc(handler.handler_pc);
    bool ends_well = handler.end_pc == starts_.size() || is_instruction(handler.end_pc);
    if (!is_instruction(handler.start_pc) || !ends_well) {
      return context_.fail("Illegal exception table range");
    }
    if (!is_instruction(handler.handler_pc)) {
      return context_.fail("Illegal exception table handler");
    }
    if (handler.catch_type == 0) continue;
    Type caught = reference(context_.pool().class_name(handler.catch_type));
    if (!context_.require(context_.is_assignable(caught, reference(kThrowable)),
                          "Catch type is not a subclass of Throwable in exception handler")) {
      return false;
    }
  }
  return true;
}

/// The tables of local variables speak of whole instructions; old files may write what they like.
bool CodeScan::check_variables() {
  if (!context_.at_least(50)) return true;
  for (Bytes table : context_.method().debug.local_variables) {
    ByteReader body(table);
    for (std::size_t rows = body.u2(); rows > 0 && !body.truncated(); --rows) {
      std::uint32_t start = body.u2(), length = body.u2();
      body.skip(6);  // name, descriptor, variable
      if (!is_instruction(start))
        return context_.fail_format(fmt::format("Illegal local variable table start_pc {}", start));
      if (start + length != starts_.size() && !is_instruction(start + length))
        return context_.fail_format(fmt::format("Illegal local variable table length {}", length));
    }
  }
  return true;
}

}  // namespace assay::classfile::verifier
