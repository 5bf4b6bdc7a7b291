// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace assay::app {

/// Turns a crash of the machine into one clear line and the exit code of an internal error.
void install_crash_guard();

}  // namespace assay::app
