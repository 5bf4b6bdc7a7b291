// SPDX-License-Identifier: Apache-2.0
#include "validate/place_run.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>

#include "base/clocks.h"

namespace assay::validate {

namespace {

using Read = JudgeChannel::Read;

constexpr unsigned kMostMachines = 8;             // that tests may end
constexpr std::size_t kLongestRequest = 4 << 20;  // bytes of classes in a message
constexpr std::int64_t kDay = 86'400;

void forget(std::vector<TestName>& tests, const TestName& test) {
  std::erase_if(tests, [&](const TestName& each) {
    return each.class_name == test.class_name && each.method == test.method;
  });
}

}  // namespace

Result<void> PlaceRun::run(std::span<const CompiledClass> classes, std::vector<TestName> tests,
                           Deadline deadline) {
  JudgeOptions options = options_;
  options.jdk = place_.jdk;
  options.folder = options_.folder / "place";
  command_.emplace(TRY(JudgeCommand::prepare(options)));
  for (unsigned machines = 0; machines < kMostMachines && !tests.empty(); ++machines) {
    TRY(start(deadline));
    send(classes, tests, deadline);
    const End end = listen(tests, deadline);
    channel_.reset();
    if (end == End::Done) return {};
    if (end == End::Broken) return Error{problem_};
  }
  if (tests.empty()) return {};
  return Error{fmt::format("{} tests ended the virtual machine there", kMostMachines)};
}

/// A clock that cannot be moved is no reason not to try the rest of the place.
Result<void> PlaceRun::start(Deadline deadline) {
  running_.clear();
  channel_ = TRY(JudgeChannel::start(command_->in_place(place_)));
  channel_->send(encode(command_->setup()), deadline);
  Words answer;
  if (channel_->receive(answer, deadline) != Read::Message || answer.size() != 2)
    return Error{"the virtual machine did not start: " + channel_->first_line_of_output()};
  if (answer.front() == "unreadable") return Error{answer[1] + " cannot be read there"};
  if (place_.date && std::llabs(std::atoll(answer[1].c_str()) - *place_.date) > kDay)
    problem_ = "its clock could not be moved";
  return {};
}

void PlaceRun::send(std::span<const CompiledClass> classes, const std::vector<TestName>& tests,
                    Deadline deadline) {
  Words request = {"load"};
  std::size_t size = 0;
  for (const CompiledClass& each : classes) {
    request.push_back(each.name);
    request.push_back(each.bytes);
    size += each.bytes.size();
    if (size < kLongestRequest) continue;
    channel_->send(encode(request), deadline);
    request.resize(1);
    size = 0;
  }
  channel_->send(encode(request), deadline);
  std::string launch =
      encode(Words{"launch", std::to_string(tests.size()), std::to_string(options_.seed)});
  for (const TestName& test : tests) launch += "\n" + encode(Words{test.class_name, test.method});
  channel_->send(launch, deadline);
}

void PlaceRun::blame(const TestName& test, std::string why) {
  failures_.push_back({test.class_name, test.method, place_.name, std::move(why)});
}

void PlaceRun::hear(const Words& message, std::vector<TestName>& tests) {
  if (message.size() < 3) return;
  const TestName test{message[1], message[2]};
  if (message.front() == "started") running_.push_back(test);
  const bool has_failed = message.front() == "failed" && message.size() == 4;
  if (message.front() != "passed" && !has_failed) return;
  const std::size_t before = tests.size();
  forget(running_, test);
  forget(tests, test);
  if (has_failed && tests.size() < before) blame(test, message[3]);
}

/// Up to the end of the machine, or of its work. Tests that are heard of are taken from the list.
PlaceRun::End PlaceRun::listen(std::vector<TestName>& tests, Deadline deadline) {
  Words message;
  while (true) {
    // JUnit takes its time to look at the tests before the first one begins.
    const auto patience = running_.empty() ? options_.request_limit : options_.test_limit;
    const Read read = channel_->receive(message, std::min(deadline, WallClock::now() + patience));
    if (read == Read::Message && message.front() == "launched") return End::Done;
    if (read == Read::Message) {
      hear(message, tests);
      continue;
    }
    const std::string how = channel_->end();
    if (WallClock::now() >= deadline) {
      problem_ = "no time left";
      return End::Broken;
    }
    // Tests cannot send SIGKILL: unless it was ours, that was a system short of memory.
    const bool was_killed = read == Read::Ended && how == "signal 9";
    if (running_.empty() || was_killed) {
      problem_ =
          fmt::format("the virtual machine ended: {} {}", how, channel_->first_line_of_output());
      return End::Broken;
    }
    for (const TestName& test : running_) {
      blame(test, read == Read::TimedOut ? "no end in time" : "it ends the virtual machine");
      forget(tests, test);
    }
    return End::TestEndedIt;
  }
}

}  // namespace assay::validate
