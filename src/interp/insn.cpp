// SPDX-License-Identifier: Apache-2.0
#include "interp/insn.h"

namespace assay::interp {

namespace {

struct Row {
  std::string_view name;
  bool writes_a;
};

constexpr Row kRows[] = {
#define OP(name, writes_a) {#name, (writes_a) != 0},
#include "interp/ops.def"
#undef OP
};

}  // namespace

std::string_view name_of(Op op) { return kRows[static_cast<unsigned>(op)].name; }
bool writes_a(Op op) { return kRows[static_cast<unsigned>(op)].writes_a; }

}  // namespace assay::interp
