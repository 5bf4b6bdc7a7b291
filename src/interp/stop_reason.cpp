// SPDX-License-Identifier: Apache-2.0
#include "interp/stop_reason.h"

#include <fmt/format.h>

namespace assay::interp {

namespace {

struct Row {
  std::string_view name, explanation;
};

constexpr Row kRows[] = {
    {"none", "still running"},
    {"fuel", "the instruction budget is used up"},
    {"time", "the time budget is used up"},
    {"deadlock", "every thread waits for another"},
    {"unmodelled-native", "a native method that assay does not model was called"},
    {"exit", "the program ended itself"},
    {"library-init", "a library class must be initialised first"},
    {"unsupported", "something that assay does not model was needed"},
    {"unsafe-access", "memory was used in a way that would crash or corrupt a JVM"},
};

}  // namespace

std::string_view name_of(StopReason reason) { return kRows[static_cast<unsigned>(reason)].name; }
std::string_view explain(StopReason reason) {
  return kRows[static_cast<unsigned>(reason)].explanation;
}

std::string Stop::text() const {
  if (detail.empty()) return std::string(explain(reason));
  return fmt::format("{}: {}", explain(reason), detail);
}

}  // namespace assay::interp
