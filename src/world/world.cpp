// SPDX-License-Identifier: Apache-2.0
#include "world/world.h"

namespace assay::world {
namespace {

std::vector<HostRoot> host_roots(const WorldOptions& options) {
  std::vector<HostRoot> roots;
  if (!options.jdk_home.empty()) roots.push_back({options.jdk_home, /*follow_links=*/true});
  for (const std::filesystem::path& entry : options.class_path) roots.push_back({entry, false});
  return roots;
}

}  // namespace

World::World(const WorldOptions& options)
    : clock(options.epoch_millis),
      random(options.seed),
      files({clock, random, streams}, host_roots(options), options.limits) {}

World::Mark World::mark() {
  return Mark{clock.mark(), random.mark(), streams.mark(), files.mark()};
}

void World::rollback(const Mark& mark) {
  clock.rollback(mark.clock);
  random.rollback(mark.random);
  streams.rollback(mark.streams);
  files.rollback(mark.files);
}

void World::commit(const Mark& mark) { files.commit(mark.files); }

}  // namespace assay::world
