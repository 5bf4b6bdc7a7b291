// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <compare>
#include <cstdint>
#include <map>
#include <string>

namespace assay::concolic {

/// Why something is not known: a place where symbolic values became plain ones, or what kept a run
/// or a question from its end. Decisions are made by the kind; the text is for reports.
struct Obstacle {
  enum class Kind : std::uint8_t {
    // In a run.
    Native,               // has no model; the detail is the method
    NativeException,      // likewise
    ConcreteResult,       // of a summary that is only nearly right
    NoTerm,               // for an operation
    LongPath,             // more decisions than are recorded
    StoreOutsideObjects,  // by Unsafe
    StoreIntoPart,        // of an element, by Unsafe
    CopyOfRawMemory,      // by Unsafe
    Environment,          // was looked at; the detail says what of it
    OpenWorld,            // the caller's objects may differ; the detail says in what
    UnknownInput,         // a method of Verifier that has no meaning to us
    RunStopped,           // the detail says why
    // At a question.
    StoppedHere,    // by a limit of the run
    StoppedBefore,  // likewise, before the run got there
    Diverged,       // the run with the solver's answer went another way
    OtherPath,      // the same as seen from the branch
    ManyValues,     // of an index or length
    LeftToChance,   // conditions on floats
    NeedsLonger,    // strings or arrays; the detail is the limit
    Solver,         // does not know; the detail says why
    Initialiser,    // of the class under test, cut off by a limit; the detail says whose
  };
  static constexpr std::size_t kKinds = 21;

  Kind kind = Kind::Native;
  std::string detail;

  // NOLINTNEXTLINE(modernize-use-nullptr): clang-tidy 14 misreads the defaulted operator
  friend auto operator<=>(const Obstacle&, const Obstacle&) = default;
};

/// How often each was met.
using Obstacles = std::map<Obstacle, std::uint64_t>;

/// As reports show it: "native java.lang.Foo.bar()".
std::string text_of(const Obstacle& obstacle);
/// The same for all, in the order of the texts.
std::map<std::string, std::uint64_t> texts_of(const Obstacles& obstacles);

}  // namespace assay::concolic
