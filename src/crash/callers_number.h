// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "findings/crash.h"
#include "search/campaign.h"
#include "search/finding.h"

namespace assay::crash {

/// Whether a call asks for what the object that it is made on does not have. The same test with
/// other numbers tells, whatever is known of the values inside: the index or the size that was
/// refused moves with a number that is handed to the call, which nobody compares with anything, and
/// with an ordinary one the call returns. If none does, because there is nothing in the object,
/// then who has put it together has put nothing in; but an object that can be made with sizes that
/// no object has is no witness against its caller.
bool is_callers_number(const search::Finding& found, const findings::Crash& crash,
                       search::Campaign::Deadline deadline);

}  // namespace assay::crash
