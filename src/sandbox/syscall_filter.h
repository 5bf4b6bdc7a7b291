// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <linux/filter.h>

#include <cstddef>
#include <vector>

#include "base/result.h"

namespace assay::sandbox {

/// A list of the system calls that a Java virtual machine needs; all others fail as if the kernel
/// did not have them (seccomp). Left out are new processes, programs, sockets, signals to others,
/// tracing, changes of limits and names, mounts, keys, and whatever a later kernel may bring.
///
/// The one program that the process is to become has to be executed with the filter in place. That
/// call waits for the parent's permission, which is given once (see exec_permit.h); later ones
/// fail.
class SyscallFilter {
 public:
  /// Where the process has its own files, it may change their modes and times as it likes; where
  /// it sees those of the host, these calls are refused, because nothing else would.
  enum class Files : std::uint8_t { Private, OfTheHost };

  /// The descriptor through which the child hands the filter's own over to its parent.
  static constexpr int kHandOver = 3;

  static Result<SyscallFilter> make(Files files);
  static bool is_supported();

  /// Confines the calling process, which may have one thread only; safe between fork and exec.
  /// Returns the descriptor on which the parent permits the execution; -1 with errno.
  int enter();

 private:
  explicit SyscallFilter(std::vector<sock_filter> program);

  std::vector<sock_filter> program_;
  std::vector<std::size_t> own_pid_;  // instructions whose operand is to be the process's id
};

}  // namespace assay::sandbox
