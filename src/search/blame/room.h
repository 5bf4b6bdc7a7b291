// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <set>
#include <vector>

#include "expr/assignment.h"
#include "expr/term.h"
#include "expr/terms.h"
#include "search/blame/passed_on.h"

namespace assay::search {

/// What a caller hands in that has to go together: arrays and texts, and numbers that say which
/// part of them is meant.
struct Room {
  const expr::Terms& terms;
  const expr::Assignment& input;
  std::set<std::uint32_t> lengths;  // of arrays and texts that were handed in
  std::set<std::uint32_t> numbers;  // that were handed in and that the run went by
  std::vector<expr::Term> asked;    // what the program asked before it failed
  PassedOn::ResultPlace place{};    // whether a result was to be put there
};

/// Whether an index failed because there was no room for it in what the caller handed in along with
/// numbers: a number is below zero, an offset and a length reach beyond the end, a record is longer
/// than the rest, there is none for a result. A program that asks about the length
/// takes that upon itself.
bool is_lacking(const Room& room, expr::Term condition);

}  // namespace assay::search
