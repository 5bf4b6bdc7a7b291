// SPDX-License-Identifier: Apache-2.0
#include "process/descriptors.h"

#include <fmt/format.h>
#include <poll.h>
#include <sys/socket.h>

#include <cerrno>
#include <cstring>
#include <vector>

namespace assay::process {

Result<SocketPair> SocketPair::make(Kind kind) {
  const int type = kind == Kind::Stream ? SOCK_STREAM : SOCK_SEQPACKET;
  int ends[2];
  if (socketpair(AF_UNIX, type | SOCK_CLOEXEC, 0, ends) != 0) {
    return Error{fmt::format("cannot make a socket: {}", std::strerror(errno))};
  }
  return SocketPair{UniqueFd(ends[0]), UniqueFd(ends[1])};
}

bool wait_for(int descriptor, Event event, const Deadline& deadline) {
  pollfd wanted = {descriptor, event == Event::Readable ? short{POLLIN} : short{POLLOUT}, 0};
  while (true) {
    const int milliseconds = deadline.poll_milliseconds();
    const int ready = poll(&wanted, 1, milliseconds);
    if (ready > 0) return (wanted.revents & POLLNVAL) == 0;
    if (ready == 0 && milliseconds == 0) return false;
    if (ready < 0 && errno != EINTR) return false;
    if (ready < 0 && deadline.is_over()) return false;  // signals may come faster than time passes
  }
}

void wait_for_any(std::span<const int> descriptors, int milliseconds) {
  std::vector<pollfd> wanted;
  wanted.reserve(descriptors.size());
  for (const int descriptor : descriptors) wanted.push_back({descriptor, POLLIN, 0});
  poll(wanted.data(), wanted.size(), milliseconds);
}

bool has_hung_up(int socket) {
  pollfd end = {socket, POLLIN | POLLRDHUP, 0};
  return poll(&end, 1, 0) > 0 && (end.revents & (POLLHUP | POLLRDHUP)) != 0;
}

bool has_news(int descriptor) {
  pollfd wanted = {descriptor, POLLIN, 0};
  return poll(&wanted, 1, 0) > 0;
}

}  // namespace assay::process
