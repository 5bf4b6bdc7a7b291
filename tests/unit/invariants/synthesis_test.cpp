// SPDX-License-Identifier: Apache-2.0
#include "invariants/synthesis.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <set>

#include "unit/invariants/fixture_program.h"

namespace assay::invariants {
namespace {

using test::Subject;

/// Tests refer to what their subject knows.
Subject& subject(const std::string& name, const std::vector<std::string>& others = {}) {
  static std::vector<std::unique_ptr<Subject>> known;
  known.push_back(std::make_unique<Subject>(name, others));
  return *known.back();
}

std::vector<std::string> texts_of(const std::vector<Put>& tests) {
  std::vector<std::string> texts;
  for (const Put& test : tests)
    texts.push_back(std::string(name_of(test.form)) + ": " + test.text());
  return texts;
}

bool has(const std::vector<Put>& tests, const std::string& text) {
  const std::vector<std::string> texts = texts_of(tests);
  return std::ranges::find(texts, text) != texts.end();
}

TEST(Synthesis, OfOneOperationHasExactlyTheDirectOnes) {
  EXPECT_EQ(texts_of(subject("worked/Box").synthesis().tests_of_length(1)),
            (std::vector<std::string>{"direct-field-update: o0.x = #", "exhaustive: o0.pull()"}));
}

TEST(Synthesis, PutsWhatFeedsAnOperationBeforeIt) {
  const std::vector<Put> tests = subject("worked/Box").synthesis().tests_of_length(2);
  EXPECT_TRUE(has(tests, "exhaustive: o0.set(int) #; o0.pull()"));
  EXPECT_FALSE(has(tests, "exhaustive: o0.pull(); o0.set(int) #"));
  EXPECT_FALSE(has(tests, "direct-field-update: o0.set(int) #; o0.x = #"));
}

TEST(Synthesis, LeavesOutWhatDoesNotTouchTheState) {
  const std::vector<Put> tests = subject("fixtures/Wide").synthesis().tests();
  std::set<std::string> used;
  for (const Put& test : tests) {
    for (const Put::Call& call : test.calls) used.insert(call.operation->name);
  }
  EXPECT_EQ(used, (std::set<std::string>{"raise()", "apply()", "plan(int)"}));
}

TEST(Synthesis, ChangesWhatWasLeakedAndWhatThatLeaks) {
  const std::vector<Put> one = subject("worked/Purses$Owner").synthesis().tests_of_length(2);
  EXPECT_TRUE(has(one, "leaking: o1 = o0.purse(); o1.take(int) #"));
  EXPECT_TRUE(has(one, "capturing-constructor: o0 = new Owner(Purse,int) o1 #; o1.take(int) #"));
  EXPECT_TRUE(has(one, "direct-field-update: o0.spendA(int) #; o0.wage = #"));
  const std::vector<Put> two = subject("fixtures/Wallets$Owner").synthesis().tests_of_length(3);
  EXPECT_TRUE(has(two, "leaking: o1 = o0.wallet(); o2 = o1.coin(); o2.set(int) #"));
}

TEST(Synthesis, CallsInheritedOperationsOfASubclass) {
  const std::vector<Put> tests =
      subject("worked/Purses$SafePurse", {"worked/Purses$Owner"}).synthesis().tests();
  EXPECT_TRUE(has(tests, "subclassing: o0.take(int) #"));
  EXPECT_TRUE(has(tests, "direct-field-update: o1 = new Owner(Purse,int) o0 #; o1.spendB(int) #"));
}

TEST(Synthesis, StoresIntoArraysThatWereCaptured) {
  EXPECT_TRUE(has(subject("worked/Panel").synthesis().tests(),
                  "capturing: o0.setFrames(String[],boolean) o1 #; o1.[] = # #"));
}

TEST(Synthesis, ChangesCollectionsThatWereLeaked) {
  EXPECT_TRUE(has(subject("fixtures/Wallets$Team").synthesis().tests(),
                  "leaking: o1 = o0.names(); o1.clear()"));
}

TEST(Synthesis, MakesAtMostAsManyTestsAsItIsTold) {
  Subject& owner = subject("worked/Purses$Owner");
  EXPECT_EQ(owner.synthesis({.longest = 3, .most = 7}).tests().size(), 7u);
  EXPECT_LE(owner.synthesis().tests().size(), 300u);
}

TEST(Synthesis, UsesPackagePrivateMembersOnlyOnRequest) {
  EXPECT_FALSE(
      has(subject("fixtures/Wallets$Sealed").synthesis().tests(), "exhaustive: o0.corrupt()"));
  Subject inside("fixtures/Wallets$Sealed", {}, recipe::MemberAccess::Package);
  EXPECT_TRUE(has(inside.synthesis().tests(), "exhaustive: o0.corrupt()"));
}

}  // namespace
}  // namespace assay::invariants
