// SPDX-License-Identifier: Apache-2.0
#include "process/exit_status.h"

#include <fmt/format.h>
#include <sys/wait.h>

namespace assay::process {

std::string ExitStatus::text() const {
  switch (kind) {
    case Kind::Exited:
      return fmt::format("exit {}", number);
    case Kind::Killed:
      return fmt::format("signal {}", number);
    case Kind::Unknown:
      break;
  }
  return "?";
}

std::string ExitStatus::sentence() const {
  switch (kind) {
    case Kind::Exited:
      return fmt::format("ended with code {}", number);
    case Kind::Killed:
      return fmt::format("ended by signal {}", number);
    case Kind::Unknown:
      break;
  }
  return "ended";
}

ExitStatus ExitStatus::of(int status, std::chrono::nanoseconds cpu_time) {
  if (WIFSIGNALED(status)) return {Kind::Killed, WTERMSIG(status), cpu_time};
  return {Kind::Exited, WEXITSTATUS(status), cpu_time};
}

}  // namespace assay::process
