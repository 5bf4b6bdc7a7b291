// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>

#include "boot/launcher.h"
#include "classpath/jdk.h"
#include "sandbox/survey.h"

namespace assay::report {

/// What a run of `assay doctor` came to.
struct DoctorReport {
  boot::DoctorReport jdk;
  sandbox::Isolation isolation;
};

enum class Detail { Short, Full };

/// The places where a JDK is looked for, one line each, ending with the one that decides.
std::string search_text(const classpath::JdkSearch& search);

std::string to_text(const DoctorReport& report, Detail detail);
std::string to_json(const DoctorReport& report);

}  // namespace assay::report
