// SPDX-License-Identifier: Apache-2.0
#include "recipe/sequences/partial_order.h"

#include <algorithm>

#include "vm/class.h"

namespace assay::recipe {

namespace {

bool meet(const std::set<std::uint32_t>& a, const std::set<std::uint32_t>& b) {
  const auto& fewer = a.size() < b.size() ? a : b;
  const auto& more = a.size() < b.size() ? b : a;
  return std::any_of(fewer.begin(), fewer.end(),
                     [&](std::uint32_t location) { return more.count(location) != 0; });
}

bool are_dependent(const Invokable& a, const Invokable& b) {
  return gives_to(a, b) || gives_to(b, a) || defines_for(a, b) || defines_for(b, a) ||
         meet(a.effects.defines, b.effects.defines);
}

}  // namespace

bool defines_for(const Invokable& first, const Invokable& second) {
  return meet(first.effects.defines, second.effects.uses);
}

bool gives_to(const Invokable& first, const Invokable& second) {
  if (first.result == nullptr) return false;
  return std::any_of(
      second.arguments.begin(), second.arguments.end(),
      [&](const vm::Class* argument) { return first.result->is_assignable_to(argument); });
}

BitMatrix allowed_before(const std::vector<Invokable>& invokables, const SequenceOptions& options) {
  BitMatrix allowed(invokables.size());
  auto number = [&](std::size_t i) { return options.numbering.empty() ? i : options.numbering[i]; };
  for (std::size_t next = 0; next < invokables.size(); ++next) {
    for (std::size_t first = 0; first < invokables.size(); ++first) {
      if (!options.reduce_partial_orders || number(first) <= number(next) ||
          are_dependent(invokables[first], invokables[next]))
        allowed.set(next, first);
    }
  }
  return allowed;
}

}  // namespace assay::recipe
