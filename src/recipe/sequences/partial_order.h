// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <vector>

#include "recipe/sequences/sequences.h"
#include "recipe/sequences/sequences_bits.h"

namespace assay::recipe {

/// Whether the first may write what the second may read.
bool defines_for(const Invokable& first, const Invokable& second);
/// Whether the first may give what the second takes.
bool gives_to(const Invokable& first, const Invokable& second);

/// Row y, column x: whether x may stand directly before y, so that of two independent neighbours
/// only one order is left. Neighbours depend on each other if one gives something to the other,
/// one writes what the other reads, in either order, or both write the same. Testing only whether
/// the first influences the second, as first proposed, loses sequences: two writers do not read.
BitMatrix allowed_before(const std::vector<Invokable>& invokables, const SequenceOptions& options);

}  // namespace assay::recipe
