// SPDX-License-Identifier: Apache-2.0
// Natives of java.lang.String.
#include "concolic/native_models.h"
#include "concolic/symbolic_text.h"

namespace assay::concolic {

namespace {

/// Which object it is depends on all of the text.
expr::Term interned(Recorder& recorder, const interp::NativeCall& call, const std::uint32_t*) {
  SymbolicText text = SymbolicText::of_string(recorder, call.ref(0));
  if (!recorder.quiet() && text.is_symbolic()) text.settle_contents();
  return {};
}

constexpr NativeModel kModels[] = {
    {"java/lang/String", "intern", interned},
};

}  // namespace

std::span<const NativeModel> string_natives() { return kModels; }

}  // namespace assay::concolic
