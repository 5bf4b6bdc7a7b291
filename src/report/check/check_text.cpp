// SPDX-License-Identifier: Apache-2.0
#include "report/check/check_text.h"

#include <algorithm>
#include <map>

#include "base/text.h"
#include "emit/fresh_classes.h"
#include "findings/class_findings.h"
#include "findings/crash.h"
#include "findings/grouping.h"
#include "findings/kind.h"
#include "findings/triage.h"
#include "findings/warnings.h"
#include "report/check/promises.h"
#include "report/source/source_tree.h"
#include "report/text/append.h"
#include "report/text/text_table.h"
#include "suite/class_result.h"
#include "workers/worker_pool.h"

namespace assay::report {
namespace {

using findings::Crash;
using findings::Frame;

constexpr std::size_t kMostSteps = 8, kMostFrames = 12, kMostReasons = 10, kSourceWidth = 100;

/// "pkg.Class.method(Class.java:12)", as java prints it.
std::string frame_text(const Frame& frame) {
  const std::string file =
      frame.source_file.empty() ? std::string("Unknown Source") : frame.source_file;
  return fmt::format("{}.{}({}{})", frame.class_name, frame.method, file,
                     frame.line >= 0 ? fmt::format(":{}", frame.line) : "");
}

std::string heading(const Finding& finding) {
  const Crash& crash = finding.crash;
  const findings::KindInfo& kind = findings::info_of(crash.kind);
  std::string text =
      fmt::format("{}. {}{}", finding.rank, finding.is_new ? "" : "known: ", kind.title);
  if (const Frame* place = crash.place()) append(text, " at {}", printable(frame_text(*place)));
  return text + "\n";
}

void append_stack(std::string& text, const Crash& crash) {
  std::size_t shown = 0;
  for (const Frame& frame : crash.stack) {
    if (shown++ == kMostFrames) {
      append(text, "      ... {} more\n", crash.stack.size() - kMostFrames);
      return;
    }
    append(text, "      at {}\n", printable(frame_text(frame)));
  }
}

/// Lines of source code below what is said of them, each once.
class SourceLines {
 public:
  explicit SourceLines(SourceTree& tree) : tree_(tree) {}

  void append_to(std::string& text, std::string_view class_name, std::string_view file, int line) {
    const SourceText* source = tree_.find(class_name, file);
    if (source == nullptr || line <= 0) return;
    const auto at = static_cast<std::size_t>(line) - 1;
    if (at >= source->lines.size() || (source == last_ && at == last_line_)) return;
    last_ = source;
    last_line_ = at;
    append(text, "        > {}\n", cut(printable(trimmed(source->lines[at])), kSourceWidth));
  }

 private:
  static std::string_view trimmed(std::string_view line) {
    const std::size_t start = line.find_first_not_of(" \t");
    return start == std::string_view::npos ? std::string_view() : line.substr(start);
  }

  SourceTree& tree_;
  const SourceText* last_ = nullptr;
  std::size_t last_line_ = 0;
};

void append_path(std::string& text, const Crash& crash, SourceTree& tree) {
  const Frame* place = crash.place();
  const bool has_source =
      place != nullptr && tree.find(place->class_name, place->source_file) != nullptr;
  if (crash.path.empty() && !has_source) return;
  SourceLines lines(tree);
  text += "   path:\n";
  const std::size_t skipped = crash.path.size() > kMostSteps ? crash.path.size() - kMostSteps : 0;
  if (skipped > 0) append(text, "      ... {} decisions before\n", skipped);
  for (std::size_t i = skipped; i < crash.path.size(); ++i) {
    const findings::PathStep& step = crash.path[i];
    append(text, "      {}:{} {}\n", printable(step.source_file), step.line,
           printable(step.told()));
    lines.append_to(text, step.class_name, step.source_file, step.line);
  }
  if (!has_source) return;
  append(text, "      {}:{} fails\n", printable(place->source_file), place->line);
  lines.append_to(text, place->class_name, place->source_file, place->line);
}

void append_test(std::string& text, const Finding& finding) {
  if (finding.test_source.empty()) return;
  append(text, "   test: {} in {}\n", finding.test_name, printable(finding.test_file));
  const std::string loader = fmt::format("static void {}(", emit::kRunInFreshClasses);
  for (std::string_view line : split(finding.test_source, '\n')) {
    if (line.find(loader) != std::string_view::npos) {  // the same in all files, and long
      append(text, "         // and {}, which is in the file\n", emit::kRunInFreshClasses);
      return;
    }
    if (!line.empty()) append(text, "     {}\n", printable(line));
  }
}

void append_promise(std::string& text, const Crash& crash) {
  append(text, "   {}\n", printable(broken_promise_text(crash)));
  text += "   this may mean:\n";
  for (std::string_view reading : readings_of(crash)) append(text, "      {}\n", reading);
}

void append_finding(std::string& text, const Finding& finding, SourceTree& tree) {
  const Crash& crash = finding.crash;
  text += heading(finding);
  if (crash.promise) append_promise(text, crash);
  if (crash.promise && crash.path.empty()) {
    // The stack is that of the test.
  } else if (findings::is_wrong_result(crash.kind)) {
    append(text, "   {}\n", printable(crash.message.value_or("")));
    append_stack(text, crash);
  } else if (!crash.exception.empty()) {
    append(text, "   {}{}\n", crash.exception,
           crash.message ? ": " + printable(*crash.message) : "");
    append_stack(text, crash);
  }
  append(text, "   input: {}\n", printable(crash.input));
  if (!crash.conditions.empty()) {
    std::vector<std::string> conditions;
    for (const std::string& each : crash.conditions) conditions.push_back(printable(each));
    append(text, "   because: {}\n", join(conditions, ", "));
  }
  if (crash.statics) append(text, "   state: {}\n", printable(crash.statics->text()));
  append_path(text, crash, tree);
  if (!crash.promise)
    append(text, "   {} seen, value {}, evidence {}\n",
           finding.count == 1 ? "1 crash" : fmt::format("{} crashes", finding.count),
           findings::name_of(crash.origin), findings::name_of(findings::evidence_of(crash)));
  append_test(text, finding);
  text += "\n";
}

/// Those of the baseline as a line each, if at all.
void append_findings(std::string& text, const CheckReport& report, bool verbose) {
  SourceTree tree(report.run.sources);
  for (const Finding& finding : report.findings) {
    if (finding.is_new) append_finding(text, finding, tree);
  }
  if (!verbose) return;
  for (const Finding& finding : report.findings) {
    if (!finding.is_new) text += heading(finding);
  }
  for (const AbsentFinding& gone : report.absent) {
    append(text, "{}: {}\n", gone.was_sought ? "not found again" : "class not searched",
           printable(gone.message));
  }
}

/// "baseline: 1 new finding, 2 known, 3 not found again".
std::string comparison(const CheckReport& report) {
  const std::size_t fresh = report.new_findings(), again = report.not_found_again();
  std::string text =
      fmt::format("baseline: {}, {} known, {} not found again", counted(fresh, "new finding"),
                  report.findings.size() - fresh, again);
  if (const std::size_t rest = report.absent.size() - again)
    append(text, ", {} in classes that were not searched", rest);
  return text + "\n";
}

void append_suppressed(std::string& text, const CheckReport& report, bool verbose) {
  std::map<findings::Dropped, std::uint64_t> counts;
  for (const findings::Suppressed& row : report.suppressed) counts[row.reason] += row.count;
  if (counts.empty()) return;
  text += "not shown:\n";
  for (const auto& [reason, count] : counts)
    append(text, "  {:>6}  {}: {}\n", count, findings::name_of(reason), findings::explain(reason));
  if (!verbose) return;
  for (const findings::Suppressed& row : report.suppressed) {
    append(text, "  {} at {}.{}:{}: {}\n", row.exception.empty() ? "no end" : row.exception,
           printable(row.class_name), printable(row.method), row.line,
           findings::name_of(row.reason));
  }
}

/// "ISO.parse: java.lang.NullPointerException at ...": what nobody is known to get to.
void append_unreachable(std::string& text, const CheckReport& report) {
  if (report.statics.unreachable.empty()) return;
  text += "state not shown reachable (no client may put it there, nothing was found that does):\n";
  for (const Crash& crash : report.statics.unreachable) {
    const Frame* place = crash.place();
    append(text, "  {}.{}: {}{}\n", printable(crash.called.class_name),
           printable(crash.called.method), crash.exception,
           place == nullptr ? "" : " at " + printable(frame_text(*place)));
    if (crash.statics) append(text, "    state: {}\n", printable(crash.statics->text()));
  }
}

void append_order_dependences(std::string& text, const CheckReport& report, bool verbose) {
  const auto& rows = report.statics.order_dependences;
  const std::size_t shown = verbose ? rows.size() : std::min(rows.size(), kMostReasons);
  for (std::size_t i = 0; i < shown; ++i) {
    append(text, "warning: {} changes {}, which nothing resets: its tests depend on their order\n",
           printable(rows[i].method), printable(rows[i].field));
  }
  if (shown < rows.size()) append(text, "warning: and {} more (-v)\n", rows.size() - shown);
}

void append_statics(std::string& text, const CheckReport& report, bool verbose) {
  append_unreachable(text, report);
  append_order_dependences(text, report, verbose);
  if (report.statics.sets == 0) return;
  append(text, "static state: {} of initialised classes in {}", counted(report.statics.sets, "set"),
         counted(report.statics.orders, "order"));
  if (report.statics.sets_left > 0) append(text, ", {} left out", report.statics.sets_left);
  text += "\n";
}

void append_unconfirmed(std::string& text, const CheckReport& report) {
  if (!report.shows_unconfirmed || report.unconfirmed.empty()) return;
  text += "may fail as far as the code tells; nothing was found that shows it:\n";
  for (const findings::Unconfirmed& row : report.unconfirmed) {
    append(text, "  {}.{}:{}: {}{}{}: {}\n", printable(row.class_name), printable(row.method),
           row.line, findings::name_of(row.kind), row.condition.empty() ? "" : " if ",
           printable(row.condition), printable(row.reason));
  }
}

void append_answers(std::string& text, const CheckReport& report) {
  if (report.answers.empty()) return;
  text += "warnings of other tools:\n";
  for (const WarningAnswer& answer : report.answers) {
    const findings::Warning& warning = answer.warning;
    append(text, "  {}:{}{}{}: {}: {}\n",
           printable(warning.file.empty() ? warning.class_name : warning.file), warning.line,
           warning.kind ? " " : "", warning.kind ? findings::name_of(*warning.kind) : "",
           name_of(answer.verdict), printable(answer.reason));
  }
}

/// The most frequent ones first.
void append_obstacles(std::string& text, const CheckReport& report, bool verbose) {
  std::map<std::string, std::uint64_t> counts;
  for (const ClassReport& row : report.run.classes) {
    for (const auto& [what, count] : row.outcome.result.obstacles) counts[what] += count;
  }
  std::vector<std::pair<std::string, std::uint64_t>> rows(counts.begin(), counts.end());
  std::ranges::stable_sort(rows, std::greater{}, &std::pair<std::string, std::uint64_t>::second);
  if (rows.empty()) return;
  text += "obstacles:\n";
  const std::size_t shown = verbose ? rows.size() : std::min(rows.size(), kMostReasons);
  for (std::size_t i = 0; i < shown; ++i)
    append(text, "  {:>6}  {}\n", rows[i].second, printable(rows[i].first));
  if (shown < rows.size()) append(text, "          and {} more (-v)\n", rows.size() - shown);
}

void append_problems(std::string& text, const CheckReport& report) {
  for (const ClassReport& row : report.run.classes) {
    const std::string name = printable(row.outcome.result.class_name);
    if (row.outcome.result.failure)
      append(text, "{}: failed: {}\n", name, printable(*row.outcome.result.failure));
    if (row.outcome.ending != workers::Ending::Finished)
      append(text, "{}: {}\n", name, name_of(row.outcome.ending));
    if (!row.suite.problem.empty()) append(text, "{}\n", printable(row.suite.problem));
  }
  for (const std::string& how : report.run.restarts)
    append(text, "{}: another one went on with the classes that were left\n", how);
}

void append_closing(std::string& text, const CheckReport& report) {
  const RunReport& run = report.run;
  append(text, "{} in {}, {} of {} called, mode {}, seed {}\n",
         counted(report.findings.size(), "finding"),
         run.classes.size() == 1 ? "1 class" : fmt::format("{} classes", run.classes.size()),
         report.exercised, counted(report.members, "method"), findings::name_of(report.mode),
         run.seed);
  if (report.has_baseline) text += comparison(report);
  if (!run.unvalidated.empty())
    append(text, "nothing could be confirmed on the stock JVM: {}\n", printable(run.unvalidated));
}

}  // namespace

std::string to_text(const CheckReport& report, bool verbose) {
  std::string text;
  for (const std::string& warning : report.run.warnings) append(text, "{}\n", printable(warning));
  append_findings(text, report, verbose);
  append_problems(text, report);
  append_suppressed(text, report, verbose);
  append_unconfirmed(text, report);
  append_statics(text, report, verbose);
  append_answers(text, report);
  append_obstacles(text, report, verbose);
  append_closing(text, report);
  return text;
}

}  // namespace assay::report
