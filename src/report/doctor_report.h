// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>

#include "boot/launcher.h"
#include "classpath/jdk.h"
#include "sandbox/survey.h"

namespace assay::report {

enum class Detail { Short, Full };

/// The places where a JDK is looked for, one line each, ending with the one that decides.
std::string search_text(const classpath::JdkSearch& search);

std::string doctor_text(const boot::DoctorReport& report, const sandbox::Isolation& isolation,
                        Detail detail);
std::string doctor_json(const boot::DoctorReport& report, const sandbox::Isolation& isolation);

}  // namespace assay::report
