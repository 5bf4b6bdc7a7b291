// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>

#include "base/result.h"

namespace assay::world {

/// The program's standard input, output and error. Input comes from a source, which may be the
/// real one; what was read is kept, so that it can be read again after a rollback. Output goes to
/// a sink as it comes, or is kept when there is no sink.
class StandardStreams {
 public:
  /// Fills the span from its start and returns how much; 0 is the end of the input.
  using Source = std::function<std::size_t(std::span<std::uint8_t>)>;
  using Sink = std::function<void(std::string_view)>;

  enum class Output { Out, Error };

  /// Without a source the input is empty.
  void set_source(Source source) { source_ = std::move(source); }
  void set_input(std::string_view text);
  void set_sink(Output output, Sink sink) { writer(output).sink = std::move(sink); }
  /// Output beyond this is dropped from what is kept; the program does not notice.
  void set_capture_limit(std::size_t bytes) { capture_limit_ = bytes; }

  std::size_t read(std::span<std::uint8_t> bytes);
  /// How often the program has read, rollbacks or not.
  std::uint64_t reads() const { return reads_; }
  /// What can be read without asking the source.
  std::size_t available() const { return input_.size() - position_; }
  void write(Output output, std::string_view bytes);

  /// What was written since the start and kept.
  const std::string& captured(Output output) const { return outputs_[index(output)].captured; }

  struct Mark {
    std::size_t position = 0;
    std::size_t captured[2] = {};
  };
  Mark mark() const;
  void rollback(const Mark& mark);

 private:
  struct Writer {
    Sink sink;
    std::string captured;
  };

  static std::size_t index(Output output) { return output == Output::Out ? 0 : 1; }
  Writer& writer(Output output) { return outputs_[index(output)]; }

  Source source_;
  std::string input_;  // everything the source gave so far
  std::size_t position_ = 0;
  std::uint64_t reads_ = 0;
  Writer outputs_[2];
  std::size_t capture_limit_ = 16 << 20;
};

}  // namespace assay::world
