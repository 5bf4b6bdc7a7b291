// SPDX-License-Identifier: Apache-2.0
#include "concolic/producers.h"

namespace assay::concolic {

std::string name_of(const InventedMember& member, std::size_t number) {
  constexpr const char* kNames[] = {"part", "shared", "run"};
  std::string name = kNames[static_cast<std::size_t>(member.kind)];
  if (number > 0) name += std::to_string(number + 1);
  return name;
}

}  // namespace assay::concolic
