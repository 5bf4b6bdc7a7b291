// SPDX-License-Identifier: Apache-2.0
#include "concolic/open_world.h"

#include <fmt/format.h>

#include <algorithm>

#include "classfile/class_file.h"
#include "concolic/obstacle.h"
#include "concolic/recorder.h"
#include "interp/resolution/resolver.h"
#include "vm/heap.h"
#include "vm/universe.h"

#include "vm/symbols.h"

namespace assay::concolic {

namespace {

bool is_class(const vm::Class& type) { return !type.is_interface() && !type.is_array(); }

/// Whether an object may be of both types.
bool may_meet(const vm::Class& a, const vm::Class& b) {
  if (a.is_assignable_to(&b) || b.is_assignable_to(&a)) return true;
  if (is_exact(a) || is_exact(b)) return false;
  return !is_class(a) || !is_class(b);
}

bool has_exact_class(const Candidate& candidate) {
  return candidate.kind == Candidate::Kind::EnumConstant || is_exact(*candidate.klass);
}

}  // namespace

bool is_exact(const vm::Class& klass) {
  const vm::Class* element = &klass;
  while (element->is_array()) {
    if (element->element_kind != vm::Kind::Ref) return true;
    element = element->component;
  }
  return element->is(classfile::access::kFinal);
}

OpenWorld::OpenWorld(Recorder& recorder, Inputs& inputs, interp::Machine& machine)
    : recorder_(recorder), inputs_(inputs), machine_(machine), variables_(inputs.terms()) {}

const Candidate* OpenWorld::chosen(NodeId id) { return inputs_.chosen(id, recorder_.assignment()); }

void OpenWorld::obstacle(std::string what) {
  recorder_.obstacle(Obstacle::Kind::OpenWorld, std::move(what));
}

void OpenWorld::unknown_class(NodeId id) {
  const vm::Class* type = inputs_.node(id).type;
  obstacle(fmt::format("the class of an object of type {}",
                       type == nullptr ? "that is missing" : vm::external_name(*type)));
}

void OpenWorld::decided(expr::Term condition) {
  for (expr::Variable variable : variables_.of(condition)) {
    const NodeId* id = inputs_.owner(variable);
    if (id == nullptr || !inputs_.node(*id).is_open) continue;
    if (inputs_.node(*id).variable == variable) return unknown_class(*id);
  }
}

/// Objects of subclasses are those of the candidate that is nearest: among classes there is always
/// one, because they have one superclass each. Interfaces may be added to any class.
bool OpenWorld::tested(NodeId id, const vm::Class& type, bool passes) {
  const InputNode& node = inputs_.node(id);
  const Candidate* candidate = chosen(id);
  const bool is_guess = node.is_open || node.type == nullptr ||
                        (candidate != nullptr && candidate->klass->is_assignable_to(&type) != passes);
  if (is_guess) {
    unknown_class(id);
    return false;
  }
  const bool is_known = std::any_of(
      node.candidates.begin(), node.candidates.end(),
      [&](const Candidate& each) { return each.klass->is_assignable_to(&type); });
  const bool is_chain = is_class(type) && is_class(*node.type);
  if (is_known && (is_exact(type) || is_chain)) return true;
  // Objects that are not told apart yet take the same path.
  const bool is_certain = std::all_of(
      node.candidates.begin(), node.candidates.end(), [&](const Candidate& each) {
        return has_exact_class(each) || each.klass->is_assignable_to(&type) ||
               !may_meet(type, *each.klass);
      });
  if (!is_certain) unknown_class(id);
  return is_certain;
}

void OpenWorld::dispatched(NodeId id, const vm::Method& selected) {
  const Candidate* candidate = chosen(id);
  if (candidate == nullptr || has_exact_class(*candidate)) return;
  if (selected.is(classfile::access::kFinal) || selected.is_private()) return;
  const vm::SymbolTable& symbols = machine_.universe().symbols();
  obstacle(fmt::format("what a subclass makes of {}.{}", vm::external_name(*selected.owner),
                       symbols.text(selected.name)));
}

void OpenWorld::compared(NodeId a, NodeId b) {
  const InputNode& one = inputs_.node(a);
  const InputNode& other = inputs_.node(b);
  if (one.type == nullptr || other.type == nullptr) return unknown_class(a);
  if (!may_meet(*one.type, *other.type)) return;
  const bool have_common = std::any_of(
      one.candidates.begin(), one.candidates.end(),
      [&](const Candidate& each) { return inputs_.candidate(b, each.number) != nullptr; });
  if (!have_common) unknown_class(a);
}

/// What the program has made in this run cannot have been given to it, unless it is shared.
void OpenWorld::compared(NodeId id, vm::Ref other) {
  vm::Universe& universe = machine_.universe();
  const vm::Class& klass = *universe.class_of(other);
  const vm::Class* type = inputs_.node(id).type;
  if (type != nullptr && !klass.is_assignable_to(type)) return;
  const bool is_new = universe.heap().address(other) >= universe.heap().watermark();
  const bool is_shared = (klass.trusted && !klass.is_array()) || klass.is_hidden;
  if (!is_new || is_shared)
    obstacle(fmt::format("whether an input is a certain {}", vm::external_name(klass)));
}

void OpenWorld::compared_boxes() { obstacle("whether two boxes are one object"); }

void OpenWorld::shown(NodeId id) {
  const Candidate* candidate = chosen(id);
  if (inputs_.node(id).is_open || (candidate != nullptr && !has_exact_class(*candidate)))
    unknown_class(id);
}

}  // namespace assay::concolic
