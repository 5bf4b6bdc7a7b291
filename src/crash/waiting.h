// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "interp/machine.h"
#include "vm/class.h"

namespace assay::crash {

/// Whether a method lets time pass for others: it sleeps, waits, parks or yields. A loop in it ends
/// when another thread has done something.
bool lets_others_go_on(const vm::Method& method);

/// Of a run that stopped because nobody can go on: whether a thread is kept out of a monitor or of
/// a class that another one initialises. If none is, all of them wait for somebody who is not there
/// and might be.
bool is_somebody_kept_out(interp::Machine& machine);

}  // namespace assay::crash
