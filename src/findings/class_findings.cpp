// SPDX-License-Identifier: Apache-2.0
#include "findings/class_findings.h"

namespace assay::findings {

namespace {

template <class Rows>
void append(Rows& rows, const Rows& more) {
  rows.insert(rows.end(), more.begin(), more.end());
}

}  // namespace

void StaticsFound::add(const StaticsFound& more) {
  append(scores, more.scores);
  append(unreachable, more.unreachable);
  append(order_dependences, more.order_dependences);
  sets += more.sets;
  orders += more.orders;
  sets_left += more.sets_left;
  runs += more.runs;
  microseconds += more.microseconds;
}

}  // namespace assay::findings
