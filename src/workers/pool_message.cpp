// SPDX-License-Identifier: Apache-2.0
#include "workers/pool_message.h"

#include <fmt/format.h>

#include "workers/result_json.h"

namespace assay::workers {
namespace {

using nlohmann::ordered_json;
using std::chrono::milliseconds;

constexpr int kLastEnding = static_cast<int>(Ending::Interrupted);

ordered_json json_of(const JobStarted& started) {
  return {{"started", started.job}, {"share", started.share.count()}};
}
ordered_json json_of(const JobOutcome& outcome) {
  return {{"finished", outcome.job},
          {"ending", static_cast<int>(outcome.ending)},
          {"result", result_json(outcome.result)}};
}
ordered_json json_of(const BootFailed& failed) { return {{"error", failed.problem}}; }

Error garbled(std::string_view what) {
  return Error{fmt::format("internal error: a garbled message of workers: {}", what)};
}

Result<PoolMessage> finished(const ordered_json& json, std::size_t job) {
  const int ending = json.at("ending").get<int>();
  if (ending < 0 || ending > kLastEnding) return garbled("an unknown ending");
  JobOutcome outcome{job, static_cast<Ending>(ending), TRY(class_result_of(json.at("result")))};
  return PoolMessage(std::move(outcome));
}

Result<PoolMessage> message_of(const ordered_json& json, std::size_t jobs) {
  if (json.contains("error")) return PoolMessage(BootFailed{json.at("error").get<std::string>()});
  const bool is_start = json.contains("started");
  const ordered_json& number = json.at(is_start ? "started" : "finished");
  if (!number.is_number_unsigned() || number.get<std::size_t>() >= jobs) {
    return garbled("a job that there is not");
  }
  const auto job = number.get<std::size_t>();
  if (!is_start) return finished(json, job);
  return PoolMessage(JobStarted{job, milliseconds(json.at("share").get<long>())});
}

}  // namespace

std::string pool_text(const PoolMessage& message) {
  return std::visit([](const auto& each) { return line_of(json_of(each)); }, message);
}

Result<PoolMessage> pool_message_of(std::string_view text, std::size_t jobs) {
  const ordered_json json = ordered_json::parse(text, nullptr, false);
  if (!json.is_object()) return garbled("no object");
  try {
    return message_of(json, jobs);
  } catch (const ordered_json::exception& problem) {
    return garbled(problem.what());
  }
}

}  // namespace assay::workers
