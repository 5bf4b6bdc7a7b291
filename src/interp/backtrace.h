// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <vector>

#include "interp/machine.h"
#include "vm/class.h"
#include "vm/ref.h"
#include "vm/universe.h"

namespace assay::interp {

/// One line of a stack trace.
struct BacktraceEntry {
  vm::Method* method;
  int bytecode_index;  // -1 in a native method
};

/// The frames that Java programs are shown, innermost first, at most `limit`. Left out are
/// fillInStackTrace and the constructors of the throwable under construction, if there is one.
std::vector<BacktraceEntry> walk_frames(JavaThread& thread, vm::Ref throwable_under_construction,
                                        vm::Universe& universe, std::size_t limit);

/// The frames stored in Throwable.backtrace.
std::vector<BacktraceEntry> read_backtrace(vm::Universe& universe, vm::Ref throwable);
/// Whether the innermost frame was one that programs are not shown.
bool started_in_hidden_frame(vm::Universe& universe, vm::Ref throwable);
/// The frames in a backtrace object itself.
std::vector<BacktraceEntry> decode_backtrace(vm::Universe& universe, vm::Ref backtrace);

}  // namespace assay::interp
