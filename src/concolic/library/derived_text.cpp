// SPDX-License-Identifier: Apache-2.0
#include "concolic/library/derived_text.h"

#include "expr/term.h"
#include "expr/terms.h"
#include "vm/heap.h"
#include "vm/ref.h"
#include "vm/universe.h"

namespace assay::concolic {

namespace {

using expr::Op;
using expr::Term;
using expr::Terms;

constexpr std::uint32_t kMostUnits = 96;

/// Character `index` of a text that starts where another, of `length` characters, ends: at one of
/// the positions from `shortest` to `longest`.
Term following_unit(Terms& terms, Term length, std::uint32_t shortest, std::uint32_t longest,
                    const SymbolicText& next, std::uint32_t index) {
  Term found;
  for (std::uint32_t start = shortest; start <= longest && start <= index; ++start) {
    if (index - start >= next.capacity()) continue;
    Term unit = next.unit(index - start);
    Term here = terms.equal(length, number(terms, start));
    found = found ? terms.ite(here, unit, found) : unit;
  }
  return found ? found : terms.constant(16, 0);
}

void set_terms(Recorder& recorder, vm::Ref string, const DerivedText& text) {
  Terms& terms = recorder.terms();
  vm::Universe& universe = recorder.machine().universe();
  const auto& fields = universe.well_known().string_fields;
  auto bytes = universe.heap().read<vm::Ref>(string, fields.value);
  if (recorder.leaf(bytes) != nullptr) return;  // it shares the array of what it was made of
  SymbolicText made = SymbolicText::of_string(recorder, string);
  unsigned log2 = made.is_wide() ? 1 : 0;
  recorder.check_value(text.length, made.size());
  for (std::uint32_t i = 0; i < made.size(); ++i) {
    std::uint64_t offset = vm::kArrayBase + (std::uint64_t{i} << log2);
    recorder.set_cell(bytes, offset, terms.extract(text.units[i], 0, 8));
    if (made.is_wide()) recorder.set_cell(bytes, offset + 1, terms.extract(text.units[i], 8, 8));
    recorder.check_value(text.units[i], made.unit_value(i));
  }
  if (terms.is_constant(text.length)) return;
  Term size = terms.binary(Op::Shl, text.length, number(terms, log2));
  recorder.set_cell(bytes, kLengthOffset, size);
  recorder.add_leaf(bytes, {.node = {},
                            .candidate = 0,
                            .is_string = true,
                            .wide = made.is_wide(),
                            .derived = std::make_shared<const DerivedText>(text)});
}

}  // namespace

bool decide(const SummaryCall& call, DecisionKind kind, Term condition) {
  bool holds = call.recorder.evaluator().holds(condition);
  call.recorder.decide(kind, call.recorder.current_site(), condition, holds);
  return holds;
}

std::optional<DerivedText> concatenated(Terms& terms, std::vector<SymbolicText>& texts) {
  DerivedText whole{number(terms, 0), {}};
  std::uint32_t shortest = 0;
  for (SymbolicText& next : texts) {
    std::uint32_t bound = next.bound(kUsualBound);
    auto longest = static_cast<std::uint32_t>(whole.units.size());
    if (longest + bound > kMostUnits) return std::nullopt;
    std::vector<Term> units;
    for (std::uint32_t i = 0; i < longest + bound; ++i) {
      Term behind = following_unit(terms, whole.length, shortest, longest, next, i);
      if (i < longest) {
        Term before = terms.binary(Op::Ult, number(terms, i), whole.length);
        behind = terms.ite(before, whole.units[i], behind);
      }
      units.push_back(behind);
    }
    whole = {terms.binary(Op::Add, whole.length, next.length()), std::move(units)};
    if (!next.is_free()) shortest += bound;
  }
  return whole;
}

void return_text(Recorder& recorder, DerivedText text) {
  recorder.when_returned([&recorder, text = std::move(text)](vm::Ref string) {
    if (string) set_terms(recorder, string, text);
  });
}

}  // namespace assay::concolic
