// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "base/result.h"
#include "explore/report.h"
#include "suite/class_result.h"

namespace assay::workers {

/// The parts of a result that reports show as they are.
nlohmann::ordered_json branches_json(const std::vector<explore::BranchVerdict>& branches);
nlohmann::ordered_json mutants_json(const std::vector<suite::MutantResult>& mutants);
nlohmann::ordered_json methods_json(const std::vector<suite::MethodCoverage>& methods);

/// A result as it crosses from a worker process to its parent: nothing is left out.
nlohmann::ordered_json result_json(const suite::ClassResult& result);
/// What result_json wrote; an Error says which part was not as expected.
Result<suite::ClassResult> class_result_of(const nlohmann::ordered_json& json);

/// On one line; bytes that are not UTF-8 do no harm.
std::string line_of(const nlohmann::ordered_json& json);

}  // namespace assay::workers
