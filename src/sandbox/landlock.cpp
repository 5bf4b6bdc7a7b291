// SPDX-License-Identifier: Apache-2.0
#include "sandbox/landlock.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <cerrno>
#include <cstdint>

namespace assay::sandbox {

namespace {

// From linux/landlock.h, which is older than the kernel on many machines.
struct RulesetAttributes {
  std::uint64_t handled_files;
  std::uint64_t handled_network;  // since version 4
  std::uint64_t scoped;           // since version 6
};
struct [[gnu::packed]] PathRule {
  std::uint64_t allowed;
  std::int32_t parent;
};
constexpr unsigned kVersionFlag = 1;
constexpr int kPathRule = 1;

using Rights = unsigned long long;
constexpr Rights kExecute = 1 << 0;
constexpr Rights kWriteFile = 1 << 1;
constexpr Rights kReadFile = 1 << 2;
constexpr Rights kReadFolder = 1 << 3;
constexpr Rights kRemove = 3 << 4;
constexpr Rights kMakeDevice = 1 << 6 | 1 << 11;
constexpr Rights kMakeFolder = 1 << 7;
constexpr Rights kMakeFile = 1 << 8;
constexpr Rights kMakeSocket = 1 << 9;
constexpr Rights kMakePipe = 1 << 10;
constexpr Rights kMakeLink = 1 << 12;
constexpr Rights kMoveBetweenFolders = 1 << 13;  // since version 2
constexpr Rights kTruncate = 1 << 14;            // since version 3
constexpr Rights kControlDevice = 1 << 15;       // since version 5
constexpr std::uint64_t kBindAndConnect = 3;
constexpr std::uint64_t kAbstractSocketsAndSignals = 3;

constexpr Rights kOfFiles = kExecute | kWriteFile | kReadFile | kTruncate | kControlDevice;
constexpr Rights kChange = kReadFile | kReadFolder | kWriteFile | kRemove | kMakeFolder |
                           kMakeFile | kMakeLink | kMoveBetweenFolders | kTruncate;

Rights known_in(int version) {
  Rights known = kExecute | kWriteFile | kReadFile | kReadFolder | kRemove | kMakeDevice |
                 kMakeFolder | kMakeFile | kMakeSocket | kMakePipe | kMakeLink;
  if (version >= 2) known |= kMoveBetweenFolders;
  if (version >= 3) known |= kTruncate;
  if (version >= 5) known |= kControlDevice;
  return known;
}

int make_rules(int version) {
  RulesetAttributes handled{known_in(version), version >= 4 ? kBindAndConnect : 0,
                            version >= 6 ? kAbstractSocketsAndSignals : 0};
  const std::size_t size = version >= 6   ? sizeof handled
                           : version >= 4 ? offsetof(RulesetAttributes, scoped)
                                          : offsetof(RulesetAttributes, handled_network);
  return static_cast<int>(syscall(SYS_landlock_create_ruleset, &handled, size, 0));
}

/// A file that is not there needs no rule.
bool allow(int rules, const char* path, Rights rights) {
  const int file = open(path, O_PATH | O_CLOEXEC | O_NOFOLLOW);
  if (file < 0) return true;
  struct stat about {};
  bool is_allowed = fstat(file, &about) == 0;
  if (is_allowed) {
    const PathRule rule = {S_ISDIR(about.st_mode) ? rights : rights & kOfFiles, file};
    is_allowed = syscall(SYS_landlock_add_rule, rules, kPathRule, &rule, 0) == 0;
  }
  const int error = errno;
  close(file);
  errno = error;
  return is_allowed;
}

}  // namespace

int Landlock::version() {
  const long version = syscall(SYS_landlock_create_ruleset, nullptr, 0, kVersionFlag);
  return version < 0 ? 0 : static_cast<int>(version);
}

bool Landlock::add_rules(int rules, unsigned long long known) const {
  for (const std::string& path : policy_.readable) {
    if (!allow(rules, path.c_str(), kReadFile | kReadFolder)) return false;
  }
  for (const std::string& path : policy_.executable) {
    if (!allow(rules, path.c_str(), kReadFile | kExecute)) return false;
  }
  return allow(rules, policy_.scratch.c_str(), kChange & known) &&
         allow(rules, "/dev/null", (kReadFile | kWriteFile | kTruncate) & known);
}

bool Landlock::enter() const {
  const int version = Landlock::version();
  const int rules = make_rules(version);
  if (rules < 0) return false;
  const bool is_entered =
      add_rules(rules, known_in(version)) && syscall(SYS_landlock_restrict_self, rules, 0) == 0;
  const int error = errno;
  close(rules);
  errno = error;
  return is_entered;
}

}  // namespace assay::sandbox
