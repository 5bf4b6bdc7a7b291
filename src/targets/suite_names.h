// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <map>
#include <string>
#include <vector>

namespace assay::targets {

/// The simple names of the test classes for all classes of a class path, by class:
/// "pkg.Outer$Inner" has "OuterInnerGeneratedTest". No two classes share a file, not even where
/// file systems do not tell upper from lower case: the one that is nested less, or first by name,
/// keeps the plain name; another is "Outer_InnerGeneratedTest" or has a number. The names depend on
/// the class path alone, not on what is selected.
std::map<std::string, std::string> suite_names(std::vector<std::string> classes);

/// The name of a class that shares it with none.
std::string plain_suite_name(const std::string& class_name);

/// "ParserBugTest" for "ParserGeneratedTest": the tests that show what is wrong with the class.
std::string bug_suite_name(const std::string& suite);

}  // namespace assay::targets
