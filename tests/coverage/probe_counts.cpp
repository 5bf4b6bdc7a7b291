// SPDX-License-Identifier: Apache-2.0
// Counts coverage of all classes of a jar for probes that are passed by chance, in the words of
// bench/coverage/ClassCoverage.java, which asks JaCoCo the same:
//
//   probe_counts JAR

#include <fmt/format.h>

#include <cstdio>

#include "classpath/class_path.h"
#include "coverage/class_probes.h"

namespace {

using assay::coverage::ClassCoverage;
using assay::coverage::MethodCoverage;

/// As in ClassCoverage.java.
bool is_passed(std::uint32_t probe) {
  std::uint32_t mixed = (probe + 1) * 0x9E3779B1u;
  mixed ^= mixed >> 15;
  return (mixed >> 3) % 4 != 0;
}

void print(const ClassCoverage& covered) {
  for (const MethodCoverage& method : covered.methods) {
    for (const MethodCoverage::Line& line : method.lines) {
      if (line.line <= 0) continue;
      fmt::print("{}\t{}{}\t{}\t{}\t{}\t{}\t{}\n", covered.class_name, method.name,
                 method.descriptor, line.line, line.instructions, line.covered_instructions,
                 line.branches, line.covered_branches);
    }
    fmt::print("{}\t{}{}\t{}\t{}\n", covered.class_name, method.name, method.descriptor,
               method.missed_complexity, method.covered_complexity);
  }
}

}  // namespace

int main(int count, char** arguments) {
  if (count != 2) {
    std::fputs("usage: probe_counts JAR\n", stderr);
    return 2;
  }
  const auto class_path = assay::classpath::ClassPath::parse(arguments[1], 17, "/");
  for (const auto& entry : class_path.classes()) {
    const auto resource = class_path.find(entry.name + ".class");
    if (!resource || resource->origin.string() != arguments[1]) continue;
    const auto probes = assay::coverage::ClassProbes::read(resource->bytes);
    if (!probes) continue;
    std::vector<bool> passed;
    for (std::uint32_t i = 0; i < probes->probe_count(); ++i) passed.push_back(is_passed(i));
    print(probes->coverage(passed));
  }
  return 0;
}
