// SPDX-License-Identifier: Apache-2.0
#include "validate/confinement.h"

#include <fcntl.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <cstdint>

namespace assay::validate {

namespace {

// From linux/landlock.h, which is older than the kernel on many machines.
struct RulesetAttributes {
  std::uint64_t handled_files;
  std::uint64_t handled_network;
};
struct [[gnu::packed]] PathRule {
  std::uint64_t allowed;
  std::int32_t parent;
};
constexpr unsigned kVersionFlag = 1;
constexpr int kPathRule = 1;
constexpr std::uint64_t kWriteFile = 1 << 1;
constexpr std::uint64_t kRemoveAndMake = 0x1FF << 4;  // remove: 4 and 5, make: 6 to 12
constexpr std::uint64_t kMoveBetweenFolders = 1 << 13;
constexpr std::uint64_t kTruncate = 1 << 14;
constexpr std::uint64_t kBindAndConnect = 3;

long version() { return syscall(SYS_landlock_create_ruleset, nullptr, 0, kVersionFlag); }

/// Rights are refused unless a rule allows them, but only those that the kernel knows.
RulesetAttributes refused_in(long version) {
  RulesetAttributes refused = {kWriteFile | kRemoveAndMake, 0};
  if (version >= 2) refused.handled_files |= kMoveBetweenFolders;
  if (version >= 3) refused.handled_files |= kTruncate;
  if (version >= 4) refused.handled_network = kBindAndConnect;
  return refused;
}

}  // namespace

bool Confinement::is_supported() { return version() > 0; }

Confinement::Confinement(const std::filesystem::path& writable_folder) {
  const long known = version();
  if (known <= 0) return;
  const RulesetAttributes refused = refused_in(known);
  rules_ = static_cast<int>(syscall(SYS_landlock_create_ruleset, &refused, sizeof refused, 0));
  if (rules_ < 0) return;
  allow(writable_folder.c_str(), refused.handled_files);
  allow("/dev/null", refused.handled_files & (kWriteFile | kTruncate));
}

Confinement::~Confinement() {
  if (rules_ >= 0) close(rules_);
}

void Confinement::allow(const char* path, std::uint64_t rights) const {
  const int folder = open(path, O_PATH | O_CLOEXEC);
  if (folder < 0) return;
  const PathRule rule = {rights, folder};
  syscall(SYS_landlock_add_rule, rules_, kPathRule, &rule, 0);
  close(folder);
}

void Confinement::enter() const {
  if (rules_ < 0) return;
  prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
  syscall(SYS_landlock_restrict_self, rules_, 0);
}

}  // namespace assay::validate
