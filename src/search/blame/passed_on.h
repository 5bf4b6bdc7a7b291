// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "interp/backtrace.h"

namespace assay::search {

/// Follows values of a stack trace back to the arguments of the method that was called, through
/// parameters that each method hands on as they came. It goes by the code alone and thus knows
/// values that have no terms: the result of a call that the test makes, for one.
class PassedOn {
 public:
  /// Innermost first; the last one is the method that was called.
  explicit PassedOn(const std::vector<interp::BacktraceEntry>& frames) : frames_(frames) {}

  enum class Source : std::uint8_t {
    Other,
    Constant,
    Argument,
    WideArgument,  // one that is declared as a type of the JDK, which says little
    Held,          // a part of an argument: a field, an element, what a getter gives
  };

  static bool is_argument(Source source) {
    return source == Source::Argument || source == Source::WideArgument;
  }

  /// What the reference is that a frame's instruction follows or casts.
  Source operand(std::size_t frame) const;
  enum class ResultPlace : std::uint8_t {
    None,
    Any,
    Unmeasured,  // and the called method itself never asks how long the array is
  };

  /// Whether a frame's instruction writes an element as who hands results back does: at a place
  /// that the code names, or into an array of which the method reads nothing.
  ResultPlace result_place(std::size_t frame) const;
  /// Whether the call in a frame hands on arguments, and besides them nothing but constants. The
  /// object that it is made on may be any.
  bool are_arguments(std::size_t frame) const;

 private:
  static bool is_of_caller(Source source) { return is_argument(source) || source == Source::Held; }
  Source source_of(std::size_t frame, unsigned depth) const;
  Source source_at(std::size_t frame, std::uint32_t at, unsigned depth) const;
  Source of_local(std::size_t frame, unsigned local, std::uint32_t at) const;
  Source of_parameter(std::size_t frame, unsigned local) const;

  const std::vector<interp::BacktraceEntry>& frames_;
};

}  // namespace assay::search
