// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "crash/class_checker.h"
#include "workers/base_process.h"

namespace assay::workers {

/// Boots a machine in which classes are searched for crashes.
BaseProcess::Boot booted_checker(const crash::CheckOptions& options);

}  // namespace assay::workers
