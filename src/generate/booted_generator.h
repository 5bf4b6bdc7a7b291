// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "generate/base_process.h"
#include "generate/generate.h"

namespace assay::generate {

/// Boots the machine that all workers are forked from, and generates with it.
BaseProcess::Boot booted_generator(const GenerateOptions& options);

}  // namespace assay::generate
