// SPDX-License-Identifier: Apache-2.0
#include "vm/linking/undone_classes.h"

#include <algorithm>

namespace assay::vm {

Class* UndoneClasses::take(const LoaderData& loader, Symbol name,
                           std::span<const std::uint8_t> bytes) {
  std::vector<Class*>& candidates = classes_[&loader][name];
  const auto same = std::find_if(candidates.begin(), candidates.end(), [&](const Class* klass) {
    return std::equal(bytes.begin(), bytes.end(), klass->owned_bytes.begin(),
                      klass->owned_bytes.end());
  });
  if (same == candidates.end()) return nullptr;
  Class* found = *same;
  candidates.erase(same);
  return found;
}

}  // namespace assay::vm
