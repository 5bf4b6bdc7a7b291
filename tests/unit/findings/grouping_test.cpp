// SPDX-License-Identifier: Apache-2.0
#include "findings/grouping.h"

#include <gtest/gtest.h>

namespace assay::findings {
namespace {

Frame frame(const char* name, int line) {
  return {.class_name = "p.C", .method = name, .descriptor = "()V", .line = line};
}

Crash crash(std::vector<Frame> stack) {
  Crash made;
  made.kind = Kind::ArrayIndex;
  made.exception = "java.lang.ArrayIndexOutOfBoundsException";
  made.stack = std::move(stack);
  return made;
}

TEST(Grouping, TellsCallersApartByStackOnly) {
  const Crash one = crash({frame("put", 5), frame("paint", 9)});
  const Crash other = crash({frame("put", 5), frame("draw", 12)});
  EXPECT_EQ(group_key(one, Grouping::Line), group_key(other, Grouping::Line));
  EXPECT_NE(group_key(one, Grouping::Stack), group_key(other, Grouping::Stack));
}

TEST(Grouping, TellsLinesApart) {
  EXPECT_NE(group_key(crash({frame("put", 5)}), Grouping::Line),
            group_key(crash({frame("put", 6)}), Grouping::Line));
}

TEST(Grouping, TakesARecursionForOneWhereverItWasCaught) {
  Crash one = crash({frame("down", 3), frame("down", 3)});
  Crash other = crash({frame("down", 2), frame("down", 3), frame("down", 3)});
  for (Crash* each : {&one, &other}) {
    each->kind = Kind::StackOverflow;
    each->exception = "java.lang.StackOverflowError";
  }
  EXPECT_EQ(group_key(one, Grouping::Line), group_key(other, Grouping::Line));
  EXPECT_EQ(group_key(one, Grouping::Stack), group_key(other, Grouping::Stack));
}

TEST(Grouping, ShowsTheSimplestTest) {
  Crash plain = crash({frame("put", 5)});
  plain.input = "new C().put(1, 2, 3)";
  Crash with_null = plain;
  with_null.has_null = true;
  with_null.input = "new C().put(null)";
  Crash longer = plain;
  longer.calls = 2;
  EXPECT_TRUE(is_simpler(plain, with_null));
  EXPECT_TRUE(is_simpler(plain, longer));
  EXPECT_FALSE(is_simpler(plain, plain));
}

TEST(Grouping, TellsPromisesApartByWhatBreaksThem) {
  Crash one = crash({frame("take", 5)});
  one.kind = Kind::InvariantViolation;
  one.promise = {"C.ok()", "exhaustive", "C.take(int)"};
  Crash moved = one, other = one, leaked = one;
  moved.stack = {frame("take", 9)};
  other.promise->broken_by = "C.give(int)";
  leaked.promise->form = "leaking";
  EXPECT_EQ(group_key(one, Grouping::Line), group_key(moved, Grouping::Line));
  EXPECT_EQ(fingerprint(one), fingerprint(moved));
  EXPECT_NE(group_key(one, Grouping::Line), group_key(other, Grouping::Line));
  EXPECT_NE(fingerprint(one), fingerprint(leaked));
}

TEST(Fingerprint, DoesNotMindLines) {
  Crash before = crash({frame("put", 5)});
  before.operation = "iaload 1";
  Crash after = before;
  after.stack.front().line = 25;
  EXPECT_EQ(fingerprint(before), fingerprint(after));
  after.operation = "iaload 2";
  EXPECT_NE(fingerprint(before), fingerprint(after));
}

TEST(Fingerprint, DoesNotMindWhereARecursionWasCaught) {
  Crash one = crash({frame("odd", 3), frame("even", 2), frame("odd", 3)});
  Crash other = crash({frame("even", 2), frame("odd", 3), frame("even", 2)});
  one.operation = "invokestatic p.C.even()V 1";
  for (Crash* each : {&one, &other}) each->kind = Kind::StackOverflow;
  EXPECT_EQ(fingerprint(one), fingerprint(other));
}

TEST(Ranking, PutsPlainInputsFirst) {
  Crash plain = crash({frame("put", 5)});
  Crash exotic = plain;
  exotic.is_exotic = true;
  EXPECT_LT(rank_of(plain), rank_of(exotic));
  EXPECT_EQ(evidence_of(plain), Evidence::User);
  EXPECT_EQ(evidence_of(exotic), Evidence::Language);
}

}  // namespace
}  // namespace assay::findings
