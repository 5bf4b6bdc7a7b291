// SPDX-License-Identifier: Apache-2.0
#include "solver/chain.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "fixtures.h"

namespace assay::solver {
namespace {

using expr::Op;
using expr::Term;

ChainOptions in_process() {
  ChainOptions options;
  options.z3_in_process = true;
  return options;
}

ChainOptions judge_options() {
  ChainOptions options = in_process();
  options.slice = options.bounds = options.cache = false;
  options.small_models = options.model_reuse = options.search = options.enumeration = false;
  return options;
}

constexpr std::uint64_t kSeed = 2026;
constexpr int kQueries = 300;

enum class Verdict { Sat, Unsat, Unknown };

Verdict verdict_of(const Answer& answer) { return static_cast<Verdict>(answer.index()); }

/// What Z3 alone says about the random queries.
const std::vector<Verdict>& judgement() {
  static const std::vector<Verdict> kVerdicts = [] {
    Inputs inputs;
    RandomQueries queries(inputs, kSeed, 10);
    const auto judge = make_chain(inputs.terms, judge_options());
    std::vector<Verdict> verdicts;
    for (int round = 0; round < kQueries; ++round) {
      verdicts.push_back(verdict_of(judge->solve(queries.next(1 + round % 5))));
    }
    return verdicts;
  }();
  return kVerdicts;
}

TEST(Chain, IsJudgedByQueriesThatTellSomething) {
  const auto count = [](Verdict wanted) {
    return std::count(judgement().begin(), judgement().end(), wanted);
  };
  EXPECT_GT(count(Verdict::Sat), 150);
  EXPECT_GT(count(Verdict::Unsat), 30);
  EXPECT_LT(count(Verdict::Unknown), 5);
}

struct Variant {
  const char* name;
  bool ChainOptions::*layer;  // the one that is missing
};

class LayerOnLayerOff : public testing::TestWithParam<Variant> {};

/// Without any one layer the verdicts stay what Z3 alone says.
TEST_P(LayerOnLayerOff, GivesTheSameVerdicts) {
  Inputs inputs;
  RandomQueries queries(inputs, kSeed, 10);
  ChainOptions options = in_process();
  if (GetParam().layer != nullptr) options.*GetParam().layer = false;
  const auto chain = make_chain(inputs.terms, options);
  int undecided = 0;
  for (int round = 0; round < kQueries; ++round) {
    const Query query = queries.next(1 + round % 5);
    const Answer answer = chain->solve(query);
    const Verdict expected = judgement()[static_cast<std::size_t>(round)];
    if (is_sat(answer)) {
      ASSERT_TRUE(all_hold(inputs.terms, query, std::get<Sat>(answer).model)) << round;
    }
    if (verdict_of(answer) == Verdict::Unknown || expected == Verdict::Unknown) {
      ++undecided;
    } else {
      ASSERT_EQ(verdict_of(answer), expected) << round;
    }
  }
  EXPECT_LT(undecided, 5);
}

INSTANTIATE_TEST_SUITE_P(Chain, LayerOnLayerOff,
                         testing::Values(Variant{"all", nullptr},
                                         Variant{"slice", &ChainOptions::slice},
                                         Variant{"bounds", &ChainOptions::bounds},
                                         Variant{"cache", &ChainOptions::cache},
                                         Variant{"small", &ChainOptions::small_models},
                                         Variant{"reuse", &ChainOptions::model_reuse},
                                         Variant{"search", &ChainOptions::search},
                                         Variant{"enumeration", &ChainOptions::enumeration},
                                         Variant{"incremental", &ChainOptions::z3_incremental},
                                         Variant{"pipeline", &ChainOptions::z3_pipeline}),
                         [](const auto& variant) { return std::string(variant.param.name); });

TEST(Chain, SearchNeverFindsWhatZ3Refutes) {
  Inputs inputs;
  RandomQueries queries(inputs, 99, 8);
  ChainOptions options = judge_options();
  options.search = true;
  options.z3 = false;
  const auto search = make_chain(inputs.terms, options);
  int found = 0;
  for (int round = 0; round < 300; ++round) {
    const Query query = queries.next(3);
    const Answer answer = search->solve(query);
    EXPECT_FALSE(is_unsat(answer));
    if (!is_sat(answer)) continue;
    ++found;
    ASSERT_TRUE(all_hold(inputs.terms, query, std::get<Sat>(answer).model));
  }
  EXPECT_GT(found, 150);
}

std::vector<Answer> answers_of(const ChainOptions& options, int count) {
  Inputs inputs;
  RandomQueries queries(inputs, 7, 10);
  const auto chain = make_chain(inputs.terms, options);
  std::vector<Answer> answers;
  for (int round = 0; round < count; ++round) answers.push_back(chain->solve(queries.next(4)));
  return answers;
}

TEST(Chain, GivesTheSameAnswersEveryTime) {
  const std::vector<Answer> first = answers_of({}, 150);
  const std::vector<Answer> second = answers_of({}, 150);
  for (std::size_t k = 0; k < first.size(); ++k) EXPECT_TRUE(same(first[k], second[k])) << k;
}

TEST(Chain, GivesTheSameAnswersInAnotherProcess) {
  ChainOptions search_off;
  search_off.search = search_off.enumeration = false;
  ChainOptions inline_z3 = search_off;
  inline_z3.z3_in_process = true;
  const std::vector<Answer> outside = answers_of(search_off, 60);
  const std::vector<Answer> inside = answers_of(inline_z3, 60);
  for (std::size_t k = 0; k < outside.size(); ++k) {
    EXPECT_TRUE(same(outside[k], inside[k])) << k;
  }
}

/// After a truncation the same numbers mean other terms: nothing remembered may be used.
TEST(Chain, FollowsTruncations) {
  for (const bool search : {true, false}) {
    Inputs inputs;
    const Term x = inputs.integer("x");
    ChainOptions options = in_process();
    options.search = search;
    const auto chain = make_chain(inputs.terms, options);
    const std::size_t mark = inputs.terms.size();
    for (int value = 1; value < 20; ++value) {
      const Term product = inputs.op(Op::Mul, x, inputs.number(value * 2 + 1));
      const Query query{.constraints = {inputs.equal(product, inputs.number(1000 + value))}};
      const Answer answer = chain->solve(query);
      ASSERT_TRUE(is_sat(answer));
      ASSERT_TRUE(all_hold(inputs.terms, query, std::get<Sat>(answer).model));
      inputs.terms.truncate(mark);
    }
  }
}

TEST(Chain, CountsWhatEachLayerDid) {
  Inputs inputs;
  const Term x = inputs.integer("x");
  const auto chain = make_chain(inputs.terms, in_process());
  const Query query{.constraints = {inputs.less(inputs.number(10), x)}};
  chain->solve(query);
  chain->solve(query);
  std::uint64_t answers = 0;
  for (const LayerStatistics& layer : chain->statistics()) {
    answers += layer.sat + layer.unsat;
    EXPECT_EQ(layer.asked, layer.name == "slice" || layer.name == "bounds" ? 2u
                           : layer.name == "cache"                         ? 2u
                           : layer.name == "enumeration"                   ? 0u
                           : layer.name.starts_with("z3")                  ? 0u
                                                                           : 1u)
        << layer.name;
    EXPECT_EQ(layer.sat, layer.name == "cache" || layer.name == "search" ? 1u : 0u) << layer.name;
  }
  EXPECT_EQ(answers, 2u);
}

TEST(Chain, AnswersUnknownWithoutAnyLayer) {
  Inputs inputs;
  ChainOptions options = judge_options();
  options.z3 = false;
  const Query query{.constraints = {inputs.less(inputs.number(10), inputs.integer("x"))}};
  EXPECT_EQ(reason_of(make_chain(inputs.terms, options)->solve(query)), "no layer knows");
}

}  // namespace
}  // namespace assay::solver
