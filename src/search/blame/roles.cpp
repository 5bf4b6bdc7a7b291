// SPDX-License-Identifier: Apache-2.0
#include "search/blame/roles.h"

namespace assay::search {

namespace {

Roles::Role role_in(concolic::Candidate::Kind kind, Roles::Role outer) {
  using Kind = concolic::Candidate::Kind;
  if (kind == Kind::Stub) return Roles::Role::Invented;
  const bool is_container =
      kind == Kind::Array || kind == Kind::List || kind == Kind::Map || kind == Kind::Stream;
  return is_container && outer == Roles::Role::Argument ? Roles::Role::Part : outer;
}

}  // namespace

Roles::Roles(concolic::Inputs& inputs, const std::vector<concolic::NodeId>& leaves)
    : inputs_(inputs) {
  for (concolic::NodeId leaf : leaves) note(leaf, Role::Argument);
}

Roles::Role Roles::of(expr::Variable variable) const {
  const concolic::NodeId* id = inputs_.owner(variable);
  const auto found = id == nullptr ? roles_.end() : roles_.find(id->index);
  return found == roles_.end() ? Role::Part : found->second;
}

void Roles::note(concolic::NodeId id, Role role) {
  if (!roles_.emplace(id.index, role).second) return;
  for (const concolic::Candidate& candidate : inputs_.node(id).candidates) {
    for (concolic::NodeId child : candidate.children) note(child, role_in(candidate.kind, role));
  }
}

}  // namespace assay::search
