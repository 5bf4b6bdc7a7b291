// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "findings/crash.h"

namespace assay::findings {

enum class Grouping : std::uint8_t {
  Line,   // the same exception thrown at the same line
  Stack,  // and by way of the same calls
};

/// Crashes with the same key have one cause, as far as that can be told from outside.
std::string group_key(const Crash& crash, Grouping grouping);

/// Which of the crashes that a test shows is simpler: fewer calls, no null, plain values, shorter.
bool is_simpler(const Crash& left, const Crash& right);

/// Tells findings of one run from those of another, whatever lines were put in above them.
std::string fingerprint(const Crash& crash);

/// What a reader should see first has the lowest number.
unsigned rank_of(const Crash& crash);

/// Evidence that it is a defect: some input makes it fail, or one that keeps all that is known of
/// how the code is meant to be used.
enum class Evidence : std::uint8_t { Language, User };
Evidence evidence_of(const Crash& crash);
std::string_view name_of(Evidence evidence);

}  // namespace assay::findings
