// SPDX-License-Identifier: Apache-2.0
#include "delivery/coverage_ledger.h"

#include <algorithm>
#include <set>
#include <tuple>

#include "classfile/descriptor.h"
#include "classfile/names.h"
#include "coverage/method_coverage.h"
#include "explore/report.h"
#include "explore/type_names.h"
#include "targets/tested_together.h"

namespace assay::delivery {
namespace {

using coverage::ClassCoverage;
using coverage::CountedBranch;
using coverage::MethodCoverage;
using explore::BranchVerdict;
using explore::Verdict;

/// More than this is not kept in the memory of the stock machine.
constexpr std::size_t kMostWatchedBytes = 48 << 20;

using BranchKey = std::tuple<std::string, std::string, std::string, std::uint32_t, std::uint32_t>;

BranchKey key_of(const BranchVerdict& verdict) {
  return {verdict.class_name, verdict.name, verdict.descriptor, verdict.bytecode_index,
          verdict.outcome};
}

/// "pkg.Class#method(int,String)".
std::string text_of(const std::string& class_name, const MethodCoverage& method) {
  std::string parameters;
  for (auto type : classfile::MethodDescriptor(method.descriptor).parameters())
    parameters += (parameters.empty() ? "" : ",") + explore::short_type(type.text);
  return class_name + "#" + method.name + "(" + parameters + ")";
}

/// Takes the verdicts of the search to the branches that count.
class VerdictMaker {
 public:
  VerdictMaker(const std::vector<BranchVerdict>& found, std::string_view otherwise)
      : otherwise_(otherwise) {
    for (const BranchVerdict& verdict : found) found_.emplace(key_of(verdict), &verdict);
  }

  void add(const ClassCoverage& covered, std::vector<BranchVerdict>& verdicts) const {
    for (const MethodCoverage& method : covered.methods) {
      const std::string text = text_of(covered.class_name, method);
      for (const CountedBranch& branch : method.branches) {
        BranchVerdict verdict{text, branch.line, branch.bytecode_index, branch.edge};
        verdict.class_name = covered.class_name;
        verdict.name = method.name;
        verdict.descriptor = method.descriptor;
        verdict.outcome = branch.outcome;
        decide(verdict, branch);
        verdicts.push_back(std::move(verdict));
      }
    }
  }

 private:
  void decide(BranchVerdict& verdict, const CountedBranch& branch) const {
    if (branch.covered) {
      verdict.verdict = Verdict::Covered;
      return;
    }
    const auto known = found_.find(key_of(verdict));
    if (branch.asks_for_assertions) {
      verdict.reason = "only where assertions are disabled";
    } else if (known == found_.end()) {
      verdict.reason = otherwise_;
    } else if (known->second->verdict == Verdict::Covered) {
      verdict.reason = "no test that was written takes it to its end";
    } else {
      verdict.verdict = known->second->verdict;
      verdict.reason = known->second->reason;
    }
  }

  std::map<BranchKey, const BranchVerdict*> found_;
  std::string otherwise_;
};

/// Mutants are killed by tests that are in the file.
void settle_mutants(suite::ClassResult& result, const WrittenSuite& suite) {
  std::set<std::uint32_t> killed;
  for (std::size_t test = 0; test < result.kills.size(); ++test) {
    if (test < suite.kept.size() && suite.kept[test])
      killed.insert(result.kills[test].begin(), result.kills[test].end());
  }
  for (std::uint32_t i = 0; i < result.mutants.size(); ++i) {
    result.mutants[i].killed = killed.count(i) != 0;
    result.mutants[i].covered = result.mutants[i].covered && suite.is_there();
  }
}

/// The branches that tests take, by their numbers in another list.
void renumber_takes(suite::ClassResult& result, const std::vector<BranchVerdict>& verdicts) {
  std::map<BranchKey, std::uint32_t> numbers;
  for (const BranchVerdict& verdict : verdicts)
    numbers.emplace(key_of(verdict), static_cast<std::uint32_t>(numbers.size()));
  for (std::vector<std::uint32_t>& taken : result.takes) {
    std::set<std::uint32_t> renumbered;
    for (std::uint32_t old : taken) {
      if (old >= result.branches.size()) continue;
      const auto number = numbers.find(key_of(result.branches[old]));
      if (number != numbers.end()) renumbered.insert(number->second);
    }
    taken.assign(renumbered.begin(), renumbered.end());
  }
}

}  // namespace

CoverageLedger::CoverageLedger(classpath::ClassPath class_path, targets::Access access,
                               const std::vector<std::string>& class_names)
    : class_path_(std::move(class_path)) {
  const std::vector<classpath::ClassPathClass> all = class_path_.classes();
  for (const std::string& name : class_names) {
    const std::string internal = classfile::internal_name(name);
    add_class(internal);
    for (const std::string& nested : targets::tested_with(internal, all, class_path_, access)) {
      add_class(nested);
      nested_[name].push_back(classfile::external_name(nested));
    }
  }
  passed_.resize(entries_.size());
}

void CoverageLedger::add_class(const std::string& internal_name) {
  const std::string name = classfile::external_name(internal_name);
  auto resource = class_path_.find(internal_name + ".class");
  if (!resource || numbers_.count(name) != 0) return;
  auto probes = coverage::ClassProbes::read(resource->bytes);
  if (!probes) return;
  numbers_[name] = entries_.size();
  entries_.push_back(std::make_unique<Entry>(Entry{std::move(*resource), std::move(*probes)}));
}

std::vector<validate::WatchedClass> CoverageLedger::watched() const {
  std::vector<validate::WatchedClass> classes;
  std::size_t size = 0;
  for (std::size_t i = 0; i < entries_.size() && size < kMostWatchedBytes; ++i) {
    const coverage::ClassProbes& probes = entries_[i]->probes;
    auto bytes = probes.instrumented(static_cast<std::uint16_t>(std::min<std::size_t>(i, 0xffff)));
    if (!bytes) {  // as it is: it keeps the numbers in order
      const auto own = entries_[i]->resource.bytes;
      bytes.emplace(own.begin(), own.end());
    }
    size += bytes->size();
    classes.push_back({probes.class_name(), probes.probe_count(), std::move(*bytes)});
  }
  return classes;
}

void CoverageLedger::add(const WrittenSuite& suite) {
  if (!suite.passed || !suite.is_there()) return;
  for (const auto& [number, flags] : *suite.passed) {
    if (number >= passed_.size()) continue;
    std::vector<bool>& sum = passed_[number];
    sum.resize(std::max(sum.size(), flags.size()));
    for (std::size_t i = 0; i < flags.size(); ++i) sum[i] = sum[i] || flags[i];
  }
}

ClassCoverage CoverageLedger::coverage_of(const std::string& class_name) const {
  const auto number = numbers_.find(class_name);
  if (number == numbers_.end()) return {class_name, {}, {}};
  return entries_[number->second]->probes.coverage(passed_[number->second]);
}

void CoverageLedger::settle(suite::ClassResult& result, const WrittenSuite& suite,
                            std::string_view otherwise) const {
  settle_mutants(result, suite);
  ClassCoverage own = coverage_of(result.class_name);
  if (result.source_file.empty()) result.source_file = own.source_file;
  result.nested.clear();
  if (const auto nested = nested_.find(result.class_name); nested != nested_.end()) {
    for (const std::string& name : nested->second) {
      ClassCoverage covered = coverage_of(name);
      if (!covered.methods.empty()) result.nested.push_back(std::move(covered));
    }
  }
  const bool is_unknown = suite.is_there() && !suite.passed;
  if (is_unknown) return;
  std::vector<BranchVerdict> verdicts;
  const VerdictMaker maker(result.branches, otherwise);
  maker.add(own, verdicts);
  for (const ClassCoverage& each : result.nested) maker.add(each, verdicts);
  renumber_takes(result, verdicts);
  result.branches = std::move(verdicts);
  result.methods = std::move(own.methods);
}

}  // namespace assay::delivery
