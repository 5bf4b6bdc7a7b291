// SPDX-License-Identifier: Apache-2.0
// The child goes from step to step (stage.h) and calls nothing that allocates or locks: other
// threads of the parent may have held a lock at the fork. The order matters: mounting needs
// privileges, Landlock forbids mounting, the filter forbids nearly everything.
#include "sandbox/spawn.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <linux/keyctl.h>
#include <poll.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <cstring>
#include <optional>

#include "sandbox/exec_permit.h"
#include "sandbox/landlock.h"
#include "sandbox/private_root.h"
#include "sandbox/privileges.h"
#include "sandbox/stage.h"
#include "sandbox/syscall_filter.h"

namespace assay::sandbox {

namespace {

std::vector<char*> pointers(const std::vector<std::string>& texts) {
  std::vector<char*> result;
  result.reserve(texts.size() + 1);
  for (const std::string& text : texts) result.push_back(const_cast<char*>(text.c_str()));
  result.push_back(nullptr);
  return result;
}

/// Forks, in new namespaces if flags say so. The child of a raw clone has the parent's memory as it
/// was, and no handlers of the C library have run.
pid_t fork_with(unsigned long flags) {
  return static_cast<pid_t>(syscall(SYS_clone, flags | SIGCHLD, 0, 0, 0, 0));
}

/// All that the child needs, made before the fork.
struct Preparation {
  Preparation(const Spawn& program, const Policy* wanted)
      : spawn(program),
        policy(wanted),
        arguments(pointers(program.arguments)),
        environment(pointers(program.environment)) {}

  Result<void> make_layers() {
    if (policy == nullptr) return {};
    if (has(Layer::Namespaces)) root.emplace(*policy);
    if (has(Layer::Landlock)) landlock.emplace(*policy);
    if (has(Layer::Seccomp)) {
      filter.emplace(TRY(SyscallFilter::make(root ? SyscallFilter::Files::Private
                                                  : SyscallFilter::Files::OfTheHost)));
    }
    return {};
  }
  bool has(Layer layer) const { return policy->layers.has(layer); }

  const Spawn& spawn;
  const Policy* policy;
  std::vector<char*> arguments, environment;
  std::optional<PrivateRoot> root;
  std::optional<Landlock> landlock;
  std::optional<SyscallFilter> filter;
};

/// The child between fork and exec.
class Child {
 public:
  Child(Preparation& preparation, int parent_socket)
      : prepared_(preparation), socket_(parent_socket) {}

  [[noreturn]] void run() {
    StageFailure failure = go();
    (void)!write(socket_, &failure, sizeof failure);
    _exit(127);
  }

 private:
  /// Returns only if something fails.
  StageFailure go() {
    setsid();  // no terminal, and Ctrl-C there is for the parent
    syscall(SYS_keyctl, KEYCTL_JOIN_SESSION_KEYRING, nullptr);  // nor the session's keys
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, nullptr);
    if (prepared_.root) {
      if (auto failure = prepared_.root->enter()) return *failure;
    }
    if (chdir(prepared_.spawn.working_folder.c_str()) != 0) return failed(Stage::WorkingFolder);
    if (!place_descriptors()) return failed(Stage::Descriptors);
    if (prepared_.policy != nullptr) {
      if (!limit_resources(prepared_.root.has_value())) return failed(Stage::Limits);
      if (!drop_privileges()) return failed(Stage::Privileges);
    }
    end_with_parent();
    if (prepared_.landlock && !prepared_.landlock->enter()) return failed(Stage::Landlock);
    if (prepared_.filter) {
      const int permit = prepared_.filter->enter();
      if (permit < 0 || !hand_over(socket_, permit)) return failed(Stage::Seccomp);
    }
    execve(prepared_.arguments[0], prepared_.arguments.data(), prepared_.environment.data());
    return failed(Stage::Exec);
  }

  static StageFailure failed(Stage stage) { return {stage, errno}; }

  /// Three descriptors for the program and one that ends with exec.
  bool place_descriptors() {
    constexpr int kOutOfTheWay = 10;
    constexpr int kHandOver = SyscallFilter::kHandOver;
    const int input = fcntl(prepared_.spawn.input, F_DUPFD, kOutOfTheWay);
    const int output = fcntl(prepared_.spawn.output, F_DUPFD, kOutOfTheWay);
    const int socket = fcntl(socket_, F_DUPFD, kOutOfTheWay);
    const bool is_placed = dup2(input, STDIN_FILENO) >= 0 && dup2(output, STDOUT_FILENO) >= 0 &&
                           dup2(output, STDERR_FILENO) >= 0 &&
                           dup3(socket, kHandOver, O_CLOEXEC) >= 0;
    if (is_placed) socket_ = kHandOver;
    return is_placed && close_range(kHandOver + 1, ~0U, 0) == 0;
  }

  /// Set last: changes of privileges make the kernel forget it. The parent may have gone before;
  /// then nobody holds the other end of standard input.
  void end_with_parent() const {
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    pollfd input = {STDIN_FILENO, POLLIN | POLLRDHUP, 0};
    if (poll(&input, 1, 0) > 0 && (input.revents & (POLLHUP | POLLRDHUP)) != 0) _exit(127);
  }

  Preparation& prepared_;
  int socket_;
};

/// What the child says before it becomes the program: the filter's descriptor, or what failed. The
/// end of the socket means that it has become the program. One that says nothing hangs, in a mount
/// of somebody who does not answer, for instance.
std::optional<StageFailure> attend(int socket) {
  const timeval patience = {30, 0};
  setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
  while (true) {
    StageFailure failure;
    iovec content = {&failure, sizeof failure};
    alignas(cmsghdr) char control[CMSG_SPACE(sizeof(int))] = {};
    msghdr message{};
    message.msg_iov = &content;
    message.msg_iovlen = 1;
    message.msg_control = control;
    message.msg_controllen = sizeof control;
    const ssize_t count = recvmsg(socket, &message, MSG_CMSG_CLOEXEC);
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) return StageFailure{Stage::Exec, ETIMEDOUT};
    if (count == 0) return std::nullopt;
    if (count == sizeof failure) return failure;
    if (const cmsghdr* header = CMSG_FIRSTHDR(&message)) {
      int permit = -1;
      std::memcpy(&permit, CMSG_DATA(header), sizeof permit);
      permit_one_exec(permit);
    }
  }
}

void wait_for(pid_t child) {
  while (waitpid(child, nullptr, 0) < 0 && errno == EINTR) {
  }
}

}  // namespace

Result<pid_t> spawn(const Spawn& program, const Policy* policy) {
  Preparation preparation(program, policy);
  TRY(preparation.make_layers());
  int ends[2];
  if (socketpair(AF_UNIX, SOCK_SEQPACKET | SOCK_CLOEXEC, 0, ends) != 0) {
    return Error{StageFailure{Stage::Fork, errno}.text()};
  }
  const pid_t child = fork_with(preparation.root ? PrivateRoot::clone_flags() : 0);
  if (child == 0) Child(preparation, ends[1]).run();
  const int problem = errno;
  close(ends[1]);
  std::optional<StageFailure> failure;
  if (child < 0) {
    failure = StageFailure{Stage::Fork, problem};
  } else {
    failure = attend(ends[0]);
    if (failure) {
      kill(child, SIGKILL);
      wait_for(child);
    }
  }
  close(ends[0]);
  if (failure) return Error{failure->text()};
  return child;
}

std::string try_namespaces(const Policy& policy) {
  const PrivateRoot root(policy);
  int ends[2];
  if (pipe2(ends, O_CLOEXEC) != 0) return StageFailure{Stage::Fork, errno}.text();
  const pid_t child = fork_with(PrivateRoot::clone_flags());
  if (child == 0) {
    if (auto failure = root.enter()) (void)!write(ends[1], &*failure, sizeof *failure);
    _exit(0);
  }
  const int problem = errno;
  close(ends[1]);
  StageFailure failure{Stage::Fork, problem};
  bool has_failed = child < 0;
  if (child > 0) {
    has_failed = read(ends[0], &failure, sizeof failure) == sizeof failure;
    wait_for(child);
  }
  close(ends[0]);
  return has_failed ? failure.text() : std::string();
}

}  // namespace assay::sandbox
