// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <sys/types.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <string>

namespace assay::process {

/// As in /proc/<pid>/stat: 'R', 'S', 'Z', ...; 0 if there is no such process.
inline char state_of(pid_t pid) {
  std::ifstream file("/proc/" + std::to_string(pid) + "/stat");
  std::string number, name;
  char state = 0;
  file >> number >> name >> state;
  return state;
}

/// Gone, or a zombie that nobody waits for; waited for a while.
inline bool ends(pid_t pid) {
  for (int i = 0; i < 10'000; ++i) {
    const char state = state_of(pid);
    if (state == 0 || state == 'Z' || state == 'X') return true;
    usleep(1'000);
  }
  return false;
}

inline std::size_t open_descriptors() {
  std::size_t count = 0;
  for ([[maybe_unused]] const auto& entry : std::filesystem::directory_iterator("/proc/self/fd")) {
    ++count;
  }
  return count;
}

}  // namespace assay::process
