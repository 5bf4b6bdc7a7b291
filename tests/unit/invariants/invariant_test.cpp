// SPDX-License-Identifier: Apache-2.0
#include "invariants/invariant.h"

#include <gtest/gtest.h>

#include "unit/invariants/fixture_program.h"

namespace assay::invariants {
namespace {

using test::Subject;

std::vector<std::string> names_of(const ClassInvariants& found) {
  std::vector<std::string> names;
  for (const Invariant& each : found.all) names.push_back(each.name);
  return names;
}

TEST(Invariants, AreInheritedAndConjoined) {
  EXPECT_EQ(names_of(Subject("fixtures/Kinds$Sub").invariants),
            (std::vector<std::string>{"fixtures.Kinds.Sub.repOk()", "fixtures.Kinds.Sub.checkRep()",
                                      "fixtures.Kinds.Base.holds()"}));
}

TEST(Invariants, OfInterfacesAreInheritedToo) {
  EXPECT_EQ(names_of(Subject("fixtures/Kinds$Bag").invariants),
            std::vector<std::string>{"fixtures.Kinds.Sized.sane()"});
}

TEST(Invariants, ThatChangeSomethingAreRefusedByName) {
  const ClassInvariants found = Subject("fixtures/Kinds$Counting").invariants;
  EXPECT_TRUE(found.all.empty());
  ASSERT_EQ(found.refused.size(), 1u);
  EXPECT_EQ(found.refused[0].name, "fixtures.Kinds.Counting.ok()");
  EXPECT_EQ(found.refused[0].reason, "it changes fixtures.Kinds$Counting.asked");
}

TEST(Invariants, CanBeNamedWithoutAnAnnotation) {
  EXPECT_TRUE(Subject("fixtures/Kinds$Named").invariants.all.empty());
  EXPECT_EQ(names_of(Subject("fixtures/Kinds$Named", {}, recipe::MemberAccess::Public,
                             {"fixtures.Kinds$Named#sound"})
                         .invariants),
            std::vector<std::string>{"fixtures.Kinds.Named.sound()"});
}

TEST(Invariants, AreSeenFromTheClassFileAlone) {
  const auto find = [](const char* name) -> vm::Class& {
    return test::InvariantProgram::get().find(name);
  };
  EXPECT_TRUE(may_have_invariants(find("fixtures/Kinds$Sub"), {}));
  EXPECT_TRUE(may_have_invariants(find("fixtures/Kinds$Bag"), {}));
  EXPECT_FALSE(may_have_invariants(find("fixtures/Kinds$Named"), {}));
  EXPECT_TRUE(may_have_invariants(find("fixtures/Kinds$Named"), {"fixtures.Kinds$Named#sound"}));
}

}  // namespace
}  // namespace assay::invariants
