// SPDX-License-Identifier: Apache-2.0
#include "concolic/element_types.h"

#include <string_view>

namespace assay::concolic {

std::vector<std::string> element_types(const vm::Method& method) {
  std::vector<std::string> types;
  std::string_view text = method.info->signature;
  std::size_t at = text.find('(');
  if (at == std::string_view::npos) return types;
  ++at;
  // JVMS 4.7.9.1: primitive letters, TName;, [type, Lname<arguments>...;
  while (at < text.size() && text[at] != ')') {
    std::size_t start = at;
    while (at < text.size() && text[at] == '[') ++at;
    std::string element;
    if (at < text.size() && (text[at] == 'L' || text[at] == 'T')) {
      int depth = 0;
      std::size_t open = std::string_view::npos;
      for (; at < text.size() && (text[at] != ';' || depth > 0); ++at) {
        if (text[at] == '<' && depth++ == 0 && open == std::string_view::npos) open = at;
        if (text[at] == '>') --depth;
      }
      if (open != std::string_view::npos && text[start] == 'L') {
        std::string_view arguments = text.substr(open + 1, at - open - 1);
        if (arguments.starts_with('+') || arguments.starts_with('-')) arguments.remove_prefix(1);
        std::size_t end = arguments.find_first_of(";<");
        if (arguments.starts_with('L') && end != std::string_view::npos)
          element = arguments.substr(1, end - 1);
      }
    }
    ++at;
    types.push_back(std::move(element));
  }
  return types;
}

}  // namespace assay::concolic
