// SPDX-License-Identifier: Apache-2.0
// How the judge's JVM is started: flags, properties, environment and the policy that confines it.
// Its surroundings are made like those of our machine, so that a difference is a finding.
#include "validate/judge_command.h"

#include <fmt/format.h>
#include <unistd.h>

#include <fstream>

#include "classpath/class_path.h"
#include "classpath/jdk.h"
#include "sandbox/folder_usage.h"
#include "sandbox/layers.h"
#include "sandbox/remove_tree.h"
#include "validate/judge_classes.h"

namespace assay::validate {

namespace fs = std::filesystem;

namespace {

// What src/natives/lang/system_properties.cpp presents, but for the time zone: what depends on it
// must not pass here and fail at the user's.
constexpr const char* kProperties[] = {
    "-Dfile.encoding=UTF-8",  "-Duser.language=en", "-Duser.country=US",        "-Duser.name=user",
    "-Duser.home=/home/user", "-Dos.version=5.10",  "-Djava.awt.headless=true",
};
constexpr const char* kEnvironment[] = {
    "HOME=/home/user",  "USER=user",      "PATH=/usr/bin:/bin",
    "LANG=en_US.UTF-8", "PWD=/home/user", "SHELL=/bin/sh",
    "LC_ALL=C.UTF-8",  // en_US is not installed everywhere, and file names need UTF-8
};
// For a short life: only the first compiler, no parallel collector.
constexpr const char* kMachineFlags[] = {
    "-XX:TieredStopAtLevel=1",
    "-XX:+UseSerialGC",
    "-Xshare:auto",
    "-XX:-UsePerfData",
    "-XX:+DisableAttachMechanism",
    "-XX:-UseContainerSupport",
    "-Xms96m",
    "-Xmn64m",
    "-Xmx512m",
    "-ea",
};

// In other places collector and heap are the place's.
constexpr const char* kShortLife[] = {
    "-XX:TieredStopAtLevel=1",     "-Xshare:auto", "-XX:-UsePerfData",
    "-XX:+DisableAttachMechanism", "-Xmx512m",
};

Result<void> write_file(const fs::path& path, std::string_view content) {
  std::error_code problem;
  fs::create_directories(path.parent_path(), problem);
  std::ofstream file(path, std::ios::binary);
  file << content;
  file.close();
  if (!file) return Error{fmt::format("cannot write {}", path.string())};
  return {};
}

Result<void> write_judge_classes(const fs::path& folder) {
  for (const EmbeddedClass& file : judge_classes()) {
    std::string_view bytes(reinterpret_cast<const char*>(file.bytes.data()), file.bytes.size());
    TRY(write_file(folder / file.path, bytes));
  }
  return {};
}

/// Wildcards and manifests resolved, what does not exist left out, links followed: the files that
/// are allowed are the ones that are named.
std::vector<fs::path> entries_of(const std::string& class_path) {
  std::vector<fs::path> entries;
  if (class_path.empty()) return entries;
  auto parsed =
      classpath::ClassPath::parse(class_path, classpath::kOldestSupportedJdk, fs::current_path());
  for (const classpath::ClassPathEntry& entry : parsed.entries()) {
    const bool is_usable =
        entry.kind == classpath::EntryKind::Folder || entry.kind == classpath::EntryKind::Jar;
    std::error_code problem;
    fs::path real = fs::canonical(entry.path, problem);
    if (is_usable && !problem) entries.push_back(std::move(real));
  }
  return entries;
}

std::vector<fs::path> canonical_paths(const std::vector<fs::path>& paths) {
  std::vector<fs::path> result;
  for (const fs::path& path : paths) {
    std::error_code problem;
    fs::path real = fs::canonical(path, problem);
    if (problem) real = path;
    result.push_back(std::move(real));
  }
  return result;
}

}  // namespace

Result<JudgeCommand> JudgeCommand::prepare(const JudgeOptions& options) {
  JudgeCommand command;
  std::error_code problem;
  command.java_ = fs::canonical(options.jdk / "bin/java", problem);
  if (problem || access(command.java_.c_str(), X_OK) != 0) {
    return Error{fmt::format("no bin/java in {}", options.jdk.string())};
  }
  fs::create_directories(options.folder / "scratch", problem);
  const fs::path folder = fs::canonical(options.folder, problem);
  if (problem) {
    return Error{fmt::format("cannot create {}: {}", options.folder.string(), problem.message())};
  }
  command.classes_ = folder / "classes";
  command.scratch_ = folder / "scratch";
  command.java_flags_ = options.java_flags;
  command.class_path_ = entries_of(options.class_path);
  command.junit_ = canonical_paths(options.junit);
  TRY(write_judge_classes(command.classes_));
  command.setup_ = {"setup"};
  for (const fs::path& path : command.class_path_) {
    command.setup_.insert(command.setup_.end(), {"class-path", path.string()});
  }
  for (const fs::path& path : command.junit_) {
    command.setup_.insert(command.setup_.end(), {"junit", path.string()});
  }
  if (options.release != 0) {
    command.setup_.insert(command.setup_.end(), {"release", std::to_string(options.release)});
  }
  command.make_policy(options);
  return command;
}

void JudgeCommand::make_policy(const JudgeOptions& options) {
  is_confined_ = options.layers.has_value();
  if (!is_confined_) return;
  policy_.layers = *options.layers;
  policy_.scratch = scratch_.string();
  sandbox::add_system_files(policy_);
  sandbox::add_readable_with_links(policy_, options.jdk.string());
  sandbox::add_executable(policy_, java_.string());
  sandbox::add_readable(policy_, classes_.string());
  for (const fs::path& path : class_path_) sandbox::add_readable(policy_, path.string());
  for (const fs::path& path : junit_) sandbox::add_readable(policy_, path.string());
}

bool JudgeCommand::keeps_within_its_folder() const {
  const bool is_bounded = is_confined_ && policy_.layers.has(sandbox::Layer::Namespaces);
  return is_bounded || sandbox::is_within(scratch_.string(), {});
}

/// The folder for temporary files in it.
fs::path JudgeCommand::empty_scratch() const {
  fs::path temporary = scratch_ / "tmp";
  std::error_code ignored;
  sandbox::empty_folder(scratch_.string());
  fs::create_directory(temporary, ignored);
  return temporary;
}

ProcessCommand JudgeCommand::fresh() const {
  const fs::path temporary = empty_scratch();
  ProcessCommand command;
  command.arguments = {java_.string()};
  for (const char* flag : kMachineFlags) command.arguments.emplace_back(flag);
  for (const std::string& flag : java_flags_) command.arguments.push_back(flag);
  for (const char* property : kProperties) command.arguments.emplace_back(property);
  command.arguments.push_back("-Djava.io.tmpdir=" + temporary.string());
  command.arguments.insert(command.arguments.end(), {"-cp", classes_.string(), "assay.judge.Main"});
  command.environment.assign(std::begin(kEnvironment), std::end(kEnvironment));
  command.working_folder = scratch_.string();
  command.policy = is_confined_ ? &policy_ : nullptr;
  return command;
}

ProcessCommand JudgeCommand::in_place(const Place& place) const {
  const fs::path temporary = empty_scratch();
  ProcessCommand command;
  command.arguments = {java_.string()};
  for (const char* flag : kShortLife) command.arguments.emplace_back(flag);
  for (const std::string& flag : java_flags_) command.arguments.push_back(flag);
  for (const std::string& flag : place.flags) command.arguments.push_back(flag);
  command.arguments.push_back("-Djava.io.tmpdir=" + temporary.string());
  command.arguments.insert(command.arguments.end(),
                           {"-cp", classes_.string(), "assay.judge.Place", place.thread});
  command.environment = place.environment;
  if (place.date) {
    command.environment.push_back(fmt::format("ASSAY_CLOCK={}", *place.date));
    command.environment.push_back("LD_PRELOAD=" + (classes_ / "clock_shift.so").string());
  }
  command.working_folder = scratch_.string();
  command.policy = is_confined_ ? &policy_ : nullptr;
  return command;
}

}  // namespace assay::validate
