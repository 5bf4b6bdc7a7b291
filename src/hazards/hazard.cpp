// SPDX-License-Identifier: Apache-2.0
#include "hazards/hazard.h"

namespace assay::hazards {

std::string_view name_of(Kind kind) {
  constexpr std::string_view kNames[] = {
#define HAZARD_KIND(kind, name) name,
#include "hazards/kinds.def"
#undef HAZARD_KIND
  };
  return kNames[static_cast<std::size_t>(kind)];
}

double promise_of(Cause cause) {
  switch (cause) {
    case Cause::Always:
      return 1.0;
    case Cause::Parameters:
      return 0.8;
    case Cause::Fields:
      return 0.6;
    case Cause::Results:
      return 0.4;
    case Cause::Other:
      break;
  }
  return 0.2;
}

}  // namespace assay::hazards
