// SPDX-License-Identifier: Apache-2.0
// Lists the mutants of classes, one a line: list_mutants <class path> <internal class name>...
#include <fmt/format.h>

#include "mutant_text.h"

int main(int count, char** arguments) {
  if (count < 3) return 1;
  assay::test::MachineWithClasses classes(arguments[1]);
  for (int i = 2; i < count; ++i) {
    for (const auto& mutant :
         assay::mutants::mutants_of(classes.machine(), classes.load(arguments[i])))
      fmt::print("{}\n", assay::test::text_of(classes.universe(), mutant));
  }
  return 0;
}
