// SPDX-License-Identifier: Apache-2.0
#include "classpath/manifest_entry.h"

#include <algorithm>

#include "classpath/manifest.h"

namespace assay::classpath {
namespace {

namespace fs = std::filesystem;

int hex_digit(char c) {
  constexpr std::string_view kDigits = "0123456789abcdefABCDEF";
  const std::size_t value = kDigits.find(c);
  if (value == std::string_view::npos) return -1;
  return static_cast<int>(value < 16 ? value : value - 6);
}

std::string percent_decode(std::string_view url) {
  std::string text;
  for (std::size_t i = 0; i < url.size(); ++i) {
    const bool is_escape = url[i] == '%' && i + 2 < url.size() && hex_digit(url[i + 1]) >= 0 &&
                           hex_digit(url[i + 2]) >= 0;
    text +=
        is_escape ? static_cast<char>(hex_digit(url[i + 1]) * 16 + hex_digit(url[i + 2])) : url[i];
    if (is_escape) i += 2;
  }
  return text;
}

bool is_hidden(const fs::path& name) { return name.native().starts_with('.'); }

}  // namespace

std::optional<std::string> file_of_url(std::string_view url) {
  url = url.substr(0, url.find('#'));
  if (const std::size_t colon = url.find(':'); colon != std::string_view::npos) {
    if (!equal_ignoring_case(url.substr(0, colon), "file")) return std::nullopt;
    url.remove_prefix(colon + 1);
  }
  if (url.starts_with("//")) {
    url.remove_prefix(2);
    const std::string_view host = url.substr(0, url.find('/'));
    if (!host.empty() && !equal_ignoring_case(host, "localhost")) return std::nullopt;
    url.remove_prefix(host.size());
  }
  std::string file = percent_decode(url);
  if (file.find('\0') != std::string::npos) return std::nullopt;
  return file;
}

bool is_in(const fs::path& path, const fs::path& folder) {
  const auto [end, ignored] = std::mismatch(folder.begin(), folder.end(), path.begin(), path.end());
  return end == folder.end();
}

ManifestReach::ManifestReach(const fs::path& jar) {
  std::error_code error;
  fs::path folder = fs::canonical(jar.parent_path(), error);
  if (!error) folder_ = std::move(folder);
}

std::string ManifestReach::reason_against(const fs::path& target) const {
  std::error_code error;
  const fs::path real = fs::canonical(target, error);
  if (error || folder_.empty() || !is_in(real, folder_)) return "leads out of the jar's folder";
  if (!fs::is_directory(real, error)) return "";
  if (real == folder_) return "is the whole folder that the jar is in";
  if (folder_ == folder_.root_path()) return "is a folder of the whole system";
  const fs::path inner = real.lexically_relative(folder_);
  return std::ranges::any_of(inner, is_hidden) ? "is a hidden folder" : "";
}

}  // namespace assay::classpath
