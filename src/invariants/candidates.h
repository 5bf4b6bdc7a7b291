// SPDX-License-Identifier: Apache-2.0
// Which operations can matter to an invariant: those that write what it reads, and what feeds them.
#pragma once

#include <cstddef>
#include <vector>

#include "invariants/operation.h"
#include "recipe/effects/effects_locations.h"
#include "vm/class.h"

namespace assay::invariants {

/// An operation that may be part of a test.
struct CandidateOperation {
  const Operation* operation = nullptr;
  bool is_direct = true;  // it writes what the invariant reads; else it goes before those it feeds
};

/// What an invariant reads.
struct ReadState {
  recipe::LocationSet all;
  std::vector<vm::Class*> references;  // types of the reference fields among it
};

ReadState read_state(OperationIndex& index, vm::Method& invariant);

/// Whether an operation may change what is read. Where both only speak of elements of arrays or of
/// objects of the library, the operation must have come by the same object.
bool may_change(const Operation& operation, const recipe::LocationSet& read);

/// The operations on an object of the class that may change what the invariant reads, and to a
/// fixed point those that may change what such an operation reads.
std::vector<CandidateOperation> candidates_of(OperationIndex& index, vm::Class& klass,
                                              const ReadState& read);

/// All sequences of that length that end with a direct operation and in which every other one is
/// direct or feeds one after it, as numbers of candidates; about `most` at most, each last
/// operation having its share.
std::vector<std::vector<std::size_t>> sequences_of(
    const std::vector<CandidateOperation>& candidates, std::size_t length, std::size_t most);

}  // namespace assay::invariants
