// SPDX-License-Identifier: Apache-2.0
#include "explore/proof/code_after.h"

#include <vector>

#include "classfile/class_file.h"
#include "classfile/instructions.h"
#include "classfile/opcodes.h"

namespace assay::explore {

using classfile::Instruction;
using classfile::Opcode;

std::set<std::uint32_t> code_after(const vm::VerifiedCode& code, std::set<std::uint32_t> places) {
  std::vector<std::uint32_t> work(places.begin(), places.end());
  const auto add = [&](std::uint32_t pc) {
    if (places.insert(pc).second) work.push_back(pc);
  };
  while (!work.empty()) {
    const Instruction each = Instruction::at(code.bytecode(), work.back());
    work.pop_back();
    for (std::uint32_t target : each.targets()) add(target);
    const bool ends = each.opcode == Opcode::Goto || each.opcode == Opcode::GotoW ||
                      each.opcode == Opcode::Athrow || each.is_switch() || each.is_return();
    if (!ends && each.next_pc() < code.bytecode().size()) add(each.next_pc());
    for (const classfile::ExceptionHandler& handler : code.handlers()) {
      if (handler.start_pc <= each.pc && each.pc < handler.end_pc) add(handler.handler_pc);
    }
  }
  return places;
}

}  // namespace assay::explore
