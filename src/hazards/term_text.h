// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "hazards/branches.h"
#include "hazards/state.h"
#include "hazards/terms.h"
#include "vm/linking/verified_code.h"

namespace assay::hazards {

/// Terms of a method in Java syntax; nothing for those that have none or are too long to be read.
class TermText {
 public:
  TermText(const Terms& terms, const vm::VerifiedCode& code);

  std::optional<std::string> term(TermId id) const;
  /// "a < b"; of a comparison with zero what was compared: "!(o instanceof T)", "x > y".
  std::optional<std::string> comparison(TermId a, Comparison comparison, TermId b) const;
  static std::string type(std::string_view class_name);

 private:
  std::optional<std::string> text(TermId id, int depth) const;
  std::optional<std::string> operand(TermId id, int depth) const;
  std::optional<std::string> binary(const Term& term, int depth) const;
  std::optional<std::string> unary(const Term& term, int depth) const;
  std::optional<std::string> result(const Term& term, int depth) const;
  std::optional<std::string> length(const Term& term, int depth) const;
  std::optional<std::string> local(std::uint32_t pc, std::uint32_t slot) const;
  std::string parameter(int local) const;

  const Terms& terms_;
  const vm::VerifiedCode& code_;
  std::vector<std::string> parameters_;  // by local variable
};

}  // namespace assay::hazards
