// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string_view>

namespace assay::interp {

/// The instructions of register code; see ops.def.
enum class Op : std::uint16_t {
#define OP(name, writes_a) name,
#include "interp/ops.def"
#undef OP
};

std::string_view name_of(Op op);
/// Whether register `a` is where the result goes and nothing else.
bool writes_a(Op op);

/// One instruction of register code: an operation, up to three registers and a payload. Method
/// bodies are translated into it when they are first called. An instruction that needs
/// resolution (`...U`) overwrites itself with its resolved form when it is first executed.
struct Insn {
  Op op;
  std::uint16_t a = 0, b = 0, c = 0;
  union {
    std::int64_t imm;
    void* pointer;
    struct {
      std::int32_t target;    // of a branch: distance in instructions
      std::int32_t constant;  // compared with, for the K forms
    } jump;
  };

  explicit Insn(Op operation, unsigned ra = 0, unsigned rb = 0, unsigned rc = 0,
                std::int64_t payload = 0)
      : op(operation),
        a(static_cast<std::uint16_t>(ra)),
        b(static_cast<std::uint16_t>(rb)),
        c(static_cast<std::uint16_t>(rc)),
        imm(payload) {}
};
static_assert(sizeof(Insn) == 16);

}  // namespace assay::interp
