// SPDX-License-Identifier: Apache-2.0
// Finds the JDK: what the user names, else JAVA_HOME, else the java of PATH. Most of the file is
// for saying well why a place is none.
#include "classpath/jdk.h"

#include <fmt/format.h>
#include <unistd.h>

#include <charconv>
#include <cstdlib>
#include <fstream>
#include <sstream>
#include <utility>

#include "classpath/installed_jdks.h"

namespace assay::classpath {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kAdvice = "install a JDK (17 or later) and set JAVA_HOME, or pass --jdk";

bool is_file(const fs::path& path) {
  std::error_code ignored;
  return fs::is_regular_file(path, ignored);
}

bool is_folder(const fs::path& path) {
  std::error_code ignored;
  return fs::is_directory(path, ignored);
}

std::string variable(const char* name) {
  const char* value = std::getenv(name);
  return value == nullptr ? std::string() : std::string(value);
}

/// The value of `key` in the JDK's release file, which has lines like JAVA_VERSION="17.0.15".
std::string read_release(const fs::path& home, std::string_view key) {
  std::ifstream release(home / "release");
  std::string line;
  while (std::getline(release, line)) {
    if (!line.starts_with(key) || line.size() <= key.size() || line[key.size()] != '=') continue;
    std::string value = line.substr(key.size() + 1);
    if (value.ends_with('\r')) value.pop_back();
    if (value.size() >= 2 && value.front() == '"' && value.back() == '"') {
      value = value.substr(1, value.size() - 2);
    }
    return value;
  }
  return {};
}

/// The home folder for a place users give: the home itself, its bin folder, the java binary, or
/// the folder above Contents/Home. The place itself if none of these fits.
fs::path home_for(const fs::path& place) {
  if (is_file(place / "Contents/Home/lib/modules")) return place / "Contents/Home";
  fs::path candidate = place;
  for (int up = 0; up < 3; ++up) {
    if (is_file(candidate / "lib/modules")) return candidate;
    bool is_inside_home = !is_folder(candidate) || candidate.filename() == "bin";
    if (!is_inside_home) break;
    candidate = candidate.parent_path();
  }
  return candidate;
}

Error too_old(const fs::path& home, std::string_view version) {
  return Error{
      fmt::format("the JDK at {} is version {}, and {} or later is needed; pass another "
                  "one with --jdk or JAVA_HOME",
                  home.string(), version, kOldestSupportedJdk)};
}

/// Why a folder without lib/modules is not a JDK that can be used.
Error explain_unusable(const fs::path& home) {
  std::string version = read_release(home, "JAVA_VERSION");
  int feature = feature_of_version(version);
  if (feature > 0 && feature < kOldestSupportedJdk) return too_old(home, version);
  if (is_file(home / "jre/lib/rt.jar") || is_file(home / "lib/rt.jar")) {
    return too_old(home, "8 or older");
  }
  if (is_file(home / "bin/java") || !version.empty()) {
    return Error{
        fmt::format("{} has no lib/modules: it is a runtime without its class library, "
                    "not a complete JDK; {}",
                    home.string(), kAdvice)};
  }
  return Error{fmt::format("{} is not a JDK: it has neither lib/modules nor bin/java; {}",
                           home.string(), kAdvice)};
}

/// The version by the class files themselves, for images that come without a release file.
int feature_of_class_files(const JdkImage& image) {
  std::optional<ImageClass> object = image.find_class("java/lang/Object");
  if (!object || object->bytes.size() < 8) return 0;
  int major = object->bytes[6] << 8 | object->bytes[7];
  return major - 44;
}

/// The first executable file called java in the folders of $PATH.
std::optional<fs::path> find_on_path(const std::string& path) {
  std::istringstream folders(path);
  std::string folder;
  while (std::getline(folders, folder, ':')) {
    fs::path java = fs::path(folder.empty() ? "." : folder) / "java";
    if (is_file(java) && access(java.c_str(), X_OK) == 0) return java;
  }
  return std::nullopt;
}

/// Opens a JDK named by `source`, and puts the source into the message if that fails.
Result<Jdk> open_named(std::string_view source, const fs::path& place) {
  Result<Jdk> jdk = open_jdk(place);
  if (jdk) return jdk;
  return Error{fmt::format("{}: {}", source, jdk.error().message)};
}

}  // namespace

std::string version_of_jdk(const fs::path& home) { return read_release(home, "JAVA_VERSION"); }

int feature_of_version(std::string_view java_version) {
  if (java_version.starts_with("1.")) java_version.remove_prefix(2);
  int feature = 0;
  std::from_chars(java_version.data(), java_version.data() + java_version.size(), feature);
  return feature;
}

JdkSearch JdkSearch::of_environment(std::optional<fs::path> from_flag) {
  return JdkSearch{std::move(from_flag), variable("JAVA_HOME"), variable("PATH")};
}

Result<Jdk> open_jdk(const fs::path& place) {
  std::error_code error;
  fs::path resolved = fs::canonical(place, error);
  if (error) {
    return Error{
        fmt::format("{} cannot be opened ({}); {}", place.string(), error.message(), kAdvice)};
  }
  fs::path home = home_for(resolved);
  if (!is_file(home / "lib/modules")) return explain_unusable(home);
  JdkImage image = TRY(JdkImage::open(home / "lib/modules"));
  int feature_of_image = feature_of_class_files(image);
  if (feature_of_image <= 0) {
    std::string problem = image.decompression_problem();
    return Error{fmt::format("the JDK at {} has no readable java.lang.Object{}{}", home.string(),
                             problem.empty() ? "" : ": ", problem)};
  }
  std::string version = read_release(home, "JAVA_VERSION");
  if (feature_of_version(version) == 0) version = std::to_string(feature_of_image);
  int feature = feature_of_version(version);
  if (feature < kOldestSupportedJdk) return too_old(home, version);
  return Jdk{std::move(home), std::move(version), feature, std::move(image)};
}

namespace {

/// "17": the home of such a JDK where distributions put them.
std::optional<fs::path> installed_of_version(const std::string& text) {
  const bool is_number = !text.empty() && text.find_first_not_of("0123456789") == std::string::npos;
  if (!is_number || fs::exists(text)) return std::nullopt;
  for (const InstalledJdk& jdk : installed_jdks()) {
    if (std::to_string(jdk.feature) == text) return jdk.home;
  }
  return std::nullopt;
}

}  // namespace

Result<Jdk> find_jdk(const JdkSearch& search) {
  if (search.from_flag) {
    const std::optional<fs::path> installed = installed_of_version(search.from_flag->string());
    return open_named("--jdk", installed ? *installed : *search.from_flag);
  }
  if (!search.java_home.empty()) return open_named("JAVA_HOME", search.java_home);
  std::optional<fs::path> java = find_on_path(search.path);
  if (java) return open_named(fmt::format("java on the PATH is {}", java->string()), *java);
  return Error{fmt::format(
      "no JDK found: --jdk is not given, JAVA_HOME is not set and no java is on the PATH; {}",
      kAdvice)};
}

}  // namespace assay::classpath
