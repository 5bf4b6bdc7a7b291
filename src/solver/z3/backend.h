// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <memory>

#include "solver/z3/request.h"

namespace assay::solver {

/// Where Z3 runs. A backend remembers the terms it was told, until `has_memory` says otherwise.
class SmtBackend {
 public:
  virtual ~SmtBackend() = default;

  /// Whether what earlier requests told is still known; asked before a request is made.
  virtual bool has_memory() = 0;
  /// Gives up after so much work.
  virtual SmtReply ask(const SmtRequest& request, std::uint32_t milliseconds) = 0;
};

/// Z3 in this process: nothing can stop it but its own limits. For tests.
std::unique_ptr<SmtBackend> make_inline_backend();

struct WorkerOptions {
  std::uint64_t memory_bytes = std::uint64_t{4} << 30;  // that a worker may use at most
  std::uint64_t retire_bytes = std::uint64_t{1} << 30;  // after which a worker is replaced

  bool operator==(const WorkerOptions&) const = default;
};

/// Z3 in a child process, which is killed when it takes too long and replaced when it is gone. The
/// backends of a thread share a few processes (solver_process.h); which one has which depends on
/// the questions alone, so that the same questions have the same answers.
std::unique_ptr<SmtBackend> make_worker_backend(const WorkerOptions& options);

}  // namespace assay::solver
