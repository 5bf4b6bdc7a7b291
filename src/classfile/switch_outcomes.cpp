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

std::vector<std::string> outcome_labels(const Instruction& instruction) {
  if (!instruction.is_switch()) return {"fallthrough", "taken"};
  std::vector<std::string> labels;
  for (const SwitchOutcome& outcome : switch_outcomes(instruction)) {
    std::string keys;
    for (std::int32_t key : outcome.keys) keys += (keys.empty() ? "" : ",") + std::to_string(key);
    labels.push_back(keys.empty() ? "default" : "case " + keys);
  }
  return labels;
}

}  // namespace assay::classfile
