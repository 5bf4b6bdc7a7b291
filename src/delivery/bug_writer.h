// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>
#include <vector>

#include "delivery/suite_writer.h"
#include "suite/class_result.h"
#include "validate/judge.h"

namespace assay::delivery {

/// Lets the stock virtual machine reproduce crashes, drops those that it does not confirm and
/// writes the tests of the others. Without a judge nothing is confirmed and nothing written.
class BugWriter {
 public:
  BugWriter(SuiteWriter& files, validate::Judge* judge) : files_(files), judge_(judge) {}

  /// One row per class; crashes that are not confirmed are taken out of the results and noted as
  /// suppressed there.
  std::vector<WrittenSuite> write(const std::vector<suite::ClassResult*>& classes);

  /// Writes a file again with the tests of the crashes that are left in the result.
  void write_again(const suite::ClassResult& result, WrittenSuite& suite);

  void stop_judging(std::string reason);
  /// Why crashes are not confirmed (any more); empty: they are.
  const std::string& judge_problem() const { return judge_problem_; }

 private:
  using Reproductions = std::vector<std::vector<validate::Reproduction>>;
  Reproductions reproduce(const std::vector<suite::ClassResult*>& classes);
  void keep_confirmed(suite::ClassResult& result,
                      const std::vector<validate::Reproduction>& reproductions,
                      WrittenSuite& suite);

  SuiteWriter& files_;
  validate::Judge* judge_;
  std::string judge_problem_;
};

}  // namespace assay::delivery
