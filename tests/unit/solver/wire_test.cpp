// SPDX-License-Identifier: Apache-2.0
#include "solver/z3/wire.h"

#include <gtest/gtest.h>
#include <sys/socket.h>
#include <unistd.h>

#include <thread>

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

class WireSocket : public testing::Test {
 protected:
  void SetUp() override { ASSERT_EQ(socketpair(AF_UNIX, SOCK_STREAM, 0, ends_), 0); }
  void TearDown() override {
    for (const int end : ends_) {
      if (end >= 0) close(end);
    }
  }
  int ends_[2] = {-1, -1};
};

TEST_F(WireSocket, PassesMessagesLargerThanItsBuffer) {
  const Bytes sent(5'000'000, 7);
  std::thread sender([&] { EXPECT_EQ(send_message(ends_[0], sent, {}), Transfer::Done); });
  Bytes received;
  EXPECT_EQ(receive_message(ends_[1], received, {}), Transfer::Done);
  sender.join();
  EXPECT_EQ(received, sent);
}

TEST_F(WireSocket, NoticesThatTheOtherEndIsGone) {
  close(ends_[1]);
  ends_[1] = -1;
  Bytes received;
  EXPECT_EQ(receive_message(ends_[0], received, {}), Transfer::Closed);
  EXPECT_EQ(send_message(ends_[0], Bytes(100), {}), Transfer::Closed);
}

TEST_F(WireSocket, StopsWaitingAtTheDeadline) {
  Bytes received;
  const Deadline deadline = Patience{WorkClock::now() + std::chrono::hours(1),
                                     WallClock::now() + std::chrono::milliseconds(20)};
  EXPECT_EQ(receive_message(ends_[0], received, deadline), Transfer::TimedOut);
}

}  // namespace
}  // namespace assay::solver
