// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "classfile/constant_pool.h"
#include "classfile/instructions.h"
#include "classfile/line_numbers.h"
#include "hazards/branches.h"
#include "hazards/flow.h"
#include "hazards/hazard.h"
#include "hazards/staples.h"
#include "hazards/term_text.h"

namespace assay::hazards {

/// Lists the operations of a method that may fail, given what is known before each.
class Finder {
 public:
  Finder(Flow& flow, bool with_silent_overflow);

  /// In the order of the code.
  std::vector<Hazard> run() &&;

 private:
  /// One way to fail: unless it is proved that it cannot happen.
  struct Failure {
    Kind kind;
    std::optional<std::string> condition;
    std::vector<TermId> decided_by;
    bool is_certain = false;
  };
  struct Throw {
    std::uint32_t pc;
    Kind kind;
  };

  void visit(const classfile::Instruction& instruction, State& state);
  void add(const Failure& failure);
  void dereference(TermId object);
  void index(TermId array, TermId index);
  void divide(TermId divisor);
  void array_size(TermId size);
  void cast(TermId object, std::string_view name);
  void array_store(TermId array, TermId value);
  void throw_value(TermId exception);
  void add_throws();
  Hazard thrown(const Throw& thrown);
  void silent(const classfile::Instruction& instruction);
  bool arrays(const classfile::Instruction& instruction);

  // finder_calls.cpp
  void call(const classfile::Instruction& instruction);
  void demand(const Demand& demand, const classfile::MemberRef& member,
              const std::vector<TermId>& arguments);
  void demand_bounds(const Demand& demand, const std::vector<TermId>& arguments);
  void demand_exact(const classfile::MemberRef& member, const std::vector<TermId>& arguments);
  void recursion(const classfile::Instruction& instruction, const classfile::MemberRef& member,
                 const std::vector<TermId>& arguments);

  TermId pop(char type);

  Flow& flow_;
  Terms& terms_;
  bool with_silent_;
  TermText text_;
  classfile::LineTable lines_;
  State* state_ = nullptr;
  std::uint32_t pc_ = 0;
  std::map<std::uint32_t, Branch> branches_;
  std::vector<Throw> throws_;
  std::vector<Hazard> found_;
};

Cause cause_of(std::uint8_t origins);
bool is_input(std::uint8_t origins);

}  // namespace assay::hazards
