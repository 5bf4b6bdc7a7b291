// SPDX-License-Identifier: Apache-2.0
#include "vm/linking/verified_code.h"

#include "base/check.h"
#include "classfile/class_file.h"
#include "classfile/instructions.h"
#include "classfile/opcodes.h"
#include "vm/linking/verification.h"

namespace assay::vm {

namespace {

using classfile::Opcode;

/// What a binary operation takes: the four numeric types, shifts of int and of long; -1 for
/// everything else.
int shape_of(std::uint8_t byte) {
  auto opcode = static_cast<Opcode>(byte);
  int number = byte - static_cast<int>(Opcode::Iadd);
  if (opcode >= Opcode::Iadd && opcode <= Opcode::Drem) return number % 4;
  if (opcode >= Opcode::Ishl && opcode <= Opcode::Lushr) return 4 + number % 2;
  if (opcode >= Opcode::Iand && opcode <= Opcode::Lxor) return number % 2;
  return -1;
}

}  // namespace

std::optional<VerifiedCode> VerifiedCode::of(const Method& method) {
  bool has_code = method.info != nullptr && method.info->has_code;
  if (!has_code || !method.owner->is_verified()) return std::nullopt;
  return VerifiedCode(method, method.info->unverified_code.bytecode);
}

std::optional<VerifiedCode> VerifiedCode::of(Universe& universe, const Method& method) {
  if (!link_without_java(universe, *method.owner).ok()) return std::nullopt;
  return of(method);
}

VerifiedCode VerifiedCode::with_other_arithmetic(classfile::Bytes changed) const {
  CHECK(changed.size() == bytecode_.size(), "changed code should be as long as before");
  for (const classfile::Instruction& each : classfile::Instructions(bytecode_)) {
    bool is_exchanged = changed[each.pc] != bytecode_[each.pc];
    int shape = shape_of(bytecode_[each.pc]);
    CHECK(!is_exchanged || (shape_of(changed[each.pc]) == shape && shape >= 0),
          "arithmetic should be replaced by arithmetic of the same types");
    for (std::uint32_t at = each.pc + 1; at < each.next_pc(); ++at)
      CHECK(changed[at] == bytecode_[at], "operands should stay the same");
  }
  return {*method_, changed};
}

std::uint32_t declared_frame_size(const Method& method) {
  const classfile::Code& code = method.info->unverified_code;
  return std::uint32_t{code.max_locals} + code.max_stack;
}

}  // namespace assay::vm
