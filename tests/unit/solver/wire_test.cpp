// SPDX-License-Identifier: Apache-2.0
#include "solver/z3/wire.h"

#include <gtest/gtest.h>

namespace assay::solver {
namespace {

SmtRequest some_request() {
  SmtRequest request;
  request.known_terms = 12;
  request.tables.push_back({3, {.width = 8, .elements = {1, 2, 3}}});
  request.terms.push_back({20, {.op = expr::Op::Add, .width = 32, .a = {4}, .b = {5}}});
  request.constraints = {20, 21};
  request.variables = {4};
  request.incremental_resources = 5;
  request.pipeline_resources = 6;
  request.has_floats = true;
  return request;
}

TEST(Wire, CarriesRequestsUnchanged) {
  const std::optional<SmtRequest> back = decode_request(encode(some_request()));
  ASSERT_TRUE(back.has_value());
  EXPECT_EQ(encode(*back), encode(some_request()));
  EXPECT_EQ(back->tables[0].table.elements, (std::vector<std::uint64_t>{1, 2, 3}));
  EXPECT_EQ(back->terms[0].node, some_request().terms[0].node);
}

TEST(Wire, CarriesRepliesUnchanged) {
  const SmtReply reply{.verdict = SmtVerdict::Sat,
                       .engine = SmtEngine::Pipeline,
                       .reason = UnknownReason::Z3,
                       .detail = "because",
                       .values = {1, 2},
                       .memory_bytes = 3};
  const std::optional<SmtReply> back = decode_reply(encode(reply));
  ASSERT_TRUE(back.has_value());
  EXPECT_EQ(back->reason, UnknownReason::Z3);
  EXPECT_EQ(back->detail, "because");
  EXPECT_EQ(back->values, reply.values);
  EXPECT_EQ(back->memory_bytes, 3u);
}

TEST(Wire, RefusesMessagesOfTheWrongLength) {
  Bytes bytes = encode(some_request());
  for (std::size_t size = 0; size < bytes.size(); ++size) {
    EXPECT_FALSE(decode_request(Bytes(bytes.begin(), bytes.begin() + size)).has_value());
  }
  bytes.push_back(0);
  EXPECT_FALSE(decode_request(bytes).has_value());
}

}  // namespace
}  // namespace assay::solver
