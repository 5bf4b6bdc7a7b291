// SPDX-License-Identifier: Apache-2.0
// jdk.internal.misc.Unsafe: memory of any width inside an object. An access that is as wide as the
// cell it meets is a plain load or store; a wider one over a byte array is put together from
// bytes, or taken apart.
#include "concolic/library/native_models.h"
#include "expr/term.h"
#include "expr/terms.h"
#include "interp/native.h"
#include "interp/shadow.h"
#include "vm/class.h"
#include "vm/heap.h"
#include "vm/ref.h"

namespace assay::concolic {

namespace {

using expr::Op;
using expr::Term;
using interp::NativeCall;

constexpr unsigned kObject = 1, kOffset = 2, kValue = 3, kNewValue = 4;  // arguments

struct Place {
  vm::Ref object;
  std::uint64_t offset;
  vm::Kind kind;        // of the access
  unsigned cell_bytes;  // of the cells there
};

unsigned bytes_of(vm::Kind kind) { return 1u << vm::log2_size(kind); }

Place place_of(Recorder& recorder, const NativeCall& call, const std::uint32_t* shadows,
               vm::Kind kind) {
  if (shadows[kOffset] != 0) {
    recorder.pin(recorder.current_site(), Term{shadows[kOffset]},
                 static_cast<std::uint64_t>(call.long_integer(kOffset)));
  }
  Place place{call.ref(kObject), static_cast<std::uint64_t>(call.long_integer(kOffset)), kind,
              bytes_of(kind)};
  if (place.object) {
    const vm::Class& klass = *call.universe().class_of(place.object);
    if (klass.is_array()) place.cell_bytes = bytes_of(klass.element_kind);
  }
  return place;
}

/// The contents as wide as the access, or none if they are plain.
Term contents(Recorder& recorder, const NativeCall& call, const Place& place) {
  if (!place.object) return {};
  const unsigned bytes = bytes_of(place.kind), cell_bytes = place.cell_bytes;
  if (cell_bytes == bytes) return recorder.cell(place.object, place.offset);
  expr::Terms& terms = recorder.terms();
  if (cell_bytes > bytes) {  // a part of an element
    std::uint64_t inside = (place.offset - vm::kArrayBase) % cell_bytes;
    Term whole = recorder.cell(place.object, place.offset - inside);
    return whole ? terms.extract(whole, static_cast<unsigned>(inside) * 8, bytes * 8) : whole;
  }
  bool symbolic = false;
  Term whole;
  for (unsigned at = bytes; at > 0;) {
    at -= cell_bytes;
    Term part = recorder.cell(place.object, place.offset + at);
    symbolic |= static_cast<bool>(part);
    if (!part) {
      std::uint64_t value = 0;
      std::memcpy(&value, call.heap().address(place.object) + place.offset + at, cell_bytes);
      part = terms.constant(cell_bytes * 8, value);
    }
    part = terms.zero_extend(part, bytes * 8);
    Term shifted = terms.binary(Op::Shl, part, terms.constant(bytes * 8, std::uint64_t{at} * 8));
    whole = whole ? terms.binary(Op::Or, whole, shifted) : shifted;
  }
  return symbolic ? whole : Term{};
}

void store(Recorder& recorder, const NativeCall& call, const Place& place, Term value) {
  if (!place.object) {
    if (value) recorder.obstacle(Obstacle::Kind::StoreOutsideObjects);
    return;
  }
  unsigned bytes = bytes_of(place.kind);
  if (place.cell_bytes == bytes) return recorder.set_cell(place.object, place.offset, value);
  if (place.cell_bytes > bytes) {
    if (value || call.universe().shadows().is_marked(place.object))
      recorder.obstacle(Obstacle::Kind::StoreIntoPart);
    return;
  }
  for (unsigned at = 0; at < bytes; at += place.cell_bytes) {
    Term part = value ? recorder.terms().extract(value, at * 8, place.cell_bytes * 8) : Term{};
    recorder.set_cell(place.object, place.offset + at, part);
  }
}

Term argument_cell(Recorder& recorder, vm::Kind kind, std::uint32_t shadow) {
  return Term{interp::to_cell(recorder, kind, shadow)};
}

template <vm::Kind Kind>
Term get(Recorder& recorder, const NativeCall& call, const std::uint32_t* shadows) {
  Term cell = contents(recorder, call, place_of(recorder, call, shadows, Kind));
  return cell ? Term{interp::from_cell(recorder, Kind, cell.id)} : cell;
}

template <vm::Kind Kind>
Term put(Recorder& recorder, const NativeCall& call, const std::uint32_t* shadows) {
  store(recorder, call, place_of(recorder, call, shadows, Kind),
        argument_cell(recorder, Kind, shadows[kValue]));
  return {};
}

/// compareAndSet and compareAndExchange: whether the memory held the expected value is a decision.
template <vm::Kind Kind, bool GivesOld>
Term exchange(Recorder& recorder, const NativeCall& call, const std::uint32_t* shadows) {
  expr::Terms& terms = recorder.terms();
  Place place = place_of(recorder, call, shadows, Kind);
  unsigned width = bytes_of(Kind) * 8;
  Term held = contents(recorder, call, place);
  Term expected = argument_cell(recorder, Kind, shadows[kValue]);
  // The old contents are gone by now: after a success they were the expected value.
  bool succeeded;
  if constexpr (GivesOld) {
    std::uint64_t mask = width == 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << width) - 1;
    succeeded = ((call.result.raw ^ call.slot(kValue).raw) & mask) == 0;
  } else {
    succeeded = call.result.i != 0;
  }
  if (Kind != vm::Kind::Ref && (held || expected)) {
    Term now = terms.constant(width, call.slot(kValue).raw);
    if (!succeeded) {
      std::uint64_t memory = 0;
      std::memcpy(&memory, call.heap().address(place.object) + place.offset, width / 8);
      now = terms.constant(width, memory);
    }
    Term same = terms.equal(held ? held : now,
                            expected ? expected : terms.constant(width, call.slot(kValue).raw));
    recorder.decide(DecisionKind::Summary, recorder.current_site(), same, succeeded);
  }
  if (succeeded) store(recorder, call, place, argument_cell(recorder, Kind, shadows[kNewValue]));
  if (!GivesOld || !held) return {};
  return Term{interp::from_cell(recorder, Kind, held.id)};
}

Term filled(Recorder& recorder, const NativeCall& call, const std::uint32_t* shadows) {
  if (!call.ref(kObject)) return {};
  Term byte = argument_cell(recorder, vm::Kind::Byte, shadows[4]);
  for (std::int64_t i = 0; i < call.long_integer(3); ++i) {
    auto offset = static_cast<std::uint64_t>(call.long_integer(kOffset) + i);
    recorder.set_cell(call.ref(kObject), offset, byte);
  }
  return {};
}

Term copied(Recorder& recorder, const NativeCall& call, const std::uint32_t*) {
  vm::Ref from = call.ref(1), to = call.ref(3);
  bool marked = (from && call.universe().shadows().is_marked(from)) ||
                (to && call.universe().shadows().is_marked(to));
  if (!marked) return {};
  if (!from || !to) {
    recorder.obstacle(Obstacle::Kind::CopyOfRawMemory);
    return {};
  }
  std::vector<Term> cells;
  for (std::int64_t i = 0; i < call.long_integer(5); ++i)
    cells.push_back(recorder.cell(from, static_cast<std::uint64_t>(call.long_integer(2) + i)));
  for (std::int64_t i = 0; i < call.long_integer(5); ++i) {
    recorder.set_cell(to, static_cast<std::uint64_t>(call.long_integer(4) + i),
                      cells[static_cast<std::size_t>(i)]);
  }
  return {};
}

#define ACCESS(type, kind)                                                         \
  {"jdk/internal/misc/Unsafe", "get" type, get<kind>},                             \
      {"jdk/internal/misc/Unsafe", "get" type "Volatile", get<kind>},              \
      {"jdk/internal/misc/Unsafe", "put" type, put<kind>},                         \
      {"jdk/internal/misc/Unsafe", "put" type "Volatile", put<kind>},              \
      {"jdk/internal/misc/Unsafe", "compareAndSet" type, exchange<kind, false>}, { \
    "jdk/internal/misc/Unsafe", "compareAndExchange" type, exchange<kind, true>    \
  }

constexpr NativeModel kModels[] = {
    ACCESS("Boolean", vm::Kind::Boolean),
    ACCESS("Byte", vm::Kind::Byte),
    ACCESS("Char", vm::Kind::Char),
    ACCESS("Short", vm::Kind::Short),
    ACCESS("Int", vm::Kind::Int),
    ACCESS("Long", vm::Kind::Long),
    ACCESS("Float", vm::Kind::Float),
    ACCESS("Double", vm::Kind::Double),
    ACCESS("Reference", vm::Kind::Ref),
    {"jdk/internal/misc/Unsafe", "setMemory0", filled},
    {"jdk/internal/misc/Unsafe", "copyMemory0", copied},
};

}  // namespace

std::span<const NativeModel> unsafe_natives() { return kModels; }

}  // namespace assay::concolic
