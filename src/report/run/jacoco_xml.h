// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <string_view>

#include "report/run/run_report.h"

namespace assay::report {

/// How it begins; the reports of JaCoCo itself have other names.
inline constexpr std::string_view kJacocoXmlStart =
    R"(<?xml version="1.0" encoding="UTF-8" standalone="yes"?>)"
    R"(<!DOCTYPE report PUBLIC "-//JACOCO//DTD Report 1.1//EN" "report.dtd">)"
    R"(<report name="assay">)";

/// The predicted coverage of the tests in the format of JaCoCo's XML report, so that the tools
/// which read that one can show it.
std::string jacoco_xml(const RunReport& report);

}  // namespace assay::report
