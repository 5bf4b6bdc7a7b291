// SPDX-License-Identifier: Apache-2.0
#include "app/crash_guard.h"

#include <unistd.h>

#include <csignal>
#include <string_view>

#include "app/exit_codes.h"

namespace assay::app {

namespace {

constexpr int kSignals[] = {SIGSEGV, SIGBUS, SIGFPE, SIGILL};

void write_text(std::string_view text) {
  [[maybe_unused]] ssize_t written = ::write(STDERR_FILENO, text.data(), text.size());
}

/// Only what a signal handler may do: write and leave.
void report(int signal) {
  write_text("assay: internal error: the machine crashed with signal ");
  char digits[2] = {static_cast<char>('0' + signal / 10), static_cast<char>('0' + signal % 10)};
  write_text({digits, sizeof digits});
  write_text("; please report the program that does this\n");
  _exit(static_cast<int>(ExitCode::InternalError));
}

}  // namespace

void install_crash_guard() {
  static char stack[64 * 1024];  // the crash may be an overflow of the ordinary one
  stack_t alternative{};
  alternative.ss_sp = stack;
  alternative.ss_size = sizeof stack;
  sigaltstack(&alternative, nullptr);
  struct sigaction action {};
  action.sa_handler = report;
  action.sa_flags = SA_ONSTACK;
  for (int signal : kSignals) sigaction(signal, &action, nullptr);
}

}  // namespace assay::app
