// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>
#include <string_view>

#include "findings/crash.h"
#include "findings/triage.h"
#include "validate/judge.h"

namespace assay::delivery {

/// Why a crash is not shown although our machine saw it; nothing: the stock virtual machine throws
/// the same exception at the same line, each time. `test_class` is the one that shows it.
std::optional<findings::Dropped> doubt(const findings::Crash& crash,
                                       const validate::Reproduction& reproduction,
                                       std::string_view test_class = {});

}  // namespace assay::delivery
