// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string_view>

namespace assay::concolic {

/// What differs from one machine, user, day or start of the virtual machine to another.
enum class Surrounding : std::uint8_t {
  Clock,
  Randomness,
  StandardInput,
  Network,
  Files,
  Variables,
  Properties,
  IdentityHashes,
  UnorderedIteration,
  Processors,
  Memory,
  StackSize,
  Garbage,
  Locale,
  TimeZone,
  Charset,
  Threads,
  Processes,
  JavaVersion,
  Launcher,
  ClassPath,
  Arguments,
  MathLibrary,
  MachineNames,
  StandardOutput,
};

/// As reports name it: "the clock".
std::string_view name_of(Surrounding surrounding);

}  // namespace assay::concolic
