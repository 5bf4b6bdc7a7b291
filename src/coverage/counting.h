// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <set>
#include <vector>

#include "coverage/method_code.h"
#include "coverage/method_coverage.h"
#include "coverage/probes.h"

namespace assay::coverage {

/// What probes say of one instruction: the ways out of it, and which of them were taken.
struct InstructionCoverage {
  std::uint32_t branches = 0;
  std::set<std::uint32_t> covered;  // numbers of branches
};

/// By instruction, for the probes of the plan that were passed.
std::vector<InstructionCoverage> count_instructions(const MethodCode& code, const ProbePlan& plan,
                                                    const std::vector<bool>& passed);

/// The method without what its compiler added; no lines if nothing is left.
MethodCoverage count_method(const MethodCode& code, const ProbePlan& plan,
                            const std::vector<bool>& passed);

}  // namespace assay::coverage
