// SPDX-License-Identifier: Apache-2.0
#include "process/standby.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <csignal>

#include "process/peer.h"
#include "unit/process/process_state.h"

namespace assay::process {
namespace {

using std::chrono::milliseconds;

constexpr Deadline kNever = Deadline::never();
constexpr std::size_t kLarge = 5'000'000;  // more than a socket holds

void work_for(milliseconds time) {
  const WorkClock::time_point end = WorkClock::now() + time;
  while (WorkClock::now() < end) {
  }
}

/// Makes a copy, sends a result that does not fit into the socket, and dismisses the copy.
int send_large(Channel& channel) {
  Standby standby(milliseconds(1));
  work_for(milliseconds(2));
  standby.renew_if_due();
  channel.send(standby.has_taken_over() ? std::string("of the standby") : std::string(kLarge, 'x'),
               kNever);
  standby.dismiss();
  return 0;
}

std::string next(Channel& channel) {
  std::string message;
  return channel.receive(message, kNever) == Transfer::Done ? message : "no message";
}

TEST(Standby, IsNotHeardOfIfAllGoesWell) {
  Peer peer = Peer::start(send_large).value();
  EXPECT_EQ(next(peer.channel).size(), kLarge);
  EXPECT_EQ(peer.channel.sender(), peer.child.pid());
  std::string message;
  EXPECT_EQ(peer.channel.receive(message, kNever), Transfer::Closed);
  EXPECT_TRUE(peer.child.wait().is_success());
}

TEST(Standby, SpeaksForOneThatIsKilledInTheMiddleOfItsResult) {
  Peer peer = Peer::start(send_large).value();
  wait_for(peer.channel.descriptor(), Event::Readable, kNever);  // it has begun, and nobody reads
  peer.child.kill();
  EXPECT_EQ(next(peer.channel), "of the standby");
  EXPECT_NE(peer.channel.sender(), peer.child.pid());
  std::string message;
  EXPECT_EQ(peer.channel.receive(message, kNever), Transfer::Cut);
}

TEST(Standby, KnowsWhatWasFoundUntilItWasMadeLast) {
  Peer peer = Peer::start([](Channel& channel) {
                Standby standby(milliseconds(1));
                int found = 0;
                for (; found < 5 && !standby.has_taken_over(); ++found) {
                  work_for(milliseconds(2));
                  standby.renew_if_due();
                  if (standby.has_taken_over()) break;
                }
                if (!standby.has_taken_over()) raise(SIGKILL);
                channel.send(std::to_string(found), kNever);
                return 0;
              }).value();
  EXPECT_EQ(next(peer.channel), "4");
  EXPECT_EQ(peer.child.wait().text(), "signal 9");
}

TEST(Standby, IsOneProcessAtATime) {
  Peer peer = Peer::start([](Channel& channel) {
                Standby standby(milliseconds(1));
                for (int i = 0; i < 5; ++i) {
                  work_for(milliseconds(2));
                  standby.renew_if_due();
                  if (standby.has_taken_over()) return 1;
                }
                channel.send("ready", kNever);
                for (;;) pause();
                return 0;
              }).value();
  EXPECT_EQ(next(peer.channel), "ready");
  std::ifstream file("/proc/" + std::to_string(peer.child.pid()) + "/task/" +
                     std::to_string(peer.child.pid()) + "/children");
  pid_t copy = 0, more = 0;
  file >> copy >> more;
  if (file.bad() || copy == 0) GTEST_SKIP() << "the kernel does not list children";
  EXPECT_EQ(more, 0);
  peer.child.kill();
  std::string message;
  EXPECT_EQ(peer.channel.receive(message, kNever), Transfer::Closed);
  EXPECT_TRUE(ends(copy)) << "it finishes and leaves";
}

TEST(Standby, IsNotMadeIfNobodyAsks) {
  Standby none;
  work_for(milliseconds(2));
  none.renew_if_due();
  EXPECT_FALSE(none.has_taken_over());
  none.dismiss();
}

}  // namespace
}  // namespace assay::process
