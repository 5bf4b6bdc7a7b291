// SPDX-License-Identifier: Apache-2.0
#include "invariants/put_search.h"

#include <gtest/gtest.h>

#include "invariants/put_recipe.h"
#include "process/standby.h"
#include "search/campaign.h"
#include "unit/invariants/fixture_program.h"

namespace assay::invariants {
namespace {

using test::InvariantProgram;
using test::Subject;

class PutSearchTest : public ::testing::Test {
 protected:
  /// The form of the first test that breaks the invariant; "none": all keep it.
  std::string first_break(const std::string& name, const std::vector<std::string>& others = {}) {
    Subject subject(name, others);
    InvariantProgram& program = InvariantProgram::get();
    const recipe::ClassIndex index = recipe::ClassIndex::build(program.class_path());
    search::SearchOptions options;
    options.access = targets::Access::Public;
    process::Standby nobody;
    search::Campaign campaign(program.runtime(), index, options, subject.klass, {}, nobody);
    search::RandomInputs random(campaign.facts().dictionary, 1);
    PutSearch search(campaign.trials(), random);
    Synthesis synthesis = subject.synthesis();
    std::vector<Put> tests = synthesis.makers();
    for (Put& each : synthesis.tests()) tests.push_back(std::move(each));
    for (const Put& each : tests) {
      const Explored explored =
          search.search(recipe_of(program.machine(), each, subject.invariants.all.front(),
                                  [&](vm::Class& klass) -> const std::vector<Invariant>& {
                                    static const std::vector<Invariant> none;
                                    return &klass == &subject.klass ? subject.invariants.all : none;
                                  }),
                        WorkClock::now() + std::chrono::seconds(2));
      if (explored.broken && explored.broken->outcome.kind == explore::Outcome::Kind::Returned)
        return std::string(name_of(each.form)) + ": " + each.text();
    }
    return "none";
  }
};

TEST_F(PutSearchTest, FindsAnInheritedOperationThatKnowsNoLimit) {
  EXPECT_EQ(first_break("worked/Purses$SafePurse"), "direct-field-update: o0.coins = #");
}

TEST_F(PutSearchTest, FindsTheOrderInWhichOperationsBreakIt) {
  EXPECT_EQ(first_break("worked/Box"), "direct-field-update: o0.x = #");
}

TEST_F(PutSearchTest, FindsAnElementOfACapturedArray) {
  EXPECT_EQ(first_break("worked/Panel"),
            "capturing: o0.setFrames(String[],boolean) o1 #; o1.[] = # #");
}

TEST_F(PutSearchTest, FindsASumThatIsTooLarge) { EXPECT_NE(first_break("worked/Wages"), "none"); }

TEST_F(PutSearchTest, FindsWhatALeakOfALeakIsGoodFor) {
  EXPECT_EQ(first_break("fixtures/Wallets$Owner"),
            "leaking: o1 = o0.wallet(); o2 = o1.coin(); o2.set(int) #");
}

TEST_F(PutSearchTest, FindsAListThatWasGivenAway) {
  EXPECT_TRUE(first_break("fixtures/Wallets$Team").starts_with("leaking: o1 = o0.names(); o1."));
}

TEST_F(PutSearchTest, FindsAnArgumentOfAConstructorThatItsOwnerChanges) {
  EXPECT_EQ(first_break("fixtures/Wallets$Pair"),
            "capturing-constructor: o0 = new Pair(Coin) o1; o1.set(int) #");
}

TEST_F(PutSearchTest, DecidesATruthValueWithoutABranch) {
  EXPECT_EQ(first_break("fixtures/Wallets$Flag"), "exhaustive: o0.set(boolean) #");
}

TEST_F(PutSearchTest, TellsConstructorsThatDoNotEstablishIt) {
  EXPECT_EQ(first_break("fixtures/Wallets$Unborn"), "constructor: o0 = new Unborn(int) #");
}

TEST_F(PutSearchTest, FindsNothingWhereNoClientCanBreakIt) {
  EXPECT_EQ(first_break("fixtures/Wallets$Sealed"), "none");
}

}  // namespace
}  // namespace assay::invariants
