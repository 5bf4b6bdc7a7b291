// SPDX-License-Identifier: Apache-2.0
#include "search/input_drawer.h"

#include "concolic/inputs/candidate.h"
#include "concolic/inputs/kinds/input_kind.h"
#include "expr/term.h"
#include "vm/ref.h"

namespace assay::search {

using concolic::Candidate;
using concolic::NodeId;

void InputDrawer::draw(concolic::Inputs& inputs, NodeId id, expr::Assignment& assignment) {
  const expr::Variable variable = inputs.node(id).variable;
  if (inputs.node(id).looked_at_by != nullptr) return;
  const vm::Kind type = inputs.node(id).kind;
  if (type != vm::Kind::Ref) return assignment.set(variable, number(type));
  const Candidate* chosen = choose(inputs.node(id));
  if (chosen == nullptr) return assignment.set(variable, 0);
  const concolic::InputKind& kind = concolic::kind_of(*chosen);
  if (!kind.traits().stands_alone) return assignment.set(variable, 0);
  const concolic::Place place{inputs, id, chosen->number};
  assignment.set(variable, place.number);
  kind.assign(place, *this, assignment);
  const std::uint32_t parts = kind.part_count(place, assignment);
  for (std::uint32_t i = 0; i < parts; ++i) draw(inputs, kind.part(place, i), assignment);
}

}  // namespace assay::search
