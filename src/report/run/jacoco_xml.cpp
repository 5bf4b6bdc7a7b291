// SPDX-License-Identifier: Apache-2.0
// The elements and their order are those of JaCoCo's report.dtd: a group has its parts first and
// the counters that sum them up at its end.
#include "report/run/jacoco_xml.h"

#include <algorithm>
#include <map>

#include "classfile/names.h"
#include "coverage/method_coverage.h"
#include "report/text/append.h"
#include "report/text/xml_text.h"
#include "suite/class_result.h"

namespace assay::report {
namespace {

using coverage::ClassCoverage;
using coverage::MethodCoverage;
using suite::ClassResult;
using Line = MethodCoverage::Line;

/// The reports of JaCoCo itself have other names.
constexpr std::string_view kStart =
    R"(<?xml version="1.0" encoding="UTF-8" standalone="yes"?>)"
    R"(<!DOCTYPE report PUBLIC "-//JACOCO//DTD Report 1.1//EN" "report.dtd">)"
    R"(<report name="assay">)";

struct Counter {
  std::uint64_t missed = 0, covered = 0;
  void add(std::uint64_t all, std::uint64_t hit) {
    missed += all - std::min(hit, all);
    covered += std::min(hit, all);
  }
  Counter& operator+=(const Counter& other) {
    missed += other.missed;
    covered += other.covered;
    return *this;
  }
};

struct Counters {
  Counter instruction, branch, line, complexity, method, type;
  Counters& operator+=(const Counters& other) {
    instruction += other.instruction;
    branch += other.branch;
    line += other.line;
    complexity += other.complexity;
    method += other.method;
    type += other.type;
    return *this;
  }
};

void append_counters(std::string& text, const Counters& counters) {
  const std::pair<std::string_view, const Counter&> rows[] = {
      {"INSTRUCTION", counters.instruction}, {"BRANCH", counters.branch}, {"LINE", counters.line},
      {"COMPLEXITY", counters.complexity},   {"METHOD", counters.method}, {"CLASS", counters.type}};
  for (const auto& [name, counter] : rows) {
    if (counter.missed + counter.covered == 0) continue;  // as JaCoCo leaves them out
    append(text, R"(<counter type="{}" missed="{}" covered="{}"/>)", name, counter.missed,
           counter.covered);
  }
}

Counters counters_of(const MethodCoverage& method) {
  Counters counters;
  for (const Line& line : method.lines) {
    counters.instruction.add(line.instructions, line.covered_instructions);
    counters.branch.add(line.branches, line.covered_branches);
    if (line.line > 0) counters.line.add(1, line.covered_instructions > 0 ? 1 : 0);
  }
  counters.method.add(1, method.covered ? 1 : 0);
  counters.complexity = {method.missed_complexity, method.covered_complexity};
  return counters;
}

using Lines = std::map<int, Line>;

void add_lines(Lines& lines, const MethodCoverage& method) {
  for (const Line& line : method.lines) {
    if (line.line <= 0) continue;
    Line& sum = lines[line.line];
    sum.instructions += line.instructions;
    sum.covered_instructions += line.covered_instructions;
    sum.branches += line.branches;
    sum.covered_branches += line.covered_branches;
  }
}

/// Of a class or file, methods on one line share it.
Counter line_counter(const Lines& lines) {
  Counter counter;
  for (const auto& [number, line] : lines) counter.add(1, line.covered_instructions > 0 ? 1 : 0);
  return counter;
}

Counters append_class(std::string& text, const ClassCoverage& result) {
  append(text, R"(<class name="{}" sourcefilename="{}">)",
         xml_escaped(classfile::internal_name(result.class_name)), xml_escaped(result.source_file));
  Counters sum;
  Lines lines;
  for (const MethodCoverage& method : result.methods) {
    const Counters counters = counters_of(method);
    append(text, R"(<method name="{}" desc="{}")", xml_escaped(method.name),
           xml_escaped(method.descriptor));
    if (!method.lines.empty() && method.lines.front().line > 0) {
      append(text, R"( line="{}")", method.lines.front().line);
    }
    text += '>';
    append_counters(text, counters);
    text += "</method>";
    sum += counters;
    add_lines(lines, method);
  }
  sum.line = line_counter(lines);
  sum.type.add(1, sum.method.covered > 0 ? 1 : 0);
  append_counters(text, sum);
  text += "</class>";
  return sum;
}

Counters append_source_file(std::string& text, const std::string& name,
                            const std::vector<const ClassCoverage*>& classes) {
  append(text, R"(<sourcefile name="{}">)", xml_escaped(name));
  Lines lines;
  Counters sum;
  for (const ClassCoverage* result : classes) {
    for (const MethodCoverage& method : result->methods) {
      sum += counters_of(method);
      add_lines(lines, method);
    }
    const bool is_covered = std::ranges::any_of(result->methods, &MethodCoverage::covered);
    sum.type.add(1, is_covered ? 1 : 0);
  }
  for (const auto& [number, line] : lines) {
    append(text, R"(<line nr="{}" mi="{}" ci="{}" mb="{}" cb="{}"/>)", number,
           line.instructions - line.covered_instructions, line.covered_instructions,
           line.branches - line.covered_branches, line.covered_branches);
  }
  sum.line = line_counter(lines);
  append_counters(text, sum);
  text += "</sourcefile>";
  return sum;
}

Counters append_package(std::string& text, const std::string& name,
                        const std::vector<ClassCoverage>& classes) {
  append(text, R"(<package name="{}">)", xml_escaped(name));
  Counters sum;
  std::map<std::string, std::vector<const ClassCoverage*>> files;
  Counter lines_of_unknown_files;
  for (const ClassCoverage& result : classes) {
    const Counters counters = append_class(text, result);
    sum += counters;
    if (result.source_file.empty()) {
      lines_of_unknown_files += counters.line;
    } else {
      files[result.source_file].push_back(&result);
    }
  }
  sum.line = lines_of_unknown_files;
  for (const auto& [file, in_file] : files) {
    sum.line += append_source_file(text, file, in_file).line;
  }
  append_counters(text, sum);
  text += "</package>";
  return sum;
}

void add_class(std::map<std::string, std::vector<ClassCoverage>>& packages, ClassCoverage added) {
  if (added.methods.empty()) return;  // JaCoCo leaves out classes without code, too
  const std::string name = classfile::internal_name(added.class_name);
  const std::size_t slash = name.rfind('/');
  packages[slash == std::string::npos ? "" : name.substr(0, slash)].push_back(std::move(added));
}

}  // namespace

bool is_jacoco_xml(std::string_view start) { return start.starts_with(kStart); }

std::string to_jacoco_xml(const RunReport& report) {
  std::map<std::string, std::vector<ClassCoverage>> packages;
  for (const ClassReport& row : report.classes) {
    const ClassResult& result = row.outcome.result;
    add_class(packages, {result.class_name, result.source_file, result.methods});
    for (const ClassCoverage& each : result.nested) add_class(packages, each);
  }
  std::string text(kStart);
  Counters sum;
  for (const auto& [name, classes] : packages) sum += append_package(text, name, classes);
  append_counters(text, sum);
  text += "</report>\n";
  return text;
}

}  // namespace assay::report
