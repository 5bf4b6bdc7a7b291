// SPDX-License-Identifier: Apache-2.0
#include "sandbox/layers.h"

#include <algorithm>

#include "base/text.h"

namespace assay::sandbox {

std::string_view name_of(Layer layer) {
  switch (layer) {
    case Layer::Namespaces:
      return "namespaces";
    case Layer::Landlock:
      return "landlock";
    case Layer::Seccomp:
      return "seccomp";
  }
  return "";
}

std::optional<LayerSet> LayerSet::parse(std::string_view text) {
  LayerSet set;
  if (text == "none") return set;
  for (std::string_view word : split(text, ',')) {
    const auto* found = std::ranges::find(kLayers, word, name_of);
    if (found == std::end(kLayers)) return std::nullopt;
    set.add(*found);
  }
  return set;
}

std::string LayerSet::text() const {
  std::string text;
  for (Layer layer : kLayers) {
    if (!has(layer)) continue;
    if (!text.empty()) text += ", ";
    text += name_of(layer);
  }
  return text.empty() ? "none" : text;
}

}  // namespace assay::sandbox
