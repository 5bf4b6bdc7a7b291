// SPDX-License-Identifier: Apache-2.0
// The values of the tables below are those that JCrasher had, in the order in which tests are
// numbered, and a few more for types that came later: boxes, text of any kind, usual collections.
#include "typegraph/presets.h"

#include <algorithm>
#include <bit>
#include <span>
#include <string>
#include <string_view>

#include "classfile/class_file.h"
#include "recipe/library_staples.h"
#include "vm/ref.h"

namespace assay::typegraph {

namespace {

namespace access = classfile::access;

constexpr std::int64_t kBooleans[] = {0, 1}, kBytes[] = {0, -1}, kChars[] = {' ', '\n'};
constexpr std::int64_t kShorts[] = {-1, 0}, kInts[] = {-1, 0, 1}, kLongs[] = {-1, 0};
constexpr float kFloats[] = {-100.123456789F, -1.0F, 0.0F};
constexpr double kDoubles[] = {-1.0, 0.0, 1.0};
constexpr std::u16string_view kTexts[] = {u"", u" ", u"#!\"'\\$%&/()[]{}<>|*+~^`,;.:-_?@=\n\t"};

/// Types whose values are texts.
constexpr std::string_view kTextTypes[] = {"java/lang/String", "java/lang/CharSequence",
                                           "java/lang/Comparable"};

/// A library type and the class whose constructor without parameters makes its value.
struct MadeBy {
  std::string_view type, maker;
};
constexpr MadeBy kMade[] = {
    {"java/lang/Object", "java/lang/Object"},
    {"java/lang/Iterable", "java/util/Vector"},
    {"java/util/Collection", "java/util/Vector"},
    {"java/util/List", "java/util/Vector"},
    {"java/util/AbstractList", "java/util/Vector"},
    {"java/util/Vector", "java/util/Vector"},
    {"java/util/ArrayList", "java/util/ArrayList"},
    {"java/util/LinkedList", "java/util/LinkedList"},
    {"java/util/Queue", "java/util/LinkedList"},
    {"java/util/Deque", "java/util/LinkedList"},
    {"java/util/Set", "java/util/HashSet"},
    {"java/util/HashSet", "java/util/HashSet"},
    {"java/util/Map", "java/util/Hashtable"},
    {"java/util/Dictionary", "java/util/Hashtable"},
    {"java/util/Hashtable", "java/util/Hashtable"},
    {"java/util/HashMap", "java/util/HashMap"},
    {"java/lang/StringBuilder", "java/lang/StringBuilder"},
    {"java/lang/StringBuffer", "java/lang/StringBuffer"},
};

/// A class of boxes, and what its valueOf takes.
struct Box {
  std::string_view type, maker;
  vm::Kind kind;
  std::string_view descriptor;
};
constexpr Box kBoxes[] = {
    {"java/lang/Boolean", "java/lang/Boolean", vm::Kind::Boolean, "(Z)Ljava/lang/Boolean;"},
    {"java/lang/Byte", "java/lang/Byte", vm::Kind::Byte, "(B)Ljava/lang/Byte;"},
    {"java/lang/Character", "java/lang/Character", vm::Kind::Char, "(C)Ljava/lang/Character;"},
    {"java/lang/Short", "java/lang/Short", vm::Kind::Short, "(S)Ljava/lang/Short;"},
    {"java/lang/Integer", "java/lang/Integer", vm::Kind::Int, "(I)Ljava/lang/Integer;"},
    {"java/lang/Long", "java/lang/Long", vm::Kind::Long, "(J)Ljava/lang/Long;"},
    {"java/lang/Float", "java/lang/Float", vm::Kind::Float, "(F)Ljava/lang/Float;"},
    {"java/lang/Double", "java/lang/Double", vm::Kind::Double, "(D)Ljava/lang/Double;"},
    {"java/lang/Number", "java/lang/Integer", vm::Kind::Int, "(I)Ljava/lang/Integer;"},
};

template <class Numbers>
std::vector<std::uint64_t> bits_of(const Numbers& numbers) {
  std::vector<std::uint64_t> bits;
  for (auto number : numbers) {
    if constexpr (std::is_same_v<decltype(number), float>) {
      bits.push_back(std::bit_cast<std::uint32_t>(number));
    } else {
      bits.push_back(std::bit_cast<std::uint64_t>(number));
    }
  }
  return bits;
}

std::vector<std::uint64_t> numbers_of(vm::Kind kind) {
  switch (kind) {
    case vm::Kind::Boolean:
      return bits_of(kBooleans);
    case vm::Kind::Byte:
      return bits_of(kBytes);
    case vm::Kind::Char:
      return bits_of(kChars);
    case vm::Kind::Short:
      return bits_of(kShorts);
    case vm::Kind::Int:
      return bits_of(kInts);
    case vm::Kind::Long:
      return bits_of(kLongs);
    case vm::Kind::Float:
      return bits_of(kFloats);
    default:
      return bits_of(kDoubles);
  }
}

recipe::Literal text_literal(std::u16string_view text) { return {.text = std::u16string(text)}; }

bool is_enum(const vm::Class& type) {
  return type.super != nullptr && type.super->name == "java/lang/Enum";
}

}  // namespace

bool Preset::is_null() const {
  return maker == nullptr && value.kind == vm::Kind::Ref && !value.text && value.array == nullptr &&
         value.mentioned == nullptr && value.constant == nullptr;
}

std::vector<Preset> Presets::of(vm::Class& type) const {
  std::vector<Preset> values;
  if (type.is_primitive()) {
    add_numbers(type.kind, nullptr, values);
    return values;
  }
  if (allow_null_) values.emplace_back();
  if (type.is_array()) {
    add_arrays(type, values);
  } else if (is_enum(type)) {
    add_constants(type, values);
  } else if (type.trusted) {
    const std::size_t before = values.size();
    add_rows(type, values);
    if (values.size() == before) add_staples(type, values);
  }
  return values;
}

void Presets::add_numbers(vm::Kind kind, vm::Method* box, std::vector<Preset>& values) const {
  for (std::uint64_t bits : numbers_of(kind))
    values.push_back({{.kind = kind, .bits = bits}, box, box != nullptr});
}

void Presets::add_arrays(vm::Class& type, std::vector<Preset>& values) const {
  values.push_back({{.array = &type}});
  if (type.element_kind == vm::Kind::Int) {
    values.push_back({{.array = &type, .elements = {{.kind = vm::Kind::Int}}}});
  } else if (type.component == universe_.well_known().string) {
    for (std::u16string_view text : {kTexts[0], kTexts[1]})
      values.push_back({{.array = &type, .elements = {text_literal(text)}}});
  }
}

void Presets::add_constants(vm::Class& type, std::vector<Preset>& values) const {
  for (vm::Field& field : type.fields) {
    const bool is_constant = (field.access_flags & access::kEnum) != 0 && field.is_static();
    if (is_constant && visibility_.may_use(field)) values.push_back({{.constant = &field}});
  }
}

void Presets::add_rows(vm::Class& type, std::vector<Preset>& values) const {
  if (std::ranges::find(kTextTypes, type.name) != std::end(kTextTypes)) {
    for (std::u16string_view text : kTexts) values.push_back({text_literal(text)});
  }
  if (type.name == "java/lang/Class")
    values.push_back({{.mentioned = universe_.well_known().object}});
  for (const MadeBy& row : kMade) {
    if (row.type != type.name) continue;
    vm::Class* maker = universe_.load_boot(row.maker);
    if (maker != nullptr) values.push_back({{}, universe_.find_method(*maker, "<init>", "()V")});
  }
  for (const Box& row : kBoxes) {
    if (row.type != type.name) continue;
    vm::Class& box = *universe_.load_boot(row.maker);
    add_numbers(row.kind, universe_.find_method(box, "valueOf", row.descriptor), values);
  }
}

/// What people usually take, if it takes nothing itself.
void Presets::add_staples(vm::Class& type, std::vector<Preset>& values) const {
  for (const recipe::Staple& staple : recipe::library_staples()) {
    vm::Class* owner = staple.type == type.name ? universe_.load_boot(staple.owner) : nullptr;
    if (owner == nullptr) continue;
    if (!staple.descriptor.starts_with('(')) {
      vm::Field* field = universe_.find_field(*owner, staple.name);
      if (field != nullptr) values.push_back({{.constant = field}});
      continue;
    }
    vm::Method* method = universe_.find_method(*owner, staple.name, staple.descriptor);
    const bool takes_nothing = staple.descriptor.starts_with("()");
    if (method != nullptr && takes_nothing && (method->is_static() || staple.name == "<init>"))
      values.push_back({{}, method});
  }
}

}  // namespace assay::typegraph
