// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "vm/linking/verified_code.h"

namespace assay::vm {

/// What is known before an instruction: for every slot of the operand stack (long and double take
/// two) the instruction that pushed it, and which local variables have been assigned to.
struct OperandSources {
  static constexpr std::int32_t kUnknown = -1;

  std::vector<std::int32_t> stack;   // bytecode indices, the top of the stack last
  std::uint64_t written_locals = 0;  // of the first 64

  /// The source of the slot `depth` below the top.
  std::int32_t source(std::size_t depth) const {
    return depth < stack.size() ? stack[stack.size() - 1 - depth] : kUnknown;
  }
  bool is_written(unsigned local) const {
    return local >= 64 || (written_locals >> local & 1) != 0;
  }
};

/// Follows the method's code in textual order until the state before the instruction at `target`
/// is known, as HotSpot does for its NullPointerException messages: backward branches after it do
/// not count. Gives the state of every instruction up to there; empty where it is unknown.
std::vector<std::optional<OperandSources>> trace_operands(const VerifiedCode& code,
                                                          std::uint32_t target);

/// How far below the top of the stack the instruction at `at` finds the reference that it follows:
/// the one that a NullPointerException is about. Nothing if it follows none.
std::optional<unsigned> followed_operand(const VerifiedCode& code, std::uint32_t at);

}  // namespace assay::vm
