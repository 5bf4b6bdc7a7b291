// SPDX-License-Identifier: Apache-2.0
#include "vm/monitors.h"

#include "base/check.h"

namespace assay::vm {

void Monitors::check_count(std::uint32_t word) {
  CHECK((word & kCountMask) != kCountMask, "a monitor should be entered less than 2^17 times");
}

std::uint32_t Monitors::release_fully(Ref object) {
  std::uint32_t count = heap_.header(object).lock & kCountMask;
  set(object, 0);
  return count;
}

void Monitors::restore(Ref object, std::uint32_t thread_id, std::uint32_t count) {
  set(object, thread_id << kOwnerShift | count);
}

}  // namespace assay::vm
