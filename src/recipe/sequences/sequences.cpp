// SPDX-License-Identifier: Apache-2.0
// Sequences are made from their end: what is put in front must influence something that is there
// already. Instead of a list of all sequences there is one, an odometer whose places each know the
// set of invokables that may influence the rest.
#include "recipe/sequences/sequences.h"

#include <algorithm>

#include "base/check.h"
#include "recipe/sequences/data_flow_check.h"
#include "recipe/sequences/partial_order.h"

namespace assay::recipe {

SequenceSearch::SequenceSearch(std::vector<Invokable> invokables, std::size_t under_test,
                               const SequenceOptions& options)
    : invokables_(std::move(invokables)),
      under_test_(under_test),
      options_(options),
      influencers_(invokables_.size()),
      allowed_before_(allowed_before(invokables_, options)),
      suppliers_(invokables_.size()),
      data_flow_(std::make_unique<DataFlowCheck>(invokables_)) {
  CHECK(under_test < invokables_.size(), "the invokable under test should be one of them");
  for (std::size_t to = 0; to < invokables_.size(); ++to) {
    const Invokable& next = invokables_[to];
    for (std::size_t from = 0; from < invokables_.size(); ++from) {
      const Invokable& first = invokables_[from];
      if (gives_to(first, next) || defines_for(first, next)) influencers_.set(to, from);
      if (next.has_receiver && first.result != nullptr &&
          first.result->is_assignable_to(next.arguments.front()))
        suppliers_.set(to, from);
    }
    std::size_t arguments = next.arguments.size();
    most_arguments_ = std::max(most_arguments_, arguments);
    if (!next.has_receiver) most_first_arguments_ = std::max(most_first_arguments_, arguments);
  }
}

SequenceSearch::~SequenceSearch() = default;

/// One enumeration of all sequences of some length.
class SequenceSearch::Walk {
 public:
  using Visit = std::function<bool(const std::vector<std::uint32_t>&)>;

  Walk(const SequenceSearch& search, std::size_t length, bool prunes, const Visit& visit)
      : search_(search),
        words_(search.influencers_.words_per_row()),
        prunes_(prunes),
        visit_(visit),
        sequence_(length),
        candidates_(words_ * length) {}

  /// Puts an invokable at a place, everything behind it being there; false: stop.
  bool place(std::size_t position, std::uint32_t invokable) {
    sequence_[position] = invokable;
    slots_ += search_.invokables_[invokable].arguments.size();
    bool goes_on = position == 0 ? visit_(sequence_) : fill(position, invokable);
    slots_ -= search_.invokables_[invokable].arguments.size();
    return goes_on;
  }

 private:
  /// Tries all that may stand directly before the place.
  bool fill(std::size_t position, std::uint32_t invokable) {
    if (prunes_ && cannot_be_linked(position)) return true;
    add_candidates(position, invokable);
    std::span<const std::uint64_t> allowed = search_.allowed_before_.row(invokable);
    for (std::size_t word = 0; word < words_; ++word) {
      std::uint64_t rest = candidates_[position * words_ + word] & allowed[word];
      if (prunes_ && position == 1) rest &= can_be_first(word);
      for (; rest != 0; rest &= rest - 1) {
        auto bit = static_cast<std::uint32_t>(__builtin_ctzll(rest));
        if (!place(position - 1, static_cast<std::uint32_t>(word * 64) + bit)) return false;
      }
    }
    return true;
  }

  void add_candidates(std::size_t position, std::uint32_t invokable) {
    std::span<const std::uint64_t> influencers = search_.influencers_.row(invokable);
    bool is_last = position + 1 == sequence_.size();
    for (std::size_t word = 0; word < words_; ++word) {
      std::uint64_t behind = is_last ? 0 : candidates_[(position + 1) * words_ + word];
      candidates_[position * words_ + word] = behind | influencers[word];
    }
  }

  /// The first element must supply every receiver that nothing else supplies.
  std::uint64_t can_be_first(std::size_t word) const {
    std::uint64_t fitting = ~std::uint64_t{0};
    for (std::size_t i = 1; i < sequence_.size(); ++i) {
      if (!search_.invokables_[sequence_[i]].has_receiver) continue;
      bool is_supplied = std::any_of(
          sequence_.begin() + 1, sequence_.begin() + static_cast<std::ptrdiff_t>(i),
          [&](std::uint32_t earlier) { return search_.suppliers_.test(sequence_[i], earlier); });
      if (!is_supplied) fitting &= search_.suppliers_.row(sequence_[i])[word];
    }
    return fitting;
  }

  /// Links come from arguments: a sequence needs one less than it has elements.
  bool cannot_be_linked(std::size_t free_places) const {
    if (!search_.options_.require_data_flow || !search_.data_flow_->needs_arguments()) return false;
    std::size_t most =
        slots_ + (free_places - 1) * search_.most_arguments_ + search_.most_first_arguments_;
    return most + 1 < sequence_.size();
  }

  const SequenceSearch& search_;
  std::size_t words_;
  bool prunes_;
  const Visit& visit_;
  std::vector<std::uint32_t> sequence_;
  std::vector<std::uint64_t> candidates_;  // per place: what may influence it or what is behind it
  std::size_t slots_ = 0;                  // arguments of what is placed
};

void SequenceSearch::enumerate(
    std::size_t length, const std::function<bool(const std::vector<std::uint32_t>&)>& visit) const {
  if (length == 0) return;
  Walk::Visit filter = [&](const std::vector<std::uint32_t>& sequence) {
    if (!is_executable(sequence)) return true;
    if (options_.require_data_flow && !data_flow_->is_connected(sequence)) return true;
    return visit(sequence);
  };
  Walk(*this, length, true, filter).place(length - 1, static_cast<std::uint32_t>(under_test_));
}

SequenceSearch::Counts SequenceSearch::count(std::size_t length) const {
  Counts counts;
  if (length == 0) return counts;
  Walk::Visit tally = [&](const std::vector<std::uint32_t>& sequence) {
    ++counts.generated;
    if (!is_executable(sequence)) return true;
    ++counts.executable;
    if (data_flow_->is_connected(sequence)) ++counts.connected;
    return true;
  };
  Walk(*this, length, false, tally).place(length - 1, static_cast<std::uint32_t>(under_test_));
  return counts;
}

bool SequenceSearch::is_executable(const std::vector<std::uint32_t>& sequence) const {
  for (auto element = sequence.begin(); element != sequence.end(); ++element) {
    if (!invokables_[*element].has_receiver) continue;
    bool is_supplied = std::any_of(sequence.begin(), element, [&](std::uint32_t earlier) {
      return suppliers_.test(*element, earlier);
    });
    if (!is_supplied) return false;
  }
  return true;
}

}  // namespace assay::recipe
