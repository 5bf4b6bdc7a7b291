// SPDX-License-Identifier: Apache-2.0
// dump_class FILE...: prints what classfile::dump() makes of class files.
#include <cstdio>
#include <fstream>
#include <iterator>
#include <vector>

#include "classfile/dump.h"
#include "classfile/parse/parse_class.h"

int main(int argc, char** argv) {
  for (int i = 1; i < argc; ++i) {
    std::ifstream in(argv[i], std::ios::binary);
    std::vector<std::uint8_t> bytes{std::istreambuf_iterator<char>(in),
                                    std::istreambuf_iterator<char>()};
    auto parsed = assay::classfile::parse_class(bytes);
    if (!parsed.ok()) {
      std::fprintf(stderr, "dump_class: %s: %s\n", argv[i], parsed.error().message.c_str());
      return 1;
    }
    std::string text = assay::classfile::dump(parsed.value());
    std::fwrite(text.data(), 1, text.size(), stdout);
  }
  return 0;
}
