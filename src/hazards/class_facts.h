// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <map>
#include <optional>
#include <set>
#include <unordered_map>
#include <vector>

#include "classfile/instructions.h"
#include "hazards/callee.h"
#include "hazards/flow.h"
#include "vm/class.h"

namespace assay::hazards {

class Summaries;

/// What holds of the fields of a class whenever others look at them, and of the arguments of its
/// private methods: from all stores and calls in the class and its nest, as only they may have
/// them. A field is looked at from when the object, or the class, may first be known to others.
///
/// Only fields that are private or final are known of. Assumed: objects are made by constructors,
/// and nobody sets private or final fields by reflection; transient fields are left out because
/// deserialising skips them.
class ClassFacts {
 public:
  explicit ClassFacts(Summaries& summaries) : summaries_(summaries) {}

  /// Nothing: it may be anything of its type.
  std::optional<ValueFact> field(const vm::Field& field);
  std::optional<ValueFact> parameter(const vm::Method& method, int local);

 private:
  struct Nest {
    bool is_known = true;  // all code could be followed
    std::vector<const vm::Class*> classes;
    std::map<const vm::Field*, ValueFact> stored;
    std::set<const vm::Field*> maybe_unset;  // may be seen before anything is stored
    std::map<const vm::Method*, std::vector<ValueFact>> passed;  // by argument, the receiver first
    std::set<const vm::Method*> called_elsewhere;                // by method handles
  };

  Nest& nest_of(const vm::Class& klass);
  void find_members(const vm::Class& klass, Nest& nest);
  void read_method(const vm::Method& method, Nest& nest);
  void read_handles(const vm::Class& klass, Nest& nest);
  void read_instruction(Flow& flow, const classfile::Instruction& instruction, State& state,
                        Nest& nest);
  void read_store(Flow& flow, const classfile::Instruction& instruction, State& state, Nest& nest);
  void read_call(Flow& flow, const classfile::Instruction& instruction, State& state, Nest& nest);
  void read_construction(Flow& flow, Nest& nest);
  void read_initialisation(Flow& flow, Nest& nest);
  void look_at(const vm::Class& klass, bool is_static, TermId object, const State& state,
               Nest& nest);

  Summaries& summaries_;
  std::unordered_map<const vm::Class*, Nest> nests_;
};

}  // namespace assay::hazards
