// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "boot/runtime.h"
#include "explore/explore.h"
#include "explore/target.h"
#include "vm/class.h"

namespace assay::explore {

/// Explores one method in a virtual machine of its own.
Result<TargetReport> explore_method(boot::Runtime& runtime, const ExploreOptions& options,
                                    const MethodName& target);

/// explore::verify in a virtual machine of its own.
Result<VerifyReport> verify_program(boot::Runtime& runtime, const ExploreOptions& options,
                                    const std::string& main_class);

/// A booted virtual machine for an exploration.
Result<std::unique_ptr<boot::Runtime>> make_runtime(const ExploreOptions& options);

/// The strings in the constant pools of a class and of the program's classes that it mentions.
std::vector<std::u16string> words_of(boot::Runtime& runtime, vm::Class& klass);

}  // namespace assay::explore
