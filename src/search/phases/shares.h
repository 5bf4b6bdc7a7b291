// SPDX-License-Identifier: Apache-2.0
// What part of the time that is left each thing may take. They follow each other, so what one does
// not use is left to those after it.
#pragma once

namespace assay::search::share {

inline constexpr double kAll = 1.0;

// Of the class's time.
inline constexpr double kBranches = 0.88;           // before what else there is to see
inline constexpr double kBranchesOfFailures = 0.6;  // the same if failures are looked for

// Of the time for branches. The first rounds are short, so that everything has had its turn early.
inline constexpr double kFirstRound = 0.25, kSecondRound = 0.35, kLaterRound = 0.5;
inline constexpr double kSeeds = 0.05;  // of each member

// Of a round.
inline constexpr double kMembers = 0.4, kAliases = 0.3, kSequences = 0.5, kStates = 0.3;
inline constexpr double kTyped = 0.2;       // of the first one, of tests by their types
inline constexpr double kCandidates = 0.6;  // of the first one, if failures are looked for

// Of the time for what else there is to see.
inline constexpr double kStatesAsked = 0.5, kEndings = 0.4, kOverflow = 0.4, kShared = 0.3;

// Of a phase.
inline constexpr double kMemberTimes = 2.0;  // the fair share of a member
inline constexpr double kMostOfMember = 0.5;
inline constexpr double kMemberEndings = 0.2;
inline constexpr double kAlias = 0.2;
inline constexpr double kSequence = 0.1, kSequenceAgain = 0.1;
inline constexpr double kRandomProgram = 0.1;

}  // namespace assay::search::share
