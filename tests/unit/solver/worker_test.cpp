// SPDX-License-Identifier: Apache-2.0
// The process around Z3: what happens when it hangs, is killed, runs out of memory or loses its
// parent.
#include <dirent.h>
#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <thread>

#include "fixtures.h"
#include "solver/chain.h"
#include "solver/z3/solver_process.h"

namespace assay::solver {
namespace {

using expr::Op;
using expr::Term;

struct ProcessState {
  char state = 0;  // as in /proc/<pid>/stat; 0: no such process
  pid_t parent = 0;
};

ProcessState state_of(pid_t pid) {
  std::ifstream file("/proc/" + std::to_string(pid) + "/stat");
  std::string number, name;
  ProcessState result;
  file >> number >> name >> result.state >> result.parent;
  return result;
}

std::vector<pid_t> children_of(pid_t parent) {
  std::vector<pid_t> result;
  for (const auto& entry : std::filesystem::directory_iterator("/proc")) {
    const pid_t pid = std::atoi(entry.path().filename().c_str());
    if (pid > 0 && state_of(pid).parent == parent) result.push_back(pid);
  }
  return result;
}

bool is_alive(pid_t pid) {
  const char state = state_of(pid).state;
  return state != 0 && state != 'Z' && state != 'X';
}

class WorkerTest : public testing::Test {
 protected:
  static ChainOptions only_z3() {
    ChainOptions options;
    options.slice = options.bounds = options.cache = false;
    options.small_models = options.model_reuse = options.search = options.enumeration = false;
    return options;
  }

  Query easy(std::int64_t value) {
    const Term square = inputs_.op(Op::Mul, x_, x_);
    return {.constraints = {inputs_.equal(square, inputs_.number(value * value, 64)),
                            inputs_.less(inputs_.number(0, 64), x_),
                            inputs_.less(x_, inputs_.number(100, 64))}};
  }

  /// The product of two large primes: hopeless for Z3.
  Query hopeless(std::uint32_t milliseconds) {
    const Term limit = inputs_.number(std::int64_t{1} << 32, 64);
    const Term one = inputs_.number(1, 64);
    Query query{.constraints = {inputs_.less(one, x_), inputs_.less(one, y_),
                                inputs_.less(x_, limit), inputs_.at_most(x_, y_),
                                inputs_.less(y_, limit),
                                inputs_.equal(inputs_.op(Op::Mul, x_, y_),
                                              inputs_.number(4294967291 * 2147483629, 64))}};
    query.effort = {.smt_resources = 4'000'000'000u, .milliseconds = milliseconds};
    return query;
  }

  Inputs inputs_;
  Term x_ = inputs_.integer("x", 0, 64), y_ = inputs_.integer("y", 0, 64);
};

TEST_F(WorkerTest, KillsAQueryThatTakesTooLongAndGoesOn) {
  const auto chain = make_chain(inputs_.terms, only_z3());
  EXPECT_TRUE(is_sat(chain->solve(easy(7))));
  const WorkClock::time_point started = WorkClock::now();
  EXPECT_EQ(reason_of(chain->solve(hopeless(300))), "out of time");
  EXPECT_LT(WorkClock::now() - started, std::chrono::milliseconds(600));
  EXPECT_TRUE(is_sat(chain->solve(easy(9))));
  EXPECT_EQ(children_of(getpid()).size(), 1u);
}

TEST_F(WorkerTest, SurvivesTheDeathOfAnIdleWorker) {
  const auto chain = make_chain(inputs_.terms, only_z3());
  EXPECT_TRUE(is_sat(chain->solve(easy(7))));
  const std::vector<pid_t> workers = children_of(getpid());
  ASSERT_EQ(workers.size(), 1u);
  kill(workers[0], SIGKILL);
  while (is_alive(workers[0])) {
  }
  EXPECT_TRUE(is_sat(chain->solve(easy(7))));
}

TEST_F(WorkerTest, SaysHowABusyWorkerDied) {
  const auto chain = make_chain(inputs_.terms, only_z3());
  EXPECT_TRUE(is_sat(chain->solve(easy(7))));
  const std::vector<pid_t> workers = children_of(getpid());
  ASSERT_EQ(workers.size(), 1u);
  const pid_t killer = fork();
  if (killer == 0) {
    usleep(100'000);
    kill(workers[0], SIGKILL);
    _exit(0);
  }
  EXPECT_EQ(reason_of(chain->solve(hopeless(20'000))), "solver process lost: signal 9");
  waitpid(killer, nullptr, 0);
  EXPECT_TRUE(is_sat(chain->solve(easy(8))));
}

TEST_F(WorkerTest, StartsNoProcessBeforeTheFirstQuery) {
  SolverProcesses::of_this_thread().end_idle();
  const auto chain = make_chain(inputs_.terms, only_z3());
  EXPECT_TRUE(children_of(getpid()).empty());
}

TEST_F(WorkerTest, LeavesItsProcessToTheNext) {
  for (int i = 0; i < 3; ++i) {
    EXPECT_TRUE(is_sat(make_chain(inputs_.terms, only_z3())->solve(easy(3 + i))));
    EXPECT_EQ(children_of(getpid()).size(), 1u);
  }
  SolverProcesses::of_this_thread().end_idle();
  EXPECT_TRUE(children_of(getpid()).empty());
}

TEST_F(WorkerTest, LeavesNoProcessBehindWhenItsThreadEnds) {
  SolverProcesses::of_this_thread().end_idle();
  std::thread([&] { make_chain(inputs_.terms, only_z3())->solve(easy(3)); }).join();
  EXPECT_TRUE(children_of(getpid()).empty());
}

TEST_F(WorkerTest, SharesAFewProcessesAmongMany) {
  std::vector<std::unique_ptr<SolverChain>> chains;
  for (int round = 0; round < 2; ++round) {
    for (std::size_t i = 0; i < 2 * SolverProcesses::kMost; ++i) {
      if (round == 0) chains.push_back(make_chain(inputs_.terms, only_z3()));
      EXPECT_TRUE(is_sat(chains[i]->solve(easy(static_cast<std::int64_t>(3 + i)))));
    }
  }
  EXPECT_EQ(children_of(getpid()).size(), SolverProcesses::kMost);
}

// What another asked before is nothing to the next: the same answer as that of a new process.
TEST_F(WorkerTest, AnswersAsANewProcessDoes) {
  const auto models = [&](bool from_scratch) {
    std::vector<expr::Model> found;
    for (std::int64_t i = 0; i < 6; ++i) {
      if (from_scratch) SolverProcesses::of_this_thread().end_idle();
      Query query{
          .constraints = {inputs_.less(inputs_.number(1000 * i, 64), inputs_.op(Op::Mul, x_, y_)),
                          inputs_.less(y_, inputs_.op(Op::Add, x_, x_))}};
      const Answer answer = make_chain(inputs_.terms, only_z3())->solve(query);
      found.push_back(std::get<Sat>(answer).model);
    }
    return found;
  };
  EXPECT_EQ(models(true), models(false));
}

TEST_F(WorkerTest, TurnsExhaustedMemoryIntoUnknown) {
  ChainOptions options = only_z3();
  options.z3_memory_bytes = std::size_t{48} << 20;
  options.z3_incremental = false;
  const auto chain = make_chain(inputs_.terms, options);
  EXPECT_TRUE(is_sat(chain->solve(easy(7))));
  Query query;
  Term value = x_;
  for (int k = 0; k < 60; ++k) {  // a 64-bit division is a hundred thousand clauses
    value = inputs_.op(Op::Add, inputs_.op(Op::UDiv, inputs_.op(Op::Mul, value, y_), value), x_);
    query.constraints.push_back(inputs_.terms.negate(inputs_.equal(value, inputs_.number(k, 64))));
  }
  query.effort = {.smt_resources = 4'000'000'000u, .milliseconds = 60'000};
  const std::string reason = reason_of(chain->solve(query));
  EXPECT_TRUE(reason.find("memory") != std::string::npos ||
              reason.starts_with("solver process lost"))
      << reason;
  EXPECT_TRUE(is_sat(chain->solve(easy(5))));
}

TEST_F(WorkerTest, KeepsNoDescriptorOfTheParent) {
  const int inherited = open("/proc/self/status", O_RDONLY);
  const auto chain = make_chain(inputs_.terms, only_z3());
  chain->solve(easy(7));
  const std::vector<pid_t> workers = children_of(getpid());
  ASSERT_EQ(workers.size(), 1u);
  int sockets = 0;
  for (const auto& entry :
       std::filesystem::directory_iterator("/proc/" + std::to_string(workers[0]) + "/fd")) {
    const std::string target = std::filesystem::read_symlink(entry.path());
    if (target.starts_with("socket:")) {
      ++sockets;
    } else {
      EXPECT_EQ(target, "/dev/null");
    }
  }
  EXPECT_EQ(sockets, 1);
  close(inherited);
}

TEST_F(WorkerTest, DiesWithItsParent) {
  int ends[2];
  ASSERT_EQ(pipe(ends), 0);
  const pid_t parent = fork();
  if (parent == 0) {
    const auto chain = make_chain(inputs_.terms, only_z3());
    chain->solve(easy(7));
    const std::vector<pid_t> workers = children_of(getpid());
    const pid_t worker = workers.empty() ? 0 : workers[0];
    if (write(ends[1], &worker, sizeof worker) < 0) _exit(1);
    chain->solve(hopeless(60'000));  // a busy worker does not look at its socket
    _exit(0);
  }
  pid_t worker = 0;
  ASSERT_EQ(read(ends[0], &worker, sizeof worker), static_cast<ssize_t>(sizeof worker));
  ASSERT_GT(worker, 0);
  const WallClock::time_point deadline = WallClock::now() + std::chrono::seconds(20);
  while (state_of(worker).state != 'R' && WallClock::now() < deadline) {
  }
  EXPECT_EQ(state_of(worker).state, 'R');
  kill(parent, SIGKILL);
  waitpid(parent, nullptr, 0);
  while (is_alive(worker) && WallClock::now() < deadline) {
  }
  EXPECT_FALSE(is_alive(worker));
  close(ends[0]);
  close(ends[1]);
}

}  // namespace
}  // namespace assay::solver
