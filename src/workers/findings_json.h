// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <nlohmann/json.hpp>

#include "findings/class_findings.h"

namespace assay::workers {

/// What a search for crashes came to, as it crosses from a worker to its parent.
nlohmann::ordered_json findings_json(const findings::ClassFindings& found);
/// What findings_json wrote; throws nlohmann's exceptions if it did not.
findings::ClassFindings findings_of(const nlohmann::ordered_json& json);

}  // namespace assay::workers
