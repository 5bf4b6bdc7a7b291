// SPDX-License-Identifier: Apache-2.0
#include "process/in_child.h"

#include <fcntl.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <unistd.h>

#include <csignal>

namespace assay::process {

void die_with_parent() { prctl(PR_SET_PDEATHSIG, SIGKILL); }

void die_with(pid_t parent) {
  die_with_parent();
  if (getppid() != parent) _exit(1);  // it was gone before it could be asked for
}

void forget_signal_handlers() {
  for (int signal_number = 1; signal_number < NSIG; ++signal_number) {
    std::signal(signal_number, SIG_DFL);
  }
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, nullptr);
}

void close_all_but(int descriptor) {
  if (descriptor > 0) close_range(0, static_cast<unsigned>(descriptor) - 1, 0);
  close_range(static_cast<unsigned>(descriptor) + 1, ~0U, 0);
  for (int stream = 0; stream < 3; ++stream) {
    if (stream != descriptor) open("/dev/null", O_RDWR);
  }
}

void forbid_core_dumps() {
  const rlimit none{.rlim_cur = 0, .rlim_max = 0};
  setrlimit(RLIMIT_CORE, &none);
}

}  // namespace assay::process
