// SPDX-License-Identifier: Apache-2.0
#include "classpath/class_path.h"

#include <algorithm>
#include <deque>
#include <set>

#include "base/text.h"
#include "classpath/random_access_file.h"

namespace assay::classpath {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kClassSuffix = ".class";

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

std::optional<ClassPathResource> find_in(const ClassPathEntry& entry, std::size_t index,
                                         std::string_view name) {
  std::optional<std::vector<std::uint8_t>> bytes;
  fs::path origin = entry.path;
  if (entry.kind == EntryKind::Folder) {
    origin /= name;
    bytes = read_file(origin);
  } else if (entry.kind == EntryKind::Jar) {
    auto read = entry.jar->read(name);
    if (read) bytes = std::move(read).value();
  }
  if (!bytes) return std::nullopt;
  auto owner = std::make_shared<const std::vector<std::uint8_t>>(std::move(*bytes));
  return ClassPathResource{*owner, owner, index, std::move(origin)};
}

/// The class that a file on the class path holds: "com/foo/Bar.class" -> "com/foo/Bar".
std::optional<std::string_view> class_of_file(std::string_view name) {
  if (!name.ends_with(kClassSuffix) || name.starts_with("META-INF/")) return std::nullopt;
  name.remove_suffix(kClassSuffix.size());
  if (name.empty() || name == "module-info") return std::nullopt;
  return name;
}

std::vector<std::string> files_below(const fs::path& folder) {
  std::vector<std::string> names;
  std::error_code error;
  fs::recursive_directory_iterator files(folder, fs::directory_options::skip_permission_denied,
                                         error);
  for (fs::recursive_directory_iterator end; !error && files != end; files.increment(error)) {
    std::error_code ignored;
    if (!files->is_regular_file(ignored)) continue;
    names.push_back(files->path().lexically_relative(folder).generic_string());
  }
  std::sort(names.begin(), names.end());
  return names;
}

std::string percent_decode(std::string_view url) {
  auto digit = [](char c) {
    constexpr std::string_view kDigits = "0123456789abcdefABCDEF";
    std::size_t value = kDigits.find(c);
    return value == std::string_view::npos ? -1 : static_cast<int>(value < 16 ? value : value - 6);
  };
  std::string text;
  for (std::size_t i = 0; i < url.size(); ++i) {
    bool is_escape =
        url[i] == '%' && i + 2 < url.size() && digit(url[i + 1]) >= 0 && digit(url[i + 2]) >= 0;
    text += is_escape ? static_cast<char>(digit(url[i + 1]) * 16 + digit(url[i + 2])) : url[i];
    if (is_escape) i += 2;
  }
  return text;
}

/// The file a Class-Path attribute names, or nothing if its URL is none of a file.
std::optional<std::string> file_of_url(std::string_view url) {
  if (std::size_t colon = url.find(':'); colon != std::string_view::npos) {
    if (!equal_ignoring_case(url.substr(0, colon), "file")) return std::nullopt;
    url.remove_prefix(colon + 1);
    if (url.starts_with("//")) url.remove_prefix(2);
  }
  return percent_decode(url);
}

fs::path absolute_path(const fs::path& base, const fs::path& path) {
  fs::path normal = (base / path).lexically_normal();
  return normal.has_filename() || normal == normal.root_path() ? normal : normal.parent_path();
}

}  // namespace

/// Works through the entries in order. A jar's Class-Path comes right after the jar, and whatever
/// comes a second time is left out, which also ends cycles.
class ClassPath::Builder {
 public:
  Builder(int jdk_feature, fs::path working_folder)
      : jdk_feature_(jdk_feature), working_folder_(std::move(working_folder)) {}

  ClassPath build(std::string_view text) {
    for (std::string_view element : split(text, ':')) add_element(element);
    ClassPath class_path;
    while (!waiting_.empty()) {
      ClassPathEntry entry = std::move(waiting_.front());
      waiting_.pop_front();
      if (!seen_.insert(entry.path).second) continue;
      open(entry);
      if (entry.jar) queue_manifest_entries(entry);
      class_path.entries_.push_back(std::move(entry));
    }
    return class_path;
  }

 private:
  void add_element(std::string_view element) {
    bool is_wildcard = element == "*" || element.ends_with("/*");
    if (is_wildcard && add_jars_of(element.substr(0, element.size() - 1))) return;
    add(element.empty() ? "." : element, working_folder_);
  }

  void add(std::string_view given, const fs::path& base) {
    waiting_.push_back({absolute_path(base, given), std::string(given)});
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
    Result<Jar> jar = Jar::open(entry.path, jdk_feature_);
    entry.kind = jar ? EntryKind::Jar : EntryKind::Unreadable;
    if (jar) {
      entry.jar = std::make_shared<const Jar>(std::move(jar).value());
    } else {
      entry.problem = jar.error().message;
    }
  }

  void queue_manifest_entries(const ClassPathEntry& entry) {
    std::vector<ClassPathEntry> named;
    for (std::string_view url : entry.jar->manifest().class_path()) {
      std::optional<std::string> file = file_of_url(url);
      if (!file || file->empty()) continue;
      ClassPathEntry& next = named.emplace_back();
      next.path = absolute_path(entry.path.parent_path(), *file);
      next.given = *file;
      next.is_from_manifest = true;
    }
    waiting_.insert(waiting_.begin(), named.begin(), named.end());
  }

  int jdk_feature_;
  fs::path working_folder_;
  std::deque<ClassPathEntry> waiting_;
  std::set<fs::path> seen_;
};

ClassPath ClassPath::parse(std::string_view text, int jdk_feature, const fs::path& working_folder) {
  return Builder(jdk_feature, working_folder).build(text);
}

std::optional<ClassPathResource> ClassPath::find(std::string_view name) const {
  if (!is_inner_name(name)) return std::nullopt;
  for (std::size_t index = 0; index < entries_.size(); ++index) {
    if (auto resource = find_in(entries_[index], index, name)) return resource;
  }
  return std::nullopt;
}

std::vector<ClassPathResource> ClassPath::find_all(std::string_view name) const {
  std::vector<ClassPathResource> resources;
  if (!is_inner_name(name)) return resources;
  for (std::size_t index = 0; index < entries_.size(); ++index) {
    if (auto resource = find_in(entries_[index], index, name)) {
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
