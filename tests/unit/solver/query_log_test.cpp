// SPDX-License-Identifier: Apache-2.0
#include "solver/query_log.h"

#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

#include "fixtures.h"

namespace assay::solver {
namespace {

TEST(QueryLog, WritesQueriesWithTheirAnswers) {
  Inputs inputs;
  const std::filesystem::path folder =
      std::filesystem::path(testing::TempDir()) / "assay_query_log_test";
  std::filesystem::remove_all(folder);
  FakeLayer::Script script;
  script.answer = Unsat{};
  QueryLog log(inputs.terms, folder, std::make_unique<FakeLayer>(script));
  log.solve(Query{.constraints = {inputs.less(inputs.integer("n"), inputs.number(5))}});
  std::ifstream file(folder / "query-000000.smt2");
  std::stringstream text;
  text << file.rdbuf();
  EXPECT_NE(text.str().find("(check-sat)"), std::string::npos);
  EXPECT_NE(text.str().find("; unsat"), std::string::npos);
  std::filesystem::remove_all(folder);
}

TEST(QueryLog, AnswersEvenIfNothingCanBeWritten) {
  Inputs inputs;
  FakeLayer::Script script;
  script.answer = Unsat{};
  QueryLog log(inputs.terms, "/proc/no/such/folder", std::make_unique<FakeLayer>(script));
  EXPECT_TRUE(is_unsat(log.solve(Query{.constraints = {inputs.terms.boolean(false)}})));
}

}  // namespace
}  // namespace assay::solver
