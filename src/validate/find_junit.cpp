// SPDX-License-Identifier: Apache-2.0
// JUnit's jars from the class path, else from where Debian, Maven and Gradle keep them. Only what
// the class path lacks comes from elsewhere, and then from one place.
#include <algorithm>
#include <cstdlib>
#include <optional>
#include <span>
#include <tuple>

#include "base/text.h"
#include "classpath/class_path.h"
#include "classpath/jdk.h"
#include "validate/junit_places.h"

namespace assay::validate {

namespace fs = std::filesystem;

namespace {

/// A jar that tests need: what is in it, and its names in the different places.
struct Part {
  const char* class_file;
  const char* group;
  const char* artifact;
  const char* debian;
  bool is_needed = true;  // without the others it is not enough
};

constexpr Part kJUnit5[] = {
    {"org/junit/jupiter/api/Test.class", "org.junit.jupiter", "junit-jupiter-api",
     "junit-jupiter-api.jar"},
    {"org/junit/platform/commons/JUnitException.class", "org.junit.platform",
     "junit-platform-commons", "junit-platform-commons.jar"},
    {"org/opentest4j/AssertionFailedError.class", "org.opentest4j", "opentest4j", "opentest4j.jar"},
    {"org/apiguardian/api/API.class", "org.apiguardian", "apiguardian-api", "apiguardian-api.jar",
     false},
    // What runs tests.
    {"org/junit/platform/launcher/Launcher.class", "org.junit.platform", "junit-platform-launcher",
     "junit-platform-launcher.jar", false},
    {"org/junit/platform/engine/TestEngine.class", "org.junit.platform", "junit-platform-engine",
     "junit-platform-engine.jar", false},
    {"org/junit/jupiter/engine/JupiterTestEngine.class", "org.junit.jupiter",
     "junit-jupiter-engine", "junit-jupiter-engine.jar", false},
};
constexpr Part kJUnit4[] = {
    {"org/junit/Test.class", "junit", "junit", "junit4.jar"},
    {"org/hamcrest/Matcher.class", "org.hamcrest", "hamcrest-core", "hamcrest-core.jar", false},
    {"org/hamcrest/Matcher.class", "org.hamcrest", "hamcrest", "hamcrest.jar", false},
};

std::span<const Part> parts_of(unsigned version) {
  return version == 4 ? std::span<const Part>(kJUnit4) : std::span<const Part>(kJUnit5);
}

bool is_file(const fs::path& path) {
  std::error_code ignored;
  return fs::is_regular_file(path, ignored);
}

std::vector<fs::path> sorted_content(const fs::path& folder) {
  std::error_code ignored;
  std::vector<fs::path> content;
  for (const fs::directory_entry& entry : fs::directory_iterator(folder, ignored)) {
    content.push_back(entry.path());
  }
  std::sort(content.begin(), content.end());
  return content;
}

/// Versions below an artifact's folder, the oldest first.
std::vector<std::string> versions_in(const fs::path& artifact) {
  std::vector<std::string> versions;
  for (const fs::path& path : sorted_content(artifact)) versions.push_back(path.filename());
  std::stable_sort(versions.begin(), versions.end(), is_older_version);
  return versions;
}

using Finder = std::optional<fs::path> (*)(const fs::path& place, const Part& part);

std::optional<fs::path> find_in_debian(const fs::path& place, const Part& part) {
  fs::path jar = place / part.debian;
  return is_file(jar) ? std::optional(jar) : std::nullopt;
}

std::optional<fs::path> find_in_maven(const fs::path& place, const Part& part) {
  std::string group = replaced(part.group, '.', '/');
  const fs::path artifact = place / group / part.artifact;
  std::optional<fs::path> newest;
  for (const std::string& version : versions_in(artifact)) {
    fs::path jar = artifact / version / (std::string(part.artifact) + "-" + version + ".jar");
    if (is_file(jar)) newest = jar;
  }
  return newest;
}

/// Below the version there is a folder named by a checksum for each file.
std::optional<fs::path> find_in_gradle(const fs::path& place, const Part& part) {
  const fs::path artifact = place / part.group / part.artifact;
  std::optional<fs::path> newest;
  for (const std::string& version : versions_in(artifact)) {
    std::string name = std::string(part.artifact) + "-" + version + ".jar";
    for (const fs::path& checksum : sorted_content(artifact / version)) {
      if (is_file(checksum / name)) newest = checksum / name;
    }
  }
  return newest;
}

/// The jars of a version from one place, or none if a needed one is missing.
std::vector<fs::path> jars_in(const fs::path& place, Finder find, unsigned version) {
  std::vector<fs::path> jars;
  if (place.empty()) return jars;
  for (const Part& part : parts_of(version)) {
    std::optional<fs::path> jar = find(place, part);
    if (jar) jars.push_back(*jar);
    if (!jar && part.is_needed) return {};
  }
  return jars;
}

JUnitJars jars_elsewhere(unsigned version, const JUnitPlaces& places) {
  const std::tuple<fs::path, Finder> finders[] = {{places.debian, find_in_debian},
                                                  {places.maven, find_in_maven},
                                                  {places.gradle, find_in_gradle}};
  for (const auto& [place, find] : finders) {
    std::vector<fs::path> jars = jars_in(place, find, version);
    if (!jars.empty()) return {version, std::move(jars), false};
  }
  return {version, {}, false};
}

/// What the class path has of a version. Parts that it lacks, as it may if its user thinks of
/// compiling only, come from elsewhere.
JUnitJars jars_of_class_path(const classpath::ClassPath& class_path, unsigned version,
                             const JUnitPlaces& places) {
  JUnitJars found = {version, {}, true};
  bool is_complete = true;
  for (const Part& part : parts_of(version)) {
    std::optional<classpath::ClassPathResource> resource = class_path.find(part.class_file);
    if (!resource && &part == parts_of(version).data()) return {version, {}, false};
    if (!resource) {
      is_complete &= !part.is_needed;
      continue;
    }
    fs::path jar = class_path.entries()[resource->entry].path;
    bool is_known = std::find(found.jars.begin(), found.jars.end(), jar) != found.jars.end();
    if (!is_known) found.jars.push_back(std::move(jar));
  }
  if (!is_complete) {
    for (fs::path& jar : jars_elsewhere(version, places).jars) found.jars.push_back(std::move(jar));
  }
  return found;
}

}  // namespace

bool is_older_version(std::string_view left, std::string_view right) {
  auto parse = [](std::string_view version) {
    std::string_view numbers = version.substr(0, version.find('-'));
    std::vector<long> parts;
    for (std::string_view part : split(numbers, '.')) {
      parts.push_back(std::strtol(std::string(part).c_str(), nullptr, 10));
    }
    while (parts.size() > 1 && parts.back() == 0) parts.pop_back();
    return std::tuple(parts, numbers.size() == version.size(), version);
  };
  return parse(left) < parse(right);
}

JUnitPlaces JUnitPlaces::of_environment() {
  JUnitPlaces places;
  places.debian = "/usr/share/java";
  const char* home = std::getenv("HOME");
  if (home == nullptr || *home == '\0') return places;
  places.maven = fs::path(home) / ".m2/repository";
  places.gradle = fs::path(home) / ".gradle/caches/modules-2/files-2.1";
  return places;
}

JUnitJars find_junit(const std::string& class_path, unsigned wanted_version,
                     const JUnitPlaces& places) {
  std::vector<unsigned> versions = {5, 4};
  if (wanted_version != 0) versions = {wanted_version};
  std::error_code ignored;
  if (!class_path.empty()) {
    auto parsed = classpath::ClassPath::parse(class_path, classpath::kOldestSupportedJdk,
                                              fs::current_path(ignored));
    for (unsigned version : versions) {
      JUnitJars found = jars_of_class_path(parsed, version, places);
      if (!found.jars.empty()) return found;
    }
  }
  for (unsigned version : versions) {
    JUnitJars found = jars_elsewhere(version, places);
    if (!found.jars.empty()) return found;
  }
  return {versions.front(), {}, false};
}

JUnitJars find_junit(const std::string& class_path, unsigned wanted_version) {
  JUnitJars found = find_junit(class_path, wanted_version, JUnitPlaces::of_environment());
  std::string jars;
  for (const fs::path& jar : found.jars) jars += (jars.empty() ? "" : ":") + jar.string();
  std::error_code ignored;
  found.has_isolated =
      found.version == 5 && !jars.empty() &&
      classpath::ClassPath::parse(jars, classpath::kOldestSupportedJdk, fs::current_path(ignored))
          .find("org/junit/jupiter/api/parallel/Isolated.class")
          .has_value();
  return found;
}

}  // namespace assay::validate
