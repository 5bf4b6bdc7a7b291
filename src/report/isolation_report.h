// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <nlohmann/json_fwd.hpp>
#include <string>

#include "sandbox/survey.h"

namespace assay::report {

/// The layers that this system offers, and whether they are enough, for `assay doctor`.
std::string isolation_text(const sandbox::Isolation& isolation);
nlohmann::ordered_json isolation_json(const sandbox::Isolation& isolation);

}  // namespace assay::report
