// SPDX-License-Identifier: Apache-2.0
#include "base/check.h"

#include <fmt/format.h>

namespace assay {

void check_failed(const char* file, int line, const char* condition, const std::string& message) {
  throw CheckFailure(
      fmt::format("internal error at {}:{}: {} ({})", file, line, message, condition));
}

}  // namespace assay
