// SPDX-License-Identifier: Apache-2.0
// The report of `generate` for people: the table of classes, then what stood in the way, most
// frequent first. The numbers come from counts_of, as they do for JSON.
#include "report/run/run_text.h"

#include <algorithm>
#include <map>
#include <set>

#include "base/text.h"
#include "delivery/suite_writer.h"
#include "explore/report.h"
#include "report/text/append.h"
#include "report/text/text_table.h"
#include "suite/class_result.h"
#include "workers/worker_pool.h"

namespace assay::report {
namespace {

using suite::ClassResult;
using Counts = std::map<std::string, std::uint64_t>;

constexpr std::size_t kMostReasons = 8;
constexpr std::size_t kMostTypes = 20;
constexpr std::size_t kWidestClass = 50;
constexpr double kMillisecondsPerSecond = 1'000;
constexpr std::string_view kHowToGetJUnit =
    "put JUnit on the class path, or install it: apt-get install junit5";

std::vector<std::string> cells(std::string name, const RunCounts& counts) {
  return {std::move(name),
          std::to_string(counts.branches),
          std::to_string(counts.covered),
          std::to_string(counts.infeasible),
          std::to_string(counts.undecided),
          std::to_string(counts.tests),
          fmt::format("{}/{}", counts.killed, counts.mutants),
          std::to_string(counts.mismatches)};
}

std::string class_table(const RunReport& report) {
  constexpr std::size_t kNumber = 15;
  TextTable table({{"class", kWidestClass},
                   {"branches", kNumber, true},
                   {"covered", kNumber, true},
                   {"infeasible", kNumber, true},
                   {"undecided", kNumber, true},
                   {"tests", kNumber, true},
                   {"mutants", kNumber, true},
                   {"mismatches", kNumber, true}});
  for (const ClassReport& row : report.classes) {
    table.add_row(cells(row.outcome.result.class_name, counts_of(row)));
  }
  table.add_row(cells("total", report.totals()));
  return table.text("");
}

/// The most frequent ones first.
void append_counts(std::string& text, std::string_view title, const Counts& counts, bool all) {
  if (counts.empty()) return;
  std::vector<std::pair<std::string, std::uint64_t>> rows(counts.begin(), counts.end());
  std::ranges::stable_sort(rows, std::greater{}, &std::pair<std::string, std::uint64_t>::second);
  append(text, "{}:\n", title);
  const std::size_t shown = all ? rows.size() : std::min(rows.size(), kMostReasons);
  for (std::size_t i = 0; i < shown; ++i) {
    const std::string& what = rows[i].first;
    append(text, "  {:>6}  {}\n", rows[i].second,
           what.empty() ? "no reason known" : printable(what));
  }
  if (shown < rows.size()) append(text, "          and {} more (-v)\n", rows.size() - shown);
}

void append_types(std::string& text, const std::set<std::string>& types, bool all) {
  if (types.empty()) return;
  text += "types no object could be made of:\n";
  std::size_t shown = 0;
  for (const std::string& type : types) {
    if (!all && shown == kMostTypes) break;
    append(text, "  {}\n", printable(type));
    ++shown;
  }
  if (shown < types.size()) append(text, "  and {} more (-v)\n", types.size() - shown);
}

void append_reasons(std::string& text, const RunReport& report, bool verbose) {
  Counts undecided, obstacles, dropped;
  std::set<std::string> unbuildable;
  for (const ClassReport& row : report.classes) {
    const ClassResult& result = row.outcome.result;
    for (const explore::BranchVerdict& branch : result.branches) {
      if (branch.verdict == explore::Verdict::Undecided) ++undecided[branch.reason];
    }
    for (const auto& [what, count] : result.obstacles) obstacles[what] += count;
    for (const auto& [why, count] : result.dropped) dropped[why] += count;
    unbuildable.insert(result.unbuildable.begin(), result.unbuildable.end());
  }
  append_counts(text, "undecided branches", undecided, verbose);
  append_counts(text, "obstacles", obstacles, verbose);
  append_counts(text, "tests not written", dropped, verbose);
  append_types(text, unbuildable, verbose);
}

/// Classes that are not what the table makes them look like.
void append_problems(std::string& text, const RunReport& report) {
  for (const ClassReport& row : report.classes) {
    if (row.outcome.result.failure || row.outcome.ending != workers::Ending::Finished) {
      append(text, "{}\n", progress_line(row));
    }
    if (!row.suite.problem.empty()) append(text, "{}\n", printable(row.suite.problem));
  }
}

/// What is wrong with what was given: it explains what follows.
std::string opening(const RunReport& report, bool verbose) {
  std::string text;
  for (const std::string& warning : report.warnings) append(text, "{}\n", printable(warning));
  const std::set<std::string> missing = report.missing_classes();
  std::vector<std::string> shown;
  for (const std::string& name : missing) {
    if (!verbose && shown.size() == kMostTypes) break;
    shown.push_back(printable(name));
  }
  if (!missing.empty()) {
    append(text, "missing on the class path, so that what needs it is not tested: {}{}\n",
           join(shown, ", "),
           shown.size() < missing.size()
               ? fmt::format(" and {} more (-v)", missing.size() - shown.size())
               : "");
  }
  return text.empty() ? text : text + "\n";
}

/// What went on around the classes.
void append_notes(std::string& text, const RunReport& report, bool verbose) {
  for (const std::string& place : report.places_not_tried) {
    append(text, "not tried {}\n", printable(place));
  }
  for (const std::string& how : report.restarts) {
    append(text, "{}: another one went on with the classes that were left\n", how);
  }
  const std::size_t count = report.unfollowed.size();
  const std::size_t shown = verbose ? count : std::min(count, kMostReasons);
  for (std::size_t i = 0; i < shown; ++i) append(text, "{}\n", printable(report.unfollowed[i]));
  if (shown < count) append(text, "and {} more that is not followed (-v)\n", count - shown);
}

void append_mismatches(std::string& text, const RunReport& report) {
  for (const ClassReport& row : report.classes) {
    for (const delivery::Mismatch& mismatch : row.suite.mismatches) {
      append(text, "mismatch: {}#{} {}: {}\n", printable(row.outcome.result.class_name),
             mismatch.test, mismatch.kind, printable(mismatch.message));
    }
  }
}

void append_left_out(std::string& text, const RunReport& report, bool verbose) {
  std::size_t count = 0;
  std::vector<std::string> parts;
  for (const auto& [reason, classes] : report.left_out) {
    count += classes.size();
    parts.push_back(fmt::format("{} {}", classes.size(), reason));
  }
  if (count == 0) return;
  append(text, "left out {} {}: {}\n", count, count == 1 ? "class" : "classes", join(parts, ", "));
  if (!verbose) return;
  for (const auto& [reason, classes] : report.left_out) {
    for (const std::string& name : classes) append(text, "  {}: {}\n", printable(name), reason);
  }
}

void append_undecided(std::string& text, const RunReport& report) {
  for (const ClassReport& row : report.classes) {
    for (const explore::BranchVerdict& branch : row.outcome.result.branches) {
      if (branch.verdict != explore::Verdict::Undecided) continue;
      append(text, "undecided: {}:{} {}: {}\n", printable(branch.method), branch.line, branch.edge,
             printable(branch.reason));
    }
  }
}

void append_closing(std::string& text, const RunReport& report) {
  const RunCounts totals = report.totals();
  if (totals.mutants > 0) {
    append(text, "mutation score: {:.0f} %\n",
           100.0 * static_cast<double>(totals.killed) / static_cast<double>(totals.mutants));
  }
  std::size_t files = 0;
  for (const ClassReport& row : report.classes) {
    if (row.suite.tests > 0) files += row.suite.files.size();
  }
  append(text, "{} in {} below {}, seed {}\n", counted(totals.tests, "test"),
         counted(files, "file"), report.out.string(), report.seed);
  if (!report.unvalidated.empty()) {
    append(text, "not validated on the stock JVM: {}\n", printable(report.unvalidated));
    if (report.unvalidated.find("JUnit") != std::string::npos) append(text, "{}\n", kHowToGetJUnit);
  }
}

}  // namespace

std::string progress_line(const ClassReport& row) {
  const suite::ClassResult& result = row.outcome.result;
  const std::string name = printable(result.class_name);
  if (result.failure) return fmt::format("{}: failed: {}", name, printable(*result.failure));
  if (row.outcome.ending != workers::Ending::Finished) {
    return fmt::format("{}: {}", name, workers::name_of(row.outcome.ending));
  }
  const RunCounts counts = counts_of(row);
  const double seconds = static_cast<double>(result.milliseconds) / kMillisecondsPerSecond;
  if (result.findings.members > 0) {
    return fmt::format("{}: {} of {}, {}, {:.1f} s", name, result.findings.exercised,
                       counted(result.findings.members, "method"),
                       counted(result.findings.crashes.size(), "finding"), seconds);
  }
  return fmt::format(
      "{}: {} of {}, {}, {:.1f} s", name, counts.covered,
      counts.branches == 1 ? "1 branch" : fmt::format("{} branches", counts.branches),
      counted(counts.tests, "test"), seconds);
}

std::string to_text(const RunReport& report, bool verbose) {
  std::string text = opening(report, verbose) + class_table(report) + "\n";
  append_problems(text, report);
  append_notes(text, report, verbose);
  append_mismatches(text, report);
  if (verbose) append_undecided(text, report);
  append_reasons(text, report, verbose);
  append_left_out(text, report, verbose);
  append_closing(text, report);
  return text;
}

}  // namespace assay::report
