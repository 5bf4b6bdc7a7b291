// SPDX-License-Identifier: Apache-2.0
#include "search/blame/room.h"

#include <gtest/gtest.h>

namespace assay::search {
namespace {

using expr::Op;
using expr::Term;
using expr::Variable;
using expr::VariableKind;

/// A method that is given an array, an offset and a length.
class RoomTest : public ::testing::Test {
 protected:
  Variable variable(const char* name, VariableKind kind, unsigned width, std::int64_t value) {
    const Variable made = terms_.new_variable(name, kind, width, 0);
    input_.set(made, static_cast<std::uint64_t>(value) & (width == 32 ? 0xffffffffU : 0xffffU));
    return made;
  }
  Term number(std::int64_t value) { return terms_.constant(32, static_cast<std::uint32_t>(value)); }
  Term length() { return terms_.zero_extend(terms_.variable(length_), 32); }
  Term offset() { return terms_.variable(offset_); }

  void array_of(std::int64_t length, std::int64_t offset, std::int64_t count) {
    length_ = variable("a.length", VariableKind::Length, 16, length);
    offset_ = variable("offset", VariableKind::Int, 32, offset);
    count_ = variable("count", VariableKind::Int, 32, count);
  }

  bool is_lacking_at(Term index, std::vector<Term> asked = {}) {
    const Room room{
        terms_, input_, {length_.index}, {offset_.index, count_.index}, std::move(asked)};
    return is_lacking(room, terms_.binary(Op::Ult, index, length()));
  }

  expr::Terms terms_;
  expr::Assignment input_;
  Variable length_, offset_, count_;
};

TEST_F(RoomTest, LacksForNumbersThatReachBeyondTheEnd) {
  array_of(4, 2, 3);
  EXPECT_TRUE(is_lacking_at(number(4)));
}

TEST_F(RoomTest, LacksForACountBelowZero) {
  array_of(25, 24, -1);
  EXPECT_TRUE(is_lacking_at(terms_.binary(Op::Add, offset(), number(1))));
}

TEST_F(RoomTest, LacksForARecordThatIsLongerThanTheRest) {
  array_of(4, 3, 0);
  EXPECT_TRUE(is_lacking_at(terms_.binary(Op::Add, offset(), number(1))));
}

TEST_F(RoomTest, IsThereForNumbersThatFit) {
  array_of(4, 2, 2);
  EXPECT_FALSE(is_lacking_at(number(4)));
}

TEST_F(RoomTest, IsThereIfTheProgramCountsDownTooFar) {
  array_of(4, 0, 0);
  EXPECT_FALSE(is_lacking_at(terms_.binary(Op::Sub, offset(), number(1))));
}

TEST_F(RoomTest, IsForTheProgramToSeeToOnceItHasAsked) {
  array_of(4, 2, 3);
  const Term guard = terms_.binary(Op::Slt, offset(), length());
  EXPECT_FALSE(is_lacking_at(number(4), {guard}));
}

TEST_F(RoomTest, LacksEvenIfTheProgramAskedWhetherThereIsAnything) {
  array_of(1, 0, 2);
  EXPECT_TRUE(is_lacking_at(number(1), {terms_.equal(length(), number(0))}));
}

TEST_F(RoomTest, IsForTheProgramToSeeToIfItCountsFromTheEnd) {
  array_of(4, 5, 0);
  EXPECT_FALSE(is_lacking_at(terms_.binary(Op::Sub, length(), offset())));
}

TEST_F(RoomTest, IsForTheProgramToSeeToIfItTakesTheSmallerOne) {
  array_of(4, 5, 0);
  const Term smaller = terms_.ite(terms_.binary(Op::Slt, offset(), length()), offset(), length());
  const Term rest = terms_.binary(Op::Sub, smaller, offset());
  const Room room{terms_, input_, {length_.index}, {offset_.index}, {}};
  EXPECT_FALSE(is_lacking(room, terms_.binary(Op::Slt, rest, number(0))));
}

}  // namespace
}  // namespace assay::search
