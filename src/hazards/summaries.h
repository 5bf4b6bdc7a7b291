// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <map>
#include <memory>
#include <unordered_map>
#include <vector>

#include "hazards/callee.h"
#include "hazards/calls.h"
#include "hazards/flow.h"
#include "vm/class.h"

namespace assay::hazards {

class ClassFacts;

/// How much of the program an analysis takes into account.
enum class Depth : std::uint8_t {
  Plain,   // any value may be in a field, any argument be passed
  Fields,  // what ClassFacts say of fields and of parameters of private methods
};

/// What methods do, as their callers see it: computed when asked for, callees first. Methods that
/// call each other start with nothing and are done until nothing changes. Library methods are
/// looked into a few calls deep.
class Summaries {
 public:
  explicit Summaries(Calls& calls);
  ~Summaries();

  Calls& calls() { return calls_; }
  ClassFacts& class_facts() { return *class_facts_; }

  Summary of(const vm::Method& method, Depth depth);
  Summary of_call(const CallSite& site, Depth depth, int library_calls);
  Summary of_library(const vm::Method& method, int library_calls);
  /// What a method may rely on; valid as long as this lives.
  Surroundings& surroundings(Depth depth);

 private:
  using Known = std::unordered_map<const vm::Method*, Summary>;
  struct Search;  // for components of methods that call each other

  Known& known(Depth depth) { return known_[static_cast<std::size_t>(depth)]; }
  void compute(const vm::Method& method, Depth depth);
  void settle(const std::vector<const vm::Method*>& component, Depth depth);
  Summary analyse(const vm::Method& method, Depth depth);
  bool is_busy(Depth depth) const;
  Summary unknown(const vm::Class& from, std::string_view descriptor);
  Summary of_targets(const CallSite& site, vm::Class& holder, vm::Method& method, Depth depth,
                     int library_calls);
  Summary of_staple(const CallSite& site, const vm::Method& method, int library_calls);

  Calls& calls_;
  Known known_[2];
  std::vector<Depth> busy_;  // of the methods being analysed
  std::map<std::pair<const vm::Method*, int>, Summary> library_;
  std::vector<std::unique_ptr<Surroundings>> surroundings_;
  std::unique_ptr<ClassFacts> class_facts_;
};

/// Of a method whose flow is known.
Summary summarise(Flow& flow);

}  // namespace assay::hazards
