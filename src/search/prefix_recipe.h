// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>

#include "base/result.h"
#include "boot/runtime.h"
#include "recipe/recipe.h"
#include "search/search_options.h"
#include "vm/class.h"

namespace assay::search {

/// What a user wants to happen at the start of each test (see recipe/prefix_text.h) as a recipe
/// whose steps stay. An Error names the line and what it does not mean.
Result<recipe::Recipe> prefix_recipe(boot::Runtime& runtime, const std::string& text);

/// The options' prefix for tests of one class: what they cannot call is an Error.
Result<recipe::Recipe> prefix_for(boot::Runtime& runtime, const SearchOptions& options,
                                  const vm::Class& klass);

/// Only whether it can be read: an Error begins with the number of its line.
Result<void> check_prefix(const std::string& text);

}  // namespace assay::search
