// SPDX-License-Identifier: Apache-2.0
// The handler that leaves the monitor of a synchronized block.
#include "classfile/opcodes.h"
#include "coverage/filters/filters.h"
#include "coverage/filters/matcher.h"

namespace assay::coverage {

using classfile::Opcode;

void filter_synchronized(const MethodCode& code, Filtered& filtered) {
  for (const CodeHandler& handler : code.handlers()) {
    if (handler.catch_type != 0 || handler.start == handler.handler) continue;
    Matcher matcher(code);
    matcher.start_at(handler.handler);
    matcher.is(Opcode::Aload).is(Opcode::Monitorexit).is(Opcode::Athrow);
    if (!matcher.fits()) {
      matcher.start_at(handler.handler);
      matcher.is_local(Opcode::Astore, "thrown").is(Opcode::Aload).is(Opcode::Monitorexit);
      matcher.is_local(Opcode::Aload, "thrown").is(Opcode::Athrow);
    }
    if (matcher.fits()) filtered.ignore(handler.handler, matcher.at());
  }
}

}  // namespace assay::coverage
