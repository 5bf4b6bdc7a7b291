// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "concolic/recorder.h"

namespace assay::search {

/// Whether a branch found two references to be one object.
bool finds_same(const concolic::Edge& edge);

}  // namespace assay::search
