// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <map>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "classpath/class_path.h"
#include "coverage/class_probes.h"
#include "coverage/method_coverage.h"
#include "delivery/suite_writer.h"
#include "suite/class_result.h"
#include "targets/access.h"
#include "validate/judge.h"

namespace assay::delivery {

/// What the written tests of a run cover, as JaCoCo would say of the files in the folder: the
/// probes of all classes that tests are written for, and of those tested with them, and which were
/// passed while the tests ran on the stock virtual machine.
class CoverageLedger {
 public:
  /// Classes by name, as Class.getName has it.
  CoverageLedger(classpath::ClassPath class_path, targets::Access access,
                 const std::vector<std::string>& class_names);

  /// The classes with their probes in them, by number.
  std::vector<validate::WatchedClass> watched() const;

  /// Notes what the tests of a file passed.
  void add(const WrittenSuite& suite);
  /// Nothing has been passed.
  void forget() { passed_.assign(passed_.size(), {}); }

  /// Puts what counts in the place of what the worker predicted: branches and lines by what was
  /// measured, mutants by the tests that are in the file. Of classes whose tests could not be
  /// measured the prediction stays. `otherwise` is said of branches that nothing is known of. May
  /// be done again when more is known.
  void settle(suite::ClassResult& result, const WrittenSuite& suite,
              std::string_view otherwise) const;

 private:
  struct Entry {
    classpath::ClassPathResource resource;  // keeps the bytes
    coverage::ClassProbes probes;
  };

  void add_class(const std::string& internal_name);
  const Entry* find(const std::string& class_name) const;
  coverage::ClassCoverage coverage_of(const std::string& class_name) const;

  classpath::ClassPath class_path_;
  std::map<std::string, std::size_t> numbers_;              // by name
  std::vector<std::unique_ptr<Entry>> entries_;             // by number
  std::map<std::string, std::vector<std::string>> nested_;  // by the class that tests them
  std::vector<std::vector<bool>> passed_;                   // by number
};

}  // namespace assay::delivery
