// SPDX-License-Identifier: Apache-2.0
// What is not mutated, after PIT's filters: a fault in code that the compiler made up says nothing
// about the tests of the program, and one that changes nothing can be found by no test.
#pragma once

#include <vector>

#include "mutants/listing.h"
#include "mutants/mutants.h"

namespace assay::mutants {

/// The positions of a listing that are left alone.
using Places = std::vector<bool>;

// compiler_made.cpp
void exclude_assertions(const Listing& listing, Places& places);
void exclude_string_switches(const Listing& listing, Places& places);
void exclude_closing_of_resources(const Listing& listing, Places& places);

// loop_plumbing.cpp
void exclude_for_each(const Listing& listing, Places& places);
/// i++ of a for loop: backwards it would only run into the time limit.
void exclude_loop_counters(const Listing& listing, Places& places);

/// Whether the changed instruction does the same: `return 0` changed to `return 0`.
bool is_equivalent(const Listing& listing, std::size_t at, Operator op);

/// Methods that nobody wrote: bridges, values() of an enum, accessors of a record.
bool is_generated(const Listing& listing);

/// The methods, by the number of their listings, that run as part of the class's static
/// initialiser. The listings are those of one class.
std::vector<bool> static_code(const std::vector<Listing>& listings);

/// A finally block is compiled into every way out of the try block. The mutants of one method
/// that are the same place in those copies become one.
void join_finally_copies(const Listing& listing, std::vector<Mutant>& mutants);

}  // namespace assay::mutants
