// SPDX-License-Identifier: Apache-2.0
// Tests with parameters and the arguments that were found for them, in the words of JUnit 5.
#pragma once

#include <string>
#include <vector>

#include "emit/junit.h"
#include "source/expression.h"
#include "source/test_case.h"

namespace assay::emit {

struct ParameterisedTest {
  struct Parameter {
    source::Type type;
    std::string name;
  };
  /// Arguments, and what it takes to make them.
  struct Input {
    std::string what;  // happens with them: "breaks it"
    std::vector<source::Statement> arrange;
    std::vector<source::Expression> values;
    bool may_throw_checked = false;
  };
  std::string name;
  std::string what;  // the test is about, for the reader
  std::vector<Parameter> parameters;
  source::TestCase body;
  std::vector<Input> inputs;
};

/// `like`: the class that they are tests of; its cases do not count.
RenderedClass render_parameterised(source::TestClass like,
                                   const std::vector<ParameterisedTest>& tests,
                                   EmitOptions options);

}  // namespace assay::emit
