// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "classfile/class_file.h"
#include "classfile/opcodes.h"

namespace assay::generate {

inline bool is_conditional(classfile::Opcode opcode) {
  using classfile::Opcode;
  return (opcode >= Opcode::Ifeq && opcode <= Opcode::IfAcmpne) || opcode == Opcode::Ifnull ||
         opcode == Opcode::Ifnonnull;
}

/// Where a goto or a conditional jump at this place goes.
inline std::uint32_t jump_target(classfile::Bytes code, std::uint32_t pc) {
  auto offset = static_cast<std::int16_t>(classfile::u2_at(code, pc + 1));
  return static_cast<std::uint32_t>(static_cast<std::int32_t>(pc) + offset);
}

}  // namespace assay::generate
