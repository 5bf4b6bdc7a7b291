// SPDX-License-Identifier: Apache-2.0
#include "report/isolation_report.h"

#include <fmt/format.h>

#include <nlohmann/json.hpp>

#include "sandbox/layers.h"

namespace assay::report {

std::string isolation_text(const sandbox::Isolation& isolation) {
  std::string text;
  for (const sandbox::LayerState& state : isolation.states) {
    text += fmt::format("{:<13}{:<12}{}{}{}\n", text.empty() ? "isolation" : "",
                        name_of(state.layer), state.is_available ? "yes" : "no",
                        state.detail.empty() ? "" : ": ", state.detail);
    if (!state.advice.empty()) text += fmt::format("{:<25}to have it: {}\n", "", state.advice);
  }
  return text + fmt::format("{:<13}{}\n", "",
                            isolation.may_run()
                                ? "generated tests are run on the stock JVM in isolation"
                                : "NOT ENOUGH: generated tests are not run unless --unconfined "
                                  "is given");
}

nlohmann::ordered_json isolation_json(const sandbox::Isolation& isolation) {
  nlohmann::ordered_json states = nlohmann::ordered_json::array();
  for (const sandbox::LayerState& state : isolation.states) {
    states.push_back({{"layer", name_of(state.layer)},
                      {"available", state.is_available},
                      {"asked_for", isolation.wanted.has(state.layer)},
                      {"detail", state.detail},
                      {"advice", state.advice}});
  }
  nlohmann::ordered_json used = nlohmann::ordered_json::array();
  for (sandbox::Layer layer : sandbox::kLayers) {
    if (isolation.layers().has(layer)) used.push_back(name_of(layer));
  }
  return {{"in_force", used},
          {"enough", isolation.may_run() && !isolation.is_unconfined},
          {"unconfined", isolation.is_unconfined},
          {"layers", states}};
}

}  // namespace assay::report
