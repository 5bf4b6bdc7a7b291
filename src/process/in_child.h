// SPDX-License-Identifier: Apache-2.0
// What a new process does first: it cuts ties to the one it was forked from. All of it is safe in
// the child of a process that had many threads.
#pragma once

#include <sys/types.h>

namespace assay::process {

/// It is killed when the thread that forked it ends. Leaves at once if that is so already.
void die_with(pid_t parent);
/// The same where the parent's number is not known, in another namespace.
void die_with_parent();

/// The parent's handlers speak of the parent; here a crash just ends the process.
void forget_signal_handlers();

/// Closes all descriptors but one and gives the standard streams a place, should someone print.
void close_all_but(int descriptor);

void forbid_core_dumps();

}  // namespace assay::process
