// SPDX-License-Identifier: Apache-2.0
// A class path as java reads it: folders, jars, wildcards, and what manifests name, each place once
// and in order. Manifests are followed only as far as classpath/manifest_entry.h lets them.
#include "classpath/class_path.h"

#include <fmt/format.h>

#include <algorithm>
#include <deque>
#include <set>

#include "base/text.h"
#include "classpath/manifest_entry.h"
#include "classpath/random_access_file.h"

namespace assay::classpath {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kClassSuffix = ".class";
constexpr std::size_t kMostManifestEntries = 10'000;  // of all jars together

/// Whether a resource name stays inside the folder it is looked up in.
bool is_inner_name(std::string_view name) {
  if (name.empty() || name.front() == '/' || name.find('\0') != std::string_view::npos) {
    return false;
  }
  std::vector<std::string_view> parts = split(name, '/');
  return std::find(parts.begin(), parts.end(), "..") == parts.end();
}

std::optional<std::vector<std::uint8_t>> read_file(const fs::path& file) {
  auto opened = RandomAccessFile::open(file);
  if (!opened || opened.value()->size() > ZipFile::kMaxEntrySize) return std::nullopt;
  auto bytes = opened.value()->read(0, opened.value()->size());
  if (!bytes) return std::nullopt;
  return std::move(bytes).value();
}

/// The class that a file on the class path holds: "com/foo/Bar.class" -> "com/foo/Bar".
std::optional<std::string_view> class_of_file(std::string_view name) {
  if (!name.ends_with(kClassSuffix) || name.starts_with("META-INF/")) return std::nullopt;
  name.remove_suffix(kClassSuffix.size());
  if (name.empty() || name == "module-info") return std::nullopt;
  return name;
}

fs::path absolute_path(const fs::path& base, const fs::path& path) {
  fs::path normal = (base / path).lexically_normal();
  return normal.has_filename() || normal == normal.root_path() ? normal : normal.parent_path();
}

}  // namespace

std::string text_of(const UnfollowedEntry& entry) {
  return fmt::format(
      "the Class-Path of {} names '{}', which {}: it is not followed (name it in the class path "
      "if it belongs to the program)",
      entry.jar.string(), entry.url, entry.reason);
}

/// Works through the entries in order. A jar's Class-Path comes right after the jar, and whatever
/// comes a second time is left out, which also ends cycles.
class ClassPath::Builder {
 public:
  Builder(int jdk_feature, fs::path working_folder)
      : jdk_feature_(jdk_feature), working_folder_(std::move(working_folder)) {}

  ClassPath build(std::string_view text) {
    for (std::string_view element : split(text, ':')) add_element(element);
    while (!waiting_.empty()) {
      Waiting next = std::move(waiting_.front());
      waiting_.pop_front();
      if (!seen_.insert(next.entry.path).second) continue;
      open(next.entry);
      if (next.entry.jar) queue_manifest_entries(next);
      class_path_.entries_.push_back(std::move(next.entry));
    }
    for (const ClassPathEntry& entry : class_path_.entries_) {
      std::error_code error;
      fs::path real = entry.is_used() ? fs::canonical(entry.path, error) : fs::path();
      if (error) real = entry.path;
      class_path_.real_paths_.push_back(std::move(real));
    }
    return std::move(class_path_);
  }

 private:
  struct Waiting {
    ClassPathEntry entry;
    std::shared_ptr<const ManifestReach> reach;  // null: the user named it
  };

  void add_element(std::string_view element) {
    bool is_wildcard = element == "*" || element.ends_with("/*");
    if (is_wildcard && add_jars_of(element.substr(0, element.size() - 1))) return;
    add(element.empty() ? "." : element, working_folder_);
  }

  void add(std::string_view given, const fs::path& base) {
    waiting_.push_back({{absolute_path(base, given), std::string(given)}, nullptr});
    named_by_user_.insert(waiting_.back().entry.path);
  }

  /// Whether there were any; if not, java takes the wildcard for a file name.
  bool add_jars_of(std::string_view folder) {
    std::vector<std::string> jars;
    std::error_code error;
    fs::directory_iterator files(absolute_path(working_folder_, folder), error);
    for (fs::directory_iterator end; !error && files != end; files.increment(error)) {
      fs::path extension = files->path().extension();
      if (extension == ".jar" || extension == ".JAR") jars.push_back(files->path().filename());
    }
    std::sort(jars.begin(), jars.end());
    for (const std::string& jar : jars) add(std::string(folder) + jar, working_folder_);
    return !jars.empty();
  }

  void open(ClassPathEntry& entry) const {
    std::error_code ignored;
    fs::file_status status = fs::status(entry.path, ignored);
    if (!fs::exists(status)) return;
    if (fs::is_directory(status)) {
      bool is_usable = !entry.is_from_manifest || entry.given.ends_with('/');
      entry.kind = is_usable ? EntryKind::Folder : EntryKind::Unreadable;
      if (!is_usable) entry.problem = "a manifest must name a folder with a final slash";
      return;
    }
    if (!fs::is_regular_file(status)) {
      entry.kind = EntryKind::Unreadable;  // not even opened: some devices notice
      entry.problem = fmt::format("cannot read {}: not a regular file", entry.path.string());
      return;
    }
    Result<Jar> jar = Jar::open(entry.path, jdk_feature_);
    entry.kind = jar ? EntryKind::Jar : EntryKind::Unreadable;
    if (jar) {
      entry.jar = std::make_shared<const Jar>(std::move(jar).value());
    } else {
      entry.problem = jar.error().message;
    }
  }

  void queue_manifest_entries(const Waiting& from) {
    std::error_code error;
    fs::path jar = fs::canonical(from.entry.path, error);  // java goes by where the jar really is
    if (error) jar = from.entry.path;
    const auto reach = from.reach ? from.reach : std::make_shared<const ManifestReach>(jar);
    std::vector<Waiting> named;
    for (std::string_view url : from.entry.jar->manifest().class_path()) {
      const std::optional<std::string> file = file_of_url(url);
      if (!file || file->empty()) continue;  // java leaves it out, too
      if (++manifest_entries_ > kMostManifestEntries) {
        if (manifest_entries_ == kMostManifestEntries + 1)
          leave_out(from, url, "is one of too many");
        break;
      }
      Waiting next{{absolute_path(jar.parent_path(), *file), *file}, reach};
      next.entry.is_from_manifest = !named_by_user_.contains(next.entry.path);
      if (may_follow(from, url, next)) named.push_back(std::move(next));
    }
    waiting_.insert(waiting_.begin(), std::make_move_iterator(named.begin()),
                    std::make_move_iterator(named.end()));
  }

  /// What is not there, or named by the user as well, does no harm; the rest has to be in reach.
  bool may_follow(const Waiting& from, std::string_view url, const Waiting& next) {
    std::error_code ignored;
    const fs::path& path = next.entry.path;
    if (!next.entry.is_from_manifest || !fs::exists(path, ignored)) return true;
    const std::string reason = next.reach->reason_against(path);
    if (!reason.empty()) leave_out(from, url, reason);
    return reason.empty();
  }

  void leave_out(const Waiting& from, std::string_view url, std::string_view reason) {
    class_path_.unfollowed_.push_back({from.entry.path, std::string(url), std::string(reason)});
  }

  int jdk_feature_;
  fs::path working_folder_;
  ClassPath class_path_;
  std::deque<Waiting> waiting_;
  std::set<fs::path> seen_, named_by_user_;
  std::size_t manifest_entries_ = 0;
};

ClassPath ClassPath::parse(std::string_view text, int jdk_feature, const fs::path& working_folder) {
  return Builder(jdk_feature, working_folder).build(text);
}

/// Whether a file lies in an entry also when links are followed.
bool ClassPath::holds(const fs::path& file) const {
  std::error_code error;
  const fs::path real = fs::canonical(file, error);
  return !error && std::ranges::any_of(real_paths_, [&](const fs::path& entry) {
    return !entry.empty() && is_in(real, entry);
  });
}

std::optional<ClassPathResource> ClassPath::find_in(std::size_t index,
                                                    std::string_view name) const {
  const ClassPathEntry& entry = entries_[index];
  std::optional<std::vector<std::uint8_t>> bytes;
  fs::path origin = entry.path;
  if (entry.kind == EntryKind::Folder) {
    origin /= name;
    if (holds(origin)) bytes = read_file(origin);
  } else if (entry.kind == EntryKind::Jar) {
    auto read = entry.jar->read(name);
    if (read) bytes = std::move(read).value();
  }
  if (!bytes) return std::nullopt;
  auto owner = std::make_shared<const std::vector<std::uint8_t>>(std::move(*bytes));
  return ClassPathResource{*owner, owner, index, std::move(origin)};
}

std::vector<std::string> ClassPath::files_below(const fs::path& folder) const {
  std::vector<std::string> names;
  std::error_code error;
  fs::recursive_directory_iterator files(folder, fs::directory_options::skip_permission_denied,
                                         error);
  for (fs::recursive_directory_iterator end; !error && files != end; files.increment(error)) {
    std::error_code ignored;
    if (!files->is_regular_file(ignored)) continue;
    if (files->is_symlink(ignored) && !holds(files->path())) continue;
    names.push_back(files->path().lexically_relative(folder).generic_string());
  }
  std::sort(names.begin(), names.end());
  return names;
}

std::optional<ClassPathResource> ClassPath::find(std::string_view name) const {
  if (!is_inner_name(name)) return std::nullopt;
  for (std::size_t index = 0; index < entries_.size(); ++index) {
    if (auto resource = find_in(index, name)) return resource;
  }
  return std::nullopt;
}

std::vector<ClassPathResource> ClassPath::find_all(std::string_view name) const {
  std::vector<ClassPathResource> resources;
  if (!is_inner_name(name)) return resources;
  for (std::size_t index = 0; index < entries_.size(); ++index) {
    if (auto resource = find_in(index, name)) {
      resources.push_back(std::move(*resource));
    }
  }
  return resources;
}

std::vector<ClassPathClass> ClassPath::classes() const {
  std::vector<ClassPathClass> classes;
  std::set<std::string, std::less<>> seen;
  auto add = [&](std::string_view file, std::size_t index) {
    std::optional<std::string_view> name = class_of_file(file);
    if (name && seen.emplace(*name).second) classes.push_back({std::string(*name), index});
  };
  for (std::size_t index = 0; index < entries_.size(); ++index) {
    const ClassPathEntry& entry = entries_[index];
    if (entry.kind == EntryKind::Folder) {
      for (const std::string& file : files_below(entry.path)) add(file, index);
    } else if (entry.kind == EntryKind::Jar) {
      for (std::string_view file : entry.jar->names()) add(file, index);
    }
  }
  return classes;
}

}  // namespace assay::classpath
