// SPDX-License-Identifier: Apache-2.0
#include "findings/public_slice.h"

namespace assay::findings {

namespace {

bool is_constructor(const Frame& frame) { return frame.method == "<init>"; }

/// A constructor that the frame below it calls by this(...) or super(...).
bool is_called_by_constructor(std::span<const Frame> stack, std::size_t index) {
  return is_constructor(stack[index]) && index + 1 < stack.size() &&
         is_constructor(stack[index + 1]);
}

bool is_stripped(std::span<const Frame> stack, std::size_t index) {
  return !stack[index].is_public || is_called_by_constructor(stack, index);
}

}  // namespace

std::size_t public_slice(std::span<const Frame> stack) {
  std::size_t first = 0, end = stack.size();
  while (first < end && is_stripped(stack, first)) ++first;
  while (end > first && is_stripped(stack, end - 1)) --end;
  return end - first;
}

}  // namespace assay::findings
