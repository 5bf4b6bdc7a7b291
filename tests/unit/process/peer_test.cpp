// SPDX-License-Identifier: Apache-2.0
#include "process/peer.h"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <csignal>
#include <stdexcept>
#include <vector>

#include "process/in_child.h"
#include "process/program.h"
#include "unit/process/process_state.h"

namespace assay::process {
namespace {

constexpr Deadline kNever = Deadline::never();

Peer start(const Peer::Body& body) { return Peer::start(body).value(); }

std::string received(Channel& channel) {
  std::string message;
  return channel.receive(message, kNever) == Transfer::Done ? message : "no message";
}

TEST(Peer, AnswersAndLeavesWithACode) {
  Peer peer = start([](Channel& channel) {
    channel.send("<" + received(channel) + ">", kNever);
    return 5;
  });
  EXPECT_EQ(peer.channel.send("question", kNever), Transfer::Done);
  EXPECT_EQ(received(peer.channel), "<question>");
  EXPECT_EQ(peer.channel.sender(), peer.child.pid());
  std::string message;
  EXPECT_EQ(peer.channel.receive(message, kNever), Transfer::Closed);
  EXPECT_EQ(peer.child.wait().text(), "exit 5");
}

TEST(Peer, LeavesWithTwoIfItThrows) {
  Peer peer = start([](Channel&) -> int { throw std::runtime_error("on purpose"); });
  EXPECT_EQ(peer.child.wait().text(), "exit 2");
}

// What came complete before counts, the rest is known to be missing.
TEST(Peer, MayBeKilledInTheMiddleOfAMessage) {
  Peer peer = start([](Channel& channel) {
    channel.send("complete", kNever);
    channel.send(std::string(50'000'000, 'x'), kNever);
    return 0;
  });
  EXPECT_EQ(received(peer.channel), "complete");
  wait_for(peer.channel.descriptor(), Event::Readable, kNever);
  peer.child.kill();
  std::string message;
  EXPECT_EQ(peer.channel.receive(message, kNever), Transfer::Cut);
  EXPECT_EQ(peer.channel.receive(message, kNever), Transfer::Cut);
  EXPECT_EQ(peer.child.wait().text(), "signal 9");
}

TEST(Peer, MayBeOneOfMany) {
  const std::size_t before = open_descriptors();
  {
    std::vector<Peer> peers;
    for (int i = 0; i < 50; ++i) {
      peers.push_back(start([&peers, i](Channel& channel) {
        peers.clear();  // the others are the parent's
        channel.send(std::string(300'000, static_cast<char>('A' + i)), kNever);
        return i == 7 ? 1 : 0;
      }));
    }
    for (int i = 0; i < 50; ++i) {
      Peer& peer = peers[static_cast<std::size_t>(i)];
      EXPECT_EQ(received(peer.channel), std::string(300'000, static_cast<char>('A' + i)));
      EXPECT_EQ(peer.child.wait().number, i == 7 ? 1 : 0);
    }
  }
  EXPECT_EQ(open_descriptors(), before);
}

TEST(Peer, DiesWithItsParent) {
  Peer parent = start([](Channel& channel) {
    const Peer busy = start([](Channel&) -> int {
      for (;;) {
      }
    });
    channel.send(std::to_string(busy.child.pid()), kNever);
    for (;;) pause();
    return 0;
  });
  const pid_t grandchild = std::stoi(received(parent.channel));
  EXPECT_NE(state_of(grandchild), 0);
  parent.child.end();
  EXPECT_TRUE(ends(grandchild));
}

TEST(Peer, CanCutAllTies) {
  const UniqueFd inherited(open("/proc/self/status", O_RDONLY));
  std::signal(SIGUSR2, SIG_IGN);
  Peer peer = start([](Channel& channel) {
    forget_signal_handlers();
    close_all_but(channel.descriptor());
    forbid_core_dumps();
    channel.send("ready", kNever);
    for (;;) pause();
    return 0;
  });
  EXPECT_EQ(received(peer.channel), "ready");
  std::size_t sockets = 0;
  for (const auto& entry :
       std::filesystem::directory_iterator("/proc/" + std::to_string(peer.child.pid()) + "/fd")) {
    const std::string target = std::filesystem::read_symlink(entry.path());
    sockets += target.starts_with("socket:") ? 1 : 0;
    EXPECT_TRUE(target.starts_with("socket:") || target == "/dev/null") << target;
  }
  EXPECT_EQ(sockets, 1u);
  ::kill(peer.child.pid(), SIGUSR2);
  EXPECT_EQ(peer.child.wait().text(), "signal 12");
  std::signal(SIGUSR2, SIG_DFL);
}

TEST(Peer, CanBecomeAProgram) {
  const std::vector<std::string> arguments = {"/bin/sh", "-c", "exit $CODE"};
  const std::vector<std::string> environment = {"CODE=6"};
  const Program shell(arguments, environment);
  Peer peer = start([&](Channel&) {
    shell.execute();
    return 127;
  });
  std::string message;
  EXPECT_EQ(peer.channel.receive(message, kNever), Transfer::Closed) << "its end closes with exec";
  EXPECT_EQ(peer.child.wait().text(), "exit 6");
  const std::vector<std::string> nothing = {"/no/such/program"};
  const Program missing(nothing, environment);
  Peer other = start([&](Channel&) {
    missing.execute();
    return errno == ENOENT ? 126 : 127;
  });
  EXPECT_EQ(other.child.wait().text(), "exit 126");
}

}  // namespace
}  // namespace assay::process
