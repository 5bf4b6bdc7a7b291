// SPDX-License-Identifier: Apache-2.0
// Walks through inputs as they are made of each other; what an object consists of is known to its
// kind (concolic/inputs/kinds).
#include "search/input_copy.h"

#include <algorithm>

#include "concolic/inputs/candidate.h"
#include "concolic/inputs/kinds/input_kind.h"
#include "concolic/inputs/kinds/string_kind.h"
#include "vm/ref.h"

namespace assay::search {

using concolic::Candidate;
using concolic::InputKind;
using concolic::kind_of;
using concolic::NodeId;
using concolic::Place;

namespace {

/// The candidate that makes the same object in the same way.
Candidate* same_candidate(concolic::Inputs& to, NodeId target, const Candidate& wanted) {
  for (Candidate& candidate : to.node(target).candidates) {
    if (candidate.kind == wanted.kind && candidate.klass == wanted.klass &&
        candidate.constructor == wanted.constructor && candidate.field == wanted.field &&
        candidate.constant == wanted.constant && candidate.named == wanted.named)
      return &candidate;
  }
  return nullptr;
}

/// The object that an input is; null for null and for what is no object.
const Candidate* object_of(concolic::Inputs& inputs, NodeId id, const expr::Assignment& values) {
  return inputs.node(id).kind == vm::Kind::Ref ? inputs.chosen(id, values) : nullptr;
}

/// Keeps encodings: a text may be wide without need.
class ExactOriginal final : public OriginalValues {
 public:
  using OriginalValues::OriginalValues;

  bool is_wide(const std::u16string&) override {
    return values_.get(place_.inputs.terms(), place_.candidate().utf16) != 0;
  }
};

}  // namespace

std::u16string OriginalValues::text(std::uint32_t) {
  return concolic::text_of(place_.inputs, place_.id, values_);
}

std::uint32_t OriginalValues::length(std::uint32_t) {
  return static_cast<std::uint32_t>(values_.get(place_.inputs.terms(), place_.candidate().length));
}

bool copy_input(concolic::Inputs& from, NodeId source, const expr::Assignment& values,
                concolic::Inputs& to, NodeId target, expr::Assignment& copy) {
  expr::Variable variable = to.node(target).variable;
  if (from.node(source).kind != vm::Kind::Ref) {
    copy.set(variable, values.get(from.terms(), from.node(source).variable));
    return true;
  }
  const Candidate* chosen = from.chosen(source, values);
  if (chosen == nullptr) {
    copy.set(variable, 0);
    return true;
  }
  const InputKind& kind = kind_of(*chosen);
  if (!kind.traits().stands_alone) return false;
  Candidate* same = same_candidate(to, target, *chosen);
  // It may be there only because the program asked for its type.
  const bool is_offered = same == nullptr && (chosen->named != nullptr
                                                  ? to.offers().offer_class(target, *chosen->named)
                                                  : to.offers().offer_type(target, *chosen->klass));
  if (is_offered) same = same_candidate(to, target, *chosen);
  if (same == nullptr) return false;
  const Place original{from, source, chosen->number}, twin{to, target, same->number};
  copy.set(variable, twin.number);
  ExactOriginal own(original, values);
  kind.assign(twin, own, copy);
  const std::uint32_t parts = kind.part_count(original, values);
  if (parts != kind.part_count(twin, copy)) return false;
  for (std::uint32_t i = 0; i < parts; ++i) {
    NodeId part = kind.part(original, i);
    if (!copy_input(from, part, values, to, kind.part(twin, i), copy)) return false;
  }
  return true;
}

std::vector<expr::Variable> variables_of(concolic::Inputs& inputs, NodeId id,
                                         const expr::Assignment& values) {
  std::vector<expr::Variable> found{inputs.node(id).variable};
  const Candidate* chosen = object_of(inputs, id, values);
  if (chosen == nullptr) return found;
  const InputKind& kind = kind_of(*chosen);
  const Place place{inputs, id, chosen->number};
  kind.add_variables(place, values, found);
  const std::uint32_t parts = kind.part_count(place, values);
  for (std::uint32_t i = 0; i < parts; ++i) {
    for (expr::Variable variable : variables_of(inputs, kind.part(place, i), values))
      found.push_back(variable);
  }
  return found;
}

std::vector<vm::Method*> makers_of(concolic::Inputs& inputs, NodeId id,
                                   const expr::Assignment& values) {
  std::vector<vm::Method*> found;
  const Candidate* chosen = object_of(inputs, id, values);
  if (chosen == nullptr) return found;
  if (chosen->constructor != nullptr) found.push_back(chosen->constructor);
  // Parts that nobody has asked for yet have their first values: no objects.
  std::size_t used = kind_of(*chosen).part_count({inputs, id, chosen->number}, values);
  used = std::min(used, chosen->children.size());
  for (std::size_t i = 0; i < used; ++i) {
    for (vm::Method* method : makers_of(inputs, chosen->children[i], values))
      found.push_back(method);
  }
  return found;
}

}  // namespace assay::search
