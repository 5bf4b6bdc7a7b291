// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "findings/kind.h"

namespace assay::findings {

/// What another tool says may be wrong somewhere.
struct Warning {
  std::string class_name;  // "pkg.C"; empty: the file says which
  std::string file;        // "src/pkg/C.java"; empty: the class does
  int line = -1;
  std::optional<Kind> kind = {};  // none: the tool's words do not tell
  std::string text = {};          // the tool's words
};

/// Warnings of a SARIF file of any tool, of SpotBugs' XML, of javac and Error Prone
/// (File.java:12: warning: ...), or lines class:line:kind. An Error: it is none of these.
Result<std::vector<Warning>> read_warnings(std::string_view text);

/// The kind that a rule of another tool speaks of, by its words: "NP_NULL_ON_SOME_PATH".
std::optional<Kind> kind_by_words(std::string_view words);

}  // namespace assay::findings
