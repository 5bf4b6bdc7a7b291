// SPDX-License-Identifier: Apache-2.0
// Which classes to write tests for, from the user's targets and the class files alone: nothing is
// loaded or run. Classes that are left out keep their reason for the report.
#include "targets/class_selection.h"

#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <optional>
#include <set>

#include "base/text.h"
#include "classfile/class_file.h"
#include "classfile/names.h"
#include "classfile/parse/parse_class.h"
#include "classpath/class_path.h"
#include "classpath/installed_jdks.h"
#include "classpath/missing_class.h"
#include "targets/suite_names.h"
#include "targets/testability.h"

namespace assay::targets {
namespace {

namespace fs = std::filesystem;
using classpath::ClassPath;
using classpath::ClassPathClass;
using classpath::ClassPathEntry;

constexpr int kClassFileOfJdk0 = 44;  // JVMS table 4.1-A

bool is_path(std::string_view target, const fs::path& working_folder) {
  std::error_code ignored;
  return target.find('/') != std::string_view::npos || target.ends_with(".jar") ||
         fs::exists(working_folder / target, ignored);
}

fs::path absolute_path(std::string_view target, const fs::path& working_folder) {
  const fs::path path = (working_folder / target).lexically_normal();
  return path.has_filename() || path == path.root_path() ? path : path.parent_path();
}

/// A place on the class path: an entry and a folder in it.
struct Place {
  std::size_t entry;
  std::string prefix;  // "" or "com/acme/"
};

std::optional<Place> place_of(const ClassPath& class_path, const fs::path& path) {
  const std::vector<ClassPathEntry>& entries = class_path.entries();
  for (std::size_t i = 0; i < entries.size(); ++i) {
    if (entries[i].path == path) return Place{i, ""};
  }
  for (std::size_t i = 0; i < entries.size(); ++i) {
    if (entries[i].kind != classpath::EntryKind::Folder) continue;
    const std::string inner = path.lexically_relative(entries[i].path).generic_string();
    if (!inner.empty() && !inner.starts_with("..")) return Place{i, inner + "/"};
  }
  return std::nullopt;
}

class Selector {
 public:
  explicit Selector(const SelectionRequest& request)
      : request_(request), class_path_(parse(request.class_path)) {
    selection_.class_path = request.class_path;
  }

  Result<ClassSelection> select() {
    TRY(add_paths());
    for (ClassPathClass& row : class_path_.classes()) {
      std::string name = classfile::external_name(row.name);
      all_.push_back({std::move(name), std::move(row)});
    }
    std::ranges::sort(all_, {}, &Row::name);
    if (request_.targets.empty()) TRY(take_first_entry());
    for (const std::string& target : request_.targets) TRY(take(target));
    name_suites();
    for (auto& [name, job] : jobs_) selection_.jobs.push_back(std::move(job));
    for (const auto& entry : class_path_.unfollowed()) {
      selection_.unfollowed.push_back(text_of(entry));
    }
    for (const ClassPathEntry& entry : class_path_.entries()) {
      const bool is_absent = entry.kind == classpath::EntryKind::Missing && !entry.is_from_manifest;
      if (is_absent) selection_.absent.push_back(entry.given);
    }
    if (selection_.jobs.empty()) return Error{nothing("the class path", left_out_)};
    for (const auto& [name, reason] : left_out_) selection_.left_out[reason].push_back(name);
    return std::move(selection_);
  }

 private:
  struct Row {
    std::string name;  // "pkg.Outer$Inner"
    ClassPathClass file;
  };
  using Reasons = std::map<std::string, std::string>;  // by class

  ClassPath parse(std::string_view text) const {
    return ClassPath::parse(text, request_.jdk_feature, request_.working_folder);
  }

  /// Puts the jars and folders among the targets on the class path.
  Result<void> add_paths() {
    bool has_changed = false;
    for (const std::string& target : request_.targets) {
      if (!is_path(target, request_.working_folder)) continue;
      const fs::path path = absolute_path(target, request_.working_folder);
      std::error_code ignored;
      if (!fs::exists(path, ignored)) return Error{fmt::format("there is no '{}'", target)};
      if (place_of(class_path_, path)) continue;
      selection_.class_path += (selection_.class_path.empty() ? "" : ":") + target;
      has_changed = true;
    }
    if (has_changed) class_path_ = parse(selection_.class_path);
    return {};
  }

  Result<void> take_first_entry() {
    const ClassPathEntry& entry = class_path_.entries().front();
    if (entry.kind == classpath::EntryKind::Missing) {
      return Error{fmt::format("there is no '{}', the first entry of the class path", entry.given)};
    }
    if (entry.kind == classpath::EntryKind::Unreadable) {
      return Error{fmt::format("cannot read '{}': {}", entry.given, entry.problem)};
    }
    return take_place(entry.given, {0, ""});
  }

  Result<void> take(const std::string& target) {
    if (is_path(target, request_.working_folder)) {
      const fs::path path = absolute_path(target, request_.working_folder);
      return take_place(target, *place_of(class_path_, path));
    }
    const std::size_t hash = target.find('#');
    const std::string_view name = std::string_view(target).substr(0, hash);
    if (hash != std::string::npos) return take_method(name, target.substr(hash + 1));
    if (name.find_first_of("*?") == std::string_view::npos) {
      const Row* row = find(name);
      if (row == nullptr) return missing(name);
      return take_rows(target, {row}, "");
    }
    std::vector<const Row*> rows;
    for (const Row& row : all_) {
      if (glob_matches(name, row.name)) rows.push_back(&row);
    }
    return take_rows(target, rows, "");
  }

  Result<void> take_place(std::string_view target, const Place& place) {
    const ClassPathEntry& entry = class_path_.entries()[place.entry];
    if (entry.kind == classpath::EntryKind::Unreadable) {
      return Error{fmt::format("cannot read '{}': {}", target, entry.problem)};
    }
    std::vector<const Row*> rows;
    for (const Row& row : all_) {
      if (row.file.entry == place.entry && row.file.name.starts_with(place.prefix))
        rows.push_back(&row);
    }
    return take_rows(target, rows, "");
  }

  Result<void> take_method(std::string_view name, const std::string& method) {
    if (method.empty() || method.find('(') != std::string::npos) {
      return Error{fmt::format(
          "cannot read the target '{}#{}'; expected pkg.Class#method, without parameters", name,
          method)};
    }
    const Row* row = find(name);
    if (row == nullptr) return missing(name);
    return take_rows(fmt::format("{}#{}", name, method), {row}, method);
  }

  /// pkg.Outer.Inner is pkg.Outer$Inner.
  const Row* find(std::string_view written) const {
    std::string name(written);
    while (true) {
      const auto row = std::ranges::lower_bound(all_, name, {}, &Row::name);
      if (row != all_.end() && row->name == name) return &*row;
      const std::size_t dot = name.rfind('.');
      if (dot == std::string::npos) return nullptr;
      name[dot] = '$';
    }
  }

  Error missing(std::string_view name) const {
    return Error{classpath::explain_missing_class(class_path_, std::string(name),
                                                  request_.jdk_feature + kClassFileOfJdk0)};
  }

  Result<void> take_rows(std::string_view target, const std::vector<const Row*>& rows,
                         const std::string& method) {
    Reasons untaken;
    for (const Row* row : rows) {
      const Look look = TRY(look_at(*row, method));
      if (look.reason_against.empty()) {
        add(row->name, method, look.size);
        selection_.release = std::max(selection_.release, look.release);
      } else {
        untaken[row->name] = look.reason_against;
        selection_.newest_needed = std::max(selection_.newest_needed, look.needed_jdk);
      }
    }
    if (untaken.size() == rows.size()) return Error{nothing(target, untaken)};
    left_out_.merge(untaken);
    return {};
  }

  struct Look {
    std::string reason_against;  // why the class is left out; empty if it is not
    std::size_t size = 0;        // of the class file
    int needed_jdk = 0;          // of a class that is too new
    unsigned release = 0;        // of Java that it needs
  };
  /// An Error if the class lacks the method that is asked for.
  Result<Look> look_at(const Row& row, const std::string& method) const {
    const auto excludes = [&](const std::string& glob) { return glob_matches(glob, row.name); };
    if (std::ranges::any_of(request_.exclude, excludes)) return Look{"excluded"};
    const auto resource = class_path_.find(row.file.name + ".class");
    if (!resource) return Look{"unreadable"};
    const auto file = classfile::parse_class(resource->bytes);
    if (!file.ok() || file.value().name != row.file.name) return Look{"unreadable"};
    const int needed = file.value().major_version - kClassFileOfJdk0;
    if (needed > request_.jdk_feature) return Look{std::string(kTooNew), 0, needed};
    const auto reason = untestable_reason(file.value(), request_.access);
    if (reason) return Look{std::string(*reason)};
    if (!method.empty()) TRY(check_method(row.name, file.value(), method));
    return Look{"", resource->bytes.size(), needed, static_cast<unsigned>(needed)};
  }

  static Result<void> check_method(const std::string& class_name, const classfile::ClassFile& file,
                                   const std::string& method) {
    std::vector<std::string> known;
    for (const classfile::MethodInfo& info : file.methods) {
      if (info.has_code && info.name == method) return {};
      if (info.has_code && info.name != "<clinit>") known.emplace_back(info.name);
    }
    known.erase(std::unique(known.begin(), known.end()), known.end());
    return Error{fmt::format("class {} has no method '{}'; its methods are {}", class_name, method,
                             known.empty() ? "none" : join(known, ", "))};
  }

  void add(const std::string& name, const std::string& method, std::size_t size) {
    const auto [found, is_new] = jobs_.try_emplace(name, Job{.class_name = name, .promise = size});
    std::vector<std::string>& methods = found->second.methods;
    if (method.empty()) {
      methods.clear();
    } else if (is_new || (!methods.empty() && std::ranges::count(methods, method) == 0)) {
      methods.push_back(method);
    }
  }

  void name_suites() {
    std::vector<std::string> classes;
    std::ranges::transform(all_, std::back_inserter(classes), &Row::name);
    std::map<std::string, std::string> names = suite_names(std::move(classes));
    for (auto& [name, job] : jobs_) job.suite = std::move(names[name]);
  }

  std::string nothing(std::string_view target, const Reasons& untaken) const {
    if (untaken.empty()) return fmt::format("'{}' means no class on the class path", target);
    std::map<std::string, std::vector<std::string>> by_reason;
    for (const auto& [name, reason] : untaken) by_reason[reason].push_back(name);
    std::string text = fmt::format("'{}' means no class that tests can be written for: {}", target,
                                   left_out_text(by_reason));
    if (by_reason.count(std::string(kTooNew)) != 0)
      text += "; " + classpath::advice_for_jdk(selection_.newest_needed);
    return text;
  }

  const SelectionRequest& request_;
  ClassPath class_path_;
  ClassSelection selection_;
  std::vector<Row> all_;
  std::map<std::string, Job> jobs_;
  Reasons left_out_;
};

}  // namespace

bool glob_matches(std::string_view glob, std::string_view name) {
  if (glob.empty()) return name.empty();
  if (glob.starts_with("**")) {
    for (std::size_t skip = 0; skip <= name.size(); ++skip) {
      if (glob_matches(glob.substr(2), name.substr(skip))) return true;
    }
    return false;
  }
  if (glob[0] == '*') {
    for (std::size_t skip = 0; skip <= name.size(); ++skip) {
      if (glob_matches(glob.substr(1), name.substr(skip))) return true;
      if (skip < name.size() && name[skip] == '.') break;
    }
    return false;
  }
  const bool is_equal = !name.empty() && (glob[0] == '?' ? name[0] != '.' : glob[0] == name[0]);
  return is_equal && glob_matches(glob.substr(1), name.substr(1));
}

std::string left_out_text(const std::map<std::string, std::vector<std::string>>& left_out) {
  std::vector<std::string> parts;
  parts.reserve(left_out.size());
  for (const auto& [reason, classes] : left_out) {
    parts.push_back(fmt::format("{} {}", classes.size(), reason));
  }
  return join(parts, ", ");
}

Result<ClassSelection> select_classes(const SelectionRequest& request) {
  return Selector(request).select();
}

}  // namespace assay::targets
