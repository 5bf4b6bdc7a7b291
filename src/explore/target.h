// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "boot/runtime.h"
#include "vm/class.h"
#include "vm/universe.h"

namespace assay::explore {

/// A method by names that mean the same in every virtual machine.
struct MethodName {
  std::string class_name;  // "pkg/Class"
  std::string name, descriptor;
};

/// 'pkg.Class#method(int,String)', 'pkg.Class#method' or 'pkg.Class', taken apart.
struct TargetPattern {
  std::string class_name;  // "pkg/Class"
  std::string method;      // empty: all
  bool has_parameters = false;
  std::vector<std::string> parameters;  // "int", "String", "java.util.List", "int[]"
};
Result<TargetPattern> parse_target(std::string_view text);

/// The class of that name as the application's loader sees it.
Result<vm::Class*> load_class(boot::Runtime& runtime, std::string_view internal_name);

/// The same for a class whose code is to be run or looked at: it has passed verification, or the
/// error says in one line why it did not.
Result<vm::Class*> load_usable_class(boot::Runtime& runtime, std::string_view internal_name);

/// "class p.C cannot be used: java.lang.VerifyError: ..." for each class that an analysis asked
/// for.
std::vector<std::string> refused_classes(vm::Universe& universe);

/// The methods that a pattern means, in the order of the class file.
Result<std::vector<MethodName>> find_targets(boot::Runtime& runtime, const TargetPattern& pattern);

}  // namespace assay::explore
