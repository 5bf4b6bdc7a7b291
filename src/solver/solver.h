// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <chrono>
#include <cstdint>
#include <string>
#include <variant>
#include <vector>

#include "base/clocks.h"
#include "expr/assignment.h"
#include "expr/term.h"
#include "expr/terms.h"

namespace assay::solver {

/// How much work an answer is worth. Counted in steps, not in time, so that the same query has the
/// same answer on every machine; the clock is only the backstop.
struct Effort {
  std::uint32_t search_steps = 20'000;      // evaluations of the local search
  std::uint32_t smt_resources = 2'000'000;  // Z3's rlimit
  std::uint32_t milliseconds = 5'000;       // of work, after which a solver process is killed
  WorkClock::time_point end{};  // from which on no further layer is asked; the epoch: never
};

/// A question: is there an assignment under which all constraints hold?
struct Query {
  /// Of width 1. The last one is the condition that the parent run did not meet; `start` meets the
  /// others.
  std::vector<expr::Term> constraints;
  expr::Assignment start;
  /// Assignments worth trying before anything else, each on top of `start`: dictionary words,
  /// boundary values.
  std::vector<expr::Model> candidates;
  Effort effort;
};

struct Sat {
  expr::Model model;  // on top of the query's start
};
struct Unsat {};
/// Why there is no answer.
enum class UnknownReason : std::uint8_t {
  NoLayerKnows,
  OutOfTime,      // cut off by a clock: with more time, or on another machine, it may be known
  ResourceLimit,  // of Z3, the same everywhere
  NoTheory,       // detail: what for
  OutOfMemory,
  ProcessLost,  // detail: how
  WrongModel,
  Z3,  // detail: what it says
};
struct Unknown {
  UnknownReason reason = UnknownReason::NoLayerKnows;
  std::string detail;
};
/// "resource limit", "no theory for Math.sin": for reports.
std::string text_of(const Unknown& unknown);

using Answer = std::variant<Sat, Unsat, Unknown>;

/// One layer of the chain, or all of it. A layer answers itself or asks the next.
class Solver {
 public:
  virtual ~Solver() = default;
  virtual Answer solve(const Query& query) = 0;
};

/// How often each layer was asked, answered, and how long it took on its own.
struct LayerStatistics {
  std::string name;
  std::uint64_t asked = 0;
  std::uint64_t sat = 0;
  std::uint64_t unsat = 0;
  std::uint64_t nanoseconds = 0;
};

}  // namespace assay::solver
