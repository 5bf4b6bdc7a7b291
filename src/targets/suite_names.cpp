// SPDX-License-Identifier: Apache-2.0
#include "targets/suite_names.h"

#include <algorithm>
#include <cctype>
#include <set>
#include <string_view>

namespace assay::targets {
namespace {

constexpr std::string_view kSuffix = "GeneratedTest";

std::size_t start_of_simple_name(const std::string& class_name) {
  const std::size_t dot = class_name.rfind('.');
  return dot == std::string::npos ? 0 : dot + 1;
}

/// What two files must not have in common.
std::string file_key(const std::string& class_name, const std::string& suite) {
  std::string key = class_name.substr(0, start_of_simple_name(class_name)) + suite;
  std::ranges::transform(key, key.begin(), [](unsigned char c) { return std::tolower(c); });
  return key;
}

/// Those that are nested less come first.
bool is_before(const std::string& a, const std::string& b) {
  const auto depth_of_a = std::ranges::count(a, '$'), depth_of_b = std::ranges::count(b, '$');
  return depth_of_a != depth_of_b ? depth_of_a < depth_of_b : a < b;
}

/// A name that is not among those used, which it joins.
std::string other_name(const std::string& class_name, std::set<std::string>& used) {
  std::string base = class_name.substr(start_of_simple_name(class_name));
  std::ranges::replace(base, '$', '_');
  std::string name = base + std::string(kSuffix);
  for (int number = 2; !used.insert(file_key(class_name, name)).second; ++number) {
    name = base + std::to_string(number) + std::string(kSuffix);
  }
  return name;
}

}  // namespace

std::string plain_suite_name(const std::string& class_name) {
  std::string name = class_name.substr(start_of_simple_name(class_name));
  std::erase(name, '$');
  return name + std::string(kSuffix);
}

std::string bug_suite_name(const std::string& suite) {
  const bool has_suffix = suite.ends_with(kSuffix);
  return (has_suffix ? suite.substr(0, suite.size() - kSuffix.size()) : suite) + "BugTest";
}

std::map<std::string, std::string> suite_names(std::vector<std::string> classes) {
  std::ranges::sort(classes, is_before);
  std::map<std::string, std::string> names;
  std::set<std::string> used;
  std::vector<std::string> others;
  for (const std::string& name : classes) {
    if (used.insert(file_key(name, plain_suite_name(name))).second) {
      names[name] = plain_suite_name(name);
    } else {
      others.push_back(name);
    }
  }
  for (const std::string& name : others) names[name] = other_name(name, used);
  return names;
}

}  // namespace assay::targets
