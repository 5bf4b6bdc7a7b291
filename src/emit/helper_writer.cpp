// SPDX-License-Identifier: Apache-2.0
#include "emit/helper_writer.h"

#include <fmt/format.h>

#include "source/printer.h"

namespace assay::emit {

namespace {

std::string boxed(const std::string& primitive) {
  if (primitive == "int") return "Integer";
  if (primitive == "char") return "Character";
  return static_cast<char>(primitive[0] - 'a' + 'A') + primitive.substr(1);
}

std::vector<std::string> write_setter(ClassNames& names, const source::Helper& helper) {
  const source::Printer printer([&names](const std::string& name) { return names.name_of(name); });
  const std::string owner = printer.type(helper.owner);
  const std::string target = helper.is_static ? "" : owner + " target, ";
  return {
      fmt::format("    private static void {}({}{} value)", helper.name, target,
                  printer.type(helper.parameters.front())),
      fmt::format("            throws {} {{",
                  names.name_of("java.lang.ReflectiveOperationException")),
      fmt::format("        {} field = {}.class.getDeclaredField(\"{}\");",
                  names.name_of("java.lang.reflect.Field"), owner, helper.method),
      "        field.setAccessible(true);",
      fmt::format("        field.set({}, value);", helper.is_static ? "null" : "target"),
      "    }",
  };
}

}  // namespace

std::vector<std::string> write_helper(ClassNames& names, const source::Helper& helper) {
  if (helper.sets_field) return write_setter(names, helper);
  source::Printer printer([&names](const std::string& name) { return names.name_of(name); });
  std::string parameters, classes, values;
  for (std::size_t i = 0; i < helper.parameters.size(); ++i) {
    std::string type = printer.type(helper.parameters[i]);
    std::string name = fmt::format("argument{}", i);
    parameters += fmt::format("{}{} {}", parameters.empty() ? "" : ", ", type, name);
    classes += fmt::format(", {}.class", type);
    // An array is one argument, not all of them.
    bool is_array = helper.parameters[i].dimensions > 0;
    values += fmt::format(", {}{}", is_array ? "(Object) " : "", name);
  }
  std::string owner = printer.type(helper.owner);
  if (!helper.is_static)
    parameters = fmt::format("{} target{}{}", owner, parameters.empty() ? "" : ", ", parameters);
  bool is_void = helper.returns.name == "void";
  std::string returns = printer.type(helper.returns);
  bool is_primitive = source::is_primitive(helper.returns.name) && helper.returns.dimensions == 0;
  std::string call =
      fmt::format("method.invoke({}{});", helper.is_static ? "null" : "target", values);
  if (!is_void) call = fmt::format("return ({}) {}", is_primitive ? boxed(returns) : returns, call);
  std::vector<std::string> lines = {
      fmt::format("    private static {} {}({}) throws Throwable {{", returns, helper.name,
                  parameters),
      fmt::format("        {} method = {}.class.getDeclaredMethod(\"{}\"{});",
                  names.name_of("java.lang.reflect.Method"), owner, helper.method, classes),
      "        method.setAccessible(true);",
      "        try {",
      "            " + call,
      fmt::format("        }} catch ({} wrapped) {{",
                  names.name_of("java.lang.reflect.InvocationTargetException")),
      "            throw wrapped.getCause();",
      "        }",
      "    }",
  };
  return lines;
}

}  // namespace assay::emit
