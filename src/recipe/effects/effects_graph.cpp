// SPDX-License-Identifier: Apache-2.0
#include "recipe/effects/effects_graph.h"

#include <algorithm>

#include "interp/machine.h"
#include "vm/class.h"

namespace assay::recipe {

CallGraph::CallGraph(interp::Machine& machine, const std::vector<vm::Class*>& classes)
    : program_(machine, classes), locations_(machine.universe().symbols()) {}

std::uint32_t CallGraph::node(vm::Method& method) {
  auto [known, is_new] = numbers_.try_emplace(&method, static_cast<std::uint32_t>(nodes_.size()));
  if (is_new) {
    nodes_.emplace_back();
    nodes_.back().body = BodyReader(program_, locations_, method).read();
  }
  return known->second;
}

const CallGraph::Component& CallGraph::closure(vm::Method& method) {
  std::uint32_t number = node(method);
  if (nodes_[number].component == kNone) search(number);
  return components_[nodes_[number].component];
}

std::vector<vm::Method*> CallGraph::targets(vm::Method& method) {
  bool is_exact = method.is_static() || method.is_private() || method.info->name == "<init>";
  if (is_exact) return {&method};
  return program_.targets(*method.owner, method).methods;
}

void CallGraph::enter(std::uint32_t number) {
  nodes_[number].order = nodes_[number].low = next_order_++;
  open_.push_back(number);
  visits_.push_back({number, 0});
}

void CallGraph::search(std::uint32_t start) {
  enter(start);
  while (!visits_.empty()) {
    Visit& visit = visits_.back();
    std::uint32_t caller = visit.node;
    if (visit.next_callee == nodes_[caller].body.callees.size()) {
      leave(caller);
      continue;
    }
    std::uint32_t callee = node(*nodes_[caller].body.callees[visit.next_callee++]);
    if (nodes_[callee].order == kNone) {
      enter(callee);
    } else if (nodes_[callee].component == kNone) {
      nodes_[caller].low = std::min(nodes_[caller].low, nodes_[callee].order);
    }
  }
}

void CallGraph::leave(std::uint32_t number) {
  visits_.pop_back();
  if (!visits_.empty()) {
    Node& caller = nodes_[visits_.back().node];
    caller.low = std::min(caller.low, nodes_[number].low);
  }
  if (nodes_[number].low == nodes_[number].order) close_component(number);
}

void CallGraph::close_component(std::uint32_t root) {
  auto id = static_cast<std::uint32_t>(components_.size());
  auto first = open_.end() - 1;
  while (*first != root) --first;
  for (auto member = first; member != open_.end(); ++member) nodes_[*member].component = id;
  Component sum;
  for (auto member = first; member != open_.end(); ++member) {
    const BodyEffects& body = nodes_[*member].body;
    sum.uses.add(body.uses);
    sum.defines.add(body.defines);
    sum.is_complete &= body.is_complete;
    for (vm::Method* callee : body.callees) {
      std::uint32_t other = nodes_[node(*callee)].component;
      if (other == id) continue;
      sum.uses.add(components_[other].uses);
      sum.defines.add(components_[other].defines);
      sum.is_complete &= components_[other].is_complete;
    }
  }
  open_.erase(first, open_.end());
  components_.push_back(std::move(sum));
}

}  // namespace assay::recipe
