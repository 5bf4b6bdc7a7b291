// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <map>
#include <set>
#include <string>

#include "source/test_case.h"

namespace assay::emit {

/// How a test file calls the classes that it mentions. A simple name belongs to the first class
/// that asks for it; later ones of the same simple name stay qualified.
class ClassNames {
 public:
  explicit ClassNames(const source::TestClass& tests);

  /// Reserves the simple name, so that it is imported where it is used.
  void claim(const std::string& qualified);
  /// A simple name that nothing else has: for a class that is nested in the test class.
  std::string declare(const std::string& wanted);
  std::string name_of(const std::string& qualified);
  /// What the names given since the last call need to have imported.
  std::set<std::string> take_imports();

 private:
  std::string package_;
  std::map<std::string, std::string> owners_;  // simple name -> the outermost class it means
  std::set<std::string> imports_;
};

}  // namespace assay::emit
