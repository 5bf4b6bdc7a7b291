// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <set>
#include <span>
#include <string_view>
#include <vector>

#include "concolic/decision.h"
#include "concolic/inputs/candidate.h"
#include "concolic/inputs/inputs.h"
#include "concolic/recorder.h"
#include "explore/run_record.h"
#include "expr/assignment.h"
#include "expr/term.h"
#include "interp/backtrace.h"
#include "vm/class.h"

namespace assay::search {

/// The check that failed.
struct Check {
  concolic::DecisionKind kind = concolic::DecisionKind::Branch;
  concolic::Site site;
  expr::Term subject;
  std::size_t decisions = 0;             // made before
  const vm::Class* type = nullptr;       // that a cast asked for
  std::optional<std::size_t> questions;  // asked before; none: nobody counted
};

/// A run that failed, and what the program had asked on its way about the values that it failed
/// with.
struct FailedRun {
  concolic::Inputs& inputs;
  const explore::RunRecord& record;
  const expr::Assignment* input;                      // null: not known
  const std::vector<interp::BacktraceEntry>& frames;  // innermost first

  bool is_thrown(std::string_view exception) const;
  /// A bound that the program had compared and got wrong is its own doing, whoever complains.
  bool is_about_an_index() const { return is_thrown("java/lang/IndexOutOfBoundsException"); }
  /// An index or a size.
  bool is_about_a_place(const Check& check) const;
  /// Whether the method is one of those that the failure is in.
  bool is_by_frame(const vm::Method* method) const;
  /// What the program had asked before. Who closes what was opened asks whether it is null when
  /// that has failed already.
  std::span<const concolic::Question> asked_before(const Check& check) const;
  /// Whether the program had asked about a value, and gone on with it.
  bool was_checked(const Check& check, const std::set<std::uint32_t>& values) const;
};

/// Methods that throw if what they are given is not as it should be, and do nothing else:
/// Objects.requireNonNull and its like.
bool is_guard(const vm::Method& method);

/// The first input that a condition speaks of.
std::optional<concolic::NodeId> input_of(concolic::Inputs& inputs, expr::Term subject);

}  // namespace assay::search
