// SPDX-License-Identifier: Apache-2.0
#include "classpath/installed_jdks.h"

#include <algorithm>
#include <set>

#include "classpath/jdk.h"

namespace assay::classpath {

namespace fs = std::filesystem;

std::vector<InstalledJdk> installed_jdks(const fs::path& folder) {
  std::vector<InstalledJdk> found;
  std::set<fs::path> seen;
  std::error_code problem;
  for (fs::directory_iterator entry(folder, problem), end; !problem && entry != end;
       entry.increment(problem)) {
    std::error_code ignored;
    const fs::path home = fs::canonical(entry->path(), ignored);
    if (ignored || !seen.insert(home).second) continue;
    const int feature = feature_of_version(version_of_jdk(home));
    if (feature >= kOldestSupportedJdk && fs::exists(home / "lib/modules", ignored))
      found.push_back({home, feature});
  }
  std::ranges::sort(found, {},
                    [](const InstalledJdk& jdk) { return std::pair(jdk.feature, jdk.home); });
  return found;
}

std::string advice_for_jdk(int feature, const fs::path& folder) {
  for (const InstalledJdk& jdk : installed_jdks(folder)) {
    if (jdk.feature >= feature)
      return "JDK " + std::to_string(jdk.feature) + " would do: --jdk " + jdk.home.string();
  }
  return "they need JDK " + std::to_string(feature) + ", and none that new is installed in " +
         folder.string();
}

}  // namespace assay::classpath
