// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <vector>

#include "recipe/visibility.h"
#include "vm/class.h"
#include "vm/universe.h"

namespace assay::typegraph {

/// The classes whose constructors and methods make arguments.
struct Crawl {
  static constexpr std::size_t kMostClasses = 2'000;

  std::vector<vm::Class*> classes;  // those given first, then in the order in which they were met
  bool was_cut = false;             // there are more
};

/// Starts with the classes given and follows the types of the members that a test may use, super
/// types, nested classes and those around. The class library is left out unless it is given.
/// Classes are loaded, none is initialised.
Crawl crawl(vm::Universe& universe, const recipe::Visibility& visibility,
            const std::vector<vm::Class*>& given);

/// Whether a class counts as library: where it comes from, or by its package.
bool is_library(const vm::Class& klass);

}  // namespace assay::typegraph
