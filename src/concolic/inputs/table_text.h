// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <string>

#include "concolic/inputs/candidate.h"
#include "concolic/inputs/inputs.h"
#include "concolic/producers.h"
#include "expr/assignment.h"

namespace assay::concolic {

/// An input as the table of `explore` shows it.
struct TableText {
  std::string text;
  bool has_invented = false;  // and so is no Java
};

/// As java_text, but invented objects by what they answer, {find -> "a", null; count -> 4}.
TableText table_text(Inputs& inputs, NodeId id, const expr::Assignment& assignment,
                     const ProducerSource& inventor);

}  // namespace assay::concolic
