// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "concolic/inputs/candidate.h"
#include "concolic/inputs/inputs.h"
#include "concolic/inputs/value_source.h"
#include "expr/assignment.h"
#include "expr/term.h"
#include "vm/class.h"

namespace assay::search {

/// The values of an object's own variables as another object of the kind has them.
class OriginalValues : public concolic::ValueSource {
 public:
  OriginalValues(const concolic::Place& place, const expr::Assignment& values)
      : place_(place), values_(values) {}

  std::u16string text(std::uint32_t limit) override;
  std::uint32_t length(std::uint32_t limit) override;

 protected:
  const concolic::Place place_;
  const expr::Assignment& values_;
};

/// Gives an input the value that another one of the same type has, in other inputs. False: the
/// object cannot be made there.
bool copy_input(concolic::Inputs& from, concolic::NodeId source, const expr::Assignment& values,
                concolic::Inputs& to, concolic::NodeId target, expr::Assignment& copy);

/// All variables that an input's value depends on, in the order of reading.
std::vector<expr::Variable> variables_of(concolic::Inputs& inputs, concolic::NodeId id,
                                         const expr::Assignment& values);

/// The constructors and methods that are called to make an input.
std::vector<vm::Method*> makers_of(concolic::Inputs& inputs, concolic::NodeId id,
                                   const expr::Assignment& values);

}  // namespace assay::search
