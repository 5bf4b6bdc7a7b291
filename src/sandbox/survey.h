// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <vector>

#include "sandbox/layers.h"

namespace assay::sandbox {

/// Whether this system offers a layer, found out by using it.
struct LayerState {
  Layer layer = Layer::Namespaces;
  bool is_available = false;
  std::string detail;  // "version 7", or what failed
  std::string advice;  // what would make it available
};

std::vector<LayerState> survey();

/// What becomes of code that is not to be trusted: confined by the layers that are wanted and
/// available, not run at all if these are not enough, or run unconfined because the user says so.
struct Isolation {
  std::vector<LayerState> states;
  LayerSet wanted = LayerSet::all();
  bool is_unconfined = false;

  LayerSet layers() const;  // in force
  bool may_run() const { return is_unconfined || layers().is_enough(); }
  /// One line for a user whose system does not offer enough: what is missing and what to do.
  std::string problem() const;
};

}  // namespace assay::sandbox
