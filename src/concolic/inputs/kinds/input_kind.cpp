// SPDX-License-Identifier: Apache-2.0
// The table of kinds, and what most of them have in common: they are made of their children.
#include "concolic/inputs/kinds/input_kind.h"

#include <array>

namespace assay::concolic {

namespace {

constexpr std::array kRows = {
#define INPUT_KIND(name, function) Candidate::Kind::name,
#include "concolic/inputs/kinds/kinds.def"
#undef INPUT_KIND
};

constexpr bool rows_are_in_order() {
  for (std::size_t i = 0; i < kRows.size(); ++i) {
    if (static_cast<std::size_t>(kRows[i]) != i) return false;
  }
  return true;
}
static_assert(rows_are_in_order(), "the table is indexed by the enumerators");

const auto& table() {
  static const std::array<const InputKind*, kRows.size()> kinds = {
#define INPUT_KIND(name, function) &function(),
#include "concolic/inputs/kinds/kinds.def"
#undef INPUT_KIND
  };
  return kinds;
}

}  // namespace

std::span<const InputKind* const> input_kinds() { return table(); }

const InputKind& kind_of(Candidate::Kind kind) { return *table()[static_cast<std::size_t>(kind)]; }

bool Candidate::has_open_class() const { return kind_of(kind).traits().has_open_class; }

std::uint32_t InputKind::part_count(const Place& place, const expr::Assignment&) const {
  return static_cast<std::uint32_t>(place.candidate().children.size());
}

NodeId InputKind::part(const Place& place, std::uint32_t index) const {
  return place.candidate().children[index];
}

bool InputKind::gives_way_to(const Candidate& other) const {
  return kind_of(other).is_plain(other);
}

std::vector<std::uint32_t> simpler_choices(const InputNode& node, const Candidate& chosen) {
  const InputKind& kind = kind_of(chosen);
  std::vector<std::uint32_t> simpler;
  if (kind.traits().is_simple) return simpler;
  for (const Candidate& each : node.candidates) {
    if (&each == &chosen) break;
    if (kind.gives_way_to(each)) simpler.push_back(each.number);
  }
  if (node.nullable && !chosen.children.empty()) simpler.push_back(0);
  return simpler;
}

}  // namespace assay::concolic
