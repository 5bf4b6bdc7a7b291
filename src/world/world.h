// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <filesystem>
#include <vector>

#include "world/seeded_random.h"
#include "world/standard_streams.h"
#include "world/virtual_clock.h"
#include "world/virtual_files.h"

namespace assay::world {

struct WorldOptions {
  std::int64_t epoch_millis = VirtualClock::kDefaultEpochMillis;
  std::uint64_t seed = 1;
  std::filesystem::path jdk_home;                 // readable by the program; empty: none
  std::vector<std::filesystem::path> class_path;  // likewise; absolute
  FileLimits limits;
};

/// All that the program under test can reach outside its own memory: files, standard streams, time
/// and chance. None of it is real but for what it may read of the JDK and of its class path, so the
/// same seed gives the same run, and a run can be undone.
struct World {
  explicit World(const WorldOptions& options = {});

  VirtualClock clock;
  SeededRandom random;
  StandardStreams streams;
  VirtualFiles files;
  std::int32_t processors = 2;  // no part of a mark: who changes it puts it back

  /// Marks nest; rolling back leaves the mark in place, committing forgets it.
  struct Mark {
    VirtualClock::Mark clock;
    SeededRandom::Mark random;
    StandardStreams::Mark streams;
    VirtualFiles::Mark files;
  };
  Mark mark();
  void rollback(const Mark& mark);
  void commit(const Mark& mark);
};

}  // namespace assay::world
