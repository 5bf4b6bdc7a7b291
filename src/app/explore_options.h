// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>
#include <string>

#include "app/command_line.h"
#include "base/result.h"
#include "explore/explore.h"

namespace assay::app {

/// What `assay explore` or `assay verify` was asked to do.
struct ExploreRequest {
  explore::ExploreOptions options;
  std::string subject;                 // a target, or the main class
  std::optional<std::size_t> trace;    // which path to explain, from 1
  bool lists_critical_points = false;  // of initialisers that run ahead of time; instead
};

/// An Error is a mistake in the command line.
Result<ExploreRequest> explore_request(const CommandLine& line);

}  // namespace assay::app
