// SPDX-License-Identifier: Apache-2.0
#include "explore/path_text.h"

#include <fmt/format.h>

#include "classfile/line_numbers.h"
#include "expr/java_printer.h"
#include "vm/class.h"

namespace assay::explore {

namespace {

std::string_view kind_text(concolic::DecisionKind kind) {
  using concolic::DecisionKind;
  switch (kind) {
    case DecisionKind::Branch:
      return "branch";
    case DecisionKind::Switch:
      return "switch";
    case DecisionKind::Null:
      return "null check";
    case DecisionKind::Bounds:
      return "bounds";
    case DecisionKind::Division:
      return "division";
    case DecisionKind::NegativeSize:
      return "array size";
    case DecisionKind::Cast:
      return "cast";
    case DecisionKind::Type:
      return "instanceof";
    case DecisionKind::Pin:
      return "fixed";
    case DecisionKind::Summary:
      return "library";
  }
  return "";
}

}  // namespace

std::string decision_text(interp::Machine& machine, concolic::Inputs& inputs,
                          const concolic::Decision& decision) {
  std::string place = "?";
  if (decision.site.method != nullptr) {
    const vm::Method& method = *decision.site.method;
    int line = decision.site.bytecode_index < 0 || !method.info->has_code
                   ? -1
                   : classfile::line_of(method.info->debug,
                                        static_cast<std::uint32_t>(decision.site.bytecode_index));
    place = fmt::format("{}.{}:{}", vm::external_name(*method.owner),
                        machine.universe().symbols().text(method.name), line);
  }
  std::string what;
  if (decision.type != nullptr) {
    what = fmt::format("{}{} instanceof {}", decision.outcome != 0 ? "" : "!",
                       expr::to_java(inputs.terms(), decision.subject),
                       vm::external_name(*decision.type));
  } else {
    what =
        expr::to_java(inputs.terms(), concolic::condition_of(inputs, decision, decision.outcome));
  }
  return fmt::format("{}  ({}, {})", what, kind_text(decision.kind), place);
}

}  // namespace assay::explore
