// SPDX-License-Identifier: Apache-2.0
#include "search/blame/frame_code.h"

#include "classfile/class_file.h"
#include "classfile/descriptor.h"
#include "classfile/instructions.h"
#include "classfile/opcodes.h"
#include "vm/class.h"
#include "vm/linking/operand_sources.h"

namespace assay::search {

using classfile::Instruction;
using classfile::Opcode;

std::optional<vm::VerifiedCode> code_of_frame(const interp::BacktraceEntry& frame) {
  auto code = vm::VerifiedCode::of(*frame.method);
  const bool is_inside = code && frame.bytecode_index >= 0 &&
                         static_cast<std::size_t>(frame.bytecode_index) < code->bytecode().size();
  return is_inside ? code : std::nullopt;
}

std::uint32_t place_in_frame(const interp::BacktraceEntry& frame) {
  return static_cast<std::uint32_t>(frame.bytecode_index);
}

std::optional<std::size_t> parameter_of_local(const vm::Method& method, unsigned local) {
  unsigned first = method.is_static() ? 0 : 1;
  std::size_t number = 0;
  for (classfile::TypeDescriptor type :
       classfile::MethodDescriptor(method.info->descriptor).parameters()) {
    if (local == first) return number;
    first += static_cast<unsigned>(type.slots());
    ++number;
  }
  return std::nullopt;
}

std::vector<std::uint32_t> stores_to_local(const vm::VerifiedCode& code, unsigned local) {
  std::vector<std::uint32_t> stores;
  for (const Instruction& each : classfile::Instructions(code.bytecode())) {
    const bool adds = each.opcode == Opcode::Iinc && each.local_operand() == local;
    if (adds || each.stored_local() == local) stores.push_back(each.pc);
  }
  return stores;
}

std::optional<std::uint32_t> pusher_of(const vm::VerifiedCode& code, std::uint32_t at,
                                       unsigned depth) {
  const auto states = vm::trace_operands(code, at);
  if (at >= states.size() || !states[at]) return std::nullopt;
  const std::int32_t source = states[at]->source(depth);
  if (source == vm::OperandSources::kUnknown) return std::nullopt;
  return static_cast<std::uint32_t>(source);
}

}  // namespace assay::search
