// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <vector>

#include "coverage/method_code.h"

namespace assay::coverage {

/// A place in the code that tells when control passes it.
struct Probe {
  enum class Place : std::uint8_t {
    BeforeLabel,        // code before the instruction runs into it; jumps to it do not pass
    BeforeInstruction,  // whoever executes it passes
    OnJump,             // who jumps from the instruction to the target passes
  };
  Place place;
  std::size_t instruction;
  std::size_t target = 0;  // of OnJump
};

/// How control gets to an instruction.
struct Arrival {
  unsigned targets = 0;    // of jumps, of exceptions, and as beginning of code that is watched
  bool successor = false;  // the instruction before it goes on here
  bool calls = false;      // begins a line in which something is called

  bool has_several() const { return targets + (successor ? 1u : 0u) >= 2; }
  bool needs_probe() const { return successor && (has_several() || calls); }
};

/// Where JaCoCo looks: at the ends of a method, where ways come together, and before lines that
/// call something. What lies between two probes is executed if the second one is passed: what an
/// exception leaves in between does not count.
struct ProbePlan {
  std::vector<Arrival> arrivals;  // by instruction
  std::vector<Probe> probes;      // in the order of the code
};

ProbePlan plan_probes(const MethodCode& code);

}  // namespace assay::coverage
