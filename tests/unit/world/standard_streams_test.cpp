// SPDX-License-Identifier: Apache-2.0
#include "world/standard_streams.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace assay::world {
namespace {

using Output = StandardStreams::Output;

std::string read(StandardStreams& streams, std::size_t count) {
  std::vector<std::uint8_t> bytes(count);
  bytes.resize(streams.read(bytes));
  return {bytes.begin(), bytes.end()};
}

TEST(StandardStreams, ReadsTheGivenInputToItsEnd) {
  StandardStreams streams;
  streams.set_input("hello");
  EXPECT_EQ(streams.available(), 5u);
  EXPECT_EQ(read(streams, 3), "hel");
  EXPECT_EQ(read(streams, 10), "lo");
  EXPECT_EQ(read(streams, 10), "");
}

TEST(StandardStreams, HasNoInputByDefault) {
  StandardStreams streams;
  EXPECT_EQ(read(streams, 10), "");
}

TEST(StandardStreams, ReadsASourceOnceAndRepeatsItAfterRollback) {
  int calls = 0;
  StandardStreams streams;
  streams.set_source([&calls](std::span<std::uint8_t> bytes) {
    ++calls;
    std::fill(bytes.begin(), bytes.end(), static_cast<std::uint8_t>('0' + calls));
    return std::min<std::size_t>(bytes.size(), 2);
  });
  StandardStreams::Mark mark = streams.mark();
  EXPECT_EQ(read(streams, 4), "11");
  EXPECT_EQ(read(streams, 1), "2");
  streams.rollback(mark);
  EXPECT_EQ(read(streams, 4), "112");
  EXPECT_EQ(calls, 2);
  EXPECT_EQ(read(streams, 1), "3");
}

TEST(StandardStreams, CapturesOutputWithoutASinkAndForgetsItOnRollback) {
  StandardStreams streams;
  streams.write(Output::Out, "kept");
  StandardStreams::Mark mark = streams.mark();
  streams.write(Output::Out, " dropped");
  streams.write(Output::Error, "dropped");
  EXPECT_EQ(streams.captured(Output::Out), "kept dropped");
  streams.rollback(mark);
  EXPECT_EQ(streams.captured(Output::Out), "kept");
  EXPECT_EQ(streams.captured(Output::Error), "");
}

TEST(StandardStreams, SendsOutputToItsSink) {
  StandardStreams streams;
  std::string out;
  streams.set_sink(Output::Out, [&out](std::string_view bytes) { out += bytes; });
  streams.write(Output::Out, "a");
  streams.write(Output::Error, "b");
  EXPECT_EQ(out, "a");
  EXPECT_EQ(streams.captured(Output::Out), "");
  EXPECT_EQ(streams.captured(Output::Error), "b");
}

TEST(StandardStreams, LimitsWhatItKeeps) {
  StandardStreams streams;
  streams.set_capture_limit(5);
  streams.write(Output::Out, "abc");
  streams.write(Output::Out, "defg");
  streams.write(Output::Out, "h");
  EXPECT_EQ(streams.captured(Output::Out), "abcde");
}

}  // namespace
}  // namespace assay::world
