// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "concolic/recorder.h"
#include "expr/term.h"
#include "expr/terms.h"
#include "interp/machine.h"
#include "vm/class.h"
#include "vm/ref.h"
#include "vm/universe.h"

namespace assay::concolic {

/// A call of a library method that may be described by one term.
struct SummaryCall {
  Recorder& recorder;
  const vm::Method& method;
  const vm::Slot* arguments;
  const std::uint32_t* shadows;

  expr::Terms& terms() const { return recorder.terms(); }
  vm::Universe& universe() const { return recorder.machine().universe(); }
  /// An argument as a term, a constant if it is plain.
  expr::Term argument(unsigned index, unsigned width) const {
    if (shadows[index] != 0) return expr::Term{shadows[index]};
    return terms().constant(width, arguments[index].raw);
  }
  bool symbolic(unsigned index) const { return shadows[index] != 0; }
};

/// Describes the result of a method as a term instead of following its branches. `apply` gives no
/// value to let the method run as it is written: nothing symbolic is involved, or the case is not
/// covered. The method is run in any case, so a wrong term shows. Decisions that it makes for the
/// caller (a NumberFormatException) are recorded by `apply`.
struct Summary {
  std::string_view class_name, name, descriptor;
  std::optional<expr::Term> (*apply)(const SummaryCall&);
};

std::span<const Summary> number_summaries();
std::span<const Summary> string_summaries();
std::span<const Summary> string_edit_summaries();
std::span<const Summary> string_search_summaries();
std::span<const Summary> parsing_summaries();
std::span<const Summary> character_summaries();
/// Of a method of CharacterData: fixes the character instead of following the tables.
const Summary& fixed_character_summary();
std::span<const Summary> map_summaries();
std::span<const Summary> builder_summaries();
/// They describe nothing: questions about classes.
std::span<const Summary> class_summaries();
/// Of any other method of a builder: fixes how long its text is.
const Summary& closed_builder_summary();

/// All of them, by method. Their methods are marked in the machine.
SummaryTable all_summaries(interp::Machine& machine);
/// Switches all of them on for a recorder.
void add_all_summaries(Recorder& recorder);

}  // namespace assay::concolic
