// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <memory>
#include <string>
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

/// One fault at one instruction.
struct Mutant {
  vm::Method* method = nullptr;
  std::uint32_t bytecode_index = 0;
  Operator op = Operator::NegateConditional;
  int line = -1;
  std::string description;  // "replaced int addition with subtraction"
};

/// All mutants of a class's own code in the order of its bytecode. Left out is what the compiler
/// made: bridges, enum tables, assertion switches, the closing code of try-with-resources.
std::vector<Mutant> mutants_of(interp::Machine& machine, vm::Class& klass);

/// Puts a mutant into the machine for as long as this lives. No Java code may be running.
class InstalledMutant {
 public:
  InstalledMutant(interp::Machine& machine, const Mutant& mutant);
  ~InstalledMutant();
  InstalledMutant(const InstalledMutant&) = delete;
  InstalledMutant& operator=(const InstalledMutant&) = delete;

  /// False: this mutant cannot be executed (its code would not verify).
  bool is_installed() const { return installed_; }

 private:
  interp::Machine& machine_;
  const Mutant& mutant_;
  bool installed_ = false;
};

}  // namespace assay::mutants
