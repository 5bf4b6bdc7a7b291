// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <random>
#include <string>
#include <vector>

#include "concolic/inputs/inputs.h"
#include "expr/assignment.h"

namespace assay::search {

/// Values that a class speaks of: worth trying before all others.
struct Dictionary {
  std::vector<std::u16string> words;
  std::vector<std::int64_t> numbers;
};

/// Draws inputs that are likely to get somewhere: small numbers and those of the program, its
/// words, short arrays, objects rather than null. The same seed gives the same inputs.
class RandomInputs {
 public:
  RandomInputs(const Dictionary& dictionary, std::uint64_t seed)
      : dictionary_(dictionary), random_(seed) {}

  void draw(concolic::Inputs& inputs, concolic::NodeId id, expr::Assignment& assignment);
  /// Gives an input the value that another one of the same type has elsewhere, as far as it can.
  struct Source {
    concolic::Inputs& inputs;
    const expr::Assignment& assignment;
  };
  void copy(const Source& from, concolic::NodeId original, concolic::Inputs& inputs,
            concolic::NodeId id, expr::Assignment& assignment);
  std::size_t below(std::size_t limit) { return random_() % limit; }
  /// Makes an input that chooses this candidate be a text.
  static void set_text(concolic::Inputs& inputs, concolic::NodeId id, std::uint32_t candidate,
                       const std::u16string& units, expr::Assignment& assignment);

 private:
  std::uint64_t number(vm::Kind kind);
  void draw_string(concolic::Inputs& inputs, concolic::NodeId id, std::uint32_t candidate,
                   expr::Assignment& assignment);
  std::u16string text();

  const Dictionary& dictionary_;
  std::mt19937_64 random_;
};

/// The strings and numbers in a class's constant pool and code.
Dictionary dictionary_of(const vm::Class& klass, std::vector<std::u16string> words);

}  // namespace assay::search
