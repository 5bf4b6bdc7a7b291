// SPDX-License-Identifier: Apache-2.0
//
// The usual mistakes, and how they show. A class file knows its own full name, so a file with the
// right simple name, found anywhere below the class path, tells both which name the user should
// have written and which folder should have been on the class path: its path without that name.
#include "classpath/missing_class.h"

#include <fmt/format.h>

#include <algorithm>
#include <vector>

#include "base/text.h"
#include "classfile/names.h"
#include "classfile/parse/parse_class.h"
#include "classpath/random_access_file.h"

namespace assay::classpath {
namespace {

using classfile::external_name;
using classfile::internal_name;

namespace fs = std::filesystem;

constexpr std::size_t kMaxFilesSeen = 100'000;
constexpr std::size_t kMaxSuggestions = 3;
constexpr int kMaxDepth = 16;
constexpr std::string_view kClassSuffix = ".class";

std::string_view last_part(std::string_view name, char separator) {
  return split(name, separator).back();
}

/// A class file that may be the one that was meant.
struct Candidate {
  std::string name;  // the internal name that the file itself declares
  std::string root;  // the folder that has to be on the class path; empty if it is there already
  std::string file;

  bool operator==(const Candidate&) const = default;
};

/// What looking around showed.
struct Surroundings {
  std::vector<Candidate> candidates;
  std::vector<std::string> sources;        // uncompiled
  std::vector<std::string> jar_folders;    // given entries that hold jars instead of classes
  std::vector<std::string> unread_in_jar;  // the class is there but cannot be read
};

std::optional<std::string> declared_name(Bytes bytes) {
  auto parsed = classfile::parse_class(bytes, {.max_major = 0xffff, .trusted = true});
  if (!parsed) return std::nullopt;
  return std::string(parsed.value().name);
}

std::optional<std::string> declared_name_of_file(const fs::path& file) {
  auto opened = RandomAccessFile::open(file);
  if (!opened || opened.value()->size() > ZipFile::kMaxEntrySize) return std::nullopt;
  auto bytes = opened.value()->read(0, opened.value()->size());
  if (!bytes) return std::nullopt;
  return declared_name(bytes.value());
}

class Explorer {
 public:
  Explorer(const ClassPath& class_path, std::string_view internal)
      : class_path_(class_path), simple_(last_part(internal, '/')) {}

  Surroundings explore() {
    for (const ClassPathEntry& entry : class_path_.entries()) {
      if (entry.kind == EntryKind::Folder) explore_folder(entry);
      if (entry.kind == EntryKind::Jar) explore_jar(entry);
    }
    return std::move(found_);
  }

 private:
  /// "Inner" also when the file is Outer$Inner.class.
  bool has_wanted_name(std::string_view stem) const {
    return equal_ignoring_case(stem, simple_) || equal_ignoring_case(last_part(stem, '$'), simple_);
  }

  void explore_folder(const ClassPathEntry& entry) {
    std::error_code error;
    bool has_classes = false, has_jars = false;
    fs::recursive_directory_iterator files(entry.path,
                                           fs::directory_options::skip_permission_denied, error);
    for (fs::recursive_directory_iterator end; !error && files != end; files.increment(error)) {
      if (++files_seen_ > kMaxFilesSeen) return;
      std::string name = files->path().filename();
      if (name.starts_with('.') || files.depth() > kMaxDepth) files.disable_recursion_pending();
      has_classes |= name.ends_with(kClassSuffix);
      has_jars |= files.depth() == 0 && name.ends_with(".jar");
      consider_file(entry, files->path());
    }
    if (has_jars && !has_classes) found_.jar_folders.push_back(entry.given);
  }

  void consider_file(const ClassPathEntry& entry, const fs::path& file) {
    if (!has_wanted_name(file.stem().string())) return;
    if (file.extension() == ".java") found_.sources.push_back(file);
    if (file.extension() != kClassSuffix) return;
    std::optional<std::string> name = declared_name_of_file(file);
    if (!name) return;
    std::string expected_end = "/" + *name + std::string(kClassSuffix);
    std::string path = file;
    if (!path.ends_with(expected_end)) return;
    std::string root = path.substr(0, path.size() - expected_end.size());
    if (root == entry.path) root.clear();
    add(Candidate{*name, root, path});
  }

  void explore_jar(const ClassPathEntry& entry) {
    for (std::string_view file : entry.jar->names()) {
      if (!file.ends_with(kClassSuffix)) continue;
      std::string_view stem = file.substr(0, file.size() - kClassSuffix.size());
      if (!has_wanted_name(last_part(stem, '/'))) continue;
      auto bytes = entry.jar->read(file);
      if (!bytes) {
        found_.unread_in_jar.push_back(
            fmt::format("{} in {}: {}", file, entry.given, bytes.error().message));
        continue;
      }
      std::optional<std::string> name = declared_name(*bytes.value());
      if (!name || !stem.ends_with(*name)) continue;
      bool is_at_root = stem.size() == name->size();
      std::string prefix(stem.substr(0, stem.size() - name->size()));
      add(Candidate{*name, is_at_root ? "" : entry.given + "!/" + prefix, entry.path});
    }
  }

  void add(Candidate candidate) {
    bool is_known = std::find(found_.candidates.begin(), found_.candidates.end(), candidate) !=
                    found_.candidates.end();
    if (!is_known) found_.candidates.push_back(std::move(candidate));
  }

  const ClassPath& class_path_;
  std::string_view simple_;
  std::size_t files_seen_ = 0;
  Surroundings found_;
};

std::string describe(const Candidate& candidate, std::string_view asked_for) {
  std::string_view root = candidate.root;
  if (std::size_t mark = root.find("!/"); mark != std::string_view::npos) {
    return fmt::format(
        "{} has it under {}, where java does not look: unpack it and put that "
        "folder on the class path",
        root.substr(0, mark), root.substr(mark + 2));
  }
  std::string name = external_name(candidate.name);
  if (root.empty()) return fmt::format("did you mean {}?", name);
  if (name == asked_for)
    return fmt::format("it is in {}: did you mean -cp {}?", candidate.file, root);
  return fmt::format("did you mean {} with -cp {}?", name, root);
}

/// Candidates of exactly the wanted name, if there are any; else all. "a/Outer/Inner" is what
/// users write for "a/Outer$Inner".
std::vector<Candidate> best(std::vector<Candidate> candidates, std::string_view internal) {
  auto end =
      std::stable_partition(candidates.begin(), candidates.end(), [&](const Candidate& candidate) {
        return candidate.name == internal || replaced(candidate.name, '$', '/') == internal;
      });
  if (end != candidates.begin()) candidates.erase(end, candidates.end());
  if (candidates.size() > kMaxSuggestions) candidates.resize(kMaxSuggestions);
  return candidates;
}

void add_entry_hints(const ClassPath& class_path, std::vector<std::string>& hints) {
  for (const ClassPathEntry& entry : class_path.entries()) {
    if (entry.is_from_manifest) continue;
    if (entry.kind == EntryKind::Missing) {
      hints.push_back(fmt::format("the class path entry {} does not exist", entry.given));
    } else if (entry.kind == EntryKind::Unreadable) {
      hints.push_back(
          fmt::format("the class path entry {} is ignored: {}", entry.given, entry.problem));
    }
  }
}

std::vector<std::string> hints_for(const ClassPath& class_path, std::string_view name) {
  std::string internal = internal_name(std::string(name));
  Surroundings around = Explorer(class_path, internal).explore();
  std::vector<std::string> hints = around.unread_in_jar;
  for (const Candidate& candidate : best(around.candidates, internal)) {
    hints.push_back(describe(candidate, name));
  }
  if (!hints.empty()) return hints;
  for (const std::string& folder : around.jar_folders) {
    hints.push_back(fmt::format("{} holds jars: did you mean -cp '{}/*'?", folder, folder));
  }
  if (!around.sources.empty()) {
    hints.push_back(
        fmt::format("there is {}, but no class of it: compile it first", around.sources.front()));
  }
  add_entry_hints(class_path, hints);
  if (hints.empty()) hints.push_back("pass the folder or jar that has it with -cp");
  return hints;
}

/// What is wrong with a class that is where it should be; empty if nothing is.
std::string explain_found(const ClassPathResource& found, std::string_view name, int max_major) {
  constexpr std::uint8_t kMagic[] = {0xCA, 0xFE, 0xBA, 0xBE};
  bool has_header = found.bytes.size() >= 8 && std::ranges::equal(found.bytes.first(4), kMagic);
  if (!has_header) return fmt::format("{} is not a class file", found.origin.string());
  int major = found.bytes[6] << 8 | found.bytes[7];
  if (major > max_major) {
    return fmt::format(
        "{} was compiled for Java {} (class file version {}), but the JDK is {}: "
        "pass a newer one with --jdk or JAVA_HOME",
        name, major - 44, major, max_major - 44);
  }
  auto parsed = classfile::parse_class(found.bytes, {.requested_name = name});
  if (!parsed) {
    return fmt::format("{} cannot be read: {}", found.origin.string(), parsed.error().message);
  }
  return {};
}

}  // namespace

bool is_class_name(std::string_view text) {
  bool is_file = text.find_first_of("/\\") != std::string_view::npos ||
                 text.ends_with(kClassSuffix) || text.ends_with(".java");
  return !text.empty() && !is_file;
}

std::string to_class_name(std::string_view given) {
  if (given.starts_with("./")) given.remove_prefix(2);
  for (std::string_view suffix : {kClassSuffix, std::string_view(".java")}) {
    if (given.ends_with(suffix)) given.remove_suffix(suffix.size());
  }
  return replaced(external_name(given), '\\', '.');
}

std::string explain_missing_class(const ClassPath& class_path, std::string_view given,
                                  int max_class_file_major) {
  std::string name = to_class_name(given);
  std::string internal = internal_name(name);
  std::optional<ClassPathResource> found = class_path.find(internal + std::string(kClassSuffix));
  if (found) {
    std::string problem = explain_found(*found, name, max_class_file_major);
    if (!problem.empty()) return problem;
    bool is_at_its_place = declared_name(found->bytes) == internal;
    if (is_at_its_place && name != given) {
      return fmt::format("{} is a file name: write the class name {}", given, name);
    }
    if (is_at_its_place) return fmt::format("class {} is in {}", name, found->origin.string());
  }
  return fmt::format("class {} is not on the class path; {}", is_class_name(given) ? name : given,
                     join(hints_for(class_path, name), "; "));
}

}  // namespace assay::classpath
