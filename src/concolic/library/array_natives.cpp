// SPDX-License-Identifier: Apache-2.0
// Natives that move array elements and whole objects.
#include "base/cpu_time.h"
#include "concolic/library/native_models.h"
#include "expr/term.h"
#include "expr/terms.h"
#include "interp/native.h"
#include "vm/class.h"
#include "vm/heap.h"
#include "vm/ref.h"
#include "vm/universe.h"

namespace assay::concolic {

namespace {

using expr::Op;
using expr::Term;
using interp::NativeCall;

/// System.arraycopy(from, first, to, target, count): all positions inside both arrays.
Term copy_condition(Recorder& recorder, const NativeCall& call, const std::uint32_t* shadows) {
  expr::Terms& terms = recorder.terms();
  auto wide = [&](unsigned index) {
    Term term = shadows[index] != 0
                    ? Term{shadows[index]}
                    : terms.constant(32, static_cast<std::uint32_t>(call.integer(index)));
    return terms.sign_extend(term, 64);
  };
  auto length = [&](vm::Ref array) {
    Term term = recorder.cell(array, 8);
    auto concrete = static_cast<std::uint32_t>(call.heap().array_length(array));
    return terms.zero_extend(term ? term : terms.constant(32, concrete), 64);
  };
  Term zero = terms.constant(64, 0), count = wide(4);
  Term inside = terms.binary(Op::Sle, zero, count);
  for (unsigned position : {1u, 3u}) {
    Term first = wide(position), end = terms.binary(Op::Add, first, count);
    inside = terms.both(inside, terms.binary(Op::Sle, zero, first));
    inside = terms.both(inside, terms.binary(Op::Sle, end, length(call.ref(position - 1))));
  }
  return inside;
}

bool is_symbolic_copy(Recorder& recorder, const NativeCall& call, const std::uint32_t* shadows) {
  return shadows[1] != 0 || shadows[3] != 0 || shadows[4] != 0 || recorder.cell(call.ref(0), 8) ||
         recorder.cell(call.ref(2), 8);
}

/// Piece by piece, with a look at the clock in between.
void copy_shadows(const NativeCall& call, unsigned log2_element) {
  constexpr std::int32_t kPiece = 1 << 15;
  const std::int32_t first = call.integer(1), target = call.integer(3), count = call.integer(4);
  const bool backwards = call.ref(0) == call.ref(2) && first < target;
  for (std::int32_t done = 0; done < count;) {
    if (Ticker::has_ticked() && call.machine.run().is_out_of_time()) return;
    const std::int32_t size = std::min(kPiece, count - done);
    const std::int32_t start = backwards ? count - done - size : done;
    call.universe().shadows().copy_elements(call.ref(0), first + start, call.ref(2), target + start,
                                            size, log2_element);
    done += size;
  }
}

Term copied(Recorder& recorder, const NativeCall& call, const std::uint32_t* shadows) {
  vm::Universe& universe = call.universe();
  if (is_symbolic_copy(recorder, call, shadows)) {
    Site site = recorder.current_site();
    recorder.decide(DecisionKind::Bounds, site, copy_condition(recorder, call, shadows), true);
    for (unsigned index : {1u, 3u, 4u}) {
      if (shadows[index] != 0)
        recorder.pin(site, Term{shadows[index]}, static_cast<std::uint32_t>(call.integer(index)));
    }
  }
  unsigned log2 = vm::log2_size(universe.class_of(call.ref(0))->element_kind);
  copy_shadows(call, log2);
  return {};
}

void not_copied(Recorder& recorder, const NativeCall& call, const std::uint32_t* shadows) {
  if (!call.ref(0) || !call.ref(2)) return;
  vm::Universe& universe = call.universe();
  bool arrays =
      universe.class_of(call.ref(0))->is_array() && universe.class_of(call.ref(2))->is_array();
  if (!arrays || !is_symbolic_copy(recorder, call, shadows)) return;
  Term inside = copy_condition(recorder, call, shadows);
  if (recorder.evaluator().holds(inside)) return;  // thrown for another reason: an element's type
  recorder.decide(DecisionKind::Bounds, recorder.current_site(), inside, false);
}

Term cloned(Recorder&, const NativeCall& call, const std::uint32_t*) {
  vm::Universe& universe = call.universe();
  const vm::Class& klass = *universe.class_of(call.ref(0));
  std::uint64_t bytes = klass.instance_size;
  if (klass.is_array()) {
    bytes = vm::kArrayBase + (static_cast<std::uint64_t>(call.heap().array_length(call.ref(0)))
                              << vm::log2_size(klass.element_kind));
  }
  universe.shadows().copy_object(call.ref(0), call.result.ref, bytes);
  return {};
}

constexpr NativeModel kModels[] = {
    {"java/lang/System", "arraycopy", copied, not_copied},
    {"java/lang/Object", "clone", cloned},
};

}  // namespace

std::span<const NativeModel> array_natives() { return kModels; }

}  // namespace assay::concolic
