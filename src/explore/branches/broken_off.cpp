// SPDX-License-Identifier: Apache-2.0
// Where coverage looks is said in coverage/probes.h, for class files that are to be measured. Here
// it is asked of single runs, and only of what comes after the last branch.
#include "explore/branches/broken_off.h"

#include <optional>

#include "classfile/class_file.h"
#include "classfile/instructions.h"
#include "classfile/line_numbers.h"
#include "classfile/opcodes.h"
#include "classfile/switch_outcomes.h"
#include "explore/report.h"

namespace assay::explore {

using classfile::Instruction;
using classfile::Instructions;
using classfile::Opcode;

const BrokenOff::Arrivals& BrokenOff::arrivals(const vm::VerifiedCode& code) {
  auto [known, is_new] = arrivals_.try_emplace(&code.method());
  if (!is_new) return known->second;
  Arrivals found(code.bytecode().size() + 1);
  found.front().ways = 1;
  for (const classfile::ExceptionHandler& handler : code.handlers()) {
    ++found[handler.start_pc].ways;
    ++found[handler.handler_pc].ways;
  }
  const classfile::LineTable lines(code.method().info->debug);
  std::optional<std::uint32_t> start;
  for (const Instruction& each : Instructions(code.bytecode())) {
    if (!start || lines.line_of(each.pc) != lines.line_of(*start)) start = each.pc;
    if (each.is_call() || each.opcode == Opcode::Invokedynamic) found[*start].calls = true;
    std::set<std::uint32_t> targets;
    for (const std::uint32_t target : each.targets()) targets.insert(target);
    for (const std::uint32_t target : targets) ++found[target].ways;
    found[each.next_pc()].successor = !each.ends_flow();
  }
  return known->second = std::move(found);
}

/// Whether one of the places lies between a branch and the instruction that threw. Code that does
/// not go straight on is given the benefit of the doubt.
bool BrokenOff::is_noticed(const vm::VerifiedCode& code, const concolic::Edge& edge,
                           std::uint32_t thrower) {
  const Instruction branch = Instruction::at(code.bytecode(), edge.bytecode_index);
  const bool falls_through = branch.is_conditional() && edge.outcome == 0;
  std::uint32_t target = branch.next_pc();
  if (branch.is_switch()) {
    target = classfile::switch_outcomes(branch)[edge.outcome].target;
  } else if (!falls_through) {
    target = branch.jump_target();
  }
  const Arrivals& all = arrivals(code);
  if (thrower < target) return true;
  if (falls_through ? all[target].is_looked_at() : all[target].has_several()) return true;
  for (std::uint32_t at = target; at <= thrower;) {
    const Instruction each = Instruction::at(code.bytecode(), at);
    const bool is_end = each.ends_flow();  // looked at before it is executed, a throw statement too
    if ((at != target && all[at].is_looked_at()) || is_end) return true;
    at = each.next_pc();
  }
  return false;
}

std::set<concolic::Edge> BrokenOff::of(const RunRecord& record) {
  std::set<concolic::Edge> found;
  if (record.outcome.kind != Outcome::Kind::Threw) return found;
  const std::vector<concolic::Edge>& edges = record.path.edges;
  for (const concolic::ExceptionalJump& jump : record.path.jumps) {
    if (jump.to != concolic::ExceptionalJump::kOut) continue;
    const auto code = vm::VerifiedCode::of(*jump.method);
    // As they were first taken: what was taken again went well before.
    for (std::size_t i = edges.size(); code && i-- > 0;) {
      if (edges[i].method != jump.method) continue;
      if (record.path.times[i] < 2 && !is_noticed(*code, edges[i], jump.from))
        found.insert(edges[i]);
      break;
    }
  }
  return found;
}

}  // namespace assay::explore
