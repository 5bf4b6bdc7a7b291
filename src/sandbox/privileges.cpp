// SPDX-License-Identifier: Apache-2.0
#include "sandbox/privileges.h"

#include <linux/capability.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <algorithm>

namespace assay::sandbox {

namespace {

constexpr rlim_t kMebibyte = 1 << 20;

/// Never above the limit that there is already.
bool limit(__rlimit_resource resource, rlim_t most) {
  rlimit now{};
  if (getrlimit(resource, &now) != 0) return false;
  now.rlim_max = std::min(now.rlim_max, most);
  now.rlim_cur = now.rlim_max;
  return setrlimit(resource, &now) == 0;
}

}  // namespace

bool drop_privileges() {
  __user_cap_header_struct header = {_LINUX_CAPABILITY_VERSION_3, 0};
  const __user_cap_data_struct none[_LINUX_CAPABILITY_U32S_3] = {};
  return prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 &&
         prctl(PR_CAP_AMBIENT, PR_CAP_AMBIENT_CLEAR_ALL, 0, 0, 0) == 0 &&
         syscall(SYS_capset, &header, none) == 0;
}

bool limit_resources(bool has_own_processes) {
  return limit(RLIMIT_CORE, 0) && limit(RLIMIT_FSIZE, 64 * kMebibyte) &&
         limit(RLIMIT_NOFILE, 4096) && limit(RLIMIT_DATA, 4096 * kMebibyte) &&
         limit(RLIMIT_MSGQUEUE, 0) && limit(RLIMIT_MEMLOCK, 0) &&
         (!has_own_processes || limit(RLIMIT_NPROC, 2048));
}

}  // namespace assay::sandbox
