// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <functional>

#include "base/result.h"
#include "process/channel.h"
#include "process/child.h"

namespace assay::process {

/// A process that was forked to do something for this one, and the channel to it.
struct Peer {
  /// What it does, with its end of the channel; returns its exit code.
  using Body = std::function<int(Channel&)>;

  Child child;
  Channel channel;

  /// The new process has the memory and the descriptors of this one, without this one's end of the
  /// channel. It dies with the calling thread, leaves with the code that the body returns, without
  /// destructors, and with 2 if that throws.
  static Result<Peer> start(const Body& body);
};

}  // namespace assay::process
