// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "concolic/inputs/candidate.h"
#include "concolic/inputs/inputs.h"
#include "expr/assignment.h"
#include "search/input_drawer.h"
#include "vm/class.h"
#include "vm/ref.h"

namespace assay::search {

/// Draws inputs that are likely to get somewhere: small numbers and those of the program, its
/// words, short arrays, objects rather than null.
class RandomInputs final : public InputDrawer {
 public:
  using InputDrawer::InputDrawer;

  /// Gives an input the value that another one of the same type has elsewhere, as far as it can.
  struct Source {
    concolic::Inputs& inputs;
    const expr::Assignment& assignment;
  };
  void copy(const Source& from, concolic::NodeId original, concolic::Inputs& inputs,
            concolic::NodeId id, expr::Assignment& assignment);

  std::u16string text(std::uint32_t limit) override;
  std::uint32_t length(std::uint32_t limit) override;

 private:
  std::uint64_t number(vm::Kind kind) override;
  const concolic::Candidate* choose(const concolic::InputNode& node) override;
  std::u16string any_text();
  std::u16string token();
  std::u16string phrase();
};

/// The strings and numbers in a class's constant pool and code.
Dictionary dictionary_of(const vm::Class& klass, std::vector<std::u16string> words);
/// Dictionary::marks of these words.
std::u16string marks_of(const std::vector<std::u16string>& words);

}  // namespace assay::search
