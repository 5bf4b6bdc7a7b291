// SPDX-License-Identifier: Apache-2.0
// libseccomp makes the program that the kernel runs on every call. It is made before the fork,
// because that allocates; the child only puts its own process id into it.
#include "sandbox/syscall_filter.h"

#include <fmt/format.h>
#include <linux/seccomp.h>
#include <sched.h>
#include <seccomp.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <cerrno>
#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "base/check.h"
#include "base/text.h"
#include "sandbox/syscall_lists.h"

namespace assay::sandbox {

namespace {

constexpr unsigned long kNamespaceFlags = CLONE_NEWUSER | CLONE_NEWNS | CLONE_NEWPID |
                                          CLONE_NEWNET | CLONE_NEWIPC | CLONE_NEWUTS |
                                          CLONE_NEWCGROUP;
constexpr unsigned long kIoctls[] = {FIONREAD, FIONBIO, FIOCLEX, FIONCLEX, TCGETS, TIOCGWINSZ};
constexpr int kNameOfMapping = 0x53564d41;  // PR_SET_VMA, newer than our headers
constexpr int kPrctls[] = {PR_SET_NAME, PR_GET_NAME, kNameOfMapping, PR_GET_DUMPABLE};
// Stands for the id of the process until there is one. No process can have it.
constexpr std::uint32_t kOwnPid = 0x7fffa55a;

struct Release {
  void operator()(void* filter) const { seccomp_release(filter); }
};

/// Collects rules; a call that this libseccomp does not know stays refused.
class Rules {
 public:
  Rules() : filter_(seccomp_init(SCMP_ACT_ERRNO(ENOSYS))) {}

  void add_rows(std::uint32_t action, std::span<const std::string_view> rows) {
    for (std::string_view row : rows) {
      for (std::string_view name : split(row, ' ')) add(action, std::string(name).c_str());
    }
  }
  template <class... Conditions>
  void add(std::uint32_t action, const char* name, Conditions... conditions) {
    const int number = seccomp_syscall_resolve_name(name);
    if (filter_ == nullptr || number == __NR_SCMP_ERROR || number < 0) return;
    scmp_arg_cmp list[] = {conditions..., scmp_arg_cmp{}};
    const int added =
        seccomp_rule_add_array(filter_.get(), action, number, sizeof...(conditions), list);
    if (added < 0) problem_ = -added;
  }
  template <class... Conditions>
  void allow(const char* name, Conditions... conditions) {
    add(SCMP_ACT_ALLOW, name, conditions...);
  }

  void add_all(SyscallFilter::Files files) {
    const bool has_own_files = files == SyscallFilter::Files::Private;
    add_rows(SCMP_ACT_ALLOW, kAllowedCalls);
    add_rows(has_own_files ? SCMP_ACT_ALLOW : SCMP_ACT_ERRNO(EPERM), kCallsOnPrivateFiles);
    add_rows(SCMP_ACT_ERRNO(EPERM), kForbiddenCalls);
    add_rows(SCMP_ACT_NOTIFY, kCallsByPermission);
    for (unsigned long request : kIoctls) allow("ioctl", SCMP_A1(SCMP_CMP_EQ, request));
    for (int option : kPrctls) {
      allow("prctl", SCMP_A0(SCMP_CMP_EQ, static_cast<scmp_datum_t>(option)));
    }
    add_threads();
    // Reading limits, not setting them.
    allow("prlimit64", SCMP_A2(SCMP_CMP_EQ, 0));
    allow("socketpair", SCMP_A0(SCMP_CMP_EQ, AF_UNIX));  // leads nowhere but back
    allow("sendmsg", SCMP_A0(SCMP_CMP_EQ, SyscallFilter::kHandOver));
  }

  /// A new thread of this process and a signal to one. clone3 keeps its flags where a filter cannot
  /// look; libraries do without it when it is unknown.
  void add_threads() {
    allow("clone", SCMP_A0(SCMP_CMP_MASKED_EQ, CLONE_THREAD | kNamespaceFlags, CLONE_THREAD));
    allow("tgkill", SCMP_A0(SCMP_CMP_EQ, kOwnPid));
  }

  Result<std::vector<sock_filter>> compiled() const {
    const int file = memfd_create("filter", MFD_CLOEXEC);
    const int problem =
        problem_ != 0 || filter_ == nullptr ? problem_ : -seccomp_export_bpf(filter_.get(), file);
    const off_t size = lseek(file, 0, SEEK_END);
    std::vector<sock_filter> program(size > 0 ? static_cast<std::size_t>(size) / sizeof(sock_filter)
                                              : 0);
    const bool is_read = size > 0 && pread(file, program.data(), static_cast<std::size_t>(size),
                                           0) == static_cast<ssize_t>(size);
    close(file);
    if (problem != 0 || !is_read) {
      return Error{fmt::format("cannot make a filter for system calls (error {})", problem)};
    }
    return program;
  }

 private:
  std::unique_ptr<void, Release> filter_;
  int problem_ = 0;
};

}  // namespace

SyscallFilter::SyscallFilter(std::vector<sock_filter> program) : program_(std::move(program)) {
  for (std::size_t i = 0; i < program_.size(); ++i) {
    const bool compares = BPF_CLASS(program_[i].code) == BPF_JMP;
    if (compares && program_[i].k == kOwnPid) own_pid_.push_back(i);
  }
  CHECK(!own_pid_.empty(), "the filter should ask for the process's own id");
}

bool SyscallFilter::is_supported() {
  const std::uint32_t action = SECCOMP_RET_USER_NOTIF;
  return syscall(SYS_seccomp, SECCOMP_GET_ACTION_AVAIL, 0, &action) == 0;
}

Result<SyscallFilter> SyscallFilter::make(Files files) {
  Rules rules;
  rules.add_all(files);
  return SyscallFilter(TRY(rules.compiled()));
}

int SyscallFilter::enter() {
  for (std::size_t instruction : own_pid_) {
    program_[instruction].k = static_cast<std::uint32_t>(getpid());
  }
  const sock_fprog program = {static_cast<unsigned short>(program_.size()), program_.data()};
  // Without the second flag older kernels switch off speculation, which makes compiled code slow.
  constexpr unsigned kFlags = SECCOMP_FILTER_FLAG_NEW_LISTENER | SECCOMP_FILTER_FLAG_SPEC_ALLOW;
  return static_cast<int>(syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, kFlags, &program));
}

}  // namespace assay::sandbox
