// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <set>
#include <string>

#include "source/expression.h"
#include "source/test_case.h"

namespace assay::emit {

/// A case whose variables can be declared side by side and whose literals read well: no reserved
/// words, no name twice, Integer.MAX_VALUE for 2147483647.
struct TidyCase {
  source::TestCase test;
  std::set<std::string> names;  // of variables, taken

  /// A name for one more variable.
  std::string fresh(const std::string& wanted);
};

TidyCase tidy(const source::TestCase& test);
/// An expression without variables.
source::Expression tidy(source::Expression constant);

/// A name that is neither taken nor reserved; it is taken then.
std::string unique_name(const std::string& wanted, std::set<std::string>& taken);

}  // namespace assay::emit
