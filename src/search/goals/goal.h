// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>

namespace assay::search {

/// Something besides branches and mutants that makes a run worth a test. Goals of one class are
/// comparable, no others.
struct Goal {
  enum class Kind : std::uint8_t {
    Ending,       // how the method under test ended
    Callee,       // where a virtual call went
    Rounds,       // how often a loop or a recursion went round
    SameObject,   // two references were found to be the same object
    Overflow,     // an operation wrapped
    Path,         // the way through the method under test
    Failure,      // what was thrown where, because of whose value
    WrongResult,  // where something wrapped that made the result another number
  };
  static constexpr std::size_t kKinds = 8;

  Kind kind = Kind::Ending;
  std::uint32_t method = 0;  // its id
  std::uint32_t at = 0;      // bytecode index
  std::uint64_t detail = 0;

  // NOLINTNEXTLINE(modernize-use-nullptr): clang-tidy 14 misreads the defaulted operator
  friend auto operator<=>(const Goal&, const Goal&) = default;
};

}  // namespace assay::search
