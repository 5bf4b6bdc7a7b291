// SPDX-License-Identifier: Apache-2.0
#include "interp/loop.h"

#include <algorithm>
#include <cmath>
#include <cstring>

#include "base/cpu_time.h"
#include "interp/arithmetic.h"
#include "interp/calls/frames.h"
#include "interp/code.h"
#include "interp/shadow.h"
#include "interp/slow_paths.h"

namespace assay::interp {

#include "interp/loop.inc"

template void run_thread<NoShadow>(Machine&, JavaThread&, NoShadow&, std::int64_t&);
template void run_thread<ListenedShadow>(Machine&, JavaThread&, ListenedShadow&, std::int64_t&);

}  // namespace assay::interp
