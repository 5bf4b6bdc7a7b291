// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "expr/assignment.h"
#include "expr/evaluator.h"
#include "expr/facts.h"
#include "expr/term.h"
#include "expr/terms.h"
#include "solver/cone.h"

namespace assay::solver {

/// The constraints of a query as one straight line of operations over numbered slots: operands
/// come before users, so that a pass from front to back computes everything.
class Tape {
 public:
  struct Step {
    expr::Op op;
    std::uint8_t width;
    std::uint8_t operand_width;  // of the first operand
    bool is_constant;            // depends on no variable
    std::uint16_t detail;
    std::uint32_t a = 0, b = 0, c = 0;  // slots; of a variable, `c` is its index
  };

  Tape(const expr::Terms& terms, std::vector<expr::Term> constraints, ConeWalker& walker);

  const expr::Terms& terms() const { return terms_; }
  const std::vector<expr::Term>& constraints() const { return constraints_; }
  std::size_t size() const { return steps_.size(); }
  const Step& step(std::uint32_t slot) const { return steps_[slot]; }

  /// The slots of the constraints, in their order.
  const std::vector<std::uint32_t>& roots() const { return roots_; }
  /// The variables, in the order of their numbers, and the slots they are in.
  const std::vector<expr::Variable>& variables() const { return variables_; }
  std::uint32_t slot_of(std::size_t variable) const { return variable_slots_[variable]; }
  const expr::VariableInfo& info(std::size_t variable) const {
    return terms_.info(variables_[variable]);
  }
  /// Values of all slots with only the constants filled in.
  const std::vector<std::uint64_t>& constants() const { return constants_; }

  /// Where bit-blasting is slow.
  bool has_floats() const { return has_floats_; }
  /// Functions that only evaluation knows: where bit-blasting is impossible.
  bool has_externals() const { return has_externals_; }

  /// The value of a slot, given the slots before it.
  std::uint64_t compute(std::uint32_t slot, const std::uint64_t* values) const {
    const Step& step = steps_[slot];
    return compute(step, slot, values);
  }
  /// What the operation of a slot would give for other operands.
  std::uint64_t apply(std::uint32_t slot, std::uint64_t a, std::uint64_t b) const {
    return expr::apply(terms_, nodes_[slot], a, b, 0);
  }
  /// What is certain about a slot whatever the variables are.
  const expr::Facts& facts(std::uint32_t slot) const { return terms_.facts(slot_terms_[slot]); }
  const expr::Node& node(std::uint32_t slot) const { return nodes_[slot]; }
  /// Computes every slot but those of constants and variables.
  void run(std::uint64_t* values) const;

 private:
  void add(expr::Term term, const std::vector<expr::Term>& cone);
  std::uint64_t compute(const Step& step, std::uint32_t slot, const std::uint64_t* values) const;

  const expr::Terms& terms_;
  std::vector<expr::Term> constraints_;
  std::vector<Step> steps_;
  std::vector<expr::Node> nodes_;  // as the graph has them, by slot
  std::vector<std::uint32_t> roots_;
  std::vector<expr::Variable> variables_;
  std::vector<std::uint32_t> variable_slots_;
  std::vector<std::uint64_t> constants_;
  std::vector<expr::Term> slot_terms_;
  bool has_floats_ = false;
  bool has_externals_ = false;
};

/// Compiles queries and keeps the last tape, since the layers ask for the same query in turn.
class TapeSource {
 public:
  explicit TapeSource(const expr::Terms& terms) : terms_(terms), walker_(terms) {}

  const Tape& tape_of(const std::vector<expr::Term>& constraints);
  void forget() { tape_.reset(); }

 private:
  const expr::Terms& terms_;
  ConeWalker walker_;
  std::unique_ptr<Tape> tape_;
};

/// Whether the operation computes with floating-point numbers or compares them.
bool is_float_operation(expr::Op op);

}  // namespace assay::solver
