// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <vector>

#include "classfile/opcodes.h"
#include "mutants/listing.h"
#include "mutants/mutants.h"

namespace assay::mutants {

/// What could be changed at one instruction.
struct Change {
  Operator op;
  std::string description;
};

/// All changes of the instruction, whether or not they make sense there.
std::vector<Change> changes_at(const Listing& listing, std::size_t at);

/// The instruction that replaces an arithmetic one; the same opcode if none does.
classfile::Opcode arithmetic_opposite(classfile::Opcode opcode);

}  // namespace assay::mutants
