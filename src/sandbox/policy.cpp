// SPDX-License-Identifier: Apache-2.0
#include "sandbox/policy.h"

#include <elf.h>

#include <algorithm>
#include <cstring>
#include <filesystem>
#include <fstream>

namespace assay::sandbox {

namespace fs = std::filesystem;

namespace {

constexpr const char* kSystemFiles[] = {
    "/lib64",
    "/usr/lib64",
    "/lib/x86_64-linux-gnu",
    "/usr/lib/x86_64-linux-gnu",
    "/etc/ld.so.cache",
    "/etc/localtime",
    "/etc/timezone",
    "/usr/share/zoneinfo",
    "/usr/lib/locale",  // without it names of files are ASCII to a JVM
    "/etc/fonts",
    "/usr/share/fonts",
    "/dev/null",
    "/dev/zero",
    "/dev/full",
    "/dev/random",
    "/dev/urandom",
};

void add_once(std::vector<std::string>& list, std::string text) {
  if (std::ranges::find(list, text) == list.end()) list.push_back(std::move(text));
}

/// The loader that an ELF program wants to be started by; empty: it has none.
std::string loader_of(const std::string& program) {
  std::ifstream file(program, std::ios::binary);
  Elf64_Ehdr header{};
  file.read(reinterpret_cast<char*>(&header), sizeof header);
  if (!file || std::memcmp(header.e_ident, ELFMAG, SELFMAG) != 0) return {};
  for (unsigned i = 0; i < header.e_phnum; ++i) {
    Elf64_Phdr segment{};
    file.seekg(static_cast<std::streamoff>(header.e_phoff + i * sizeof segment));
    file.read(reinterpret_cast<char*>(&segment), sizeof segment);
    if (!file) return {};
    if (segment.p_type != PT_INTERP || segment.p_filesz > 4096) continue;
    std::string path(segment.p_filesz, '\0');
    file.seekg(static_cast<std::streamoff>(segment.p_offset));
    file.read(path.data(), static_cast<std::streamsize>(path.size()));
    return path.c_str();  // up to the zero at its end
  }
  return {};
}

}  // namespace

void add_readable(Policy& policy, const std::string& path) {
  std::error_code problem;
  const fs::path real = fs::canonical(path, problem);
  if (problem) return;
  add_once(policy.readable, real.string());
  if (real != path) policy.aliases.push_back({path, real.string()});
}

void add_readable_with_links(Policy& policy, const std::string& folder) {
  add_readable(policy, folder);
  std::error_code problem;
  const fs::path real = fs::canonical(folder, problem);
  if (problem) return;
  for (fs::recursive_directory_iterator entry(real, problem), end; !problem && entry != end;
       entry.increment(problem)) {
    if (!entry->is_symlink(problem)) continue;
    const fs::path target = fs::read_symlink(entry->path(), problem);
    const fs::path place = (entry->path().parent_path() / target).lexically_normal();
    if (problem || place.string().starts_with(real.string() + "/")) continue;
    add_readable(policy, place.string());
  }
}

void add_executable(Policy& policy, const std::string& program) {
  add_readable(policy, program);
  std::error_code problem;
  policy.executable.push_back(fs::canonical(program, problem).string());
  // The loader looks for libraries beside the program that this says it is. In a private root it is
  // all there is of /proc.
  policy.aliases.push_back({"/proc/self/exe", policy.executable.back()});
  const std::string loader = loader_of(program);
  if (loader.empty()) return;
  add_readable(policy, loader);
  policy.executable.push_back(fs::canonical(loader, problem).string());
}

void add_system_files(Policy& policy) {
  for (const char* path : kSystemFiles) add_readable(policy, path);
}

}  // namespace assay::sandbox
