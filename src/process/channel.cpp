// SPDX-License-Identifier: Apache-2.0
#include "process/channel.h"

#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>

namespace assay::process {

Channel::Channel(UniqueFd socket, Framing framing, std::size_t limit)
    : socket_(std::move(socket)), framing_(framing), decoder_(Decoder::make(framing, limit)) {}

Transfer Channel::send(std::string_view message, const Deadline& deadline) {
  return framing_ == Framing::Lines ? send_parts(message, "\n", deadline)
                                    : send_frames(message, deadline);
}

Transfer Channel::send_frames(std::string_view message, const Deadline& deadline) {
  const auto sender = static_cast<std::uint32_t>(getpid());
  Transfer sent = Transfer::Done;
  do {
    const std::string_view part = message.substr(0, FrameHeader::kMostBytes);
    message.remove_prefix(part.size());
    const FrameHeader header{sender, static_cast<std::uint32_t>(part.size()), message.size()};
    sent = send_parts({reinterpret_cast<const char*>(&header), sizeof header}, part, deadline);
  } while (sent == Transfer::Done && !message.empty());
  return sent;
}

Transfer Channel::send_parts(std::string_view head, std::string_view body,
                             const Deadline& deadline) {
  while (!head.empty() || !body.empty()) {
    std::array<iovec, 2> parts = {iovec{const_cast<char*>(head.data()), head.size()},
                                  iovec{const_cast<char*>(body.data()), body.size()}};
    msghdr content{};
    content.msg_iov = parts.data();
    content.msg_iovlen = parts.size();
    const ssize_t count = sendmsg(socket_.get(), &content, MSG_NOSIGNAL | MSG_DONTWAIT);
    if (count < 0 && errno == EINTR) continue;
    if (count < 0 && errno == EAGAIN) {
      if (!wait_for(socket_.get(), Event::Writable, deadline)) return Transfer::TimedOut;
      continue;
    }
    if (count < 0) return Transfer::Closed;
    const auto sent = static_cast<std::size_t>(count);
    body.remove_prefix(sent - std::min(sent, head.size()));
    head.remove_prefix(std::min(sent, head.size()));
  }
  return Transfer::Done;
}

/// Reads what there is without waiting; false if there is nothing.
bool Channel::read_some() {
  std::array<char, 64 << 10> bytes;  // a frame at least: the rest of a record would be lost
  static_assert(bytes.size() >= sizeof(FrameHeader) + FrameHeader::kMostBytes);
  while (true) {
    const ssize_t count = recv(socket_.get(), bytes.data(), bytes.size(), MSG_DONTWAIT);
    if (count > 0) {
      decoder_->feed({bytes.data(), static_cast<std::size_t>(count)});
      return true;
    }
    if (count < 0 && errno == EAGAIN) return false;
    // The other end has gone with messages unread. The kernel says so once and before it hands out
    // what came from there.
    if (count < 0 && (errno == EINTR || errno == ECONNRESET)) continue;
    has_ended_ = true;
    return true;
  }
}

/// A message that has arrived, or why there will be none; TimedOut if neither is known yet.
Transfer Channel::take(std::string& message) {
  const Transfer taken = decoder_->take(message);
  if (taken != Transfer::TimedOut || !has_ended_) return taken;
  return decoder_->is_within_a_message() ? Transfer::Cut : Transfer::Closed;
}

Transfer Channel::receive(std::string& message, const Deadline& deadline) {
  Transfer taken = take(message);
  while (taken == Transfer::TimedOut && !deadline.is_over()) {
    if (!read_some() && !wait_for(socket_.get(), Event::Readable, deadline)) break;
    taken = take(message);
  }
  return taken;
}

Transfer Channel::receive_now(std::string& message) {
  Transfer taken = take(message);
  while (taken == Transfer::TimedOut && read_some()) taken = take(message);
  return taken;
}

bool Channel::is_quiet() const {
  return !has_ended_ && !decoder_->is_within_a_message() && !has_news(socket_.get());
}

}  // namespace assay::process
