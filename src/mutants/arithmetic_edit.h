// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "classfile/opcodes.h"
#include "interp/insn.h"

namespace assay::mutants {

/// Makes an instruction of register code that stands for one arithmetic opcode stand for another.
/// False, and nothing changed: it does not stand for `from`, or translating the changed bytecode
/// would give more than another instruction. `constant_is_right`: the operand that the bytecode
/// pushes last is a constant; an instruction with a constant in it does not tell.
bool exchange_arithmetic(interp::Insn& insn, classfile::Opcode from, classfile::Opcode to,
                         bool constant_is_right);

}  // namespace assay::mutants
