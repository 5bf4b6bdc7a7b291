// SPDX-License-Identifier: Apache-2.0
#include "sandbox/survey.h"

#include <fmt/format.h>

#include "sandbox/landlock.h"
#include "sandbox/spawn.h"
#include "sandbox/syscall_filter.h"

namespace assay::sandbox {

namespace {

constexpr const char* kNamespacesAdvice =
    "allow unprivileged user namespaces (sysctl user.max_user_namespaces, "
    "kernel.unprivileged_userns_clone, kernel.apparmor_restrict_unprivileged_userns; in a "
    "container "
    "a security profile that permits them); Linux 5.12 or newer";
constexpr const char* kLandlockAdvice =
    "use Linux 5.13 or newer with landlock in its list of security modules (boot option lsm=)";
constexpr const char* kSeccompAdvice =
    "use Linux 5.5 or newer built with CONFIG_SECCOMP_FILTER, and a container that permits seccomp";

LayerState namespaces() {
  Policy policy;
  policy.layers = {Layer::Namespaces};
  policy.scratch = "/tmp";  // covered by the private root while it is tried, and not touched
  add_system_files(policy);
  const std::string problem = try_namespaces(policy);
  return {Layer::Namespaces, problem.empty(), problem, problem.empty() ? "" : kNamespacesAdvice};
}

LayerState landlock() {
  const int version = Landlock::version();
  if (version > 0) return {Layer::Landlock, true, fmt::format("version {}", version), ""};
  return {Layer::Landlock, false, "the kernel does not have it or has it switched off",
          kLandlockAdvice};
}

LayerState seccomp() {
  const bool is_available = SyscallFilter::is_supported();
  return {Layer::Seccomp, is_available,
          is_available ? "" : "the kernel does not have filters that ask a supervisor",
          is_available ? "" : kSeccompAdvice};
}

}  // namespace

std::vector<LayerState> survey() { return {namespaces(), landlock(), seccomp()}; }

LayerSet Isolation::layers() const {
  LayerSet available;
  for (const LayerState& state : states) {
    if (state.is_available) available.add(state.layer);
  }
  return is_unconfined ? LayerSet() : available & wanted;
}

std::string Isolation::problem() const {
  std::string text =
      "tests run only in isolation, which takes namespaces, or landlock and seccomp together;";
  for (const LayerState& state : states) {
    if (!wanted.has(state.layer)) {
      text += fmt::format(" {} was not asked for;", name_of(state.layer));
    } else if (!state.is_available) {
      text += fmt::format(" no {}: {} ({});", name_of(state.layer), state.detail, state.advice);
    }
  }
  return text + " --unconfined runs them without";
}

}  // namespace assay::sandbox
