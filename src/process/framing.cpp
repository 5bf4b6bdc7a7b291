// SPDX-License-Identifier: Apache-2.0
// What arrives is not to be trusted: no length is believed before it was compared with the limit.
#include "process/framing.h"

#include <algorithm>
#include <cstring>
#include <deque>

namespace assay::process {

namespace {

/// At the same time: a worker, the copy that stands by and the one before it.
constexpr std::size_t kMostSenders = 8;

/// Reserved at most for a message that was announced.
constexpr std::size_t kMostReserved = std::size_t{1} << 20;

class FrameDecoder : public Decoder {
 public:
  explicit FrameDecoder(std::size_t limit) : limit_(limit) {}

  void feed(std::string_view bytes) override {
    if (rest_.empty()) {  // as records arrive whole: nothing is copied twice
      rest_.assign(bytes.substr(take_frames(bytes)));
    } else {
      rest_.append(bytes);
      rest_.erase(0, take_frames(rest_));
    }
  }

  Transfer take(std::string& message) override {
    if (complete_.empty()) return problem_;
    message = std::move(complete_.front().text);
    sender_ = static_cast<pid_t>(complete_.front().sender);
    complete_.pop_front();
    return Transfer::Done;
  }

  pid_t sender() const override { return sender_; }
  bool is_within_a_message() const override { return !unfinished_.empty() || !rest_.empty(); }

 private:
  struct Message {
    std::uint32_t sender;
    std::uint64_t left;
    std::string text;
  };

  /// How many bytes at the beginning were complete frames.
  std::size_t take_frames(std::string_view bytes) {
    std::size_t taken = 0;
    while (problem_ == Transfer::TimedOut && bytes.size() - taken >= sizeof(FrameHeader)) {
      FrameHeader header{};
      std::memcpy(&header, bytes.data() + taken, sizeof header);
      problem_ = problem_of(header);
      if (bytes.size() - taken - sizeof header < header.size) break;
      if (problem_ == Transfer::TimedOut) {
        add(header, bytes.substr(taken + sizeof header, header.size));
        taken += sizeof header + header.size;
      }
    }
    return taken;
  }

  /// TimedOut: none.
  Transfer problem_of(const FrameHeader& header) const {
    if (header.size > FrameHeader::kMostBytes) return Transfer::Garbled;
    if (header.size == 0 && header.left > 0) return Transfer::Garbled;
    const auto begun = std::ranges::find(unfinished_, header.sender, &Message::sender);
    if (begun != unfinished_.end()) {
      return begun->left == header.size + header.left ? Transfer::TimedOut : Transfer::Garbled;
    }
    if (unfinished_.size() == kMostSenders) return Transfer::Garbled;
    std::uint64_t announced = 0;
    for (const Message& each : unfinished_) announced += each.text.size() + each.left;
    const bool fits = header.left <= limit_ && announced + header.size + header.left <= limit_;
    return fits ? Transfer::TimedOut : Transfer::TooLong;
  }

  void add(const FrameHeader& header, std::string_view part) {
    auto message = std::ranges::find(unfinished_, header.sender, &Message::sender);
    if (message == unfinished_.end()) {
      message = unfinished_.insert(message, {header.sender, 0, {}});
      message->text.reserve(std::min<std::size_t>(header.size + header.left, kMostReserved));
    }
    message->text.append(part);
    message->left = header.left;
    if (header.left > 0) return;
    complete_.push_back(std::move(*message));
    unfinished_.erase(message);
  }

  std::size_t limit_;
  std::string rest_;  // of the last frame
  std::vector<Message> unfinished_;
  std::deque<Message> complete_;
  pid_t sender_ = 0;
  Transfer problem_ = Transfer::TimedOut;  // none
};

class LineDecoder : public Decoder {
 public:
  explicit LineDecoder(std::size_t limit) : limit_(limit) {}

  void feed(std::string_view bytes) override {
    bytes_.erase(0, consumed_);
    searched_ -= consumed_;
    consumed_ = 0;
    bytes_.append(bytes);
  }

  Transfer take(std::string& message) override {
    const std::size_t newline = bytes_.find('\n', searched_);
    if (newline == std::string::npos) {
      searched_ = bytes_.size();
      return searched_ - consumed_ > limit_ ? Transfer::TooLong : Transfer::TimedOut;
    }
    if (newline - consumed_ > limit_) return Transfer::TooLong;
    message.assign(bytes_, consumed_, newline - consumed_);
    consumed_ = searched_ = newline + 1;
    return Transfer::Done;
  }

  bool is_within_a_message() const override { return consumed_ < bytes_.size(); }

 private:
  std::size_t limit_;
  std::string bytes_;
  std::size_t consumed_ = 0;  // of bytes_
  std::size_t searched_ = 0;  // of bytes_: no newline between the two
};

}  // namespace

std::unique_ptr<Decoder> Decoder::make(Framing framing, std::size_t limit) {
  if (framing == Framing::Lines) return std::make_unique<LineDecoder>(limit);
  return std::make_unique<FrameDecoder>(limit);
}

}  // namespace assay::process
