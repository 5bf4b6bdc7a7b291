// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <vector>

#include "findings/class_findings.h"
#include "interp/machine.h"
#include "search/campaign.h"

namespace assay::crash {

/// The static fields that members of the class change as runs have shown, and that no method
/// without arguments puts back: tests of such a member depend on their order. What is made when it
/// is first needed, and then stays, does not count.
std::vector<findings::OrderDependence> order_dependences(interp::Machine& machine,
                                                         search::Campaign& campaign,
                                                         search::Campaign::Deadline deadline);

}  // namespace assay::crash
