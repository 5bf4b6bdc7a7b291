// SPDX-License-Identifier: Apache-2.0
#include "search/input_copy.h"

namespace assay::search {

using concolic::Candidate;
using concolic::NodeId;

namespace {

/// The candidate that makes the same object in the same way.
Candidate* same_candidate(concolic::Inputs& to, NodeId target, const Candidate& wanted) {
  for (Candidate& candidate : to.node(target).candidates) {
    if (candidate.kind == wanted.kind && candidate.klass == wanted.klass &&
        candidate.constructor == wanted.constructor && candidate.field == wanted.field &&
        candidate.constant == wanted.constant)
      return &candidate;
  }
  return nullptr;
}

}  // namespace

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
  if (chosen->kind == Candidate::Kind::Alias) return false;
  Candidate* same = same_candidate(to, target, *chosen);
  // It may be there only because the program asked for its type.
  if (same == nullptr && to.offer_type(target, *chosen->klass))
    same = same_candidate(to, target, *chosen);
  if (same == nullptr) return false;
  std::uint32_t number = same->number, old_number = chosen->number;
  copy.set(variable, number);
  if (chosen->kind == Candidate::Kind::String) {
    std::u16string text = from.text(source, values);
    bool wide = values.get(from.terms(), chosen->utf16) != 0;
    copy.set(same->length, text.size());
    copy.set(same->utf16, wide ? 1 : 0);
    for (std::uint32_t i = 0; i < text.size(); ++i)
      copy.set(to.character(target, *to.candidate(target, number), i, wide), text[i]);
    return true;
  }
  if (chosen->kind == Candidate::Kind::Array) {
    auto length = static_cast<std::uint32_t>(values.get(from.terms(), chosen->length));
    copy.set(same->length, length);
    for (std::uint32_t i = 0; i < length; ++i) {
      NodeId child = from.element(source, *from.candidate(source, old_number), i);
      NodeId twin = to.element(target, *to.candidate(target, number), i);
      if (!copy_input(from, child, values, to, twin, copy)) return false;
    }
    return true;
  }
  std::vector<NodeId> children = chosen->children, twins = same->children;
  if (children.size() != twins.size()) return false;
  for (std::size_t i = 0; i < children.size(); ++i) {
    if (!copy_input(from, children[i], values, to, twins[i], copy)) return false;
  }
  return true;
}

std::vector<expr::Variable> variables_of(concolic::Inputs& inputs, NodeId id,
                                         const expr::Assignment& values) {
  std::vector<expr::Variable> found{inputs.node(id).variable};
  auto add = [&](NodeId child) {
    for (expr::Variable variable : variables_of(inputs, child, values)) found.push_back(variable);
  };
  const Candidate* chosen =
      inputs.node(id).kind == vm::Kind::Ref ? inputs.chosen(id, values) : nullptr;
  if (chosen == nullptr || chosen->kind == Candidate::Kind::Alias) return found;
  std::uint32_t number = chosen->number;
  if (chosen->kind == Candidate::Kind::String) {
    auto length = static_cast<std::uint32_t>(values.get(inputs.terms(), chosen->length));
    bool wide = values.get(inputs.terms(), chosen->utf16) != 0;
    found.push_back(chosen->length);
    for (std::uint32_t i = 0; i < length; ++i)
      found.push_back(inputs.character(id, *inputs.candidate(id, number), i, wide));
    return found;
  }
  if (chosen->kind == Candidate::Kind::Array) {
    auto length = static_cast<std::uint32_t>(values.get(inputs.terms(), chosen->length));
    found.push_back(chosen->length);
    for (std::uint32_t i = 0; i < length; ++i)
      add(inputs.element(id, *inputs.candidate(id, number), i));
    return found;
  }
  std::vector<NodeId> children = chosen->children;
  for (NodeId child : children) add(child);
  return found;
}

std::vector<vm::Method*> makers_of(concolic::Inputs& inputs, NodeId id,
                                   const expr::Assignment& values) {
  std::vector<vm::Method*> found;
  auto add = [&](NodeId child) {
    for (vm::Method* method : makers_of(inputs, child, values)) found.push_back(method);
  };
  const Candidate* chosen =
      inputs.node(id).kind == vm::Kind::Ref ? inputs.chosen(id, values) : nullptr;
  if (chosen == nullptr || chosen->kind == Candidate::Kind::Alias ||
      chosen->kind == Candidate::Kind::String)
    return found;
  if (chosen->constructor != nullptr) found.push_back(chosen->constructor);
  std::size_t used = chosen->children.size();
  if (chosen->kind == Candidate::Kind::Array)
    used = std::min<std::size_t>(used, values.get(inputs.terms(), chosen->length));
  for (std::size_t i = 0; i < used; ++i) add(chosen->children[i]);
  return found;
}

}  // namespace assay::search
