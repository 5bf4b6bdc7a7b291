// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "boot/runtime.h"
#include "explore/explore.h"
#include "explore/target.h"

namespace assay::explore {

/// Explores one method in a virtual machine of its own.
Result<TargetReport> explore_method(boot::Runtime& runtime, const ExploreOptions& options,
                                    const MethodName& target);

/// A booted virtual machine for an exploration.
Result<std::unique_ptr<boot::Runtime>> make_runtime(const ExploreOptions& options);

/// The strings in a class's constant pool, and those of its nest.
std::vector<std::u16string> words_of(const vm::Class& klass);

}  // namespace assay::explore
