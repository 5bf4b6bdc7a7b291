// SPDX-License-Identifier: Apache-2.0
#include "classfile/switch_outcomes.h"

#include <unordered_map>

namespace assay::classfile {

std::vector<SwitchOutcome> switch_outcomes(const Instruction& instruction) {
  std::vector<SwitchOutcome> outcomes;
  std::unordered_map<std::uint32_t, std::size_t> numbers;  // by target
  std::uint32_t otherwise = instruction.default_target();
  for (SwitchCase each : instruction.cases()) {
    if (each.target == otherwise) continue;
    auto [known, is_new] = numbers.try_emplace(each.target, outcomes.size());
    if (is_new) outcomes.push_back({each.target, {}});
    outcomes[known->second].keys.push_back(each.key);
  }
  outcomes.push_back({otherwise, {}});
  return outcomes;
}

}  // namespace assay::classfile
