// SPDX-License-Identifier: Apache-2.0
#include "explore/report.h"

namespace assay::explore {

std::string_view name_of(Outcome::Kind kind) {
  switch (kind) {
    case Outcome::Kind::Returned:
      return "returned";
    case Outcome::Kind::Threw:
      return "threw";
    case Outcome::Kind::Stopped:
      return "stopped";
    case Outcome::Kind::SetupFailed:
      return "setup-failed";
  }
  return "";
}

std::string_view name_of(Verdict verdict) {
  switch (verdict) {
    case Verdict::Covered:
      return "covered";
    case Verdict::Infeasible:
      return "infeasible";
    case Verdict::Undecided:
      return "undecided";
  }
  return "";
}

std::string_view name_of(VerifyReport::Verdict verdict) {
  switch (verdict) {
    case VerifyReport::Verdict::True:
      return "TRUE";
    case VerifyReport::Verdict::False:
      return "FALSE";
    case VerifyReport::Verdict::Unknown:
      return "UNKNOWN";
  }
  return "";
}

}  // namespace assay::explore
