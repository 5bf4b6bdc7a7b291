// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "sandbox/policy.h"

namespace assay::sandbox {

/// Rules of the kernel for the files that a process may open, by what they allow: reading the
/// readable ones of a policy, executing its programs, changing its scratch folder. Newer kernels
/// also refuse TCP, signals and abstract sockets to processes outside.
///
/// What Landlock knows nothing of: modes, owners, times and attributes of files, whether a file
/// exists, sockets other than TCP. The filter for system calls has to refuse these.
class Landlock {
 public:
  explicit Landlock(const Policy& policy) : policy_(policy) {}

  /// The version of the kernel's rules; 0: it has none, or they are switched off.
  static int version();
  /// Confines the calling process for good; safe between fork and exec. False with errno.
  bool enter() const;

 private:
  bool add_rules(int rules, unsigned long long known) const;

  const Policy& policy_;
};

}  // namespace assay::sandbox
