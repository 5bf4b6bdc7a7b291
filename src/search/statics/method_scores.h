// SPDX-License-Identifier: Apache-2.0
#pragma once

#include "search/class_facts.h"
#include "search/statics/static_reads.h"
#include "vm/class.h"

namespace assay::search {

/// How much there is to find out about a method by way of static state.
struct MethodScore {
  double vulnerability = 0;  // what it reads of it, and how near that is to what may fail
  double accessibility = 0;  // how public the method and the fields are

  double value() const { return vulnerability * accessibility; }
};

/// Zero: no static state matters to it that anybody could change.
MethodScore score_of(ClassFacts& facts, StaticReads& reads, vm::Method& method);

}  // namespace assay::search
