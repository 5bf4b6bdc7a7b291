// SPDX-License-Identifier: Apache-2.0
#include "app/criteria_option.h"

#include <gtest/gtest.h>

namespace assay::app {
namespace {

TEST(CriteriaOption, TurnsOffWhatIsNotNamed) {
  const search::Criteria criteria = parse_criteria("branches,overflow").value();
  EXPECT_TRUE(criteria.branches && criteria.overflow);
  EXPECT_FALSE(criteria.lines || criteria.paths || criteria.mutants || criteria.endings ||
               criteria.callees || criteria.rounds);
  EXPECT_EQ(criteria_text(criteria), "branches,overflow");
}

TEST(CriteriaOption, WritesTheDefaultsAsItReadsThem) {
  const std::string text = criteria_text({});
  EXPECT_EQ(text, "branches,mutants,endings,callees,rounds");
  EXPECT_EQ(criteria_text(parse_criteria(text).value()), text);
}

TEST(CriteriaOption, NamesWhatItDoesNotKnow) {
  EXPECT_EQ(parse_criteria("branches,lins").error().message,
            "--criteria: expected a list of lines, branches, paths, mutants, endings, callees, "
            "rounds, overflow, found 'lins'");
  EXPECT_FALSE(parse_criteria("").ok());
}

}  // namespace
}  // namespace assay::app
