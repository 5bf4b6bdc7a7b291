// SPDX-License-Identifier: Apache-2.0
// What exceptions mean: the classes that stand for a kind of failure, and those that the interfaces
// of the library announce.
#include "crash/exception_kinds.h"

#include <algorithm>
#include <array>
#include <string_view>

#include "classfile/class_file.h"
#include "classfile/constant_pool.h"

namespace assay::crash {

namespace {

using findings::Kind;

struct KindRow {
  std::string_view exception;
  Kind kind;
};
/// The first that fits, from the most special on.
constexpr KindRow kKinds[] = {
    {"java/lang/NullPointerException", Kind::NullDereference},
    {"java/lang/ArrayIndexOutOfBoundsException", Kind::ArrayIndex},
    {"java/lang/IndexOutOfBoundsException", Kind::Index},
    {"java/lang/ClassCastException", Kind::ClassCast},
    {"java/lang/NegativeArraySizeException", Kind::NegativeArraySize},
    {"java/lang/ArrayStoreException", Kind::ArrayStore},
    {"java/lang/AssertionError", Kind::Assertion},
    {"java/lang/NumberFormatException", Kind::NumberFormat},
    {"java/util/NoSuchElementException", Kind::NoSuchElement},
    {"java/util/ConcurrentModificationException", Kind::ConcurrentModification},
    {"java/lang/IllegalThreadStateException", Kind::IllegalState},
    {"java/lang/IllegalArgumentException", Kind::IllegalArgument},
    {"java/lang/reflect/InaccessibleObjectException", Kind::IllegalArgument},
    {"java/util/MissingResourceException", Kind::IllegalArgument},
    {"java/io/UncheckedIOException", Kind::IllegalArgument},
    {"java/lang/IllegalStateException", Kind::IllegalState},
    {"java/lang/IllegalMonitorStateException", Kind::IllegalState},
    {"java/lang/UnsupportedOperationException", Kind::UnsupportedOperation},
    {"java/lang/StackOverflowError", Kind::StackOverflow},
    {"java/lang/OutOfMemoryError", Kind::OutOfMemory},
};

constexpr std::string_view kNull = "java/lang/NullPointerException";
constexpr std::string_view kCast = "java/lang/ClassCastException";
constexpr std::string_view kIndex = "java/lang/IndexOutOfBoundsException";
constexpr std::string_view kMissing = "java/util/NoSuchElementException";
constexpr std::string_view kState = "java/lang/IllegalStateException";
constexpr std::string_view kArgument = "java/lang/IllegalArgumentException";
constexpr std::string_view kUnsupported = "java/lang/UnsupportedOperationException";
constexpr std::string_view kStore = "java/lang/ArrayStoreException";

/// What the documentation of a type of the library says that its methods may throw.
struct Announced {
  std::string_view type, method;  // the method empty: all of them
  std::array<std::string_view, 6> exceptions;
};
constexpr Announced kAnnounced[] = {
    {"java/util/Iterator", "next", {kMissing}},
    {"java/util/Iterator", "remove", {kState, kUnsupported}},
    {"java/util/ListIterator", "", {kMissing, kState, kUnsupported, kArgument, kCast}},
    {"java/util/PrimitiveIterator", "", {kMissing, kNull}},
    {"java/util/Enumeration", "nextElement", {kMissing}},
    {"java/util/List", "", {kIndex, kUnsupported, kCast, kNull, kArgument, kStore}},
    {"java/util/Queue", "", {kMissing, kState, kUnsupported, kCast, kNull, kArgument}},
    {"java/util/SortedSet", "", {kMissing, kUnsupported, kCast, kNull, kArgument}},
    {"java/util/Collection", "", {kUnsupported, kCast, kNull, kArgument, kState, kStore}},
    {"java/util/SortedMap", "", {kMissing, kUnsupported, kCast, kNull, kArgument}},
    {"java/util/Map", "", {kUnsupported, kCast, kNull, kArgument, kState}},
    {"java/util/Map$Entry", "", {kUnsupported, kCast, kNull, kArgument, kState}},
    {"java/util/Dictionary", "", {kNull}},
    {"java/lang/Comparable", "compareTo", {kNull, kCast}},
    {"java/util/Comparator", "compare", {kNull, kCast}},
    {"java/lang/CharSequence", "", {kIndex}},
    {"java/lang/Appendable", "append", {kIndex}},
    {"java/io/InputStream", "", {kIndex, kNull}},
    {"java/io/OutputStream", "", {kIndex, kNull}},
    {"java/io/Reader", "", {kIndex, kNull, kArgument}},
    {"java/io/Writer", "", {kIndex, kNull}},
    {"java/text/Format", "", {kNull, kArgument}},
    {"java/lang/Iterable", "", {kNull, kUnsupported}},
    {"java/util/Spliterator", "", {kNull, kState}},
};

/// A method with the same name and parameters.
bool has_method(const vm::Class& type, const vm::Method& method) {
  const std::string_view descriptor = method.info->descriptor;
  const std::string_view parameters = descriptor.substr(0, descriptor.rfind(')') + 1);
  return std::ranges::any_of(type.methods, [&](const vm::Method& each) {
    return each.info->name == method.info->name && each.info->descriptor.starts_with(parameters);
  });
}

bool announces(const vm::Class& type, const vm::Method& method, const vm::Class& exception) {
  return std::ranges::any_of(kAnnounced, [&](const Announced& row) {
    if (row.type != type.name || !has_method(type, method)) return false;
    if (!row.method.empty() && row.method != method.info->name) return false;
    return std::ranges::any_of(row.exceptions, [&](std::string_view name) {
      return !name.empty() && extends(exception, name);
    });
  });
}

template <class Visit>
bool any_supertype(const vm::Class& klass, const Visit& visit) {
  for (const vm::Class* each = &klass; each != nullptr; each = each->super) {
    if (visit(*each)) return true;
    for (const vm::Class* interface : each->interfaces) {
      if (any_supertype(*interface, visit)) return true;
    }
  }
  return false;
}

}  // namespace

bool extends(const vm::Class& klass, std::string_view name) {
  for (const vm::Class* each = &klass; each != nullptr; each = each->super) {
    if (each->name == name) return true;
  }
  return false;
}

Kind kind_of(const vm::Class& exception, bool is_thrown_by_code) {
  if (extends(exception, "java/lang/ArithmeticException"))
    return is_thrown_by_code ? Kind::ArithmeticOverflow : Kind::DivisionByZero;
  for (const KindRow& row : kKinds) {
    if (extends(exception, row.exception)) return row.kind;
  }
  return Kind::OtherException;
}

bool declares(const vm::Method& method, const vm::Class& exception) {
  return std::ranges::any_of(method.info->exceptions, [&](std::uint16_t index) {
    const std::string_view name = method.owner->file->constant_pool.class_name(index);
    // A clause that allows everything says nothing of what is meant to happen.
    const bool says_nothing = name == "java/lang/Exception" || name == "java/lang/Throwable" ||
                              name == "java/lang/RuntimeException" || name == "java/lang/Error";
    return !says_nothing && extends(exception, name);
  });
}

bool is_documented(const vm::Method& method, const vm::Class& exception) {
  if (method.is_static() || method.info->name == "<init>") return false;
  return any_supertype(*method.owner, [&](const vm::Class& type) {
    return type.trusted && announces(type, method, exception);
  });
}

bool is_total(const vm::Method& method) {
  struct Row {
    std::string_view name, descriptor;
  };
  constexpr Row kTotal[] = {{"equals", "(Ljava/lang/Object;)Z"},
                            {"hashCode", "()I"},
                            {"toString", "()Ljava/lang/String;"}};
  return !method.is_static() && std::ranges::any_of(kTotal, [&](const Row& row) {
    return method.info->name == row.name && method.info->descriptor == row.descriptor;
  });
}

}  // namespace assay::crash
