// SPDX-License-Identifier: Apache-2.0
// Looking up a symbolic key in a hash table: which of the keys it equals is decided one by one, in
// the table's order. The hash code and the way through the table follow from that.
#include <algorithm>
#include <cstring>

#include "base/result.h"
#include "concolic/library/text_comparison.h"
#include "expr/term.h"
#include "expr/terms.h"
#include "vm/class.h"
#include "vm/heap.h"
#include "vm/ref.h"
#include "vm/universe.h"

namespace assay::concolic {

namespace {

using expr::Term;
using expr::Terms;
using Result = std::optional<Term>;

constexpr Term kAsOnThisRun{};
constexpr std::size_t kMostKeys = 64;

/// A reference and its shadow.
struct Key {
  vm::Ref object;
  Term shadow;
};

/// The boxes that are equal if their bits are.
bool is_integral_box(vm::Universe& universe, const vm::Class* klass) {
  const auto& boxes = universe.well_known().boxes;
  const auto* end = boxes + static_cast<unsigned>(vm::Kind::Float);
  return std::find(boxes, end, klass) != end;
}

bool is_symbolic(Recorder& recorder, const Key& key) {
  vm::Universe& universe = recorder.machine().universe();
  const vm::Class* klass = universe.class_of(key.object);
  if (klass == universe.well_known().string)
    return SymbolicText::of_string(recorder, key.object).is_symbolic();
  return is_integral_box(universe, klass) && key.shadow && recorder.box_value(key.shadow);
}

/// The value of a box, as wide as it is there.
Term value_of(Recorder& recorder, const Key& key) {
  if (Term value = key.shadow ? recorder.box_value(key.shadow) : Term{}) return value;
  vm::Universe& universe = recorder.machine().universe();
  vm::Class& klass = *universe.class_of(key.object);
  vm::Field& value = universe.field(klass, "value");
  const auto& boxes = universe.well_known().boxes;
  auto kind = static_cast<vm::Kind>(std::find(boxes, std::end(boxes), &klass) - boxes);
  std::uint64_t bits = 0;
  std::memcpy(&bits, universe.heap().address(key.object) + value.offset,
              std::size_t{1} << vm::log2_size(kind));
  return recorder.terms().constant(width_of(kind), bits);
}

/// Whether a symbolic key equals another; none if that is left to the library.
Result equal_keys(Recorder& recorder, const Key& key, const Key& other) {
  vm::Universe& universe = recorder.machine().universe();
  Terms& terms = recorder.terms();
  const vm::Class* klass = universe.class_of(key.object);
  if (universe.class_of(other.object) != klass) return terms.boolean(false);
  if (klass == universe.well_known().string) {
    SymbolicText a = SymbolicText::of_string(recorder, key.object);
    SymbolicText b = SymbolicText::of_string(recorder, other.object);
    if (a.size() > kLongestText || b.size() > kLongestText) return std::nullopt;
    return key.object == other.object ? terms.boolean(true) : equal_texts(recorder, a, b);
  }
  return terms.equal(value_of(recorder, key), value_of(recorder, other));
}

Result look_up(const SummaryCall& call, unsigned argument, const std::vector<Key>& keys) {
  Key key{call.arguments[argument].ref, Term{call.shadows[argument]}};
  if (!is_symbolic(call.recorder, key) || keys.size() > kMostKeys) return std::nullopt;
  for (const Key& other : keys) {
    Result same = equal_keys(call.recorder, key, other);
    if (!same) return std::nullopt;
    bool holds = call.recorder.evaluator().holds(*same);
    call.recorder.decide(DecisionKind::Summary, call.recorder.current_site(), *same, holds);
    if (holds) break;
  }
  return kAsOnThisRun;
}

/// A plain key may be one of the symbolic keys that are in other buckets on this run.
void add_lures(const SummaryCall& call, unsigned argument, const std::vector<Key>& keys) {
  Key key{call.arguments[argument].ref, Term{call.shadows[argument]}};
  if (is_symbolic(call.recorder, key)) return;
  for (const Key& other : keys) {
    if (!is_symbolic(call.recorder, other)) continue;
    const vm::Class* klass = call.universe().class_of(key.object);
    if (klass != call.universe().class_of(other.object)) continue;
    Term same;
    if (klass != call.universe().well_known().string) {
      same = call.terms().equal(value_of(call.recorder, key), value_of(call.recorder, other));
    } else {
      SymbolicText a = SymbolicText::of_string(call.recorder, key.object);
      SymbolicText b = SymbolicText::of_string(call.recorder, other.object);
      if (!b.is_free() || a.size() > kLongestText) continue;
      same = equal_texts(call.recorder, a, b);
    }
    call.recorder.path().lures.push_back(same);
  }
}

/// A field of an object, or an element of an array, that is a reference.
Key field_of(Recorder& recorder, vm::Ref object, std::string_view name) {
  vm::Universe& universe = recorder.machine().universe();
  const vm::Field& field = universe.field(*universe.class_of(object), name);
  return {universe.get<vm::Ref>(object, field), recorder.cell(object, field.offset)};
}
Key element_of(Recorder& recorder, vm::Ref array, std::int32_t index) {
  std::uint64_t offset =
      vm::kArrayBase + (static_cast<std::uint64_t>(index) << vm::log2_size(vm::Kind::Ref));
  return {recorder.machine().universe().heap().read<vm::Ref>(array, offset),
          recorder.cell(array, offset)};
}

/// The keys of a HashMap; none if a bucket is a tree or there is a null key.
std::optional<std::vector<Key>> keys_of_map(Recorder& recorder, vm::Ref map) {
  vm::Universe& universe = recorder.machine().universe();
  std::vector<Key> keys;
  vm::Ref table = field_of(recorder, map, "table").object;
  if (!table) return keys;
  for (std::int32_t i = 0; i < universe.heap().array_length(table); ++i) {
    for (vm::Ref node = element_of(recorder, table, i).object; node;
         node = field_of(recorder, node, "next").object) {
      if (universe.class_of(node)->name == "java/util/HashMap$TreeNode") return std::nullopt;
      keys.push_back(field_of(recorder, node, "key"));
      if (!keys.back().object || keys.size() > kMostKeys) return std::nullopt;
    }
  }
  return keys;
}

/// A null that is an input is decided here, whatever the table makes of it.
bool is_null_input(const SummaryCall& call, unsigned argument) {
  return call.symbolic(argument) && !settle_reference(call, argument);
}

Result get_node(const SummaryCall& call) {
  if (is_null_input(call, 1)) return kAsOnThisRun;
  if (!call.arguments[1].ref) return std::nullopt;
  auto keys = keys_of_map(call.recorder, call.arguments[0].ref);
  if (!keys) return std::nullopt;
  add_lures(call, 1, *keys);
  return look_up(call, 1, *keys);
}

/// The immutable tables with open addressing: every `step`th element is a key, or free.
Result look_up_in_array(const SummaryCall& call, std::string_view field, std::int32_t step) {
  if (is_null_input(call, 1)) return kAsOnThisRun;
  if (!call.arguments[1].ref) return std::nullopt;
  vm::Ref table = field_of(call.recorder, call.arguments[0].ref, field).object;
  std::vector<Key> keys;
  for (std::int32_t i = 0; i < call.universe().heap().array_length(table); i += step) {
    if (Key key = element_of(call.recorder, table, i); key.object) keys.push_back(key);
  }
  return look_up(call, 1, keys);
}
Result look_up_in_map(const SummaryCall& call) { return look_up_in_array(call, "table", 2); }
Result look_up_in_set(const SummaryCall& call) { return look_up_in_array(call, "elements", 1); }

constexpr std::string_view kMap = "java/util/ImmutableCollections$MapN",
                           kSet = "java/util/ImmutableCollections$SetN";
constexpr Summary kSummaries[] = {
    {"java/util/HashMap", "getNode", "(Ljava/lang/Object;)Ljava/util/HashMap$Node;", get_node},
    {kMap, "get", "(Ljava/lang/Object;)Ljava/lang/Object;", look_up_in_map},
    {kMap, "containsKey", "(Ljava/lang/Object;)Z", look_up_in_map},
    {kSet, "contains", "(Ljava/lang/Object;)Z", look_up_in_set},
};

}  // namespace

std::span<const Summary> map_summaries() { return kSummaries; }

}  // namespace assay::concolic
