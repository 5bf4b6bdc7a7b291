// SPDX-License-Identifier: Apache-2.0
#include "expr/term.h"

namespace assay::expr {

namespace {

constexpr std::string_view kNames[] = {
#define OP(name, operands, smt) #name,
#include "expr/ops.def"
#undef OP
};

constexpr std::uint8_t kOperandCounts[] = {
#define OP(name, operands, smt) operands,
#include "expr/ops.def"
#undef OP
};

constexpr std::string_view kSmtNames[] = {
#define OP(name, operands, smt) smt,
#include "expr/ops.def"
#undef OP
};

}  // namespace

std::string_view name_of(Op op) { return kNames[static_cast<std::size_t>(op)]; }

unsigned operand_count(Op op) { return kOperandCounts[static_cast<std::size_t>(op)]; }

std::string_view smt_name_of(Op op) { return kSmtNames[static_cast<std::size_t>(op)]; }

}  // namespace assay::expr
