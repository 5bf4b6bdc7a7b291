// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>

#include "app/generate_report.h"

namespace assay::app {

/// The predicted coverage of the tests in the format of JaCoCo's XML report, so that the tools
/// which read that one can show it.
std::string jacoco_xml(const GenerateReport& report);

}  // namespace assay::app
