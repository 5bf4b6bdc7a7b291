// SPDX-License-Identifier: Apache-2.0
#include "search/goals/loops.h"

#include <algorithm>
#include <map>

#include "classfile/class_file.h"
#include "classfile/constant_pool.h"
#include "classfile/instructions.h"
#include "classfile/opcodes.h"
#include "vm/linking/verified_code.h"

namespace assay::search {

namespace {

using classfile::Opcode;

struct Jump {
  std::uint32_t from, to;
  bool is_conditional;
};

std::vector<Jump> jumps_of(classfile::Bytes code) {
  std::vector<Jump> jumps;
  for (const classfile::Instruction& each : classfile::Instructions(code)) {
    if (each.opcode == Opcode::Goto || each.is_conditional())
      jumps.push_back({each.pc, each.jump_target(), each.is_conditional()});
  }
  return jumps;
}

/// From where the code jumps back to each place, the last such jump.
std::map<std::uint32_t, std::uint32_t> ends_of_loops(const std::vector<Jump>& jumps) {
  std::map<std::uint32_t, std::uint32_t> ends;
  for (const Jump& jump : jumps) {
    if (jump.to > jump.from) continue;
    std::uint32_t& end = ends[jump.to];
    end = std::max(end, jump.from);
  }
  return ends;
}

bool calls_itself(const vm::VerifiedCode& source) {
  const vm::Method& method = source.method();
  for (const classfile::Instruction& each : classfile::Instructions(source.bytecode())) {
    if (!each.is_call() || each.opcode == Opcode::Invokeinterface) continue;
    classfile::MemberRef called = source.pool().member(each.constant_operand());
    if (called.class_name == method.owner->name && called.name == method.info->name &&
        called.descriptor == method.info->descriptor)
      return true;
  }
  return false;
}

}  // namespace

std::vector<Loop> loops_of(const vm::Method& method) {
  std::vector<Loop> loops;
  auto code = vm::VerifiedCode::of(method);
  if (!code) return loops;
  std::vector<Jump> jumps = jumps_of(code->bytecode());
  for (auto [start, end] : ends_of_loops(jumps)) {
    // The condition is the first branch out of the loop, or the one that jumps back.
    for (const Jump& jump : jumps) {
      if (!jump.is_conditional || jump.from < start || jump.from > end) continue;
      bool leaves = jump.to < start || jump.to > end;
      bool goes_back = jump.from == end;
      if (!leaves && !goes_back) continue;
      loops.push_back({jump.from, goes_back ? 1u : 0u});
      break;
    }
  }
  auto first = std::find_if(jumps.begin(), jumps.end(),
                            [](const Jump& jump) { return jump.is_conditional; });
  if (first != jumps.end() && calls_itself(*code)) loops.push_back({first->from, 0, true});
  return loops;
}

}  // namespace assay::search
