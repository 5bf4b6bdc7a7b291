// SPDX-License-Identifier: Apache-2.0
#include "process/channel.h"

#include <gtest/gtest.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <unistd.h>

#include <csignal>
#include <thread>

#include "unit/process/process_state.h"

namespace assay::process {
namespace {

using std::chrono::milliseconds;

constexpr Deadline kNever = Deadline::never();

Deadline in(int count) { return Deadline::at(WallClock::now() + milliseconds(count)); }

std::string some_text(std::size_t size) {
  std::string text(size, ' ');
  for (std::size_t i = 0; i < size; ++i) text[i] = static_cast<char>(i * 7 + i / 251);
  return text;
}

/// Both kinds of sockets.
class ChannelTest : public ::testing::TestWithParam<SocketPair::Kind> {
 protected:
  ChannelTest() {
    SocketPair ends = SocketPair::make(GetParam()).value();
    here_ = Channel(std::move(ends.ours));
    there_ = Channel(std::move(ends.theirs));
  }

  Channel here_, there_;
  std::string message_;
};

INSTANTIATE_TEST_SUITE_P(Sockets, ChannelTest,
                         ::testing::Values(SocketPair::Kind::Stream, SocketPair::Kind::Records),
                         [](const auto& test) {
                           return test.param == SocketPair::Kind::Stream ? "Stream" : "Records";
                         });

TEST_P(ChannelTest, CarriesMessagesInBothDirections) {
  const std::string binary("a\0\n\xff", 4);
  EXPECT_EQ(here_.send(binary, kNever), Transfer::Done);
  EXPECT_EQ(here_.send("", kNever), Transfer::Done);
  EXPECT_EQ(there_.receive(message_, kNever), Transfer::Done);
  EXPECT_EQ(message_, binary);
  EXPECT_EQ(there_.sender(), getpid());
  EXPECT_EQ(there_.receive(message_, kNever), Transfer::Done);
  EXPECT_EQ(message_, "");
  EXPECT_EQ(there_.send("answer", kNever), Transfer::Done);
  EXPECT_EQ(here_.receive(message_, kNever), Transfer::Done);
  EXPECT_EQ(message_, "answer");
}

TEST_P(ChannelTest, CarriesMessagesLargerThanItsBuffer) {
  const std::string sent = some_text(5'000'000);
  std::thread sender([&] { EXPECT_EQ(here_.send(sent, kNever), Transfer::Done); });
  EXPECT_EQ(there_.receive(message_, kNever), Transfer::Done);
  sender.join();
  EXPECT_EQ(message_, sent);
}

TEST_P(ChannelTest, NoticesThatTheOtherEndIsGone) {
  EXPECT_EQ(there_.send("last words", kNever), Transfer::Done);
  EXPECT_FALSE(here_.is_quiet());
  there_.close();
  EXPECT_EQ(here_.receive(message_, kNever), Transfer::Done);
  EXPECT_EQ(message_, "last words");
  EXPECT_EQ(here_.receive(message_, kNever), Transfer::Closed);
  EXPECT_EQ(here_.receive_now(message_), Transfer::Closed);
  EXPECT_TRUE(here_.has_ended());
  EXPECT_EQ(here_.send("x", kNever), Transfer::Closed) << "and there was no SIGPIPE";
}

// The kernel reports the loss of what the other end did not read before what that end had sent.
TEST_P(ChannelTest, HearsLastWordsOfOneThatDidNotListen) {
  EXPECT_EQ(here_.send("unread", kNever), Transfer::Done);
  EXPECT_EQ(there_.send("last words", kNever), Transfer::Done);
  there_.close();
  EXPECT_EQ(here_.receive(message_, kNever), Transfer::Done);
  EXPECT_EQ(message_, "last words");
  EXPECT_EQ(here_.receive(message_, kNever), Transfer::Closed);
}

TEST_P(ChannelTest, KeepsDeadlines) {
  EXPECT_EQ(here_.receive(message_, in(10)), Transfer::TimedOut);
  EXPECT_EQ(here_.receive_now(message_), Transfer::TimedOut);
  EXPECT_EQ(here_.send(some_text(4 << 20), in(10)), Transfer::TimedOut) << "nobody reads";
  EXPECT_TRUE(here_.is_quiet());
}

TEST_P(ChannelTest, ReadsNothingAfterTheDeadlineHoweverMuchArrives) {
  const Deadline deadline = in(100);
  std::thread flood([&] {
    while (there_.send(some_text(1'000), in(1'000)) == Transfer::Done) {
    }
  });
  Transfer read = Transfer::Done;
  while (read == Transfer::Done) read = here_.receive(message_, deadline);
  EXPECT_EQ(read, Transfer::TimedOut);
  here_.close();
  flood.join();
}

TEST_P(ChannelTest, RefusesAMessageOverTheLimit) {
  SocketPair ends = SocketPair::make(GetParam()).value();
  Channel small(std::move(ends.ours), Framing::Frames, 1'000);
  Channel large(std::move(ends.theirs));
  EXPECT_EQ(large.send(some_text(1'000), kNever), Transfer::Done);
  EXPECT_EQ(large.send(some_text(1'001), kNever), Transfer::Done);
  EXPECT_EQ(small.receive(message_, kNever), Transfer::Done);
  EXPECT_EQ(small.receive(message_, kNever), Transfer::TooLong);
}

TEST_P(ChannelTest, RefusesWhatIsNoMessage) {
  const std::string noise(100, '\xff');
  ASSERT_EQ(send(there_.descriptor(), noise.data(), noise.size(), 0), 100);
  EXPECT_EQ(here_.receive(message_, kNever), Transfer::Garbled);
}

// A timer interrupts whatever either end does, thousands of times a second.
TEST_P(ChannelTest, IsNotImpressedBySignals) {
  static volatile std::sig_atomic_t interrupts = 0;
  struct sigaction action {
  }, before{};
  action.sa_handler = [](int) { interrupts = interrupts + 1; };
  sigaction(SIGALRM, &action, &before);  // without SA_RESTART
  const itimerval storm{{0, 100}, {0, 100}}, calm{};
  setitimer(ITIMER_REAL, &storm, nullptr);
  const std::string sent = some_text(2'000'000);
  std::thread sender([&] {
    for (int i = 0; i < 10; ++i) EXPECT_EQ(here_.send(sent, kNever), Transfer::Done);
  });
  for (int i = 0; i < 10; ++i) {
    EXPECT_EQ(there_.receive(message_, kNever), Transfer::Done);
    EXPECT_TRUE(message_ == sent);
  }
  sender.join();
  EXPECT_EQ(there_.receive(message_, in(50)), Transfer::TimedOut);
  setitimer(ITIMER_REAL, &calm, nullptr);
  sigaction(SIGALRM, &before, nullptr);
  EXPECT_GT(interrupts, 10);
}

TEST_P(ChannelTest, LeavesNoDescriptorBehind) {
  const std::size_t before = open_descriptors();
  for (int i = 0; i < 100; ++i) {
    SocketPair ends = SocketPair::make(GetParam()).value();
    Channel first(std::move(ends.ours)), second(std::move(ends.theirs));
    first.send("x", kNever);
    Channel third = std::move(second);
    second = std::move(first);
  }
  EXPECT_EQ(open_descriptors(), before);
}

TEST(LineChannel, CarriesLines) {
  SocketPair ends = SocketPair::make(SocketPair::Kind::Stream).value();
  Channel here(std::move(ends.ours), Framing::Lines, 100);
  Channel there(std::move(ends.theirs), Framing::Lines, 100);
  std::string line;
  EXPECT_EQ(here.send("one", kNever), Transfer::Done);
  EXPECT_EQ(here.send("two\nthree", kNever), Transfer::Done);
  for (const char* expected : {"one", "two", "three"}) {
    EXPECT_EQ(there.receive(line, kNever), Transfer::Done);
    EXPECT_EQ(line, expected);
  }
  ASSERT_EQ(send(here.descriptor(), "cut", 3, 0), 3);
  here.close();
  EXPECT_EQ(there.receive(line, kNever), Transfer::Cut);
}

TEST(Descriptors, AreWaitedForTogether) {
  SocketPair quiet = SocketPair::make(SocketPair::Kind::Stream).value();
  SocketPair busy = SocketPair::make(SocketPair::Kind::Stream).value();
  ASSERT_EQ(write(busy.theirs.get(), "x", 1), 1);
  const int both[] = {quiet.ours.get(), busy.ours.get()};
  wait_for_any(both, 60'000);
  EXPECT_FALSE(has_news(both[0]));
  EXPECT_TRUE(has_news(both[1]));
  EXPECT_FALSE(has_hung_up(both[1]));
  busy.theirs.reset();
  EXPECT_TRUE(has_hung_up(both[1]));
  wait_for_any({both, 1}, 1);
  EXPECT_FALSE(wait_for(-1, Event::Readable, in(1)));
}

}  // namespace
}  // namespace assay::process
