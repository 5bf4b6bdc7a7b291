// SPDX-License-Identifier: Apache-2.0
#include "validate/suite_compiler.h"

#include <algorithm>
#include <numeric>

namespace assay::validate {

SuiteCompiler::SuiteCompiler(JudgeMachine& machine, const std::vector<Candidate>& files,
                             std::vector<FileVerdict>& verdicts)
    : machine_(machine), files_(files), verdicts_(verdicts), sources_(files.begin(), files.end()) {}

std::vector<CompiledClass> SuiteCompiler::classes() const {
  std::vector<CompiledClass> classes;
  for (const auto& [name, bytes] : classes_) classes.push_back({name, bytes});
  return classes;
}

Result<void> SuiteCompiler::compile(Deadline deadline) {
  Group all(files_.size());
  std::iota(all.begin(), all.end(), std::size_t{0});
  return compile(std::move(all), deadline);
}

Result<void> SuiteCompiler::compile(Group group, Deadline deadline) {
  while (!group.empty()) {
    std::vector<CompilerProblem> problems = TRY(try_to_compile(group, deadline));
    if (problems.empty()) return {};
    auto of_no_file = std::find_if(problems.begin(), problems.end(),
                                   [](const CompilerProblem& problem) { return problem.file < 0; });
    if (of_no_file == problems.end()) {
      leave_out(group, problems);
    } else if (group.size() > 1) {
      for (std::size_t file : group) TRY(compile(Group{file}, deadline));
      return {};
    } else {
      give_up(group.front(), of_no_file->message);
      return {};
    }
  }
  return {};
}

/// Files that cannot be mended leave the group.
void SuiteCompiler::leave_out(Group& group, const std::vector<CompilerProblem>& problems) {
  const std::size_t removed_before = removed_;
  Group hopeless;
  for (const CompilerProblem& problem : problems) {
    std::size_t file = group[static_cast<std::size_t>(problem.file)];
    if (!leave_out(file, problem)) hopeless.push_back(file);
  }
  if (removed_ == removed_before && hopeless.empty()) {  // errors where nothing is left
    for (std::size_t file : group) give_up(file, problems.front().message);
    group.clear();
  }
  std::erase_if(group, [&](std::size_t file) {
    return std::find(hopeless.begin(), hopeless.end(), file) != hopeless.end();
  });
}

Result<std::vector<CompilerProblem>> SuiteCompiler::try_to_compile(const Group& group,
                                                                   Deadline deadline) {
  std::vector<SourceText> texts;
  for (std::size_t file : group) texts.push_back({files_[file].path, sources_[file].text()});
  Compilation compilation = TRY(machine_.compile(texts, deadline));
  for (CompiledClass& each : compilation.classes) classes_[each.name] = std::move(each.bytes);
  return compilation.problems;
}

/// False if no part of the file can be blamed. An import that fails is taken out alone: the next
/// compilation shows which tests need it.
bool SuiteCompiler::leave_out(std::size_t file, const CompilerProblem& problem) {
  TestSource& source = sources_[file];
  if (std::optional<std::size_t> test = source.test_at(problem.line)) {
    TestVerdict& verdict = verdicts_[file].tests[*test];
    if (verdict.kind == TestVerdict::Kind::NotCompiled) return true;
    verdict = {TestVerdict::Kind::NotCompiled, problem.message};
    source.remove_test(*test);
    ++removed_;
    return true;
  }
  if (source.is_import(problem.line)) {
    source.remove_line(problem.line);
    ++removed_;
    return true;
  }
  if (source.is_blank(problem.line)) return true;
  give_up(file, problem.message);
  return false;
}

void SuiteCompiler::give_up(std::size_t file, const std::string& message) {
  for (TestVerdict& verdict : verdicts_[file].tests) {
    if (verdict.kind == TestVerdict::Kind::Unjudged) {
      verdict = {TestVerdict::Kind::NotCompiled, message};
    }
  }
}

}  // namespace assay::validate
