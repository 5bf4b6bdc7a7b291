// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstddef>
#include <cstdint>
#include <random>
#include <string>
#include <vector>

#include "concolic/inputs/candidate.h"
#include "concolic/inputs/inputs.h"
#include "concolic/inputs/value_source.h"
#include "expr/assignment.h"
#include "vm/ref.h"

namespace assay::search {

/// Values that a class speaks of: worth trying before all others.
struct Dictionary {
  std::vector<std::u16string> words;
  std::vector<std::int64_t> numbers;
  /// What may stand between words, if texts are to be made of several: the characters of the
  /// class's words that are neither letters nor digits.
  std::u16string marks;
};

/// Draws inputs by chance. Which numbers, words and objects are likely is up to those who derive
/// from it. The same seed gives the same inputs.
class InputDrawer : public concolic::ValueSource {
 public:
  InputDrawer(const Dictionary& dictionary, std::uint64_t seed)
      : dictionary_(dictionary), random_(seed) {}

  void draw(concolic::Inputs& inputs, concolic::NodeId id, expr::Assignment& assignment);
  std::size_t below(std::size_t limit) { return random_() % limit; }

 protected:
  virtual std::uint64_t number(vm::Kind kind) = 0;
  /// Null: the input is null.
  virtual const concolic::Candidate* choose(const concolic::InputNode& node) = 0;

  const Dictionary& dictionary_;
  std::mt19937_64 random_;
};

}  // namespace assay::search
