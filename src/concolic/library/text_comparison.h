// SPDX-License-Identifier: Apache-2.0
// Conditions on the characters of two texts. Their encodings must have been settled before, but
// for `equal_texts`.
#pragma once

#include <optional>
#include <string_view>

#include "concolic/library/symbolic_text.h"
#include "expr/term.h"
#include "expr/terms.h"

namespace assay::concolic {

/// Maps a Latin-1 character of 16 bits to one that stands for it, whatever its case.
using Fold = expr::Term (*)(expr::Terms& terms, expr::Term unit);
expr::Term fold_for_equality(expr::Terms& terms, expr::Term unit);
expr::Term fold_any(expr::Terms& terms, expr::Term unit);        // if only one text is Latin-1
expr::Term fold_for_order(expr::Terms& terms, expr::Term unit);  // compareToIgnoreCase

/// The upper case of a Latin-1 character, if that is one character and in Latin-1 again.
expr::Term latin1_upper_case(expr::Terms& terms, expr::Term unit);
expr::Term has_special_upper_case(expr::Terms& terms, expr::Term unit);

/// Character.isWhitespace of a character of 16 bits; beyond those there is none.
expr::Term is_whitespace(expr::Terms& terms, expr::Term unit);

/// String.equals: needs no decision if only one of them is free.
expr::Term equal_texts(Recorder& recorder, SymbolicText& a, SymbolicText& b);
expr::Term equal_word(Recorder& recorder, const SymbolicText& text, std::u16string_view word);
/// The same characters, folded.
expr::Term equal_units(Recorder& recorder, SymbolicText& a, SymbolicText& b, Fold fold = nullptr);
/// The difference of the first characters that differ, else of the lengths.
expr::Term compare_units(Recorder& recorder, SymbolicText& a, SymbolicText& b, Fold fold);

struct Position {
  expr::Term term;  // 32 bits
  std::int32_t value;
};
struct Part {
  std::uint32_t first, count;
};
/// Whether a part of `other`, whose length is fixed, stands in a text at a position. None if the
/// text is too long for one term.
std::optional<expr::Term> region_matches(Recorder& recorder, SymbolicText& text, Position at,
                                         const SymbolicText& other, Part part, Fold fold);
expr::Term ends_with_text(Recorder& recorder, SymbolicText& text, const SymbolicText& suffix);

}  // namespace assay::concolic
