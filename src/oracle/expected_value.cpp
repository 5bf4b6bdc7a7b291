// SPDX-License-Identifier: Apache-2.0
// Values that a test can write down and compare by equals. Sets and maps are sorted, as their order
// says nothing; what is too long or too deep has no expected value.
#include "oracle/expected_value.h"

#include <algorithm>
#include <bit>
#include <cstring>

#include "interp/completion.h"
#include "interp/objects.h"
#include "interp/run/call_aside.h"
#include "vm/heap.h"
#include "vm/universe.h"

namespace assay::oracle {

namespace {

using source::Assertion;
using source::Expression;
using Kind = Expression::Kind;

constexpr std::size_t kMostElements = 24, kLongestString = 400;
constexpr unsigned kDeepest = 2;

source::Type type_named(std::string name) { return {std::move(name), {}, 0}; }

Expression static_call(std::string type, std::string method, std::vector<Expression> arguments) {
  Expression call{Kind::StaticCall, std::move(method), type_named(std::move(type))};
  call.operands = std::move(arguments);
  return call;
}

Expression primitive(vm::Kind kind, vm::Slot value) {
  switch (kind) {
    case vm::Kind::Boolean:
      return source::boolean_literal(value.i != 0);
    case vm::Kind::Char:
      return source::char_literal(static_cast<char16_t>(value.i));
    case vm::Kind::Long:
      return source::long_literal(value.j);
    case vm::Kind::Float:
      return source::float_literal(value.f);
    case vm::Kind::Double:
      return source::double_literal(value.d);
    default:
      return source::int_literal(value.i);
  }
}

Expression narrowed(vm::Kind kind, Expression value) {
  if (kind != vm::Kind::Byte && kind != vm::Kind::Short) return value;
  Expression cast{Kind::Cast, "", type_named(kind == vm::Kind::Byte ? "byte" : "short")};
  cast.operands.push_back(std::move(value));
  return cast;
}

vm::Slot element(vm::Universe& universe, vm::Ref array, vm::Kind kind, std::size_t index) {
  unsigned log2 = vm::log2_size(kind);
  const std::uint8_t* at = universe.heap().address(array) + vm::kArrayBase + (index << log2);
  vm::Slot slot;
  switch (kind) {
    case vm::Kind::Boolean:
    case vm::Kind::Byte:
      slot.i = std::int32_t{static_cast<std::int8_t>(*at)};
      break;
    case vm::Kind::Short: {
      std::int16_t value;
      std::memcpy(&value, at, sizeof value);
      slot.i = value;
      break;
    }
    default:
      std::memcpy(&slot, at, std::size_t{1} << log2);
  }
  return slot;
}

}  // namespace

bool ExpectedValue::is_instance(vm::Ref ref, std::string_view type) const {
  vm::Class* wanted = machine_.universe().load_boot(type);
  return wanted != nullptr && machine_.universe().class_of(ref)->is_assignable_to(wanted);
}

std::optional<Expression> ExpectedValue::of(vm::Kind kind, vm::Slot value) const {
  if (kind == vm::Kind::Void) return std::nullopt;
  if (kind != vm::Kind::Ref) return primitive(kind, value);
  if (!value.ref) return source::null_literal();
  return object(value.ref, 0);
}

std::optional<Expression> ExpectedValue::object(vm::Ref ref, unsigned depth) const {
  vm::Universe& universe = machine_.universe();
  const vm::Class& klass = *universe.class_of(ref);
  if (depth > kDeepest) return std::nullopt;
  if (&klass == universe.well_known().string) {
    std::u16string text = universe.strings().utf16(ref);
    if (text.size() > kLongestString) return std::nullopt;
    return source::string_literal(text);
  }
  // Inside something else an array is compared by its identity.
  if (klass.is_array()) return depth == 0 ? array(ref, klass, depth) : std::nullopt;
  if (auto boxed = box(ref, klass)) return boxed;
  if (klass.super != nullptr &&
      (klass.super->name == "java/lang/Enum" ||
       (klass.super->super != nullptr && klass.super->super->name == "java/lang/Enum")))
    return enum_constant(ref, klass);
  if (!klass.trusted) return std::nullopt;
  if (is_instance(ref, "java/util/List") || is_instance(ref, "java/util/Set"))
    return collection(ref, depth);
  if (is_instance(ref, "java/util/Map")) return map(ref, depth);
  if (klass.name == "java/util/Optional") return optional(ref, depth);
  if (klass.name == "java/math/BigInteger" || klass.name == "java/math/BigDecimal") {
    interp::Completion text = interp::call_aside(machine_, ref, "toString", "()Ljava/lang/String;");
    if (!text.returned() || !text.value.ref) return std::nullopt;
    Expression made{Kind::New, "", type_named(vm::external_name(klass))};
    made.operands.push_back(source::string_literal(universe.strings().utf16(text.value.ref)));
    return made;
  }
  return std::nullopt;
}

std::optional<Expression> ExpectedValue::box(vm::Ref ref, const vm::Class& klass) const {
  vm::Universe& universe = machine_.universe();
  for (unsigned i = 0; i < 8; ++i) {
    if (&klass != universe.well_known().boxes[i]) continue;
    auto kind = static_cast<vm::Kind>(i);
    auto value = interp::unbox(machine_.universe(), ref, kind);
    if (!value) return std::nullopt;
    return static_call(vm::external_name(klass), "valueOf",
                       {narrowed(kind, primitive(kind, *value))});
  }
  return std::nullopt;
}

std::optional<std::vector<Expression>> ExpectedValue::elements(vm::Ref array,
                                                               unsigned depth) const {
  vm::Universe& universe = machine_.universe();
  vm::Kind kind = universe.class_of(array)->element_kind;
  auto length = static_cast<std::size_t>(universe.heap().array_length(array));
  if (length > kMostElements) return std::nullopt;
  std::vector<Expression> found;
  for (std::size_t i = 0; i < length; ++i) {
    vm::Slot value = element(universe, array, kind, i);
    if (kind != vm::Kind::Ref) {
      found.push_back(primitive(kind, value));
    } else if (!value.ref) {
      found.push_back(source::null_literal());
    } else {
      const vm::Class& inner_class = *universe.class_of(value.ref);
      bool is_row = universe.class_of(array)->component->is_array();
      auto inner =
          is_row ? this->array(value.ref, inner_class, depth + 1) : object(value.ref, depth + 1);
      if (!inner) return std::nullopt;
      found.push_back(std::move(*inner));
    }
  }
  return found;
}

std::optional<Expression> ExpectedValue::array(vm::Ref ref, const vm::Class& klass,
                                               unsigned depth) const {
  auto type = names_(klass);
  auto values = type ? elements(ref, depth) : std::nullopt;
  if (!values) return std::nullopt;
  Expression made{Kind::Array, "", *type};
  made.operands = std::move(*values);
  return made;
}

std::optional<Expression> ExpectedValue::enum_constant(vm::Ref ref, const vm::Class& klass) const {
  const vm::Class& declared = klass.super->name == "java/lang/Enum" ? klass : *klass.super;
  auto type = names_(declared);
  interp::Completion name = interp::call_aside(machine_, ref, "name", "()Ljava/lang/String;");
  if (!type || !name.returned() || !name.value.ref) return std::nullopt;
  return Expression{Kind::StaticField, machine_.universe().strings().utf8(name.value.ref), *type};
}

std::optional<Expression> ExpectedValue::collection(vm::Ref ref, unsigned depth) const {
  interp::Completion array = interp::call_aside(machine_, ref, "toArray", "()[Ljava/lang/Object;");
  if (!array.returned() || !array.value.ref) return std::nullopt;
  auto values = elements(array.value.ref, depth);
  if (!values) return std::nullopt;
  bool is_set = is_instance(ref, "java/util/Set");
  if (is_set) {  // the order says nothing
    std::sort(values->begin(), values->end(), [](const Expression& a, const Expression& b) {
      return source::to_text(a) < source::to_text(b);
    });
  }
  if (values->empty())
    return static_call("java.util.Collections", is_set ? "emptySet" : "emptyList", {});
  bool one_null = values->size() == 1 && values->front().text == "null";
  if (one_null) return std::nullopt;  // asList(null) is something else
  Expression list = static_call("java.util.Arrays", "asList", std::move(*values));
  if (!is_set) return list;
  Expression set{Kind::New, "", type_named("java.util.HashSet")};
  set.has_diamond = true;
  set.operands.push_back(std::move(list));
  return set;
}

std::optional<Expression> ExpectedValue::map(vm::Ref ref, unsigned depth) const {
  constexpr std::size_t kMostEntries = 5;
  constexpr unsigned kReleaseOfMapOf = 9;
  interp::Completion keys = interp::call_aside(machine_, ref, "keySet", "()Ljava/util/Set;");
  interp::Completion values =
      interp::call_aside(machine_, ref, "values", "()Ljava/util/Collection;");
  if (!keys.returned() || !values.returned() || !keys.value.ref || !values.value.ref)
    return std::nullopt;
  keys = interp::call_aside(machine_, keys.value.ref, "toArray", "()[Ljava/lang/Object;");
  values = interp::call_aside(machine_, values.value.ref, "toArray", "()[Ljava/lang/Object;");
  if (!keys.returned() || !values.returned()) return std::nullopt;
  auto all_keys = elements(keys.value.ref, depth);
  auto all_values = elements(values.value.ref, depth);
  if (!all_keys || !all_values || all_keys->size() != all_values->size()) return std::nullopt;
  if (all_keys->size() > kMostEntries) return std::nullopt;
  if (all_keys->empty()) return static_call("java.util.Collections", "emptyMap", {});
  std::vector<std::size_t> order(all_keys->size());
  for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
  std::sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
    return source::to_text((*all_keys)[a]) < source::to_text((*all_keys)[b]);
  });
  const bool has_map_of = release_ >= kReleaseOfMapOf;
  if (!has_map_of && order.size() > 1) return std::nullopt;
  Expression made = has_map_of ? static_call("java.util.Map", "of", {})
                               : static_call("java.util.Collections", "singletonMap", {});
  for (std::size_t i : order) {
    bool has_null = (*all_keys)[i].text == "null" || (*all_values)[i].text == "null";
    if (has_null) return std::nullopt;  // Map.of takes none
    made.operands.push_back(std::move((*all_keys)[i]));
    made.operands.push_back(std::move((*all_values)[i]));
  }
  return made;
}

std::optional<Expression> ExpectedValue::optional(vm::Ref ref, unsigned depth) const {
  interp::Completion value = interp::call_aside(machine_, ref, "isPresent", "()Z");
  if (!value.returned()) return std::nullopt;
  if (value.value.i == 0) return static_call("java.util.Optional", "empty", {});
  value = interp::call_aside(machine_, ref, "get", "()Ljava/lang/Object;");
  if (!value.returned() || !value.value.ref) return std::nullopt;
  auto inner = object(value.value.ref, depth + 1);
  if (!inner) return std::nullopt;
  return static_call("java.util.Optional", "of", {std::move(*inner)});
}

std::optional<Assertion> ExpectedValue::assertion(vm::Kind kind, vm::Slot value,
                                                  Expression actual) const {
  Assertion assertion;
  assertion.actual = std::move(actual);
  if (kind == vm::Kind::Boolean) {
    assertion.kind = value.i != 0 ? Assertion::Kind::IsTrue : Assertion::Kind::IsFalse;
    return assertion;
  }
  if (kind == vm::Kind::Ref && !value.ref) {
    assertion.kind = Assertion::Kind::IsNull;
    return assertion;
  }
  auto expected = of(kind, value);
  if (!expected) return std::nullopt;
  assertion.expected = std::move(*expected);
  assertion.kind = Assertion::Kind::Equals;
  assertion.is_number = kind != vm::Kind::Ref && kind != vm::Kind::Char;
  if (kind == vm::Kind::Float || kind == vm::Kind::Double)
    assertion.kind = Assertion::Kind::EqualsDelta;
  if (assertion.expected.kind == Kind::Array) assertion.kind = Assertion::Kind::ArrayEquals;
  return assertion;
}

}  // namespace assay::oracle
