// SPDX-License-Identifier: Apache-2.0
#include "app/unfollowed.h"

#include <fmt/format.h>

#include <cstdio>

#include "classpath/class_path.h"
#include "classpath/jdk.h"
#include "report/text/text_table.h"

namespace assay::app {
namespace {

constexpr std::size_t kMostLines = 10;

}  // namespace

void warn_of_unfollowed(std::string_view class_path) {
  std::error_code ignored;
  const auto parsed = classpath::ClassPath::parse(class_path, classpath::kOldestSupportedJdk,
                                                  std::filesystem::current_path(ignored));
  const auto& entries = parsed.unfollowed();
  for (std::size_t i = 0; i < entries.size() && i < kMostLines; ++i) {
    fmt::print(stderr, "assay: warning: {}\n", report::printable(text_of(entries[i])));
  }
  if (entries.size() > kMostLines) {
    fmt::print(stderr, "assay: warning: and {} more\n", entries.size() - kMostLines);
  }
}

}  // namespace assay::app
