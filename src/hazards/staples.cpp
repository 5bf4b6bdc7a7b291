// SPDX-License-Identifier: Apache-2.0
#include "hazards/staples.h"

#include <algorithm>
#include <iterator>

#include "classfile/descriptor.h"

namespace assay::hazards {

namespace {

using classfile::MemberRef;
using Shape = Demand::Shape;

struct MeaningRow {
  std::string_view owner, name, parameters;  // no parameters given: any
  Meaning meaning;
};

constexpr MeaningRow kMeanings[] = {
    {"java/lang/String", "length", "()", Meaning::Length},
    {"java/util/Objects", "requireNonNull", "", Meaning::SameNotNull},
    {"java/lang/Math", "min", "(II)", Meaning::Least},
    {"java/lang/Math", "min", "(JJ)", Meaning::Least},
    {"java/lang/Math", "max", "(II)", Meaning::Greatest},
    {"java/lang/Math", "max", "(JJ)", Meaning::Greatest},
    {"java/util/Objects", "checkIndex", "(II)", Meaning::CheckedIndex},
};

struct DemandRow {
  std::string_view owner, name, parameters;
  Demand demand;
};

constexpr Demand kIndex{Kind::Index, Shape::Index}, kPosition{Kind::Index, Shape::Position},
    kSpan{Kind::Index, Shape::Span}, kSomeIndex{Kind::Index, Shape::Opaque},
    kElement{Kind::NoSuchElement, Shape::Opaque}, kFormat{Kind::NumberFormat, Shape::Opaque},
    kArgument{Kind::IllegalArgument, Shape::Opaque}, kNoNull{Kind::NullDereference, Shape::NotNull},
    kNoOverflow{Kind::ArithmeticOverflow, Shape::NoOverflow};

constexpr DemandRow kDemands[] = {
    {"java/lang/String", "charAt", "(I)", kIndex},
    {"java/lang/String", "codePointAt", "(I)", kIndex},
    {"java/lang/String", "substring", "(I)", kPosition},
    {"java/lang/String", "substring", "(II)", kSpan},
    {"java/lang/String", "subSequence", "(II)", kSpan},
    {"java/lang/String", "repeat", "(I)", kArgument},
    {"java/lang/String", "format", "", {Kind::IllegalArgument, Shape::Opaque}},
    {"java/lang/CharSequence", "charAt", "(I)", kSomeIndex},
    {"java/lang/CharSequence", "subSequence", "(II)", kSomeIndex},
    {"java/lang/StringBuilder", "charAt", "(I)", kSomeIndex},
    {"java/lang/StringBuilder", "deleteCharAt", "(I)", kSomeIndex},
    {"java/lang/StringBuilder", "setCharAt", "(IC)", kSomeIndex},
    {"java/lang/StringBuilder", "insert", "", kSomeIndex},
    {"java/lang/StringBuilder", "delete", "(II)", kSomeIndex},
    {"java/lang/StringBuilder", "replace", "", kSomeIndex},
    {"java/lang/StringBuilder", "substring", "", kSomeIndex},
    {"java/lang/StringBuilder", "setLength", "(I)", kSomeIndex},
    {"java/lang/StringBuffer", "charAt", "(I)", kSomeIndex},
    {"java/lang/StringBuffer", "deleteCharAt", "(I)", kSomeIndex},
    {"java/lang/StringBuffer", "setLength", "(I)", kSomeIndex},
    {"java/lang/StringBuffer", "substring", "", kSomeIndex},
    {"java/util/List", "get", "(I)", kSomeIndex},
    {"java/util/List", "set", "", kSomeIndex},
    {"java/util/List", "remove", "(I)", kSomeIndex},
    {"java/util/List", "subList", "(II)", kSomeIndex},
    {"java/util/ArrayList", "get", "(I)", kSomeIndex},
    {"java/util/ArrayList", "set", "", kSomeIndex},
    {"java/util/ArrayList", "remove", "(I)", kSomeIndex},
    {"java/util/ArrayList", "<init>", "(I)", kArgument},
    {"java/util/LinkedList", "get", "(I)", kSomeIndex},
    {"java/util/LinkedList", "getFirst", "()", kElement},
    {"java/util/LinkedList", "getLast", "()", kElement},
    {"java/util/LinkedList", "remove", "()", kElement},
    {"java/util/LinkedList", "removeFirst", "()", kElement},
    {"java/util/LinkedList", "removeLast", "()", kElement},
    {"java/util/LinkedList", "pop", "()", kElement},
    {"java/util/Vector", "get", "(I)", kSomeIndex},
    {"java/util/Vector", "elementAt", "(I)", kSomeIndex},
    {"java/util/Stack", "pop", "()", kElement},
    {"java/util/Stack", "peek", "()", kElement},
    {"java/util/Deque", "pop", "()", kElement},
    {"java/util/Deque", "getFirst", "()", kElement},
    {"java/util/Deque", "getLast", "()", kElement},
    {"java/util/Deque", "removeFirst", "()", kElement},
    {"java/util/Deque", "removeLast", "()", kElement},
    {"java/util/ArrayDeque", "pop", "()", kElement},
    {"java/util/ArrayDeque", "getFirst", "()", kElement},
    {"java/util/ArrayDeque", "getLast", "()", kElement},
    {"java/util/ArrayDeque", "removeFirst", "()", kElement},
    {"java/util/ArrayDeque", "removeLast", "()", kElement},
    {"java/util/Queue", "remove", "()", kElement},
    {"java/util/Queue", "element", "()", kElement},
    {"java/util/Iterator", "next", "()", kElement},
    {"java/util/ListIterator", "next", "()", kElement},
    {"java/util/Enumeration", "nextElement", "()", kElement},
    {"java/util/StringTokenizer", "nextToken", "()", kElement},
    {"java/util/Optional", "get", "()", kElement},
    {"java/util/Optional", "orElseThrow", "()", kElement},
    {"java/util/SortedMap", "firstKey", "()", kElement},
    {"java/util/SortedMap", "lastKey", "()", kElement},
    {"java/util/TreeMap", "firstKey", "()", kElement},
    {"java/util/TreeMap", "lastKey", "()", kElement},
    {"java/util/SortedSet", "first", "()", kElement},
    {"java/util/SortedSet", "last", "()", kElement},
    {"java/util/TreeSet", "first", "()", kElement},
    {"java/util/TreeSet", "last", "()", kElement},
    {"java/lang/Integer", "parseInt", "", kFormat},
    {"java/lang/Integer", "valueOf", "(Ljava/lang/String;)", kFormat},
    {"java/lang/Integer", "valueOf", "(Ljava/lang/String;I)", kFormat},
    {"java/lang/Integer", "decode", "", kFormat},
    {"java/lang/Long", "parseLong", "", kFormat},
    {"java/lang/Long", "valueOf", "(Ljava/lang/String;)", kFormat},
    {"java/lang/Long", "valueOf", "(Ljava/lang/String;I)", kFormat},
    {"java/lang/Long", "decode", "", kFormat},
    {"java/lang/Short", "parseShort", "", kFormat},
    {"java/lang/Byte", "parseByte", "", kFormat},
    {"java/lang/Double", "parseDouble", "", kFormat},
    {"java/lang/Double", "valueOf", "(Ljava/lang/String;)", kFormat},
    {"java/lang/Float", "parseFloat", "", kFormat},
    {"java/lang/Float", "valueOf", "(Ljava/lang/String;)", kFormat},
    {"java/math/BigInteger", "<init>", "(Ljava/lang/String;)", kFormat},
    {"java/math/BigDecimal", "<init>", "(Ljava/lang/String;)", kFormat},
    {"java/util/regex/Pattern", "compile", "", kArgument},
    {"java/util/Objects", "requireNonNull", "", kNoNull},
    {"java/util/Objects", "checkIndex", "(II)", kSomeIndex},
    {"java/lang/System", "arraycopy", "", kSomeIndex},
    {"java/util/Arrays", "copyOf", "", {Kind::NegativeArraySize, Shape::Opaque}},
    {"java/util/Arrays", "copyOfRange", "", kSomeIndex},
    {"java/lang/Math", "addExact", "", kNoOverflow},
    {"java/lang/Math", "subtractExact", "", kNoOverflow},
    {"java/lang/Math", "multiplyExact", "", kNoOverflow},
    {"java/lang/Math", "incrementExact", "", kNoOverflow},
    {"java/lang/Math", "decrementExact", "", kNoOverflow},
    {"java/lang/Math", "negateExact", "", kNoOverflow},
    {"java/lang/Math", "toIntExact", "", kNoOverflow},
    {"java/math/BigInteger", "intValueExact", "()", {Kind::ArithmeticOverflow, Shape::Opaque}},
    {"java/math/BigDecimal",
     "divide",
     "(Ljava/math/BigDecimal;)",
     {Kind::DivisionByZero, Shape::Opaque}},
};

template <class Row>
bool fits(const Row& row, const MemberRef& member) {
  return row.name == member.name && row.owner == member.class_name &&
         (row.parameters.empty() || member.descriptor.starts_with(row.parameters));
}

/// Classes whose methods never give null, as far as they give objects at all.
constexpr std::string_view kNeverNull[] = {
    "java/lang/Boolean",      "java/lang/Byte",          "java/lang/Character",
    "java/lang/Double",       "java/lang/Float",         "java/lang/Integer",
    "java/lang/Long",         "java/lang/Short",         "java/lang/String",
    "java/lang/StringBuffer", "java/lang/StringBuilder", "java/math/BigDecimal",
    "java/math/BigInteger",   "java/util/Arrays",        "java/lang/Math",
    "java/util/UUID",         "java/util/Optional",
};

constexpr std::string_view kMayGiveNull[] = {
    "get",         "getInteger",          "getLong",   "getName", "orElse", "orElseGet",
    "orElseThrow", "resolveConstantDesc", "transform",
};

/// Iterators, views and copies of collections are objects, whoever implements them.
struct NeverNullRow {
  std::string_view owner, name;
};
constexpr NeverNullRow kViews[] = {
    {"java/lang/Object", "getClass"},
    {"java/lang/Class", "getName"},
    {"java/lang/Class", "getSimpleName"},
    {"java/lang/System", "lineSeparator"},
    {"java/lang/Thread", "currentThread"},
    {"java/util/Objects", "requireNonNullElse"},
    {"java/util/Collections", "emptyList"},
    {"java/util/Collections", "emptyMap"},
    {"java/util/Collections", "emptySet"},
    {"java/util/Collections", "singletonList"},
    {"java/util/Collections", "singleton"},
    {"java/util/Collections", "unmodifiableList"},
    {"java/util/Collections", "unmodifiableSet"},
    {"java/util/Collections", "unmodifiableMap"},
    {"java/util/Collections", "unmodifiableCollection"},
    {"java/util/List", "of"},
    {"java/util/Set", "of"},
    {"java/util/Map", "of"},
    {"java/util/regex/Pattern", "compile"},
    {"java/util/regex/Pattern", "matcher"},
    {"java/util/ArrayList", "iterator"},
    {"java/util/HashMap", "entrySet"},
    {"java/util/HashMap", "keySet"},
    {"java/util/HashMap", "values"},
};

constexpr std::string_view kPlainClasses[] = {
    "java/lang/String",       "java/lang/Boolean",       "java/lang/Byte",
    "java/lang/Character",    "java/lang/Double",        "java/lang/Float",
    "java/lang/Integer",      "java/lang/Long",          "java/lang/Short",
    "java/lang/Class",        "java/lang/StringBuilder", "java/lang/StringBuffer",
    "java/math/BigInteger",   "java/math/BigDecimal",    "java/math/MathContext",
    "java/math/RoundingMode", "java/util/Locale",
};

bool is_plain_class(std::string_view name) {
  return std::find(std::begin(kPlainClasses), std::end(kPlainClasses), name) !=
         std::end(kPlainClasses);
}

/// Their methods, given plain parameters, leave everything else alone.
constexpr std::string_view kSelfContained[] = {
    "java/lang/Math",         "java/lang/StrictMath",
    "java/lang/Object",       "java/util/Random",
    "java/lang/Number",       "java/util/BitSet",
    "java/util/StringJoiner", "java/util/regex/Pattern",
    "java/util/UUID",         "java/util/StringTokenizer",
};

bool is_library_exception(std::string_view name) {
  return (name.starts_with("java/lang/") || name.starts_with("java/util/") ||
          name.starts_with("java/io/")) &&
         (name.ends_with("Exception") || name.ends_with("Error"));
}

}  // namespace

Meaning meaning_of(const MemberRef& member) {
  if (member.class_name.starts_with('[') && member.name == "clone") return Meaning::CopyOfArray;
  for (const MeaningRow& row : kMeanings) {
    if (fits(row, member)) return row.meaning;
  }
  return Meaning::Other;
}

bool has_plain_parameters(std::string_view descriptor) {
  for (classfile::TypeDescriptor type : classfile::MethodDescriptor(descriptor).parameters()) {
    if (!type.is_reference()) continue;
    if (type.is_array() && !type.element().is_reference()) continue;
    if (type.is_array() || !is_plain_class(type.class_name())) return false;
  }
  return true;
}

std::optional<Demand> demand_of(const MemberRef& member) {
  if (!member.class_name.starts_with("java/")) return std::nullopt;
  for (const DemandRow& row : kDemands) {
    if (fits(row, member)) return row.demand;
  }
  return std::nullopt;
}

std::optional<Nullness> nullness_of_result(const MemberRef& member) {
  for (const NeverNullRow& row : kViews) {
    if (row.owner == member.class_name && row.name == member.name) return Nullness::NonNull;
  }
  bool is_known = std::find(std::begin(kNeverNull), std::end(kNeverNull), member.class_name) !=
                  std::end(kNeverNull);
  bool is_exception = std::find(std::begin(kMayGiveNull), std::end(kMayGiveNull), member.name) !=
                      std::end(kMayGiveNull);
  // What toString gives may be null.
  bool is_text = member.name == "valueOf" && member.descriptor.starts_with("(Ljava/lang/Object;)");
  if (is_known && !is_exception && !is_text) return Nullness::NonNull;
  return std::nullopt;
}

bool is_self_contained(const MemberRef& member) {
  bool is_known = is_plain_class(member.class_name) ||
                  std::find(std::begin(kSelfContained), std::end(kSelfContained),
                            member.class_name) != std::end(kSelfContained) ||
                  is_library_exception(member.class_name);
  if (!is_known || !has_plain_parameters(member.descriptor)) return false;
  // Object's methods that programs override.
  bool is_object =
      member.class_name == "java/lang/Object" || member.class_name == "java/lang/Number";
  return !is_object || member.name == "<init>" || member.name == "getClass";
}

}  // namespace assay::hazards
