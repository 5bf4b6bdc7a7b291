// SPDX-License-Identifier: Apache-2.0
#include "base/result.h"

#include <gtest/gtest.h>

#include <memory>

#include "base/check.h"

namespace assay {
namespace {

Result<int> half_of_even(int number) {
  if (number % 2 != 0) {
    return Error{"expected an even number"};
  }
  return number / 2;
}

Result<std::string> quarter_as_text(int number) {
  const int half = TRY(half_of_even(number));
  return std::to_string(TRY(half_of_even(half)));
}

TEST(Try, YieldsTheValue) { EXPECT_EQ(quarter_as_text(12).value(), "3"); }

TEST(Try, ReturnsTheErrorOfTheFirstFailure) {
  EXPECT_EQ(quarter_as_text(6).error().message, "expected an even number");
}

TEST(Result, HandsOutAMoveOnlyValue) {
  Result<std::unique_ptr<int>> result(std::make_unique<int>(7));
  ASSERT_TRUE(result);
  EXPECT_EQ(*std::move(result).value(), 7);
}

TEST(Result, OfVoidIsSuccessUntilAnErrorIsGiven) {
  EXPECT_TRUE(Result<void>().ok());
  EXPECT_FALSE(Result<void>(Error{"no"}).ok());
}

TEST(Check, NamesTheBrokenPromiseAndItsPlace) {
  try {
    CHECK(1 + 1 == 3, "sums should be right");
    FAIL() << "CHECK should have thrown";
  } catch (const CheckFailure& failure) {
    const std::string text = failure.what();
    EXPECT_NE(text.find("sums should be right (1 + 1 == 3)"), std::string::npos) << text;
    EXPECT_NE(text.find("result_test.cpp:"), std::string::npos) << text;
  }
}

}  // namespace
}  // namespace assay
