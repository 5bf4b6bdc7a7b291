// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace assay::classpath {

struct InstalledJdk {
  std::filesystem::path home;
  int feature = 0;  // 17
};

/// The JDKs in the folder where Linux distributions put them, each once, the oldest first.
std::vector<InstalledJdk> installed_jdks(const std::filesystem::path& folder = "/usr/lib/jvm");

/// "JDK 25 would do: --jdk /usr/lib/jvm/jdk-25", or that there is none that new.
std::string advice_for_jdk(int feature, const std::filesystem::path& folder = "/usr/lib/jvm");

}  // namespace assay::classpath
