// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "concolic/recorder.h"
#include "expr/term.h"
#include "interp/native.h"

namespace assay::concolic {

/// What a native method means for terms.
struct NativeModel {
  std::string_view class_name, name;
  /// After it has returned: the term of its result, having updated the terms of heap cells.
  expr::Term (*returned)(Recorder&, const interp::NativeCall&, const std::uint32_t* shadows);
  /// After it has thrown; may be null.
  void (*threw)(Recorder&, const interp::NativeCall&, const std::uint32_t* shadows) = nullptr;
  /// It is a question about a class; see class_questions.h.
  bool asks = false;
};

std::span<const NativeModel> array_natives();
std::span<const NativeModel> number_natives();
std::span<const NativeModel> string_natives();
std::span<const NativeModel> unsafe_natives();
std::span<const NativeModel> class_natives();

const NativeModel* find_native_model(const interp::NativeCall& call);

/// For a native without a model: fixes everything symbolic that it may have looked at to what it is
/// on this run, so that the path stays exact. True if there was something.
bool fix_symbolic_arguments(Recorder& recorder, const interp::NativeCall& call,
                            const std::uint32_t* shadows);

}  // namespace assay::concolic
