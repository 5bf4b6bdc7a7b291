// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "emit/class_names.h"
#include "source/test_case.h"

namespace assay::emit {

/// The name of the method that these two speak of: it is the same in every file that needs it.
inline constexpr std::string_view kRunInFreshClasses = "runInFreshClasses";

/// The call, in a test, of the method that runs its body where no class of the program has been
/// initialised yet.
std::string fresh_classes_call(const std::string& body,
                               const source::TestCase::FreshClasses& fresh);

/// That method, in plain Java 8: it loads the test class and the program once more by a class
/// loader of its own. If a class of which the test says that nobody has touched it is not loaded
/// anew, the test fails.
std::vector<std::string> fresh_classes_helper(ClassNames& names);

}  // namespace assay::emit
