// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "interp/code.h"
#include "interp/machine.h"
#include "vm/class.h"

namespace assay::mutants {

/// The kinds of small faults, after the operators that mutation-testing tools agree on.
enum class Operator : std::uint8_t {
  NegateConditional,    // == for !=, < for >=
  ConditionalBoundary,  // < for <=
  Arithmetic,           // + for -, * for /, & for |, << for >>
  Increment,            // i++ for i--
  InvertNegative,       // -i for i
  VoidCall,             // a call of a void method is left out
  EmptyReturn,          // "", Optional.empty(), an empty list, 0 in a box
  TrueReturn,
  FalseReturn,
  PrimitiveReturn,  // 0
  NullReturn,
};

/// As PIT calls it: "NEGATE_CONDITIONALS".
std::string_view name_of(Operator op);

/// One fault at one instruction.
struct Mutant {
  vm::Method* method = nullptr;
  std::uint32_t bytecode_index = 0;
  Operator op = Operator::NegateConditional;
  int line = -1;
  std::string description;            // "Replaced integer addition with subtraction"
  std::vector<std::uint32_t> copies;  // the same place in the other copies of a finally block
  bool constant_before = false;       // the last operand is a number in the code
};

/// All mutants of a class's own code in the order of its bytecode. Left out is what the compiler
/// made: bridges, enum tables, assertion switches, the closing code of try-with-resources.
std::vector<Mutant> mutants_of(interp::Machine& machine, vm::Class& klass);

/// Puts a mutant into the machine for as long as this lives. No Java code may be running, and
/// what was run with the mutant from a mark is to be rolled back before this ends.
class InstalledMutant {
 public:
  InstalledMutant(interp::Machine& machine, const Mutant& mutant);
  ~InstalledMutant();
  InstalledMutant(const InstalledMutant&) = delete;
  InstalledMutant& operator=(const InstalledMutant&) = delete;

  /// False: this mutant cannot be executed. Nothing reaches its place, or its class has not been
  /// verified yet.
  bool is_installed() const { return installed_; }

 private:
  const Mutant& mutant_;
  bool installed_ = false;
  std::unique_ptr<interp::Code> mutated_;
  void* original_code_ = nullptr;
  const void* original_entry_ = nullptr;
  std::uint32_t original_registers_ = 0;
};

}  // namespace assay::mutants
