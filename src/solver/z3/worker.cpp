// SPDX-License-Identifier: Apache-2.0
// Runs in the child after a fork of a process that may have had many threads: nothing here may
// count on a lock that one of them held. The C library makes its allocator safe for this, Z3 has
// not been used in the parent, and streams are not touched.
#include "solver/z3/worker.h"

#include <fcntl.h>
#include <malloc.h>
#include <sys/resource.h>
#include <unistd.h>

#include <cstdlib>
#include <optional>

#include "process/deadline.h"
#include "process/in_child.h"
#include "process/transfer.h"
#include "solver/z3/engines.h"
#include "solver/z3/wire.h"

namespace assay::solver {

namespace {

constexpr process::Deadline kNever = process::Deadline::never();

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
}

/// Every user has a context of its own, of which Z3 makes some tables of megabytes. Memory that one
/// gave back is for the next: having the kernel clear it again takes ten times as long as all the
/// rest of making a context.
void keep_freed_memory() {
  mallopt(M_TRIM_THRESHOLD, 1 << 30);
  mallopt(M_MMAP_THRESHOLD, 32 << 20);
}

void answer_requests(process::Channel& channel) {
  std::optional<SmtEngines> engines;
  Bytes message;
  while (channel.receive(message, kNever) == process::Transfer::Done) {
    const std::optional<SmtRequest> request = decode_request(message);
    if (!request) return;
    if (request->begins_anew || !engines) engines.emplace();
    const SmtReply reply = engines->answer(*request);
    if (channel.send(encode(reply), kNever) != process::Transfer::Done) return;
    if (reply.memory_bytes == ~std::uint64_t{0}) return;  // not to be trusted any more
  }
}

}  // namespace

int run_worker(process::Channel& channel, std::uint64_t memory_bytes) {
  process::forget_signal_handlers();
  process::close_all_but(channel.descriptor());
  limit_memory(memory_bytes);
  process::forbid_core_dumps();
  keep_freed_memory();
  answer_requests(channel);
  return 0;
}

}  // namespace assay::solver
