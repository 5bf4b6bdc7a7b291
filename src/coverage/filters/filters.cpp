// SPDX-License-Identifier: Apache-2.0
#include "coverage/filters/filters.h"

namespace assay::coverage {

void Filtered::ignore(std::size_t first, std::size_t last) {
  for (std::size_t i = first; i <= last; ++i) ignored_.insert(i);
}

void Filtered::merge(std::size_t original, std::size_t copy) {
  original = original_of(original);
  copy = original_of(copy);
  if (original == copy) return;
  originals_[copy] = original;
  ignored_.insert(copy);
}

std::size_t Filtered::original_of(std::size_t index) const {
  for (auto at = originals_.find(index); at != originals_.end(); at = originals_.find(index))
    index = at->second;
  return index;
}

std::map<std::size_t, std::size_t> Filtered::merged() const {
  std::map<std::size_t, std::size_t> found;
  for (const auto& [copy, original] : originals_) found[copy] = original_of(original);
  return found;
}

Filtered filter_code(const MethodCode& code) {
  Filtered filtered;
  filter_generated_methods(code, filtered);
  filter_empty_constructors(code, filtered);
  filter_records(code, filtered);
  filter_synchronized(code, filtered);
  filter_resources(code, filtered);
  filter_old_resources(code, filtered);
  filter_finally(code, filtered);
  filter_string_switches(code, filtered);
  return filtered;
}

}  // namespace assay::coverage
