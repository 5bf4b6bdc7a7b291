// SPDX-License-Identifier: Apache-2.0
// The identity of boxes: valueOf shares those of small values.
#include <algorithm>
#include <cstring>

#include "concolic/recorder.h"
#include "expr/term.h"
#include "interp/shadow.h"
#include "vm/class.h"
#include "vm/heap.h"
#include "vm/ref.h"
#include "vm/universe.h"

namespace assay::concolic {

namespace {

using expr::Term;
using TermOp = expr::Op;

constexpr std::int64_t kCacheLow = -128, kCacheHigh = 127;  // of Integer.valueOf and its like

}  // namespace

/// The condition under which two references, of which at least one is a box with a term, are the
/// same object: both come from the cache of valueOf.
Term Recorder::same_box(Term a, vm::Ref a_ref, Term b, vm::Ref b_ref) {
  vm::Universe& universe = machine_.universe();
  if (a == b || !a_ref || !b_ref) return {};
  vm::Class* klass = universe.class_of(a_ref);
  const auto& boxes = universe.well_known().boxes;
  auto kind = static_cast<vm::Kind>(std::find(boxes, std::end(boxes), klass) - boxes);
  bool has_cache = kind != vm::Kind::Float && kind != vm::Kind::Double;
  if (klass != universe.class_of(b_ref) || !has_cache || klass->is_array()) return {};
  Term a_value = a ? box_value(a) : Term{}, b_value = b ? box_value(b) : Term{};
  unsigned width = terms_.width(a_value ? a_value : b_value);
  auto plain_value = [&](vm::Ref box) -> Term {
    std::uint64_t bits = 0;
    const vm::Field& value = universe.field(*klass, "value");
    std::memcpy(&bits, universe.heap().address(box) + value.offset,
                std::size_t{1} << vm::log2_size(kind));
    return cached_box(kind, bits) == box ? terms_.constant(width, bits) : Term{};
  };
  if (!a_value) a_value = plain_value(a_ref);
  if (!b_value) b_value = plain_value(b_ref);
  if (!a_value || !b_value) return {};  // an object that valueOf did not share
  Term equal = terms_.equal(a_value, b_value);
  if (width <= 8) return equal;
  if (kind == vm::Kind::Char) {
    Term limit = terms_.constant(width, kCacheHigh);
    return terms_.both(equal, terms_.binary(TermOp::Ule, a_value, limit));
  }
  Term low = terms_.constant(width, static_cast<std::uint64_t>(kCacheLow));
  Term high = terms_.constant(width, static_cast<std::uint64_t>(kCacheHigh));
  return terms_.both(equal, terms_.both(terms_.binary(TermOp::Sle, low, a_value),
                                        terms_.binary(TermOp::Sle, a_value, high)));
}

/// The object that valueOf gives for a value, if it keeps one.
vm::Ref Recorder::cached_box(vm::Kind kind, std::uint64_t bits) {
  vm::Universe& universe = machine_.universe();
  vm::Class& klass = *universe.well_known().boxes[static_cast<unsigned>(kind)];
  auto constant = [&](vm::Class& holder, std::string_view name) {
    vm::Ref object;
    std::memcpy(&object, universe.static_address(universe.field(holder, name)), sizeof object);
    return object;
  };
  if (kind == vm::Kind::Boolean) return constant(klass, bits != 0 ? "TRUE" : "FALSE");
  std::string simple(klass.name.substr(klass.name.rfind('/') + 1));
  vm::Class* holder = universe.load_boot(std::string(klass.name) + "$" + simple + "Cache");
  if (holder == nullptr || !holder->is_initialised()) return {};
  vm::Ref cache = constant(*holder, "cache");
  unsigned width = 8u << vm::log2_size(kind);
  std::int64_t value = static_cast<std::int64_t>(bits << (64 - width)) >> (64 - width);
  std::int64_t index = kind == vm::Kind::Char ? value & 0xffff : value - kCacheLow;
  if (!cache || index < 0 || index >= universe.heap().array_length(cache)) return {};
  return universe.heap().read<vm::Ref>(
      cache, vm::kArrayBase + (static_cast<std::uint64_t>(index) << vm::log2_size(vm::Kind::Ref)));
}

std::uint32_t Recorder::box(vm::Kind kind, std::uint32_t value) {
  return new_box(Term{interp::to_cell(*this, kind, value)}).id;
}

std::uint32_t Recorder::unbox(std::uint32_t reference, vm::Ref box, vm::Kind to) {
  vm::Universe& universe = machine_.universe();
  const vm::Class* klass = universe.class_of(box);
  const auto& boxes = universe.well_known().boxes;
  const auto from = static_cast<vm::Kind>(std::find(boxes, std::end(boxes), klass) - boxes);
  Term value = reference == 0 ? Term{} : box_value(Term{reference});
  if (!value) {
    if (reference != 0) fix(reference);
    value = cell(box, universe.field(*universe.class_of(box), "value").offset);
  }
  if (!value) return 0;
  const Term wide{interp::from_cell(*this, from, value.id)};
  if (from == to) return wide.id;
  const bool is_sum = from != vm::Kind::Float && from != vm::Kind::Double;
  if (is_sum && to == vm::Kind::Long) return terms_.sign_extend(wide, 64).id;
  if (is_sum && (to == vm::Kind::Int || to == vm::Kind::Short)) return wide.id;
  fix(wide.id);
  return 0;
}

void Recorder::fix(std::uint32_t shadow) {
  const Term term = choice_of(Term{shadow});
  if (term) pin(current_site(), term, evaluator_.value(term));
}

}  // namespace assay::concolic
