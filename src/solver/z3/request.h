// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "expr/term.h"
#include "expr/terms.h"
#include "solver/solver.h"

namespace assay::solver {

/// A question to Z3 in a form that can be sent to another process: the terms it does not know yet
/// and the constraints by number.
struct SmtRequest {
  struct NewTerm {
    std::uint32_t id;
    expr::Node node;
  };
  struct NewTable {
    std::uint16_t number;
    expr::Terms::Table table;
  };

  std::uint32_t known_terms = ~std::uint32_t{0};  // terms from this number on are to be forgotten
  std::vector<NewTable> tables;
  std::vector<NewTerm> terms;  // operands before users
  std::vector<std::uint32_t> constraints;
  std::vector<std::uint32_t> variables;  // the terms of variables whose values a model should tell
  std::uint32_t incremental_resources = 0;  // 0: do not use that engine
  std::uint32_t pipeline_resources = 0;
  bool has_floats = false;
  bool begins_anew = false;  // from somebody else than the last: nothing is known any more
};

enum class SmtVerdict : std::uint8_t { Sat, Unsat, Unknown };
enum class SmtEngine : std::uint8_t { None, Incremental, Pipeline };

struct SmtReply {
  SmtVerdict verdict = SmtVerdict::Unknown;
  SmtEngine engine = SmtEngine::None;                   // which one gave the verdict
  UnknownReason reason = UnknownReason::ResourceLimit;  // of an unknown verdict
  std::string detail;                                   // of that
  std::vector<std::uint64_t> values;  // of the request's variables, if satisfiable
  std::uint64_t memory_bytes = 0;     // that Z3 holds by now
  std::uint64_t incremental_nanoseconds = 0;
  std::uint64_t pipeline_nanoseconds = 0;
};

}  // namespace assay::solver
