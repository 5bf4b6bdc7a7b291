// SPDX-License-Identifier: Apache-2.0
#include "validate/judge_machine.h"

#include <fmt/format.h>
#include <unistd.h>

#include <fstream>

#include "classpath/class_path.h"
#include "classpath/jdk.h"
#include "validate/judge_classes.h"

namespace assay::validate {

namespace fs = std::filesystem;

namespace {

using std::chrono::steady_clock;

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
    "-Xms96m",
    "-Xmn64m",
    "-Xmx512m",
    "-ea",
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

/// Wildcards and manifests resolved, what does not exist left out.
std::string class_path_lines(const std::string& class_path) {
  std::string lines;
  if (class_path.empty()) return lines;
  auto parsed =
      classpath::ClassPath::parse(class_path, classpath::kOldestSupportedJdk, fs::current_path());
  for (const classpath::ClassPathEntry& entry : parsed.entries()) {
    bool is_usable =
        entry.kind == classpath::EntryKind::Folder || entry.kind == classpath::EntryKind::Jar;
    if (is_usable) lines += fmt::format("class-path {}\n", entry.path.string());
  }
  return lines;
}

std::string first_line_of(const fs::path& file) {
  std::ifstream stream(file);
  std::string line;
  std::getline(stream, line);
  return line;
}

CompilerProblem problem_of(const Words& words) {
  if (words.size() != 4) return {-1, 0, "javac's message was not understood"};
  return {std::atoi(words[1].c_str()),
          static_cast<unsigned>(std::strtoul(words[2].c_str(), nullptr, 10)), words[3]};
}

}  // namespace

Result<void> JudgeMachine::prepare() {
  options_.folder = fs::absolute(options_.folder);
  const fs::path& folder = options_.folder;
  if (access((options_.jdk / "bin/java").c_str(), X_OK) != 0) {
    return Error{fmt::format("no bin/java in {}", options_.jdk.string())};
  }
  for (const EmbeddedClass& file : judge_classes()) {
    std::string_view bytes(reinterpret_cast<const char*>(file.bytes.data()), file.bytes.size());
    TRY(write_file(folder / "judge" / file.path, bytes));
  }
  std::string setup = class_path_lines(options_.class_path);
  for (const fs::path& jar : options_.junit) {
    setup += fmt::format("junit {}\n", fs::absolute(jar).string());
  }
  setup += fmt::format("warm-up {}\n", (folder / "warm-up").string());
  TRY(write_file(folder / "setup", setup));
  std::error_code problem;
  fs::create_directories(folder / "scratch/tmp", problem);
  if (!problem) fs::create_directories(folder / "warm-up", problem);
  if (problem)
    return Error{fmt::format("cannot create {}: {}", folder.string(), problem.message())};
  return {};
}

ProcessCommand JudgeMachine::command() const {
  const fs::path& folder = options_.folder;
  ProcessCommand command;
  command.arguments = {fs::absolute(options_.jdk / "bin/java").string()};
  for (const char* flag : kMachineFlags) command.arguments.emplace_back(flag);
  for (const std::string& flag : options_.java_flags) command.arguments.push_back(flag);
  for (const char* property : kProperties) command.arguments.emplace_back(property);
  command.arguments.push_back("-Djava.io.tmpdir=" + (folder / "scratch/tmp").string());
  command.arguments.insert(
      command.arguments.end(),
      {"-cp", (folder / "judge").string(), "assay.judge.Main",
       fmt::format("/dev/fd/{}", LineProcess::kAnswers), (folder / "setup").string()});
  command.environment.assign(std::begin(kEnvironment), std::end(kEnvironment));
  command.working_folder = folder / "scratch";
  command.output = folder / "output";
  command.writable_folder = folder;
  return command;
}

Result<void> JudgeMachine::start() {
  loaded_.clear();
  process_.reset();
  process_ = TRY(LineProcess::start(command()));
  return {};
}

Result<void> JudgeMachine::start_if_needed() {
  if (process_ != nullptr) return {};
  return start();
}

std::string JudgeMachine::stop() {
  std::string how = process_ == nullptr ? "not started" : process_->end();
  process_.reset();
  loaded_.clear();
  return how;
}

/// All answers up to the one that starts with `last_word`.
Result<JudgeMachine::Answers> JudgeMachine::ask_once(const Words& request,
                                                     std::string_view last_word,
                                                     Deadline deadline) {
  if (Result<void> started = start_if_needed(); !started) return started.error();
  Answers answers;
  std::string line;
  auto read = LineProcess::Read::Ended;
  if (process_->send(encode(request), deadline)) {
    while ((read = process_->receive(line, deadline)) == LineProcess::Read::Line) {
      answers.push_back(decode(line));
      if (answers.back().front() == last_word) return answers;
    }
  }
  std::string how = stop();
  if (read == LineProcess::Read::TimedOut) how = "no answer in time";
  return Error{fmt::format("the virtual machine of {} failed to {}: {} {}", options_.jdk.string(),
                           request.front(), how, first_line_of(options_.folder / "output"))};
}

/// A machine that was killed while it had nothing to do deserves a second try.
Result<JudgeMachine::Answers> JudgeMachine::ask(const Words& request, std::string_view last_word,
                                                Deadline deadline) {
  Result<Answers> answers = ask_once(request, last_word, deadline);
  if (answers || steady_clock::now() >= deadline) return answers;
  return ask_once(request, last_word, deadline);
}

Result<std::vector<CompilerProblem>> JudgeMachine::compile(const fs::path& classes,
                                                           std::span<const fs::path> files,
                                                           Deadline deadline) {
  Words request = {"compile", classes.string()};
  for (const fs::path& file : files) request.push_back(file.string());
  Answers answers = TRY(ask(request, "compiled", deadline));
  answers.pop_back();
  std::vector<CompilerProblem> problems;
  for (const Words& answer : answers) problems.push_back(problem_of(answer));
  return problems;
}

Result<void> JudgeMachine::load(const fs::path& classes, Deadline deadline) {
  if (loaded_ == classes) return {};
  Result<Answers> answers = ask({"load", classes.string()}, "loaded", deadline);
  if (!answers) return answers.error();
  loaded_ = classes;
  return {};
}

Result<std::vector<TestRun>> JudgeMachine::run(const fs::path& classes,
                                               std::span<const TestName> tests, Where where,
                                               Deadline deadline) {
  if (Result<void> loaded = load(classes, deadline); !loaded) return loaded.error();
  Words count = {"run", std::to_string(tests.size()), where == Where::Here ? "here" : "elsewhere"};
  std::string request = encode(count);
  for (const TestName& test : tests) request += encode(Words{test.class_name, test.method});
  process_->send(request, deadline);  // if that fails, so does receiving
  std::vector<TestRun> runs;
  while (process_ != nullptr && runs.size() < tests.size()) {
    runs.push_back(receive_run(deadline));
  }
  return runs;
}

/// Tests cannot send SIGKILL; that was the user, or a system that is short of memory.
TestRun JudgeMachine::machine_ended() {
  std::string how = stop();
  TestRun::End end = how == "signal 9" ? TestRun::End::NotRun : TestRun::End::MachineEnded;
  return {end, "the virtual machine ended: " + how};
}

TestRun JudgeMachine::receive_run(Deadline deadline) {
  std::string line;
  const Deadline limit = std::min(steady_clock::now() + options_.test_limit, deadline);
  switch (process_->receive(line, limit)) {
    case LineProcess::Read::Ended:
      return machine_ended();
    case LineProcess::Read::TimedOut:
      stop();
      if (steady_clock::now() >= deadline) return {TestRun::End::NotRun, "no time left"};
      return {TestRun::End::TimedOut,
              fmt::format("no end after {} ms", options_.test_limit.count())};
    case LineProcess::Read::Line:
      break;
  }
  Words answer = decode(line);
  if (answer.front() == "passed") return {TestRun::End::Passed, {}};
  return {TestRun::End::Failed, answer.size() > 1 ? answer[1] : std::string()};
}

void JudgeMachine::unload() {
  constexpr std::chrono::seconds kPatience(2);
  if (loaded_.empty()) return;
  Result<Answers> answers = ask_once({"unload"}, "unloaded", steady_clock::now() + kPatience);
  loaded_.clear();
  bool is_idle = answers && answers.value().back().size() == 2 && answers.value().back()[1] == "0";
  if (!is_idle) stop();
}

void JudgeMachine::clean_scratch_folder() const {
  const fs::path scratch = options_.folder / "scratch";
  std::error_code ignored;
  for (const fs::directory_entry& entry : fs::directory_iterator(scratch, ignored)) {
    fs::remove_all(entry.path(), ignored);
  }
  fs::create_directories(scratch / "tmp", ignored);
}

}  // namespace assay::validate
