// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "explore/run_record.h"
#include "findings/crash.h"
#include "interp/machine.h"
#include "search/blame/blame.h"
#include "search/campaign.h"
#include "search/finding.h"

namespace assay::crash {

/// A run that failed, and whose value it was.
struct BlamedRun {
  const search::Finding& found;
  const explore::RunRecord& record;
  const search::Blame& blame;
  search::Campaign::Deadline deadline;
};

/// Whether it fails alike if all classes that the run initialises have been before its first step.
bool fails_with_all_initialised(interp::Machine& machine, search::Campaign& campaign,
                                const search::Finding& found,
                                const explore::InitialisedClasses& classes,
                                search::Campaign::Deadline deadline);

/// Whoever puts a value into a static field has to know what it is good for, as with an argument.
/// Two things are the program's own doing: that it depends on when a class is initialised whether
/// the value will do, and that a call changes static state and then rejects what it has made of it.
/// Notes them in the crash.
void blame_static_state(interp::Machine& machine, search::Campaign& campaign, const BlamedRun& run,
                        findings::Crash& crash);

}  // namespace assay::crash
