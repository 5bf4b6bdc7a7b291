// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "base/result.h"
#include "process/deadline.h"
#include "process/descriptors.h"
#include "process/framing.h"
#include "process/transfer.h"

namespace assay::process {

/// One end of a socket through which messages pass in both directions. Nothing that the other end
/// sends, or fails to send or to read, can block this process beyond a deadline, fill its memory or
/// raise SIGPIPE.
class Channel {
 public:
  Channel() = default;  // closed
  explicit Channel(UniqueFd socket, Framing framing = Framing::Frames,
                   std::size_t limit = Decoder::kUsualLimit);

  /// Done, TimedOut or Closed. A message that was not done may have been sent in part: this end
  /// should be closed then. In lines, one that has line ends arrives as several.
  Transfer send(std::string_view message, const Deadline& deadline);
  /// The next message. It may have arrived with an earlier one; after the deadline, nothing more is
  /// read, however much arrives.
  Transfer receive(std::string& message, const Deadline& deadline);
  /// The next message that is there already; TimedOut if there is none.
  Transfer receive_now(std::string& message);
  /// Who sent the last message; 0 for lines.
  pid_t sender() const { return decoder_->sender(); }

  bool is_open() const { return socket_.is_open(); }
  /// Whether the other end is there and has sent nothing that was not received yet.
  bool is_quiet() const;
  /// Whether the other end was found to be gone.
  bool has_ended() const { return has_ended_; }
  void close() { socket_.reset(); }
  /// To wait for, among others.
  int descriptor() const { return socket_.get(); }

 private:
  Transfer send_parts(std::string_view head, std::string_view body, const Deadline& deadline);
  Transfer send_frames(std::string_view message, const Deadline& deadline);
  bool read_some();
  Transfer take(std::string& message);

  UniqueFd socket_;
  Framing framing_ = Framing::Frames;
  std::unique_ptr<Decoder> decoder_;
  bool has_ended_ = false;
};

}  // namespace assay::process
