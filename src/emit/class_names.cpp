// SPDX-License-Identifier: Apache-2.0
// Short names and imports. Where a package ends is told by the first capital; the simple names of
// the test's own package and of java.lang are taken from the beginning, so that no import hides
// them.
#include "emit/class_names.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace assay::emit {

namespace {

/// Classes of java.lang that a reader takes for granted.
constexpr std::array<std::string_view, 87> kJavaLang = {
    "AbstractMethodError",
    "Appendable",
    "ArithmeticException",
    "ArrayIndexOutOfBoundsException",
    "ArrayStoreException",
    "AssertionError",
    "AutoCloseable",
    "Boolean",
    "Byte",
    "CharSequence",
    "Character",
    "Class",
    "ClassCastException",
    "ClassLoader",
    "ClassNotFoundException",
    "CloneNotSupportedException",
    "Cloneable",
    "Comparable",
    "Compiler",
    "Deprecated",
    "Double",
    "Enum",
    "Error",
    "Exception",
    "ExceptionInInitializerError",
    "Float",
    "FunctionalInterface",
    "IllegalAccessError",
    "IllegalAccessException",
    "IllegalArgumentException",
    "IllegalCallerException",
    "IllegalMonitorStateException",
    "IllegalStateException",
    "IllegalThreadStateException",
    "IndexOutOfBoundsException",
    "InheritableThreadLocal",
    "InstantiationException",
    "Integer",
    "InternalError",
    "InterruptedException",
    "Iterable",
    "LinkageError",
    "Long",
    "Math",
    "Module",
    "NegativeArraySizeException",
    "NoSuchFieldException",
    "NoSuchMethodException",
    "NullPointerException",
    "Number",
    "NumberFormatException",
    "Object",
    "OutOfMemoryError",
    "Override",
    "Package",
    "Process",
    "ProcessBuilder",
    "Readable",
    "Record",
    "ReflectiveOperationException",
    "Runnable",
    "Runtime",
    "RuntimeException",
    "SafeVarargs",
    "SecurityException",
    "SecurityManager",
    "Short",
    "StackOverflowError",
    "StackTraceElement",
    "StackWalker",
    "StrictMath",
    "String",
    "StringBuffer",
    "StringBuilder",
    "StringIndexOutOfBoundsException",
    "SuppressWarnings",
    "System",
    "Thread",
    "ThreadGroup",
    "ThreadLocal",
    "Throwable",
    "TypeNotPresentException",
    "UnsupportedOperationException",
    "VerifyError",
    "VirtualMachineError",
    "Void",
    "WrongThreadException",
};

struct Parts {
  std::string package;
  std::string outer;   // the outermost class, simple
  std::string nested;  // ".Entry", or empty
};

/// Where the package ends: before the first capital, as everybody writes it, unless it is the
/// test's own.
Parts split_name(const std::string& qualified, const std::string& own_package) {
  std::size_t start = 0;
  if (!own_package.empty() && qualified.starts_with(own_package + ".")) {
    start = own_package.size() + 1;
  }
  if (start == 0 || (qualified[start] >= 'a' && qualified[start] <= 'z')) {
    std::size_t begin = start;
    for (std::size_t dot = 0; dot != std::string::npos;) {
      if (qualified[begin] < 'a' || qualified[begin] > 'z') break;
      dot = qualified.find('.', begin);
      if (dot != std::string::npos) begin = dot + 1;
    }
    start = begin;
  }
  std::size_t end = std::min(qualified.find('.', start), qualified.size());
  std::string package = start == 0 ? "" : qualified.substr(0, start - 1);
  return {package, qualified.substr(start, end - start), qualified.substr(end)};
}

std::string in_package(const std::string& package, const std::string& name) {
  return package.empty() ? name : package + "." + name;
}

}  // namespace

ClassNames::ClassNames(const source::TestClass& tests) : package_(tests.package) {
  claim(in_package(package_, tests.name));
  claim(tests.tested);
  for (const std::string& name : tests.package_classes) claim(in_package(package_, name));
  for (std::string_view name : kJavaLang) claim("java.lang." + std::string(name));
}

void ClassNames::claim(const std::string& qualified) {
  Parts parts = split_name(qualified, package_);
  owners_.emplace(parts.outer, in_package(parts.package, parts.outer));
}

std::string ClassNames::declare(const std::string& wanted) {
  std::string name = wanted;
  for (unsigned number = 2; !owners_.emplace(name, name).second; ++number)
    name = wanted + std::to_string(number);
  return name;
}

std::string ClassNames::name_of(const std::string& qualified) {
  for (const char* wildcard : {"? extends ", "? super "}) {
    if (qualified.starts_with(wildcard))
      return wildcard + name_of(qualified.substr(std::string_view(wildcard).size()));
  }
  Parts parts = split_name(qualified, package_);
  std::string outer = in_package(parts.package, parts.outer);
  if (owners_.emplace(parts.outer, outer).first->second != outer) return qualified;
  bool is_visible =
      parts.package == package_ || parts.package.empty() || parts.package == "java.lang";
  if (!is_visible) imports_.insert(outer);
  return parts.outer + parts.nested;
}

std::set<std::string> ClassNames::take_imports() {
  std::set<std::string> imports;
  imports.swap(imports_);
  return imports;
}

}  // namespace assay::emit
