// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <map>
#include <set>

#include "coverage/method_code.h"

namespace assay::coverage {

/// The instructions of a method that no person wrote.
class Filtered {
 public:
  /// From the first to the last.
  void ignore(std::size_t first, std::size_t last);
  void ignore_all(const MethodCode& code) { ignore(0, code.nodes().size() - 1); }
  /// The second is a copy of the first: executing it executes the first.
  void merge(std::size_t original, std::size_t copy);

  bool is_ignored(std::size_t index) const { return ignored_.count(index) != 0; }
  /// Each copy with its original, which is no copy itself.
  std::map<std::size_t, std::size_t> merged() const;

 private:
  std::size_t original_of(std::size_t index) const;

  std::set<std::size_t> ignored_;
  std::map<std::size_t, std::size_t> originals_;
};

/// What the filters of JaCoCo 0.8.6 leave out of Java code, a file for each of them. Those for
/// other compilers than javac are not here.
Filtered filter_code(const MethodCode& code);

void filter_generated_methods(const MethodCode& code, Filtered& filtered);
void filter_empty_constructors(const MethodCode& code, Filtered& filtered);
void filter_records(const MethodCode& code, Filtered& filtered);
void filter_synchronized(const MethodCode& code, Filtered& filtered);
void filter_resources(const MethodCode& code, Filtered& filtered);
void filter_old_resources(const MethodCode& code, Filtered& filtered);
void filter_finally(const MethodCode& code, Filtered& filtered);
void filter_string_switches(const MethodCode& code, Filtered& filtered);

}  // namespace assay::coverage
