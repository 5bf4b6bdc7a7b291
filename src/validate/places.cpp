// SPDX-License-Identifier: Apache-2.0
// The user's surroundings and two others. Both dates are ones that programs treat apart: a Friday
// 13th in the past at night, a Sunday 29th of February in the future before midnight. The future
// one is in the time zone that is farthest ahead, the past one in one with an odd offset.
#include "validate/places.h"

#include <pwd.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <fstream>
#include <string_view>

#include "classpath/jdk.h"

namespace assay::validate {

namespace fs = std::filesystem;

namespace {

constexpr std::int64_t kFridayNight = 1'447'398'840;     // 2015-11-13 03:14 in Nova Scotia
constexpr std::int64_t kLastOfFebruary = 1'961'660'460;  // 2032-02-29 23:41 on Kiritimati

// What would change how the virtual machine is started, with files that it cannot see.
constexpr std::array<std::string_view, 5> kNotPassedOn{
    "JAVA_TOOL_OPTIONS=", "_JAVA_OPTIONS=", "JDK_JAVA_OPTIONS=", "LD_", "ASSAY_CLOCK="};

Place own_place(const OwnSurroundings& own, const fs::path& jdk) {
  Place place{.name = "in your own environment", .jdk = jdk};
  place.flags = {"-ea", "-Duser.name=" + own.user, "-Duser.home=" + own.home};
  for (const std::string& variable : own.environment) {
    const bool is_passed_on = std::ranges::none_of(
        kNotPassedOn, [&](std::string_view name) { return variable.starts_with(name); });
    if (is_passed_on) place.environment.push_back(variable);
  }
  return place;
}

Place friday_night(const fs::path& jdk) {
  Place place{
      .name = "on Friday 13 November 2015 in Nova Scotia, in Turkish, on one processor, with -da",
      .jdk = jdk};
  place.flags = {"-da",
                 "-XX:+UseSerialGC",
                 "-XX:ActiveProcessorCount=1",
                 "-XX:+DisableExplicitGC",
                 "-Xmx256m",
                 "-Duser.language=tr",
                 "-Duser.country=TR",
                 "-Duser.timezone=America/Halifax",
                 "-Duser.name=ayse",
                 "-Duser.home=/Users/ayse"};
  place.environment = {"CI=true",           "HOME=/Users/ayse",    "USER=ayse",
                       "LOGNAME=ayse",      "PATH=/opt/ci/bin",    "LANG=C",
                       "LC_ALL=C",          "TERM=dumb",           "SHELL=/bin/zsh",
                       "EDITOR=ed",         "GITHUB_ACTIONS=true", "NO_COLOR=1",
                       "TZ=America/Halifax"};
  place.date = kFridayNight;
  place.thread = "Test worker";
  return place;
}

Place leap_day(const fs::path& jdk) {
  Place place{.name = "on Sunday 29 February 2032 on Kiritimati, in Thai, on eight processors",
              .jdk = jdk};
  place.flags = {"-ea",
                 "-XX:+UseParallelGC",
                 "-XX:ActiveProcessorCount=8",
                 "-Xmx1g",
                 "-Duser.language=th",
                 "-Duser.country=TH",
                 "-Duser.timezone=Pacific/Kiritimati",
                 "-Duser.name=Jürgen",
                 "-Duser.home=/srv/people/juergen"};
  place.environment = {"LC_ALL=C.UTF-8", "HOME=/srv/people/juergen", "TERM=xterm-256color",
                       "DISPLAY=:0", "COLUMNS=200"};
  place.date = kLastOfFebruary;
  place.thread = "ForkJoinPool-1-worker-3";
  return place;
}

/// As the file `release` in its home says: JAVA_VERSION="25.0.1".
int feature_of(const fs::path& home) {
  std::ifstream file(home / "release");
  constexpr std::string_view kKey = "JAVA_VERSION=\"";
  for (std::string line; std::getline(file, line);) {
    if (line.starts_with(kKey)) return classpath::feature_of_version(line.substr(kKey.size()));
  }
  return 0;
}

/// Variables that many programs look at and nobody keeps a secret in.
bool is_public(std::string_view name) {
  constexpr std::string_view kPublic[] = {
      "CI",        "COLORTERM", "COLUMNS",  "DISPLAY", "EDITOR", "GITHUB_ACTIONS",
      "GITLAB_CI", "HOME",      "HOSTNAME", "LANG",    "LINES",  "LOGNAME",
      "NO_COLOR",  "PATH",      "PWD",      "SHELL",   "SHLVL",  "TERM",
      "TMPDIR",    "TZ",        "USER"};
  return name.starts_with("LC_") || std::ranges::find(kPublic, name) != std::end(kPublic);
}

/// What the code under test sees of a variable: that it is there, and what it is only if that is no
/// secret. Tokens are often handed over so.
std::string shown(std::string_view variable) {
  const std::string_view name = variable.substr(0, variable.find('='));
  return is_public(name) ? std::string(variable) : std::string(name) + "=not shown";
}

}  // namespace

OwnSurroundings OwnSurroundings::of_process() {
  OwnSurroundings own;
  for (char** variable = environ; variable != nullptr && *variable != nullptr; ++variable)
    own.environment.push_back(shown(*variable));
  if (const passwd* user = getpwuid(geteuid())) {
    own.user = user->pw_name;
    own.home = user->pw_dir;
  }
  return own;
}

std::vector<Place> places(const OwnSurroundings& own, const fs::path& jdk,
                          const fs::path& other_jdk) {
  return {own_place(own, jdk), friday_night(jdk), leap_day(other_jdk.empty() ? jdk : other_jdk)};
}

fs::path find_other_jdk(const fs::path& jdk, int feature) {
  std::error_code problem;
  std::vector<fs::path> homes;
  for (const fs::directory_entry& entry : fs::directory_iterator(jdk.parent_path(), problem)) {
    const bool is_jdk = access((entry.path() / "bin/java").c_str(), X_OK) == 0;
    if (is_jdk) homes.push_back(entry.path());
  }
  std::ranges::sort(homes);
  fs::path newest;
  int best = feature;
  for (const fs::path& home : homes) {
    const int found = feature_of(home);
    if (found <= best) continue;
    best = found;
    newest = fs::canonical(home, problem);
  }
  return newest;
}

}  // namespace assay::validate
