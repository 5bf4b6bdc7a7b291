// SPDX-License-Identifier: Apache-2.0
#include "process/framing.h"

#include <gtest/gtest.h>

namespace assay::process {
namespace {

constexpr std::size_t kLimit = 100;

std::string frame(std::uint32_t sender, std::string_view part, std::uint64_t left,
                  std::uint32_t announced) {
  const FrameHeader header{sender, announced, left};
  return std::string(reinterpret_cast<const char*>(&header), sizeof header).append(part);
}
std::string frame(std::uint32_t sender, std::string_view part, std::uint64_t left) {
  return frame(sender, part, left, static_cast<std::uint32_t>(part.size()));
}

class FramingTest : public ::testing::Test {
 protected:
  Transfer take() { return decoder_->take(message_); }
  void use(Framing framing) { decoder_ = Decoder::make(framing, kLimit); }

  std::unique_ptr<Decoder> decoder_ = Decoder::make(Framing::Frames, kLimit);
  std::string message_;
};

TEST_F(FramingTest, TakesMessagesFromWhateverPiecesArrive) {
  const std::string bytes =
      frame(7, "one", 0) + frame(7, "", 0) + frame(7, "tw", 1) + frame(7, "o", 0);
  std::vector<std::string> messages;
  for (const char byte : bytes) {
    decoder_->feed({&byte, 1});
    while (take() == Transfer::Done) messages.push_back(message_);
  }
  EXPECT_EQ(messages, (std::vector<std::string>{"one", "", "two"}));
  EXPECT_EQ(decoder_->sender(), 7);
  EXPECT_FALSE(decoder_->is_within_a_message());
}

TEST_F(FramingTest, KnowsThatAMessageHasBegun) {
  decoder_->feed(frame(7, "be", 5));
  EXPECT_EQ(take(), Transfer::TimedOut);
  EXPECT_TRUE(decoder_->is_within_a_message());
  use(Framing::Frames);
  decoder_->feed(frame(7, "", 0).substr(0, 3));
  EXPECT_EQ(take(), Transfer::TimedOut);
  EXPECT_TRUE(decoder_->is_within_a_message());
}

TEST_F(FramingTest, KeepsSendersApart) {
  decoder_->feed(frame(1, "lost", 50) + frame(2, "ta", 3) + frame(1, "too", 47) +
                 frame(2, "ken", 0));
  EXPECT_EQ(take(), Transfer::Done);
  EXPECT_EQ(message_, "taken");
  EXPECT_EQ(decoder_->sender(), 2);
  EXPECT_EQ(take(), Transfer::TimedOut);
  EXPECT_TRUE(decoder_->is_within_a_message());
}

TEST_F(FramingTest, BelievesNoLengthOverTheLimit) {
  for (const std::uint64_t left : {std::uint64_t{98}, std::uint64_t{1} << 40, ~std::uint64_t{0}}) {
    use(Framing::Frames);
    decoder_->feed(frame(1, "abc", left));
    EXPECT_EQ(take(), Transfer::TooLong) << left;
    decoder_->feed(frame(1, "good", 0));
    EXPECT_EQ(take(), Transfer::TooLong) << "nothing more is read";
  }
  use(Framing::Frames);
  decoder_->feed(frame(1, "abc", 97));
  EXPECT_EQ(take(), Transfer::TimedOut);
  decoder_->feed(frame(2, "abc", 97));
  EXPECT_EQ(take(), Transfer::TooLong) << "all senders together";
}

TEST_F(FramingTest, RefusesFramesThatNobodySends) {
  const std::string strange[] = {
      frame(1, "", 0, FrameHeader::kMostBytes + 1),  // no frame is so large
      frame(1, "", 5),                               // nothing now, more to come
      frame(1, "ab", 3) + frame(1, "c", 3),          // more left than before
      frame(1, "ab", 3) + frame(1, "other", 0),
  };
  for (const std::string& bytes : strange) {
    use(Framing::Frames);
    decoder_->feed(bytes);
    EXPECT_EQ(take(), Transfer::Garbled);
    EXPECT_EQ(take(), Transfer::Garbled);
  }
}

TEST_F(FramingTest, HoldsUnfinishedMessagesOfFewSenders) {
  Transfer state = Transfer::TimedOut;
  for (std::uint32_t sender = 1; state == Transfer::TimedOut; ++sender) {
    ASSERT_LT(sender, 20u);
    decoder_->feed(frame(sender, "a", 1));
    state = take();
  }
  EXPECT_EQ(state, Transfer::Garbled);
}

TEST_F(FramingTest, TakesLines) {
  use(Framing::Lines);
  decoder_->feed("one\n\ntw");
  EXPECT_EQ(take(), Transfer::Done);
  EXPECT_EQ(message_, "one");
  EXPECT_EQ(take(), Transfer::Done);
  EXPECT_EQ(message_, "");
  EXPECT_EQ(take(), Transfer::TimedOut);
  EXPECT_TRUE(decoder_->is_within_a_message());
  decoder_->feed("o");
  EXPECT_EQ(take(), Transfer::TimedOut);
  decoder_->feed("\n");
  EXPECT_EQ(take(), Transfer::Done);
  EXPECT_EQ(message_, "two");
  EXPECT_FALSE(decoder_->is_within_a_message());
}

TEST_F(FramingTest, GivesUpALineThatIsTooLong) {
  use(Framing::Lines);
  decoder_->feed(std::string(kLimit, 'x') + "\n" + std::string(kLimit, 'y'));
  EXPECT_EQ(take(), Transfer::Done);
  EXPECT_EQ(take(), Transfer::TimedOut);
  decoder_->feed("z");
  EXPECT_EQ(take(), Transfer::TooLong);
  decoder_->feed("\nnext\n");
  EXPECT_EQ(take(), Transfer::TooLong);
}

}  // namespace
}  // namespace assay::process
