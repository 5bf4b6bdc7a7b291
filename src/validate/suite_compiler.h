// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <map>
#include <string>
#include <vector>

#include "base/result.h"
#include "validate/judge.h"
#include "validate/judge_machine.h"
#include "validate/test_source.h"

namespace assay::validate {

/// Compiles test files, leaving out what javac objects to until it is content.
class SuiteCompiler {
 public:
  /// Tests that are left out become NotCompiled.
  SuiteCompiler(JudgeMachine& machine, const std::vector<Candidate>& files,
                std::vector<FileVerdict>& verdicts);

  Result<void> compile(Deadline deadline);
  /// Of all files, by name.
  std::vector<CompiledClass> classes() const;

 private:
  using Group = std::vector<std::size_t>;  // indices of files

  Result<void> compile(Group group, Deadline deadline);
  Result<std::vector<CompilerProblem>> try_to_compile(const Group& group, Deadline deadline);
  void leave_out(Group& group, const std::vector<CompilerProblem>& problems);
  bool leave_out(std::size_t file, const CompilerProblem& problem);
  void give_up(std::size_t file, const std::string& message);

  JudgeMachine& machine_;
  const std::vector<Candidate>& files_;
  std::vector<FileVerdict>& verdicts_;
  std::vector<TestSource> sources_;
  std::map<std::string, std::string> classes_;  // name and bytes
  std::size_t removed_ = 0;                     // tests and imports
};

}  // namespace assay::validate
