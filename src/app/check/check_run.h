// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <functional>
#include <string>

#include "app/check/check_options.h"
#include "base/result.h"
#include "crash/class_checker.h"
#include "report/check/check_report.h"
#include "workers/base_process.h"

namespace assay::app {

/// What starts the search in the base process; tests have one without a machine.
using CheckBoot = std::function<workers::BaseProcess::Boot(const crash::CheckOptions&)>;

/// Searches classes for crashes in worker processes and confirms them on the stock virtual machine
/// while the workers go on. An Error means that there was nothing to work on.
Result<report::CheckReport> run_check(CheckRequest request, std::string version,
                                      std::string command, CheckBoot boot);

}  // namespace assay::app
