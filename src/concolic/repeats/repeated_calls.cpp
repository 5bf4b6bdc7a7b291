// SPDX-License-Identifier: Apache-2.0
#include "concolic/repeats/repeated_calls.h"

#include <algorithm>
#include <string_view>
#include <utility>

#include "base/check.h"
#include "base/hash.h"
#include "classfile/descriptor.h"
#include "interp/threads/scheduler.h"
#include "vm/heap.h"
#include "vm/universe.h"

namespace assay::concolic {

namespace {

using Entry = interp::ShadowListener::Entry;

constexpr std::size_t kMostKnown = 200'000;
/// Frames below which no machine runs out of stack: methods of numbers have small ones.
constexpr std::size_t kSafeDepth = 2'000;

/// The bits of an argument that count: an int's upper half may be anything.
std::uint64_t bits_of(vm::Slot slot, char type) {
  const bool is_wide = type == 'J' || type == 'D';
  return is_wide ? slot.raw : slot.raw & 0xffff'ffffu;
}

std::size_t depth_of(const interp::JavaThread& thread) {
  return static_cast<std::size_t>(thread.top - thread.frames + 1);
}

}  // namespace

std::size_t RepeatedCalls::KeyHash::operator()(const Key& key) const {
  std::uint64_t hash = hash_number(key.size());
  for (const std::uint64_t word : key) hash = hash_combine(hash, word);
  return static_cast<std::size_t>(hash);
}

/// Its code is not verified yet: what may be repeatable is read when it is called.
void RepeatedCalls::class_defined(vm::Class& klass) {
  Methods methods;
  for (vm::Method& method : klass.methods) {
    if (!may_be_repeatable(method) || method.traits.summarised) continue;
    method.traits.summarised = true;
    methods.heard_of.push_back(&method);
  }
  methods_[&klass] = std::move(methods);
}

void RepeatedCalls::begin() {
  known_.clear();
  open_.clear();
  thread_ = nullptr;
}

const RepeatableMethod* RepeatedCalls::find(const vm::Method& method) {
  const auto of_class = methods_.find(method.owner);
  if (of_class == methods_.end() || !method.owner->is_verified()) return nullptr;
  Methods& methods = of_class->second;
  if (!std::exchange(methods.were_read, true)) {
    methods.repeatable = repeatable_methods(machine_.universe(), *method.owner);
    for (vm::Method* each : methods.heard_of)
      each->traits.summarised = methods.repeatable.count(each) != 0;
  }
  const auto found = methods.repeatable.find(&method);
  return found == methods.repeatable.end() ? nullptr : &found->second;
}

/// Counting is adding only if nobody else writes the counters and no term is in them.
bool RepeatedCalls::may_count(const interp::JavaThread& thread,
                              const RepeatableMethod& method) const {
  if (method.counters.empty()) return true;
  vm::Universe& universe = machine_.universe();
  const auto has_term = [&universe](const vm::Field* counter) {
    return universe.shadows().has_statics() &&
           universe.shadows().at(universe.heap().address(counter->owner->mirror) +
                                 counter->offset) != 0;
  };
  return !machine_.scheduler().has_user_threads(&thread) &&
         std::none_of(method.counters.begin(), method.counters.end(), has_term);
}

std::uint64_t RepeatedCalls::read(const vm::Field& counter) const {
  const vm::Heap& heap = machine_.universe().heap();
  if (counter.kind == vm::Kind::Long)
    return heap.read<std::uint64_t>(counter.owner->mirror, counter.offset);
  return heap.read<std::uint32_t>(counter.owner->mirror, counter.offset);
}

void RepeatedCalls::add(const vm::Field& counter, std::uint64_t more) {
  vm::Heap& heap = machine_.universe().heap();
  const std::uint64_t sum = read(counter) + more;
  if (counter.kind == vm::Kind::Long) {
    heap.write(counter.owner->mirror, counter.offset, sum);
  } else {
    heap.write(counter.owner->mirror, counter.offset, static_cast<std::uint32_t>(sum));
  }
}

Entry RepeatedCalls::enter(const interp::JavaThread& thread, const vm::Method& method,
                           const vm::Slot* arguments, const std::uint32_t* shadows, bool quiet,
                           vm::Slot& value, std::uint32_t& result) {
  const RepeatableMethod* repeatable = find(method);
  if (repeatable == nullptr || (!open_.empty() && thread_ != &thread)) return Entry::StepIn;
  Key key{method.id, quiet ? 1u : 0u};
  for (const classfile::TypeDescriptor type :
       classfile::MethodDescriptor(method.info->descriptor).parameters()) {
    key.push_back(bits_of(*arguments++, type.kind()));
    key.push_back(*shadows++);
  }
  const std::size_t depth = depth_of(thread) + 1;
  const bool counts = may_count(thread, *repeatable);
  const auto known = known_.find(key);
  if (known != known_.end() && counts && depth + known->second.height < kSafeDepth) {
    const Known& found = known->second;
    for (std::size_t i = 0; i < repeatable->counters.size(); ++i)
      add(*repeatable->counters[i], found.counted[i]);
    if (!open_.empty()) open_.back().deepest = std::max(open_.back().deepest, depth + found.height);
    value = found.value;
    result = found.shadow;
    ++left_out_;
    return Entry::Replace;
  }
  std::vector<std::uint64_t> counters;
  for (const vm::Field* counter : repeatable->counters) counters.push_back(read(*counter));
  open_.push_back(
      {counts ? repeatable : nullptr, std::move(key), std::move(counters), depth, depth});
  thread_ = &thread;
  return Entry::Follow;
}

void RepeatedCalls::ended(const interp::JavaThread& thread, const vm::Slot* value,
                          std::uint32_t shadow) {
  CHECK(!open_.empty() && thread_ == &thread, "the call that ends should be the last one begun");
  Open call = std::move(open_.back());
  open_.pop_back();
  if (!open_.empty()) open_.back().deepest = std::max(open_.back().deepest, call.deepest);
  const bool is_of_use = value != nullptr && call.method != nullptr && known_.size() < kMostKnown &&
                         may_count(thread, *call.method);
  if (!is_of_use) return;
  Known known{*value, shadow, {}, call.deepest - call.depth};
  for (std::size_t i = 0; i < call.counters.size(); ++i)
    known.counted.push_back(read(*call.method->counters[i]) - call.counters[i]);
  known_[std::move(call.key)] = std::move(known);
}

}  // namespace assay::concolic
