// SPDX-License-Identifier: Apache-2.0
#include "hazards/callee.h"

namespace assay::hazards {

ValueFact join(const ValueFact& a, const ValueFact& b) {
  // Null has no length.
  if (a.fact.nullness == Nullness::Null) return {join(a.fact, b.fact), b.length};
  if (b.fact.nullness == Nullness::Null) return {join(a.fact, b.fact), a.length};
  return {join(a.fact, b.fact), join(a.length, b.length)};
}

Summary Summary::unknown(const Fact& result) {
  Summary summary;
  summary.returns = true;
  summary.result.fact = result;
  summary.writes.everything = true;
  summary.leaks_receiver = true;
  summary.reads_statics = true;
  return summary;
}

Summary join(const Summary& a, const Summary& b) {
  Summary result = a;
  if (!a.returns) {
    result.result = b.result;
    result.not_null = b.not_null;
  } else if (b.returns) {
    result.result = join(a.result, b.result);
    result.not_null = a.not_null & b.not_null;
  }
  result.returns = a.returns || b.returns;
  result.writes.add(b.writes);
  if (result.writes.everything) result.writes.fields.clear();
  result.leaks_receiver = a.leaks_receiver || b.leaks_receiver;
  result.reads_statics = a.reads_statics || b.reads_statics;
  return result;
}

}  // namespace assay::hazards
