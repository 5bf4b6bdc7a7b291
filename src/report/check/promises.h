// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <array>
#include <string>
#include <string_view>

#include "findings/crash.h"

namespace assay::report {

/// "SafePurse.ok() does not hold after Purse.take(int) (subclassing)".
std::string broken_promise_text(const findings::Crash& crash);

/// What a broken promise may mean: which it is, only a person can say.
std::array<std::string_view, 3> readings_of(const findings::Crash& crash);

}  // namespace assay::report
