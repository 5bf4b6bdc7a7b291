// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "concolic/library/summaries.h"
#include "concolic/recorder.h"
#include "expr/term.h"
#include "expr/terms.h"
#include "vm/ref.h"

namespace assay::concolic {

/// Strings longer than this are left to the library's own code.
constexpr std::uint32_t kLongestText = 256;
/// How far a free text is looked at although it is shorter on this run.
constexpr std::uint32_t kUsualBound = 8;

/// A string, or the contents of a builder, seen as terms: a length and characters of 16 bits.
///
/// A text that is an input is free: its length is a variable, and it has characters beyond those
/// of this run. So is one that was derived from such texts, but for its encoding, which was decided
/// then. Any other text has as many characters as on this run, because what it was made from was
/// fixed on the way. An input can also be seen as it would be in the other encoding.
class SymbolicText {
 public:
  SymbolicText(Recorder& recorder, vm::Ref bytes, bool wide, std::uint32_t size);
  static SymbolicText of_string(Recorder& recorder, vm::Ref string);
  /// A Latin-1 text that no object holds.
  SymbolicText(Recorder& recorder, const std::shared_ptr<const DerivedText>& text);

  /// Whether anything in it depends on inputs.
  bool is_symbolic() const;
  bool is_free() const { return leaf_.has_value() && !settled_; }
  std::uint32_t size() const { return size_; }
  bool is_wide() const { return wide_; }
  expr::Term length() const { return length_; }
  /// The condition that it has a character beyond Latin-1.
  expr::Term wide_condition() const;
  /// Character `index`: below capacity().
  expr::Term unit(std::uint32_t index) const { return unit(index, wide_); }
  /// The same for a free text if its encoding were that.
  expr::Term unit(std::uint32_t index, bool wide) const;
  std::uint32_t capacity() const;
  std::uint16_t unit_value(std::uint32_t index) const;
  /// The condition that there is a character `index`.
  expr::Term has(std::uint32_t index) const;

  /// Makes the encoding a decision, so that `unit` is right for all inputs that follow the path.
  void settle_encoding() const;
  /// The same for the number of characters.
  void settle_length();
  /// Fixes everything to what it is on this run.
  void settle_contents();
  /// How many characters the text has at most: usually `limit`. It depends on decisions only, not
  /// on how long the text happens to be; if it is longer, its length is settled.
  std::uint32_t bound(std::uint32_t limit);

 private:
  expr::Terms& terms() const { return recorder_->terms(); }
  bool is_derived() const { return leaf_->derived != nullptr; }
  Candidate& candidate() const;
  expr::Term cell_unit(std::uint32_t index) const;

  Recorder* recorder_;
  vm::Ref bytes_;
  bool wide_;
  std::uint32_t size_;
  std::optional<Recorder::Leaf> leaf_;
  bool settled_ = false;  // its length
  expr::Term length_;
};

/// Whether an argument is an object, not null, which becomes a decision if it is an input; if so
/// then which object it is has been decided too.
bool settle_reference(const SummaryCall& call, unsigned index,
                      DecisionKind kind = DecisionKind::Summary);

/// An argument that is a String of moderate length, whichever object it is.
std::optional<SymbolicText> text_argument(const SummaryCall& call, unsigned index);

/// The contents of an argument that is a StringBuilder or StringBuffer.
std::optional<SymbolicText> builder_argument(const SummaryCall& call, unsigned index);

/// An argument whose value the term below depends on: it is fixed to what it is on this run.
std::int32_t pinned_argument(const SummaryCall& call, unsigned index);

/// The terms of a boolean and an int result.
inline expr::Term as_int(expr::Terms& terms, expr::Term condition) {
  return terms.zero_extend(condition, 32);
}
inline expr::Term number(expr::Terms& terms, std::uint32_t value) {
  return terms.constant(32, value);
}

}  // namespace assay::concolic
