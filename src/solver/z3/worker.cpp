// SPDX-License-Identifier: Apache-2.0
// Runs in the child after a fork of a process that may have had many threads: nothing here may
// count on a lock that one of them held. The C library makes its allocator safe for this, Z3 has
// not been used in the parent, and streams are not touched.
#include "solver/z3/worker.h"

#include <fcntl.h>
#include <malloc.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <unistd.h>

#include <csignal>
#include <cstdlib>
#include <exception>
#include <optional>

#include "solver/z3/engines.h"
#include "solver/z3/wire.h"

namespace assay::solver {

namespace {

/// The kernel means the parent's thread that forked. A chain belongs to one thread, and one that
/// was handed on just starts another worker.
void die_with_parent(int parent_pid) {
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() != parent_pid) _exit(1);  // it was gone before it could be asked for
}

/// The parent's handlers speak of the parent; here a crash just ends the worker.
void reset_signals() {
  for (int signal_number = 1; signal_number < NSIG; ++signal_number) {
    std::signal(signal_number, SIG_DFL);
  }
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, nullptr);
}

void close_all_but(int socket) {
  if (socket > 0) close_range(0, static_cast<unsigned>(socket) - 1, 0);
  close_range(static_cast<unsigned>(socket) + 1, ~0U, 0);
  // Someone may print after all: give the standard streams a place.
  for (int stream = 0; stream < 3; ++stream) {
    if (stream != socket) open("/dev/null", O_RDWR);
  }
}

std::uint64_t address_space_in_use() {
  const int file = open("/proc/self/statm", O_RDONLY);
  if (file < 0) return 0;
  char text[64] = {};
  const ssize_t length = read(file, text, sizeof text - 1);
  close(file);
  if (length <= 0) return 0;
  return std::strtoull(text, nullptr, 10) * static_cast<std::uint64_t>(sysconf(_SC_PAGESIZE));
}

/// On top of what the parent had mapped, which may be a large reservation.
void limit_memory(std::uint64_t memory_bytes) {
  const rlim_t limit = address_space_in_use() + memory_bytes;
  const rlimit both{.rlim_cur = limit, .rlim_max = limit};
  setrlimit(RLIMIT_AS, &both);
  const rlimit no_core{.rlim_cur = 0, .rlim_max = 0};
  setrlimit(RLIMIT_CORE, &no_core);
}

/// Every user has a context of its own, of which Z3 makes some tables of megabytes. Memory that one
/// gave back is for the next: having the kernel clear it again takes ten times as long as all the
/// rest of making a context.
void keep_freed_memory() {
  mallopt(M_TRIM_THRESHOLD, 1 << 30);
  mallopt(M_MMAP_THRESHOLD, 32 << 20);
}

void answer_requests(int socket) {
  std::optional<SmtEngines> engines;
  Bytes message;
  while (receive_message(socket, message, {}) == Transfer::Done) {
    const std::optional<SmtRequest> request = decode_request(message);
    if (!request) return;
    if (request->begins_anew || !engines) engines.emplace();
    const SmtReply reply = engines->answer(*request);
    if (send_message(socket, encode(reply), {}) != Transfer::Done) return;
    if (reply.memory_bytes == ~std::uint64_t{0}) return;  // not to be trusted any more
  }
}

}  // namespace

void run_worker(int socket, int parent_pid, std::uint64_t memory_bytes) {
  die_with_parent(parent_pid);
  reset_signals();
  close_all_but(socket);
  limit_memory(memory_bytes);
  keep_freed_memory();
  try {
    answer_requests(socket);
  } catch (const std::exception&) {
    _exit(2);  // the parent sees the socket close
  }
  _exit(0);
}

}  // namespace assay::solver
