// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <gtest/gtest.h>

#include <optional>
#include <string>
#include <vector>

#include "concolic/inputs/input_builder.h"
#include "concolic/library/summaries.h"
#include "concolic/recorder.h"
#include "support/booted_machine.h"

namespace assay::concolic {

/// Calls a library method on many inputs and compares the runs with each other: whatever satisfies
/// the conditions of a path must take that path and give the result that the path's term says.
class SummaryTest : public ::testing::Test {
 protected:
  SummaryTest();

  static test::BootedMachine& machine();

  /// One input value: a text, or null, or a number.
  struct Value {
    std::optional<std::u16string> text;
    std::int32_t number = 0;

    Value(const char16_t* word) : text(word) {}            // NOLINT: meant to convert
    Value(std::nullptr_t) {}                               // NOLINT
    Value(std::int32_t value) : number(value) {}           // NOLINT
    Value(std::u16string word) : text(std::move(word)) {}  // NOLINT
  };
  using Row = std::vector<Value>;

  /// The method; its parameters (and receiver) are inputs: 'S' a string, 'I', 'C', 'Z'. What is in
  /// `fixed` is no input but that literal, by position.
  struct Call {
    std::string_view class_name, name, descriptor;
    std::string_view inputs;
    std::vector<std::optional<std::u16string>> fixed = {};
  };
  /// Runs the rows; how many pairs of different rows shared a path.
  int check(const Call& call, const std::vector<Row>& rows);
  /// All combinations of these words.
  static std::vector<Row> each(const std::vector<Value>& words);
  static std::vector<Row> pairs(const std::vector<Value>& a, const std::vector<Value>& b);

 private:
  struct Run {
    expr::Assignment assignment;
    std::vector<expr::Term> conditions, assumptions;
    std::vector<Decision> decisions;
    bool threw = false;
    std::optional<std::u16string> text;  // of a String result
    std::uint64_t value = 0;             // of any other
    expr::Term term;                     // for the value
    expr::Term length, wide;             // for the text
    bool is_wide = false;                // the encoding that the units are for
    std::vector<expr::Term> units;
  };
  Run run(const Call& call, const Row& row);
  void keep_result(Run& run, const vm::Method& method, const interp::Completion& completion,
                   std::uint32_t shadow);
  expr::Assignment assignment_of(const Row& row);
  void set_text(expr::Assignment& assignment, NodeId id, const std::u16string& text);
  void compare(const Run& path, const Run& other, const std::string& what);

  expr::Terms terms_;
  Inputs inputs_;
  Recorder recorder_;
  std::vector<NodeId> nodes_;
};

}  // namespace assay::concolic
