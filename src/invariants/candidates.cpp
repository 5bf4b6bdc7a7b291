// SPDX-License-Identifier: Apache-2.0
#include "invariants/candidates.h"

#include <algorithm>

namespace assay::invariants {

namespace {

using recipe::Locations;
using recipe::LocationSet;

bool feeds(const Operation& first, const Operation& second) {
  return may_change(first, second.reads);
}

/// Done with an object of the class: those that make one have templates of their own.
bool is_done_with_object(const Operation& operation) {
  return operation.kind == Operation::Kind::Call || operation.is_update();
}

bool has_container(const Operation& operation) {
  const auto is_container = [](const vm::Class* type) {
    return type != nullptr && (type->is_array() || type->trusted);
  };
  return is_container(operation.on) || std::ranges::any_of(operation.parameters, is_container);
}

class SequenceList {
 public:
  using Sequence = std::vector<std::size_t>;
  SequenceList(const std::vector<CandidateOperation>& candidates, std::size_t length)
      : candidates_(candidates), length_(length) {}

  std::vector<Sequence> ending_with(std::size_t last, std::size_t most) {
    most_ = most;
    sequence_ = {last};
    extend();
    return std::move(found_);
  }

 private:
  /// From the last operation to the first, so that what nobody needs is never begun.
  void extend() {
    if (found_.size() >= most_) return;
    if (sequence_.size() == length_) {
      found_.emplace_back(sequence_.rbegin(), sequence_.rend());
      return;
    }
    for (std::size_t next = 0; next < candidates_.size(); ++next) {
      if (!may_stand(next)) continue;
      sequence_.push_back(next);
      extend();
      sequence_.pop_back();
    }
  }

  bool may_stand(std::size_t next) const {
    const CandidateOperation& candidate = candidates_[next];
    if (candidate.is_direct) return true;
    return std::ranges::any_of(sequence_, [&](std::size_t later) {
      return feeds(*candidate.operation, *candidates_[later].operation);
    });
  }

  const std::vector<CandidateOperation>& candidates_;
  std::size_t length_, most_ = 0;
  Sequence sequence_;  // the last one first
  std::vector<Sequence> found_;
};

}  // namespace

ReadState read_state(OperationIndex& index, vm::Method& invariant) {
  ReadState read{index.reads_of(invariant), {}};
  read.all.for_each([&](std::uint32_t location) {
    const vm::Field* field = index.field_at(location);
    vm::Class* type = field == nullptr ? nullptr : index.type_of(*field);
    if (type != nullptr) read.references.push_back(type);
  });
  return read;
}

bool may_change(const Operation& operation, const LocationSet& read) {
  if (operation.writes.meets(read, Locations::kFirstField)) return true;
  if (!operation.writes.meets(read)) return false;
  return has_container(operation) || operation.reads.meets(read, Locations::kFirstField);
}

std::vector<CandidateOperation> candidates_of(OperationIndex& index, vm::Class& klass,
                                              const ReadState& read) {
  const std::vector<Operation>& all = index.of(klass);
  std::vector<CandidateOperation> chosen;
  std::vector<bool> is_chosen(all.size(), false);
  for (std::size_t i = 0; i < all.size(); ++i) {
    if (!is_done_with_object(all[i]) || !may_change(all[i], read.all)) continue;
    chosen.push_back({&all[i], true});
    is_chosen[i] = true;
  }
  for (std::size_t next = 0; next < chosen.size(); ++next) {
    for (std::size_t i = 0; i < all.size(); ++i) {
      if (is_chosen[i] || !is_done_with_object(all[i]) || !feeds(all[i], *chosen[next].operation))
        continue;
      chosen.push_back({&all[i], false});
      is_chosen[i] = true;
    }
  }
  return chosen;
}

std::vector<std::vector<std::size_t>> sequences_of(
    const std::vector<CandidateOperation>& candidates, std::size_t length, std::size_t most) {
  if (length == 0) return {{}};
  std::vector<std::vector<SequenceList::Sequence>> by_last;
  const auto last_ones = static_cast<std::size_t>(
      std::ranges::count_if(candidates, [](const auto& each) { return each.is_direct; }));
  for (std::size_t last = 0; last < candidates.size(); ++last) {
    if (candidates[last].is_direct)
      by_last.push_back(SequenceList(candidates, length)
                            .ending_with(last, std::max<std::size_t>(most / last_ones, 1)));
  }
  // In turns, so that whoever takes only the first ones has some of each.
  std::vector<SequenceList::Sequence> all;
  for (std::size_t turn = 0, before = ~std::size_t{0}; before != all.size(); ++turn) {
    before = all.size();
    for (std::vector<SequenceList::Sequence>& some : by_last) {
      if (turn < some.size()) all.push_back(std::move(some[turn]));
    }
  }
  return all;
}

}  // namespace assay::invariants
