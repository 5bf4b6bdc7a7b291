// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

#include "interp/insn.h"
#include "interp/thread.h"

namespace assay::interp {

/// The interpreter is one source, instantiated for a shadow policy that hears of every operation
/// on values. A policy keeps a 32-bit shadow beside each register (0: an ordinary number) and
/// decides what it means. These are the hooks; `NoShadow` compiles to nothing.
struct NoShadow {
  static constexpr bool kEnabled = false;
};

/// Shadows that are carried along but never come from anywhere: what concolic execution costs
/// while no data is symbolic. The base of the symbolic policy.
struct CarriedShadow {
  static constexpr bool kEnabled = true;

  // Called only when an operand has a shadow; gives the result's.
  std::uint32_t unary(const Insn&, std::uint32_t operand) { return operand; }
  std::uint32_t binary(const Insn&, std::uint32_t left, std::uint32_t right) {
    return left | right;
  }
  void branch(const Insn&, std::uint32_t, std::uint32_t, bool) {}
};

}  // namespace assay::interp
