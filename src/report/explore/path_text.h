// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>

#include "explore/report.h"

namespace assay::report {

/// "returns 10", "throws java.lang.ArithmeticException: / by zero at pkg.Div.half:3",
/// "stopped: ...": possibly several lines, as the message has them.
std::string outcome_text(const explore::Outcome& outcome);

/// "java.lang.ArithmeticException: / by zero at pkg.Div.half:3".
std::string thrown_text(const explore::Outcome& outcome);

/// "this = new pkg.Class(), n = 0, s = \"a\"".
std::string inputs_text(const explore::ReportedPath& path);

/// The branches in the order taken: "12T 14F*3 20=7", those of other classes as "Other:5T". A T is
/// a jump taken, an F one not taken, and what follows = a case of a switch.
std::string branches_text(const explore::TargetReport& report, const explore::ReportedPath& path);

/// Lines that begin with `indent`.
std::string statistics_text(const explore::Statistics& statistics, std::string_view indent,
                            bool with_times);

}  // namespace assay::report
