// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <vector>

#include "emit/assertion_writer.h"
#include "emit/class_names.h"
#include "emit/junit.h"
#include "emit/tidy.h"
#include "source/expression.h"
#include "source/layout.h"
#include "source/printer.h"
#include "source/test_case.h"

namespace assay::emit {

/// Writes one test method: what is prepared, the call, what it did, a blank line between them.
class MethodWriter {
 public:
  MethodWriter(ClassNames& names, const EmitOptions& options, const source::TestCase& test);

  RenderedTest write(const std::string& name);

 private:
  using Lines = std::vector<std::string>;
  /// The call under test, perhaps within assertThrows.
  struct Act {
    source::Type type;
    std::string variable;  // empty: none
    source::Layout value;
  };

  Lines annotations() const;
  Lines body_in_fresh_classes(const std::string& name);
  Lines complaint() const;
  Lines failing_act();
  Lines assumption() const;
  Lines body();
  Lines captured_body();
  Lines arrange();
  Lines act();
  Lines assertions();

  Act plan_act();
  Lines output_buffer() const;
  Lines captured(const Act& act);
  std::string redirection() const;
  Lines restoration() const;
  Lines tolerant(const source::Statement& statement, const source::Layout& written,
                 unsigned indent);
  source::Layout declaration(const source::Type& type, const std::string& name,
                             source::Layout value) const;
  source::Layout as_lambda(const source::Statement& statement) const;
  Lines output_assertion();
  bool asserts_nothing() const;
  bool needs_throws() const;
  bool changes_what_others_see() const;
  std::string class_name(const char* qualified) const;

  ClassNames& names_;
  JUnit junit_;
  bool has_isolated_;
  TidyCase tidy_;
  const source::TestCase& test_;
  source::Printer printer_;
  AssertionWriter asserts_;
  std::string exception_;  // the variables that this writer adds
  std::string output_;
  std::string original_out_;
  bool is_all_captured_ = false;  // the output of what is prepared, too
  unsigned body_indent_ = 2 * source::kBlockIndent;
};

}  // namespace assay::emit
