// SPDX-License-Identifier: Apache-2.0
#include "world/standard_streams.h"

#include <algorithm>

namespace assay::world {

void StandardStreams::set_input(std::string_view text) {
  source_ = nullptr;
  input_ = text;
  position_ = 0;
}

std::size_t StandardStreams::read(std::span<std::uint8_t> bytes) {
  ++reads_;
  if (available() == 0 && !bytes.empty() && source_) {
    std::size_t count = std::min(source_(bytes), bytes.size());
    input_.append(reinterpret_cast<const char*>(bytes.data()), count);
  }
  std::size_t count = std::min(available(), bytes.size());
  std::copy_n(input_.begin() + static_cast<std::ptrdiff_t>(position_), count, bytes.begin());
  position_ += count;
  return count;
}

void StandardStreams::write(Output output, std::string_view bytes) {
  Writer& to = writer(output);
  if (to.sink) {
    to.sink(bytes);
  } else {
    to.captured.append(
        bytes.substr(0, capture_limit_ - std::min(capture_limit_, to.captured.size())));
  }
}

StandardStreams::Mark StandardStreams::mark() const {
  return Mark{position_, {outputs_[0].captured.size(), outputs_[1].captured.size()}};
}

void StandardStreams::rollback(const Mark& mark) {
  position_ = mark.position;
  for (std::size_t i = 0; i < 2; ++i) {
    std::string& captured = outputs_[i].captured;
    captured.resize(std::min(captured.size(), mark.captured[i]));
  }
}

}  // namespace assay::world
