// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "explore/run_record.h"
#include "expr/assignment.h"
#include "interp/machine.h"
#include "javatext/input_expressions.h"
#include "javatext/java_types.h"
#include "recipe/stub_classes.h"
#include "search/trial.h"
#include "source/test_case.h"
#include "vm/class.h"
#include "vm/ref.h"

namespace assay::drafts {

/// A test without assertions, and what they can speak of.
struct Sketch {
  source::TestCase test;
  std::optional<std::string> receiver;        // the variable of the object under test
  std::map<std::size_t, std::string> leaves;  // variables of leaves, the receiver's too
  std::vector<std::size_t> steps;             // which statements of arrange are steps
  std::map<std::uint32_t, std::string> told;  // of invented objects that keep calls, by input
  vm::Class* result_type = nullptr;           // as the call declares it; of a reference
  vm::Kind result_kind = vm::Kind::Void;
  bool has_cycle = false;     // it cannot be written: an input refers to itself
  bool has_raw_cast = false;  // without raw types javac might not take an argument
};

/// Writes a recipe with its inputs as statements: arrange and act.
class TestSketcher {
 public:
  TestSketcher(interp::Machine& machine, const javatext::JavaTypes& types,
               const recipe::StubClasses& stubs)
      : machine_(machine), types_(types), stubs_(stubs) {}

  struct Variables {
    std::vector<std::size_t> leaves;  // these have one
    bool told = false;                // what invented objects are told is to be asserted
  };
  /// The record is of a run of the trial with this input.
  Sketch sketch(search::Trial& trial, const expr::Assignment& input,
                const explore::RunRecord& record, const Variables& wanted) const;

 private:
  class Drawing;

  interp::Machine& machine_;
  const javatext::JavaTypes& types_;
  const recipe::StubClasses& stubs_;
};

}  // namespace assay::drafts
