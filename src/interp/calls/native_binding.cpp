// SPDX-License-Identifier: Apache-2.0
#include "interp/calls/native_binding.h"

namespace assay::interp {

Outcome NativeBinding::call(NativeCall& call) {
  if (has_receiver_ && !call.ref(0)) return call.null_pointer();
  if (types_ && !types_->accept(call.universe(), call.arguments()))
    return call.misused("an argument is not of the declared class");
  try {
    return function_(call);
  } catch (const Refusal& refusal) {
    return refusal.exception == nullptr ? call.misused(refusal.message)
                                        : call.throws(refusal.exception);
  }
}

}  // namespace assay::interp
