// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <chrono>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "app/command_line.h"
#include "base/result.h"
#include "report/run/formats.h"
#include "sandbox/layers.h"
#include "suite/class_generator.h"

namespace assay::app {

/// A report that is to go to a file.
struct WantedReport {
  const report::Format* format;
  std::string file;
};

/// What all reports go by.
struct ReportOptions {
  std::vector<std::string> sources;  // folders that source code is shown from
  bool overwrite = false;            // they replace whatever files there are
};

/// What `assay generate` was asked to do.
struct GenerateRequest {
  suite::SuiteOptions options;
  std::vector<std::string> targets, exclude;
  std::filesystem::path out;
  std::optional<std::chrono::milliseconds> budget;  // for all classes
  unsigned jobs = 1;
  unsigned junit = 0;    // 0: the one on the class path, else 5
  unsigned release = 0;  // of Java; 0: the one of the class files
  bool validate = true;
  sandbox::LayerSet layers = sandbox::LayerSet::all();  // to confine the judge by, if there
  bool unconfined = false;
  std::optional<std::string> prefix_file;
  std::vector<WantedReport> reports;
  ReportOptions reporting;
  bool verbose = false;
};

/// An Error is a mistake in the command line. Settings of a file must be in it already.
Result<GenerateRequest> generate_request(const CommandLine& line);

/// The request as an assay.toml that asks for the same.
std::string config_text(const GenerateRequest& request);

/// The command for the header of test files: only what their content depends on.
std::string header_command(const CommandLine& line);

}  // namespace assay::app
