// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <map>
#include <set>
#include <vector>

#include "concolic/recorder.h"
#include "explore/run_record.h"
#include "vm/class.h"
#include "vm/linking/verified_code.h"

namespace assay::explore {

/// The branches after which a run that threw got no further: what lies behind them was not run to
/// its end, so that coverage, which looks at some places only, does not know of them.
class BrokenOff {
 public:
  std::set<concolic::Edge> of(const RunRecord& record);

 private:
  /// How control gets to an instruction.
  struct Arrival {
    unsigned ways = 0;       // by jumps and exceptions
    bool successor = false;  // the instruction before it goes on here
    bool calls = false;      // begins a line in which something is called

    bool has_several() const { return ways + (successor ? 1u : 0u) >= 2; }
    bool is_looked_at() const { return successor && (has_several() || calls); }
  };
  using Arrivals = std::vector<Arrival>;  // by bytecode index

  const Arrivals& arrivals(const vm::VerifiedCode& code);
  bool is_noticed(const vm::VerifiedCode& code, const concolic::Edge& edge, std::uint32_t thrower);

  std::map<const vm::Method*, Arrivals> arrivals_;
};

}  // namespace assay::explore
