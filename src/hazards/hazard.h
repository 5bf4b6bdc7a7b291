// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace assay::hazards {

enum class Kind : std::uint8_t {
#define HAZARD_KIND(kind, name) kind,
#include "hazards/kinds.def"
#undef HAZARD_KIND
};

/// As reports write it: "division-by-zero".
std::string_view name_of(Kind kind);

/// What has to be known to say whether an operation fails, the easiest to bring about first.
enum class Cause : std::uint8_t {
  Always,      // it fails whenever it is reached
  Parameters,  // values of the method's own parameters alone
  Fields,      // state of the receiver, of parameters or of classes, too
  Results,     // what callees return, too
  Other,       // values that change in loops, elements, caught exceptions
};

/// How promising the search for an input is: 1 for what always fails, less and less from there.
double promise_of(Cause cause);

/// An operation of a method that may fail.
struct Hazard {
  Kind kind;
  std::uint32_t bytecode_index;
  int line;               // -1: not known
  std::string condition;  // under which it fails, in Java syntax; empty: it cannot be said
  Cause cause = Cause::Other;
  /// The condition speaks of values at the method's entry alone: parameters and what they hold.
  bool depends_on_input = false;
  bool is_explicit = false;  // the program's own throw, or a library method that checks for it
  /// An explicit throw that rejects an argument or a state of the receiver.
  bool is_guard = false;

  double promise() const { return promise_of(cause); }
};

}  // namespace assay::hazards
