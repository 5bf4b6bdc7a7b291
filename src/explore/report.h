// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "interp/stop_reason.h"
#include "solver/solver.h"

namespace assay::explore {

/// An input of a path as the user sees it.
struct ReportedInput {
  std::string name;
  std::string type;   // as in source code: "int", "String", "int[][]"
  std::string value;  // a Java expression
};

/// How a path ended.
struct Outcome {
  enum class Kind : std::uint8_t {
    Returned,
    Threw,
    Stopped,      // a limit, or something that is not modelled: `stop` says what
    SetupFailed,  // a constructor of an input did not return
  };
  /// What was returned, as far as people tell results apart.
  enum class Result : std::uint8_t {
    None,
    True,
    False,
    Zero,
    Positive,
    Negative,
    NaN,
    Character,
    Null,
    EmptyText,
    Text,
    Object
  };
  Kind kind = Kind::Returned;
  Result result = Result::None;
  std::string value;      // of Returned: as String.valueOf prints it; objects by their class
  std::string exception;  // of Threw: its class
  bool is_linkage_error = false;  // which says something of the class path, not of the program
  std::optional<std::string> message;
  std::string at;  // the innermost frame of the program: "pkg.Class.method:12"
  std::string stop;
  interp::StopReason stopped_by = interp::StopReason::None;
};

/// One explored path.
struct ReportedPath {
  std::vector<ReportedInput> inputs;
  std::optional<std::string> receiver;  // of an instance method
  Outcome outcome;
  std::vector<std::size_t> branches;   // numbers of TargetReport::branches, in the order taken
  std::vector<std::string> condition;  // its decisions in Java-like syntax; only if asked for
  bool has_invented = false;  // objects that stand there by what they answer, and not in Java
};

enum class Verdict : std::uint8_t { Covered, Infeasible, Undecided };

/// One way out of a conditional jump or switch.
struct BranchVerdict {
  std::string method;  // "pkg.Class#method(int,String)"
  int line = -1;
  std::uint32_t bytecode_index = 0;
  std::string edge;  // "taken", "fallthrough", "case 3", "default"
  Verdict verdict = Verdict::Undecided;
  std::string reason;  // of the last two
  // The same for programs.
  std::string class_name, name, descriptor;  // of the method
  std::uint32_t outcome = 0;                 // the edge's number: see classfile/switch_outcomes.h
};

/// Leaves of the constraint tree, and the nodes that it is stored in.
struct TreeCounts {
  std::uint64_t terminal = 0, unexplored = 0, infeasible = 0, unknown = 0;
  std::uint64_t nodes = 0, call_nodes = 0;
  std::uint64_t unshared_nodes = 0;  // it would have if calls did not share theirs
};

/// The part of a method in the stored tree.
struct MethodNodes {
  std::uint64_t nodes = 0, call_nodes = 0;
};

struct Statistics {
  std::uint64_t runs = 0;
  std::uint64_t mutants = 0;  // random inputs tried without recording
  std::uint64_t duplicate_paths = 0;
  std::uint64_t divergences = 0;  // a solved input did not take the predicted path
  std::uint64_t violations = 0;   // failed self-checks
  std::uint64_t queries = 0;
  std::uint64_t float_queries = 0;  // those that spoke of floats
  std::uint64_t float_retries = 0;  // runs with random floats instead
  TreeCounts tree;
  std::map<std::string, MethodNodes> methods;  // that have nodes
  std::vector<solver::LayerStatistics> solver;
  std::uint64_t run_nanoseconds = 0, solver_nanoseconds = 0, total_nanoseconds = 0;
  /// Every path was explored or refuted, and nothing was cut, concretised or unmodelled.
  bool complete = false;
};

/// What exploring one method came to.
struct TargetReport {
  std::string method;  // "pkg.Class#method(int,String)"
  std::vector<ReportedPath> paths;
  std::vector<BranchVerdict> branches;
  Statistics statistics;
  std::map<std::string, std::uint64_t> obstacles;  // what made values plain or cut paths
  std::set<std::string> unbuildable;               // types no object could be made of
  std::vector<std::string> violations;             // the first few, for a bug report
  std::optional<std::string> failure;              // a bug of ours ended this target
};

/// What a run of a program must not do, and did.
struct Violation {
  Outcome outcome;
  bool is_shown = true;  // false: the program caught it, so that nobody sees it
};

/// What the verifier says of a program.
struct VerifyReport {
  enum class Verdict : std::uint8_t { True, False, Unknown };
  Verdict verdict = Verdict::Unknown;
  std::string reason;  // of Unknown
  struct Value {
    std::string method;                 // "nondetInt"
    std::string value;                  // a Java expression
    std::string text;                   // plain, as -Dverifier.values takes it
    std::string verifier = "Verifier";  // the class that was asked
  };
  std::vector<Value> witness;          // of False, in call order
  bool reads_values = true;            // the program's Verifiers take them from verifier.values
  std::optional<Violation> violation;  // of False
  Statistics statistics;
};

/// The words for them in reports and between processes.
std::string_view name_of(Outcome::Kind kind);
std::string_view name_of(Verdict verdict);
std::string_view name_of(VerifyReport::Verdict verdict);

}  // namespace assay::explore
