// SPDX-License-Identifier: Apache-2.0
#include "natives/natives.h"

#include "natives/io/register.h"
#include "natives/lang/register.h"

namespace assay::natives {

void register_all(interp::NativeTable& table) {
  register_lang(table);
  register_io(table);
}

}  // namespace assay::natives
