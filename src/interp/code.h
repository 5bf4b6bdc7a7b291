// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <deque>
#include <memory>
#include <vector>

#include "interp/insn.h"
#include "vm/class.h"

namespace assay::interp {

/// How two floating-point numbers compare, as bits of a set.
inline constexpr std::uint8_t kLess = 1, kEqual = 2, kGreater = 4, kUnordered = 8;

/// Targets of a tableswitch or lookupswitch: distances in instructions.
struct SwitchTable {
  std::int32_t low = 0;            // of a tableswitch
  std::vector<std::int32_t> keys;  // of a lookupswitch, sorted
  std::vector<std::int32_t> targets;
  std::int32_t default_target = 0;
};

/// A virtual or interface call site with the two classes it met last.
struct CallSite {
  vm::Method* resolved = nullptr;
  std::uint32_t cached_class = 0, older_class = 0;
  vm::Method* cached_target = nullptr;
  vm::Method* older_target = nullptr;
};

struct Handler {
  std::uint32_t start, end, target;  // instruction numbers
  std::uint16_t catch_type;          // pool index; 0 catches everything
};

/// The register code of one method. Registers are: the local variables (parameters first, one
/// register each), the operand stack, a few temporaries.
struct Code {
  std::vector<Insn> insns;
  std::vector<std::uint16_t> bytecode_index;  // of each instruction, for line numbers
  std::vector<Handler> handlers;
  std::uint32_t stack_base =
      0;  // register of the lowest stack entry, where handlers find the exception
  std::uint32_t register_count = 0;
  std::deque<SwitchTable> switches;
  std::deque<CallSite> sites;
};

/// The bytecode index that a frame stands at; -1 for natives.
int bytecode_index(const vm::Method& method, const Insn* pc);

}  // namespace assay::interp
