// SPDX-License-Identifier: Apache-2.0
// All tests up to a length that may break an invariant, by six templates (Christakis, Mueller and
// Wuestholz, "Synthesizing Parameterized Unit Tests to Detect Object Invariant Violations").
#pragma once

#include <cstddef>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "invariants/candidates.h"
#include "invariants/operation.h"
#include "invariants/put.h"
#include "vm/class.h"

namespace assay::invariants {

struct SynthesisOptions {
  unsigned longest = 3;    // operations of a test
  std::size_t most = 300;  // tests for one invariant
};

/// The tests for one invariant of a class, short ones first; of one length, direct field updates
/// and those about several objects before the exhaustive ones.
class Synthesis {
 public:
  /// `others`: classes of the program that speak of the class and may change its objects.
  Synthesis(OperationIndex& index, vm::Class& klass, vm::Method& invariant,
            std::vector<vm::Class*> others, const SynthesisOptions& options = {});

  std::vector<Put> tests();
  /// Those of exactly that length, without the limit of all lengths together.
  std::vector<Put> tests_of_length(unsigned length);
  /// The ways to make an object of the class, each a test by itself.
  std::vector<Put> makers();

 private:
  using Sequence = std::vector<std::size_t>;  // of candidates
  void extend(const Put& prefix, std::size_t object, unsigned length);
  void add_sequences(const Put& prefix, std::size_t object, unsigned length, Form form,
                     bool (*is_wanted)(const Operation&));
  void add_shared(const Put& prefix, std::size_t object, unsigned length);
  void share(const Put& prefix, std::size_t object, const Operation& operation, unsigned rest);
  void add_capturing_constructors(unsigned length);
  void add_friends(unsigned length);
  void add_friend_calls(unsigned length, const Operation& operation);
  void add_friend_owners(vm::Class& other, unsigned length);
  void add_aliased();
  void emit(Put test);
  Put with_calls(Put prefix, std::size_t object, const Sequence& sequence);
  const std::vector<CandidateOperation>& candidates(vm::Class& klass);
  bool may_be_changed(vm::Class& type);
  bool leaks(const Operation& operation);
  bool is_about_inherited() const;
  Put start() const;

  OperationIndex& index_;
  vm::Class& class_;
  vm::Method& invariant_;
  std::vector<vm::Class*> others_;
  SynthesisOptions options_;
  ReadState read_;
  std::map<const vm::Class*, std::vector<CandidateOperation>> candidates_;
  std::map<const vm::Class*, bool> changeable_;
  std::vector<Put> found_;
  std::set<std::string> known_;
};

}  // namespace assay::invariants
