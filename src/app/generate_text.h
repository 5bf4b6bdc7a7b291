// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>

#include "app/generate_report.h"

namespace assay::app {

/// What `assay generate` prints at its end: a table of the classes, what stood in the way, and
/// where the tests are. `verbose` lists by name what is only counted otherwise.
std::string generate_text(const GenerateReport& report, bool verbose);

}  // namespace assay::app
