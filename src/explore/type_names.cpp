// SPDX-License-Identifier: Apache-2.0
#include "explore/type_names.h"

#include "base/text.h"
#include "classfile/names.h"
#include "vm/ref.h"

namespace assay::explore {

std::string full_type(std::string_view descriptor) {
  constexpr std::string_view kPrimitives[] = {"boolean", "byte", "char",  "short",
                                              "int",     "long", "float", "double"};
  const std::size_t dimensions = descriptor.find_first_not_of('[');
  std::string name(descriptor.substr(dimensions));
  if (name[0] == 'L') {
    name = name.substr(1, name.size() - 2);
    name = replaced(classfile::external_name(name), '$', '.');
  } else {
    name = kPrimitives[static_cast<unsigned>(vm::kind_of(name[0]))];
  }
  for (std::size_t i = 0; i < dimensions; ++i) name += "[]";
  return name;
}

std::string source_type(std::string_view descriptor) {
  constexpr std::string_view kLang = "java.lang.";
  std::string name = full_type(descriptor);
  if (name.starts_with(kLang) && name.find('.', kLang.size()) == std::string::npos)
    name.erase(0, kLang.size());
  return name;
}

std::string short_type(std::string_view descriptor) {
  std::string name = full_type(descriptor);
  return name.erase(0, name.rfind('.') + 1);
}

}  // namespace assay::explore
