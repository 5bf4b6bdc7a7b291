// SPDX-License-Identifier: Apache-2.0
#include "program.h"

#include <algorithm>
#include <fstream>
#include <iterator>

#include "fuzz/class_file/structure_mutator.h"

namespace assay::fuzz {

Classes read_classes(const std::filesystem::path& folder) {
  Classes classes;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(folder)) {
    if (entry.path().extension() != ".class") continue;
    std::ifstream in(entry.path(), std::ios::binary);
    std::string name = entry.path().lexically_relative(folder).replace_extension().generic_string();
    classes[name] = Octets(std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>());
  }
  return classes;
}

void write_classes(const std::filesystem::path& folder, const Classes& classes) {
  for (const auto& [name, bytes] : classes) {
    std::filesystem::path file = folder / (name + ".class");
    std::filesystem::create_directories(file.parent_path());
    std::ofstream out(file, std::ios::binary);
    out.write(reinterpret_cast<const char*>(bytes.data()),
              static_cast<std::streamsize>(bytes.size()));
  }
}

ProgramMutator::ProgramMutator(Classes good) : good_(std::move(good)) {
  for (const auto& [name, bytes] : good_) {
    names_.push_back(name);
    blind_.emplace(name, ClassMutator(bytes));
  }
}

Octets ProgramMutator::change(const std::string& name, std::mt19937_64& random) const {
  constexpr unsigned kBlindOneIn = 8;
  if (random() % kBlindOneIn == 0) return blind_.at(name).mutate(random);
  ClassLayout layout = ClassLayout::read(good_.at(name));
  StructureMutator mutator(random, names_);
  // Mostly one change: two are rejected more often than they get any further.
  std::size_t edits = random() % 3 == 0 ? 2 + random() % 2 : 1;
  for (; edits > 0; --edits) mutator.mutate(layout);
  return layout.write();
}

Classes ProgramMutator::mutant(std::uint64_t seed, std::size_t number) const {
  std::mt19937_64 random(seed * 1'000'003 + number);
  Classes changed;
  std::size_t count = random() % 2 == 0 ? 1 : 1 + random() % 3;
  while (changed.size() < std::min(count, names_.size())) {
    const std::string& name = names_[random() % names_.size()];
    if (changed.count(name) == 0) changed[name] = change(name, random);
  }
  return changed;
}

}  // namespace assay::fuzz
