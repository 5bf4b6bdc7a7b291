// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <unordered_map>
#include <vector>

#include "interp/machine.h"
#include "recipe/effects/effects_body.h"
#include "vm/class.h"

namespace assay::recipe {

/// The call graph of what has been asked about so far. Methods that call each other have the same
/// effects: each strongly connected component is computed once (Tarjan's algorithm).
class CallGraph {
 public:
  CallGraph(interp::Machine& machine, const std::vector<vm::Class*>& classes);

  struct Component {
    LocationSet uses, defines;
    bool is_complete = true;
  };
  /// Of a method and all that it may call.
  const Component& closure(vm::Method& method);
  const BodyEffects& body(vm::Method& method) { return nodes_[node(method)].body; }
  /// The methods of the program that a call of this method may run.
  std::vector<vm::Method*> targets(vm::Method& method);
  Locations& locations() { return locations_; }

 private:
  static constexpr std::uint32_t kNone = ~0u;
  struct Node {
    BodyEffects body;
    std::uint32_t order = kNone, low = kNone;  // of the depth-first search
    std::uint32_t component = kNone;
  };
  struct Visit {
    std::uint32_t node;
    std::size_t next_callee;
  };

  std::uint32_t node(vm::Method& method);
  void search(std::uint32_t start);
  void enter(std::uint32_t node);
  void leave(std::uint32_t node);
  void close_component(std::uint32_t root);

  Program program_;
  Locations locations_;
  std::unordered_map<const vm::Method*, std::uint32_t> numbers_;
  std::vector<Node> nodes_;
  std::vector<Component> components_;
  std::vector<Visit> visits_;
  std::vector<std::uint32_t> open_;  // entered, component not known yet
  std::uint32_t next_order_ = 0;
};

}  // namespace assay::recipe
