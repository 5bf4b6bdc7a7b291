// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <deque>
#include <set>
#include <vector>

#include "concolic/recorder.h"
#include "explore/sources/input_source.h"
#include "expr/term.h"

namespace assay::explore {

/// Lures: what a run would have found behind a value that was fixed on the way, such as a key in
/// another bucket of a hash table. No decision leads there, so the fixed values are left out and
/// the answer is tried as one more input.
class LureSource : public InputSource {
 public:
  using InputSource::InputSource;
  void keep(const concolic::PathRecord& path, std::uint32_t run);
  bool advance(const Program& program) override;

 private:
  struct Lure {
    std::uint32_t run;
    std::vector<expr::Term> constraints;  // the lure itself is the last
  };
  std::deque<Lure> lures_;
  std::set<expr::Term> seen_;
};

}  // namespace assay::explore
