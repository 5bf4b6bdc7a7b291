// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <vector>

#include "classpath/class_path.h"
#include "targets/access.h"

namespace assay::targets {

/// The classes inside a class that have no tests of their own because they are anonymous, local or
/// private: whoever tests the class tests them too. Found by class files alone; names are internal
/// and sorted.
std::vector<std::string> tested_with(const std::string& name,
                                     const std::vector<classpath::ClassPathClass>& all,
                                     const classpath::ClassPath& class_path, Access access);

}  // namespace assay::targets
