// SPDX-License-Identifier: Apache-2.0
#include "recipe/sequences/data_flow_check.h"

#include <algorithm>
#include <array>

#include "base/check.h"
#include "recipe/effects/effects_locations.h"
#include "recipe/sequences/partial_order.h"
#include "vm/class.h"

namespace assay::recipe {

namespace {

using Locations32 = std::set<std::uint32_t>;

bool share_static(const Locations32& a, const Locations32& b) {
  return std::any_of(a.begin(), a.end(), [&](std::uint32_t location) {
    return Locations::is_static(location) && b.count(location) != 0;
  });
}

/// Flow without arguments: through a static field, or through an object that both find there.
bool is_linked_statically(const Invokable& writer, const Invokable& reader) {
  if (share_static(writer.effects.defines, reader.effects.uses)) return true;
  return share_static(writer.effects.uses, reader.effects.uses) && defines_for(writer, reader);
}

}  // namespace

DataFlowCheck::DataFlowCheck(const std::vector<Invokable>& invokables)
    : words_((invokables.size() + 63) / 64), static_links_(invokables.size()) {
  for (std::size_t i = 0; i < invokables.size(); ++i) {
    first_slot_.push_back(producers_.size() / std::max<std::size_t>(words_, 1));
    for (const vm::Class* argument : invokables[i].arguments) {
      std::size_t base = producers_.size();
      producers_.resize(base + words_);
      for (std::size_t p = 0; p < invokables.size(); ++p) {
        const vm::Class* result = invokables[p].result;
        if (result != nullptr && result->is_assignable_to(argument))
          producers_[base + p / 64] |= std::uint64_t{1} << p % 64;
      }
    }
    for (std::size_t j = 0; j < invokables.size(); ++j) {
      if (!is_linked_statically(invokables[i], invokables[j])) continue;
      static_links_.set(i, j);
      has_static_links_ = true;
    }
  }
  first_slot_.push_back(producers_.size() / std::max<std::size_t>(words_, 1));
}

/// The search for a choice of producers. Elements are coloured by the group that is linked so far.
/// A link never hurts, so that a slot only has to choose between groups; and since every link
/// joins at most two groups, too few slots end the search.
class DataFlowCheck::Linking {
 public:
  static constexpr std::size_t kMost = 64;
  using Colours = std::array<std::uint8_t, kMost>;

  Linking(const DataFlowCheck& check, std::span<const std::uint32_t> sequence)
      : check_(check), sequence_(sequence), groups_(sequence.size()) {
    CHECK(sequence.size() <= kMost, "a sequence should be short");
    for (std::size_t i = 0; i < sequence.size(); ++i) {
      colours_[i] = static_cast<std::uint8_t>(i);
      slots_left_ += check.arguments(sequence[i]);
    }
    for (std::size_t i = 0; i < sequence.size(); ++i) {
      for (std::size_t j = i + 1; j < sequence.size(); ++j) {
        if (check.static_links_.test(sequence[i], sequence[j])) join(colours_[i], colours_[j]);
      }
    }
  }

  /// From the given argument of the given element on.
  bool succeeds(std::size_t element = 0, std::size_t argument = 0) {
    if (groups_ == 1) return true;
    if (groups_ - 1 > slots_left_) return false;
    while (argument == check_.arguments(sequence_[element])) {
      if (++element == sequence_.size()) return false;
      argument = 0;
    }
    --slots_left_;
    bool found = tries_groups(element, argument);
    ++slots_left_;
    return found;
  }

 private:
  bool tries_groups(std::size_t element, std::size_t argument) {
    std::size_t slot = check_.first_slot_[sequence_[element]] + argument;
    std::uint64_t tried = std::uint64_t{1} << colours_[element];
    bool has_joined = false;
    for (std::size_t p = 0; p < element; ++p) {
      bool is_new_group = (tried >> colours_[p] & 1) == 0;
      if (!is_new_group || !check_.fits(slot, sequence_[p])) continue;
      tried |= std::uint64_t{1} << colours_[p];
      has_joined = true;
      Colours before = colours_;
      join(colours_[p], colours_[element]);
      if (succeeds(element, argument + 1)) return true;
      colours_ = before;
      ++groups_;
    }
    return !has_joined && succeeds(element, argument + 1);
  }

  void join(std::uint8_t from, std::uint8_t to) {
    if (from == to) return;
    for (std::size_t i = 0; i < sequence_.size(); ++i) {
      if (colours_[i] == from) colours_[i] = to;
    }
    --groups_;
  }

  const DataFlowCheck& check_;
  std::span<const std::uint32_t> sequence_;
  std::size_t groups_, slots_left_ = 0;
  Colours colours_{};
};

bool DataFlowCheck::is_connected(std::span<const std::uint32_t> sequence) const {
  return Linking(*this, sequence).succeeds();
}

}  // namespace assay::recipe
