// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <vector>

#include "base/result.h"
#include "boot/runtime.h"
#include "search/search_options.h"
#include "targets/job.h"

namespace assay::crash {

/// How many well-typed tests there are of each method for each depth, a line each:
/// "p.C#f(A,int): depth 1: 3, depth 2: 6, depth 3: 18".
Result<std::string> list_test_space(boot::Runtime& runtime, const search::SearchOptions& options,
                                    const std::vector<targets::Job>& jobs);

/// Test number so and so (from 1 on) of the one method that is asked for, as an expression.
Result<std::string> numbered_test(boot::Runtime& runtime, const search::SearchOptions& options,
                                  const std::vector<targets::Job>& jobs, const std::string& number);

}  // namespace assay::crash
