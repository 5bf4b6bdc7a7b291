// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "coverage/class_layout.h"
#include "coverage/method_code.h"
#include "coverage/probes.h"

namespace assay::coverage {

/// What the probes of a method call.
struct ProbeCall {
  std::uint16_t method;  // constant-pool index
  std::uint16_t class_number;
  std::uint16_t first_probe;  // of the method
};

/// The body of the method's Code attribute with its probes in it. Nothing: jumps would become too
/// long, or its tables are not what they should be.
std::optional<std::vector<std::uint8_t>> rewrite_code(const MethodCode& code, const ProbePlan& plan,
                                                      const ProbeCall& call,
                                                      const AttributeLayout& attribute);

}  // namespace assay::coverage
