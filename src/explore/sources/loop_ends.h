// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <deque>
#include <optional>
#include <set>
#include <vector>

#include "concolic/inputs/candidate.h"
#include "concolic/inputs/inputs.h"
#include "concolic/recorder.h"
#include "explore/sources/input_source.h"
#include "expr/assignment.h"
#include "vm/class.h"
#include "vm/ref.h"

namespace assay::explore {

/// Ends of loops that an invented object keeps going: `while (it.hasNext())` where it always has.
/// That another answer comes, and which, are two questions, of which the first alone leads nowhere;
/// so both are answered at once, after one, two and three rounds.
class LoopEndSource : public InputSource {
 public:
  using InputSource::InputSource;
  /// To be called while the objects of the run are there.
  void keep(const concolic::PathRecord& path, std::uint32_t run);
  bool advance(const Program& program) override;

 private:
  struct Loop {
    std::uint32_t run;
    concolic::NodeId answer, later;  // of the method: the first one, and the array of the others
    std::uint32_t rounds = 1;
  };
  /// A method of an invented object that a run asked, as it may end the run's loop.
  struct Asked {
    Loop loop;
    vm::Kind kind;  // of the answers
    std::int32_t times;
  };
  std::vector<Asked> asked(const concolic::PathRecord& path, std::uint32_t run);
  std::optional<expr::Assignment> ended(const Loop& loop);
  void end(const concolic::InputNode& input, std::uint64_t before, expr::Assignment& assignment);

  std::deque<Loop> loops_;
  std::set<std::uint32_t> ended_;  // runs
  unsigned kept_ = 0;              // runs, too
};

}  // namespace assay::explore
