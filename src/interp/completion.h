// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>

#include "vm/ref.h"

namespace assay::interp {

/// How a call into Java ended.
struct Completion {
  enum class Kind : std::uint8_t { Returned, Threw, Stopped };
  Kind kind = Kind::Returned;
  vm::Slot value;            // Returned
  vm::Ref exception;         // Threw
  std::uint32_t shadow = 0;  // of the value, if somebody listens

  bool returned() const { return kind == Kind::Returned; }
};

}  // namespace assay::interp
