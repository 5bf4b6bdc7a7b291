// SPDX-License-Identifier: Apache-2.0
#include "recipe/effects/effects_library.h"

#include <algorithm>
#include <iterator>

#include "classfile/descriptor.h"

namespace assay::recipe {

namespace {

using Names = const std::string_view;

constexpr Names kPackages[] = {"java/", "javax/", "jdk/", "sun/", "com/sun/"};

/// Classes without state that calls could change; a slash at the end means a whole package.
constexpr Names kImmutable[] = {
    "java/io/PrintStream",
    "java/lang/Boolean",
    "java/lang/Byte",
    "java/lang/Character",
    "java/lang/Class",
    "java/lang/Double",
    "java/lang/Enum",
    "java/lang/Float",
    "java/lang/Integer",
    "java/lang/Long",
    "java/lang/Math",
    "java/lang/Number",
    "java/lang/Record",
    "java/lang/Short",
    "java/lang/StackTraceElement",
    "java/lang/StrictMath",
    "java/lang/String",
    "java/lang/Throwable",
    "java/lang/Void",
    "java/math/",
    "java/nio/charset/",
    "java/time/",
    "java/util/Locale",
    "java/util/Objects",
    "java/util/Optional",
    "java/util/OptionalDouble",
    "java/util/OptionalInt",
    "java/util/OptionalLong",
    "java/util/UUID",
    "java/util/concurrent/TimeUnit",
    "java/util/concurrent/locks/",
    "java/util/logging/",
    "java/util/regex/Pattern",
};

/// Classes whose calls change at most objects that are short-lived: streams, matchers.
constexpr Names kOnlyReading[] = {
    "java/lang/Object",       "java/text/",       "java/util/Enumeration", "java/util/Iterator",
    "java/util/ListIterator", "java/util/regex/", "java/util/stream/",
};

/// First words of the names of instance methods that change nothing.
constexpr Names kReadingWords[] = {
    "apply", "ceiling", "char",  "clone",   "compare",  "contains", "descending",  "element",
    "entry", "equals",  "first", "floor",   "for",      "get",      "has",         "hash",
    "head",  "higher",  "index", "is",      "iterator", "key",      "last",        "length",
    "lower", "matches", "name",  "ordinal", "peek",     "size",     "spliterator", "stream",
    "sub",   "tail",    "test",  "to",      "values",
};

/// Static methods that write to what they are given.
constexpr Names kStaticWriters[] = {
    "addAll",         "arraycopy",    "copy",       "fill",    "parallelPrefix",
    "parallelSetAll", "parallelSort", "replaceAll", "reverse", "rotate",
    "setAll",         "shuffle",      "sort",       "swap",
};

constexpr Names kBuilders[] = {"java/lang/StringBuffer", "java/lang/StringBuilder",
                               "java/util/StringJoiner", "java/util/StringTokenizer"};

template <std::size_t N>
bool has_class(Names (&table)[N], std::string_view name) {
  return std::any_of(std::begin(table), std::end(table), [&](std::string_view entry) {
    return entry.ends_with('/') ? name.starts_with(entry) : name == entry;
  });
}

bool is_lower(char c) { return c >= 'a' && c <= 'z'; }

std::string_view first_word(std::string_view name) {
  auto end = std::find_if_not(name.begin(), name.end(), is_lower);
  return name.substr(0, static_cast<std::size_t>(end - name.begin()));
}

bool is_reading_name(std::string_view name) {
  if (name.starts_with("getAnd")) return false;  // of the atomic classes
  std::string_view word = first_word(name);
  return std::find(std::begin(kReadingWords), std::end(kReadingWords), word) !=
         std::end(kReadingWords);
}

bool takes_mutable_objects(std::string_view descriptor) {
  for (classfile::TypeDescriptor type : classfile::MethodDescriptor(descriptor).parameters()) {
    if (type.is_array() || (type.kind() == 'L' && !is_immutable(type.class_name()))) return true;
  }
  return false;
}

LibraryEffect static_effect(const classfile::MemberRef& member) {
  if (!takes_mutable_objects(member.descriptor)) return LibraryEffect::None;
  bool writes = std::find(std::begin(kStaticWriters), std::end(kStaticWriters), member.name) !=
                std::end(kStaticWriters);
  return writes ? LibraryEffect::Writes : LibraryEffect::Reads;
}

}  // namespace

bool is_library_name(std::string_view class_name) {
  return std::any_of(std::begin(kPackages), std::end(kPackages),
                     [&](std::string_view package) { return class_name.starts_with(package); });
}

bool is_builder(std::string_view class_name) { return has_class(kBuilders, class_name); }

bool is_immutable(std::string_view class_name) {
  if (has_class(kImmutable, class_name)) return true;
  return is_library_name(class_name) &&
         (class_name.ends_with("Exception") || class_name.ends_with("Error"));
}

LibraryEffect library_effect(const classfile::MemberRef& member, bool is_static) {
  if (is_immutable(member.class_name)) return LibraryEffect::None;
  if (member.name == "<init>") {
    return takes_mutable_objects(member.descriptor) ? LibraryEffect::Reads : LibraryEffect::None;
  }
  if (is_static) return static_effect(member);
  if (has_class(kOnlyReading, member.class_name) || is_reading_name(member.name))
    return LibraryEffect::Reads;
  return LibraryEffect::Writes;
}

}  // namespace assay::recipe
