// SPDX-License-Identifier: Apache-2.0
// Natives of java.lang.String.
#include "classfile/class_file.h"
#include "classfile/constant_pool.h"
#include "classfile/modified_utf8.h"
#include "concolic/library/native_models.h"
#include "concolic/library/text_comparison.h"
#include "expr/term.h"
#include "interp/frame.h"
#include "interp/native.h"

namespace assay::concolic {

namespace {

/// Which object it is depends on all of the text. The literals of the program are what it may be
/// compared with: they are decided one by one.
expr::Term interned(Recorder& recorder, const interp::NativeCall& call, const std::uint32_t*) {
  SymbolicText text = SymbolicText::of_string(recorder, call.ref(0));
  if (recorder.quiet() || !text.is_symbolic()) return {};
  if (const interp::Frame* caller = call.caller()) {
    const classfile::ConstantPool& pool = caller->method->owner->file->constant_pool;
    for (std::size_t i = 1; i < pool.size(); ++i) {
      if (!pool.is(i, classfile::Tag::String)) continue;
      expr::Term same = equal_word(recorder, text, classfile::to_utf16(pool.text_of(i)));
      bool holds = recorder.evaluator().holds(same);
      recorder.decide(DecisionKind::Summary, recorder.current_site(), same, holds);
      if (holds) return {};
    }
  }
  text.settle_contents();
  return {};
}

constexpr NativeModel kModels[] = {
    {"java/lang/String", "intern", interned},
};

}  // namespace

std::span<const NativeModel> string_natives() { return kModels; }

}  // namespace assay::concolic
