// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <chrono>
#include <string>
#include <string_view>
#include <variant>

#include "base/result.h"
#include "workers/worker_pool.h"

namespace assay::workers {

/// What the base process tells its parent, as JSON: {"started": 3, "share": 5000},
/// {"finished": 3, "ending": 0, "result": {...}} and {"error": "..."}.
struct JobStarted {
  std::size_t job = 0;
  std::chrono::milliseconds share{0};
};
struct BootFailed {
  std::string problem;
};
using PoolMessage = std::variant<JobStarted, JobOutcome, BootFailed>;

std::string pool_text(const PoolMessage& message);
/// Whatever the text is: a message about one of so many jobs, or an Error. Workers, from which the
/// contents come, run code that nobody has looked at.
Result<PoolMessage> pool_message_of(std::string_view text, std::size_t jobs);

}  // namespace assay::workers
