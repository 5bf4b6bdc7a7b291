// SPDX-License-Identifier: Apache-2.0
#include "process/peer.h"

#include <fmt/format.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <exception>

#include "process/in_child.h"

namespace assay::process {

namespace {

constexpr int kCodeOfException = 2;

int code_of(const Peer::Body& body, Channel& channel) {
  try {
    return body(channel);
  } catch (const std::exception&) {
    return kCodeOfException;
  }
}

}  // namespace

Result<Peer> Peer::start(const Body& body) {
  SocketPair ends = TRY(SocketPair::make(SocketPair::Kind::Records));
  const pid_t parent = getpid();
  Child child = Child::fork();
  if (child.is_here()) {
    die_with(parent);
    ends.ours.reset();
    Channel channel(std::move(ends.theirs));
    _exit(code_of(body, channel));
  }
  if (!child.is_started()) {
    return Error{fmt::format("cannot start a process: {}", std::strerror(errno))};
  }
  return Peer{std::move(child), Channel(std::move(ends.ours))};
}

}  // namespace assay::process
