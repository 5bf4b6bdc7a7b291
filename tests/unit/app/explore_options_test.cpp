// SPDX-License-Identifier: Apache-2.0
#include "app/explore_options.h"

#include <gtest/gtest.h>

namespace assay::app {
namespace {

Result<ExploreRequest> request_of(std::vector<std::string> words) {
  return explore_request(TRY(parse_command_line(std::move(words))));
}

std::string error_of(std::vector<std::string> words) {
  return request_of(std::move(words)).error().message;
}

TEST(ExploreOptions, AreThoseOfTheEngineByDefault) {
  const ExploreRequest request = request_of({"explore", "p.A#f(int)"}).value();
  const explore::ExploreOptions defaults;
  EXPECT_EQ(request.subject, "p.A#f(int)");
  EXPECT_EQ(request.options.heap_bytes, defaults.heap_bytes);
  EXPECT_EQ(request.options.time_nanoseconds, defaults.time_nanoseconds);
  EXPECT_EQ(request.options.max_paths, defaults.max_paths);
  EXPECT_EQ(request.options.max_length, defaults.max_length);
  EXPECT_EQ(request.options.workers, 1u);
  EXPECT_EQ(request.options.seed, defaults.seed);
  EXPECT_TRUE(request.options.self_check);
  EXPECT_FALSE(request.options.conditions || request.options.jdk || request.trace);
}

TEST(ExploreOptions, KnowWhenInitialisersRun) {
  EXPECT_FALSE(request_of({"explore", "p.A"}).value().lists_critical_points);
  EXPECT_FALSE(request_of({"explore", "p.A", "--init", "precise"}).value().lists_critical_points);
  EXPECT_TRUE(request_of({"explore", "p.A", "--init", "eager"}).value().lists_critical_points);
  EXPECT_EQ(error_of({"explore", "p.A", "--init", "late"}),
            "--init: expected precise or eager, found 'late'");
}

TEST(ExploreOptions, CarryEveryOptionToTheEngine) {
  const ExploreRequest request =
      request_of(
          {"explore",      "-cp", "x",      "--jdk",  "/j",     "--trace",      "3",
           "--workers",    "2",   "p.A",    "--seed", "0",      "--max-length", "8",
           "--max-paths",  "5k",  "--time", "2s",     "--heap", "64M",          "--no-self-check",
           "--solver-log", "/log"})
          .value();
  EXPECT_EQ(request.subject, "p.A");
  EXPECT_EQ(request.trace, 3u);
  EXPECT_TRUE(request.options.conditions);
  EXPECT_EQ(request.options.class_path, "x");
  EXPECT_EQ(request.options.jdk, "/j");
  EXPECT_EQ(request.options.workers, 2u);
  EXPECT_EQ(request.options.seed, 0u);
  EXPECT_EQ(request.options.max_length, 8u);
  EXPECT_EQ(request.options.max_paths, 5000u);
  EXPECT_EQ(request.options.time_nanoseconds, 2'000'000'000u);
  EXPECT_EQ(request.options.heap_bytes, std::uint64_t{64} << 20);
  EXPECT_FALSE(request.options.self_check);
  EXPECT_EQ(request.options.solver.query_log, "/log");
}

TEST(ExploreOptions, ChooseHowArraysAndFloatsAreExplored) {
  const explore::ExploreOptions usual = request_of({"explore", "p.A"}).value().options;
  EXPECT_FALSE(usual.arrays_by_index || usual.floats_by_chance);
  const explore::ExploreOptions other =
      request_of({"explore", "p.A", "--arrays", "index", "--floats", "random:7"}).value().options;
  EXPECT_TRUE(other.arrays_by_index && other.floats_by_chance);
  EXPECT_EQ(other.float_retries, 7u);
  const explore::ExploreOptions plain =
      request_of({"explore", "p.A", "--arrays", "solver", "--floats", "random"}).value().options;
  EXPECT_FALSE(plain.arrays_by_index);
  EXPECT_EQ(plain.float_retries, explore::ExploreOptions().float_retries);
}

TEST(ExploreOptions, RejectUnknownModes) {
  EXPECT_EQ(error_of({"explore", "p.A", "--arrays", "all"}),
            "--arrays: expected solver or index, found 'all'");
  EXPECT_EQ(error_of({"explore", "p.A", "--floats", "solver:3"}),
            "--floats: expected solver, random or random:N, found 'solver:3'");
  EXPECT_EQ(error_of({"explore", "p.A", "--floats", "random:"}).substr(0, 10), "--floats: ");
  EXPECT_EQ(error_of({"explore", "p.A", "--floats", "random:2M"}),
            "--floats: expected at most 1000000 tries, found 2000000");
}

TEST(ExploreOptions, LimitOneQueryAndShareCalls) {
  const explore::ExploreOptions usual = request_of({"explore", "p.A"}).value().options;
  EXPECT_EQ(usual.query_milliseconds, explore::ExploreOptions().query_milliseconds);
  EXPECT_TRUE(usual.share_calls);
  const explore::ExploreOptions other =
      request_of({"explore", "p.A", "--query-time", "1s", "--no-sharing"}).value().options;
  EXPECT_EQ(other.query_milliseconds, 1000u);
  EXPECT_FALSE(other.share_calls);
  EXPECT_EQ(error_of({"explore", "p.A", "--query-time", "0s"}),
            "--query-time: a limit of 0 would stop every run");
}

TEST(ExploreOptions, CollectRepeatedModuleAccess) {
  const ExploreRequest request =
      request_of({"explore", "--add-exports", "m/p=n", "p.A", "--add-opens=m/q=n"}).value();
  EXPECT_EQ(request.options.module_access.exports, std::vector<std::string>{"m/p=n"});
  EXPECT_EQ(request.options.module_access.opens, std::vector<std::string>{"m/q=n"});
}

TEST(ExploreOptions, TakeTheMainClassOfAProgram) {
  const ExploreRequest request =
      request_of({"verify", "--time", "1m", "Main", "--max-length=4"}).value();
  EXPECT_EQ(request.subject, "Main");
  EXPECT_EQ(request.options.time_nanoseconds, 60'000'000'000u);
  EXPECT_EQ(request.options.max_length, 4u);
}

TEST(ExploreOptions, RejectWhatCannotBeDone) {
  EXPECT_EQ(error_of({"explore"}), "no target given; see: assay help explore");
  EXPECT_EQ(error_of({"verify"}), "no main class given; see: assay help verify");
  EXPECT_EQ(error_of({"explore", "A", "B"}), "'B' is one word too many for assay explore");
  EXPECT_EQ(error_of({"explore", "--workers", "0", "A"}),
            "--workers: expected a number from 1 to 256, found 0");
  EXPECT_EQ(error_of({"explore", "--max-length", "9M", "A"}),
            "--max-length: expected a number from 0 to 1000000, found 9000000");
  EXPECT_EQ(error_of({"explore", "--time", "0", "A"}), "--time: a limit of 0 would stop every run");
  EXPECT_EQ(error_of({"explore", "--seed", "x", "A"}).substr(0, 8), "--seed: ");
}

}  // namespace
}  // namespace assay::app
