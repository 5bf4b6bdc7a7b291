// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>

#include "report/run/run_report.h"

namespace assay::report {

/// What `assay generate` prints at its end: a table of the classes, what stood in the way, and
/// where the tests are. `verbose` lists by name what is only counted otherwise.
std::string to_text(const RunReport& report, bool verbose);

/// What became of a class on one line: "a.B: 3 of 4 branches, 2 tests, 1.2 s".
std::string progress_line(const ClassReport& row);

}  // namespace assay::report
