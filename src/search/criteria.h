// SPDX-License-Identifier: Apache-2.0
#pragma once

namespace assay::search {

/// What makes a test worth keeping.
struct Criteria {
  bool lines = false;     // it runs code that no other test runs
  bool branches = true;   // it takes a branch
  bool paths = false;     // it takes a path through the method under test
  bool mutants = true;    // it notices a small fault
  bool endings = true;    // the method ends in another way: an exception, true, null, below zero
  bool callees = true;    // a call in the class goes to another method of the program
  bool rounds = true;     // a loop makes no, one or two rounds
  bool overflow = false;  // a sum, difference or product of integers wraps
  bool failures = false;  // it fails in another place, or because of somebody else's value
  bool wrong_results = false;  // it returns another number because an integer wrapped
};

}  // namespace assay::search
