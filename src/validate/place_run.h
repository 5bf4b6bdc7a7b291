// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "base/result.h"
#include "validate/judge.h"
#include "validate/judge_answers.h"
#include "validate/judge_channel.h"
#include "validate/judge_command.h"
#include "validate/judge_machine.h"
#include "validate/places.h"

namespace assay::validate {

/// Runs tests in another place. A test that takes the machine with it counts as failed, and the
/// others go on in a new one. What the place itself does not let happen is nobody's fault: tests
/// that were not run there are not failures.
class PlaceRun {
 public:
  PlaceRun(const JudgeOptions& options, const Place& place) : options_(options), place_(place) {}

  /// Those that fail there. An error: why some or all could not be tried.
  Result<void> run(std::span<const CompiledClass> classes, std::vector<TestName> tests,
                   Deadline deadline);
  const std::vector<PlaceFailure>& failures() const { return failures_; }

 private:
  enum class End : std::uint8_t { Done, TestEndedIt, Broken };

  Result<void> start(Deadline deadline);
  void send(std::span<const CompiledClass> classes, const std::vector<TestName>& tests,
            Deadline deadline);
  End listen(std::vector<TestName>& tests, Deadline deadline);
  void hear(const Words& message, std::vector<TestName>& tests);
  void blame(const TestName& test, std::string why);

  const JudgeOptions& options_;
  const Place& place_;
  std::optional<JudgeCommand> command_;
  std::unique_ptr<JudgeChannel> channel_;
  std::vector<TestName> running_;  // begun, but not ended
  std::vector<PlaceFailure> failures_;
  std::string problem_;
};

}  // namespace assay::validate
