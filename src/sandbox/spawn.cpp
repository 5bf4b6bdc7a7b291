// SPDX-License-Identifier: Apache-2.0
// The child goes from step to step (stage.h) and calls nothing that allocates or locks: other
// threads of the parent may have held a lock at the fork. The order matters: mounting needs
// privileges, Landlock forbids mounting, the filter forbids nearly everything.
#include "sandbox/spawn.h"

#include <fcntl.h>
#include <linux/keyctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/time.h>
#include <unistd.h>

#include <csignal>
#include <cstring>
#include <optional>

#include "process/descriptors.h"
#include "process/in_child.h"
#include "process/program.h"
#include "sandbox/exec_permit.h"
#include "sandbox/landlock.h"
#include "sandbox/private_root.h"
#include "sandbox/privileges.h"
#include "sandbox/stage.h"
#include "sandbox/syscall_filter.h"

namespace assay::sandbox {

namespace {

/// All that the child needs, made before the fork.
struct Preparation {
  Preparation(const Spawn& wanted_program, const Policy* wanted)
      : spawn(wanted_program),
        policy(wanted),
        program(wanted_program.arguments, wanted_program.environment) {}

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
  process::Program program;
  std::optional<PrivateRoot> root;
  std::optional<Landlock> landlock;
  std::optional<SyscallFilter> filter;
};

/// The child between fork and exec.
class Entry {
 public:
  Entry(Preparation& preparation, int parent_socket)
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
    prepared_.program.execute();
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
  static void end_with_parent() {
    process::die_with_parent();
    if (process::has_hung_up(STDIN_FILENO)) _exit(127);
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

}  // namespace

Result<process::Child> spawn(const Spawn& program, const Policy* policy) {
  Preparation preparation(program, policy);
  TRY(preparation.make_layers());
  process::SocketPair ends = TRY(process::SocketPair::make(process::SocketPair::Kind::Records));
  process::Child child = process::Child::clone(preparation.root ? PrivateRoot::clone_flags() : 0);
  if (child.is_here()) Entry(preparation, ends.theirs.get()).run();
  if (!child.is_started()) return Error{StageFailure{Stage::Fork, errno}.text()};
  child.set_leads_group();
  ends.theirs.reset();
  if (const auto failure = attend(ends.ours.get())) return Error{failure->text()};
  return child;
}

std::string try_namespaces(const Policy& policy) {
  const PrivateRoot root(policy);
  Result<process::SocketPair> made = process::SocketPair::make(process::SocketPair::Kind::Records);
  if (!made) return made.error().message;
  process::SocketPair ends = std::move(made).value();
  process::Child child = process::Child::clone(PrivateRoot::clone_flags());
  if (child.is_here()) {
    if (auto failure = root.enter()) (void)!write(ends.theirs.get(), &*failure, sizeof *failure);
    _exit(0);
  }
  if (!child.is_started()) return StageFailure{Stage::Fork, errno}.text();
  ends.theirs.reset();
  StageFailure failure;
  const bool has_failed = read(ends.ours.get(), &failure, sizeof failure) == sizeof failure;
  child.wait();
  return has_failed ? failure.text() : std::string();
}

}  // namespace assay::sandbox
