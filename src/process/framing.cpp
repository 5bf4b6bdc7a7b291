// SPDX-License-Identifier: Apache-2.0
// What arrives is not to be trusted: no length is believed before it was compared with the limit.
#include "process/framing.h"

#include <algorithm>
#include <cstring>

namespace assay::process {

namespace {

/// At the same time: a worker, the copy that stands by and the one before it.
constexpr std::size_t kMostSenders = 8;

class FrameDecoder : public Decoder {
 public:
  explicit FrameDecoder(std::size_t limit) : limit_(limit) {}

  void feed(std::string_view bytes) override {
    bytes_.erase(0, consumed_);
    consumed_ = 0;
    bytes_.append(bytes);
  }

  Transfer take(std::string& message) override {
    Transfer state = problem_;
    while (state == Transfer::Done) {
      state = take_frame(message);
      if (state == Transfer::Done && is_complete_) return state;
    }
    if (state != Transfer::TimedOut) problem_ = state;
    return state;
  }

  pid_t sender() const override { return sender_; }
  bool is_within_a_message() const override {
    return !unfinished_.empty() || consumed_ < bytes_.size();
  }

 private:
  struct Unfinished {
    std::uint32_t sender;
    std::uint64_t left;
    std::string text;
  };

  Transfer take_frame(std::string& message) {
    is_complete_ = false;
    FrameHeader header{};
    const std::size_t there = bytes_.size() - consumed_;
    if (there < sizeof header) return Transfer::TimedOut;
    std::memcpy(&header, bytes_.data() + consumed_, sizeof header);
    if (header.size > FrameHeader::kMostBytes) return Transfer::Garbled;
    if (header.left > limit_ || header.size + header.left + held_bytes() > limit_) {
      return Transfer::TooLong;
    }
    if (there < sizeof header + header.size) return Transfer::TimedOut;
    const std::string_view part(bytes_.data() + consumed_ + sizeof header, header.size);
    consumed_ += sizeof header + header.size;
    return add(header, part, message);
  }

  Transfer add(const FrameHeader& header, std::string_view part, std::string& message) {
    auto begun = std::ranges::find(unfinished_, header.sender, &Unfinished::sender);
    const bool is_first = begun == unfinished_.end();
    if (!is_first && begun->left != header.size + header.left) return Transfer::Garbled;
    if (header.left == 0) {
      message.clear();
      if (!is_first) {
        message = std::move(begun->text);
        unfinished_.erase(begun);
      }
      message.append(part);
      sender_ = static_cast<pid_t>(header.sender);
      is_complete_ = true;
      return Transfer::Done;
    }
    if (part.empty()) return Transfer::Garbled;  // nobody sends a part that is none
    if (is_first && unfinished_.size() == kMostSenders) return Transfer::Garbled;
    if (is_first) begun = unfinished_.insert(begun, {header.sender, 0, {}});
    begun->text.append(part);
    begun->left = header.left;
    return Transfer::Done;
  }

  std::size_t held_bytes() const {
    std::size_t sum = 0;
    for (const Unfinished& each : unfinished_) sum += each.text.size();
    return sum;
  }

  std::size_t limit_;
  std::string bytes_;
  std::size_t consumed_ = 0;  // of bytes_
  std::vector<Unfinished> unfinished_;
  pid_t sender_ = 0;
  bool is_complete_ = false;           // the last frame ended its message
  Transfer problem_ = Transfer::Done;  // none
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
