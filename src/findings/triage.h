// SPDX-License-Identifier: Apache-2.0
// Which crashes are shown: a crash is a defect if the program broke what it had in its hands, not
// if it refused what it was given. ADR 33 has the reasons for the default rules; the others are
// those of JCrasher and Check 'n' Crash.
#pragma once

#include <cstdint>
#include <optional>
#include <set>
#include <string_view>

#include "base/result.h"
#include "findings/crash.h"

namespace assay::findings {

enum class Mode : std::uint8_t { Blame, All, Classic, Five, Relaxed };
std::string_view name_of(Mode mode);  // "default", "all", ...
std::optional<Mode> mode_named(std::string_view name);

/// Why a crash is not shown.
enum class Dropped : std::uint8_t {
  CheckedException,
  DeclaredException,
  DocumentedException,
  RejectedArgument,
  NullHandedIn,
  ForbiddenNull,
  InventedAnswer,
  HandedInException,
  UnsetProperty,
  OwnException,
  Waiting,
  Environment,
  NotOfMode,
  NotDirect,
  Error,
  KindNotAsked,
  NotReproduced,
  Flaky,
  NotCompiled,
  NoTest,
  NotJudged,
};
std::string_view name_of(Dropped dropped);  // "rejected-argument"
std::string_view explain(Dropped dropped);  // for people
std::optional<Dropped> dropped_named(std::string_view name);

struct TriageOptions {
  Mode mode = Mode::Blame;
  bool direct_only = false;  // only what the called method itself throws
  bool errors = true;        // java.lang.Error, too
  std::set<Kind> kinds;      // searched for; empty: all
};

/// Nothing: it is to be shown, if the stock virtual machine confirms it.
std::optional<Dropped> triage(const Crash& crash, const TriageOptions& options);

/// A null dereference, or an assertion about nothing that depends on inputs, by a test that hands
/// null in: a method may have given null for that null.
bool is_doubtful(const Crash& crash);

/// The same for the smallest test there is: what is doubtful in it remains so.
std::optional<Dropped> triage_smallest(const Crash& crash, const TriageOptions& options);

}  // namespace assay::findings
