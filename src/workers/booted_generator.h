// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "suite/class_generator.h"
#include "workers/base_process.h"

namespace assay::workers {

/// Boots the machine that all workers are forked from, and generates with it.
BaseProcess::Boot booted_generator(const suite::SuiteOptions& options);

}  // namespace assay::workers
