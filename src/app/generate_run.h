// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <functional>
#include <string>

#include "app/generate_options.h"
#include "base/result.h"
#include "report/run/run_report.h"
#include "suite/class_generator.h"
#include "workers/base_process.h"

namespace assay::app {

/// What starts the generator in the base process; tests have one without a machine.
using BootMaker = std::function<workers::BaseProcess::Boot(const suite::SuiteOptions&)>;

/// Chooses the classes, generates their tests in worker processes, and judges and writes what is
/// there while the workers go on. An Error means that there was nothing to work on.
Result<report::RunReport> run_generate(GenerateRequest request, std::string version,
                                       std::string command, BootMaker boot);

}  // namespace assay::app
