// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "recipe/effects/effects.h"
#include "recipe/sequences/sequences_bits.h"
#include "vm/class.h"

namespace assay::recipe {

class DataFlowCheck;

/// Something that a sequence may consist of.
struct Invokable {
  enum class Kind : std::uint8_t {
    ArrayConstructor,
    Constructor,
    FieldLoad,
    FieldStore,
    Method,
    StaticFieldLoad,
    StaticFieldStore,
    StaticMethod,
  };
  Kind kind = Kind::Method;
  vm::Method* method = nullptr;       // of constructors and methods
  vm::Field* field = nullptr;         // of loads and stores
  std::vector<vm::Class*> arguments;  // reference types it takes, its receiver first
  vm::Class* result = nullptr;        // reference type it gives
  bool has_receiver = false;
  Effects effects;
  std::string name;
};

struct SequenceOptions {
  bool require_data_flow = true;         // all elements can be linked (2.8 of the digest)
  bool reduce_partial_orders = true;     // independent neighbours in one order only
  std::vector<std::uint32_t> numbering;  // of the invokables, for that order; empty: as given
};

/// Candidate Sequence Search: all sequences of invokables that end with a given one and in which
/// every element may influence it, shortest first, in memory proportional to their length.
class SequenceSearch {
 public:
  SequenceSearch(std::vector<Invokable> invokables, std::size_t under_test,
                 const SequenceOptions& options);
  ~SequenceSearch();

  /// Calls `visit` with each candidate of that length (indices of invokables, the one under test
  /// last) until it returns false.
  void enumerate(std::size_t length,
                 const std::function<bool(const std::vector<std::uint32_t>&)>& visit) const;

  struct Counts {
    std::uint64_t generated = 0, executable = 0, connected = 0;  // each among the ones before
  };
  /// Without the pruning that enumerate() does. Counts of generated sequences with all options off
  /// are those of the plain search.
  Counts count(std::size_t length) const;
  bool influences(std::size_t from, std::size_t to) const { return influencers_.test(to, from); }
  const std::vector<Invokable>& invokables() const { return invokables_; }

 private:
  class Walk;
  bool is_executable(const std::vector<std::uint32_t>& sequence) const;

  std::vector<Invokable> invokables_;
  std::size_t under_test_;
  SequenceOptions options_;
  BitMatrix influencers_;     // row: what the columns may influence
  BitMatrix allowed_before_;  // row: what the columns may directly precede
  BitMatrix suppliers_;       // row: the columns that can be or give its receiver
  std::unique_ptr<DataFlowCheck> data_flow_;
  std::size_t most_arguments_ = 0, most_first_arguments_ = 0;
};

}  // namespace assay::recipe
