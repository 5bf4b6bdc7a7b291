// SPDX-License-Identifier: Apache-2.0
#include "interp/threads/scheduler.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/check.h"
#include "interp/machine.h"
#include "interp/messages.h"
#include "vm/class.h"
#include "world/virtual_clock.h"

namespace assay::interp {

namespace {

bool waits_in_java(const JavaThread& thread) {
  return thread.state == ThreadState::Entering || thread.state == ThreadState::Waiting ||
         thread.state == ThreadState::Parked || thread.state == ThreadState::Sleeping ||
         thread.state == ThreadState::AwaitingInit;
}

bool may_run(const JavaThread& thread) {
  return thread.state == ThreadState::Runnable && !thread.suspended && thread.has_frames();
}

std::string_view verb(ThreadState state) {
  switch (state) {
    case ThreadState::Entering:
      return "waits to lock";
    case ThreadState::Waiting:
      return "waits to be notified on";
    case ThreadState::Parked:
      return "is parked";
    case ThreadState::AwaitingInit:
      return "waits for the initialisation of";
    default:
      return "sleeps";
  }
}

}  // namespace

Scheduler::Scheduler(world::VirtualClock& clock) : clock_(clock) {}

JavaThread& Scheduler::create(vm::Ref object) {
  forget_terminated();
  threads_.push_back(std::make_shared<JavaThread>(free_id(), births_++, object));
  if (current_ == nullptr) current_ = threads_.back().get();
  return *threads_.back();
}

/// The first one is whom the others are started for: what follows its end is done in its place.
void Scheduler::forget_terminated() {
  std::erase_if(threads_, [this](const auto& thread) {
    return thread->state == ThreadState::Terminated && thread.get() != current_ &&
           thread != threads_.front();
  });
}

/// Numbers go round, so that one is not used again soon.
std::uint32_t Scheduler::free_id() const {
  std::vector<bool> taken(kLargestId + 1);
  for (const auto& thread : threads_) taken[thread->id()] = true;
  std::uint32_t id = static_cast<std::uint32_t>(births_ % kLargestId) + 1;
  for (std::uint32_t tries = 0; taken[id]; ++tries) {
    CHECK(tries < kLargestId, "there should be a number for a new thread");
    id = id % kLargestId + 1;
  }
  return id;
}

JavaThread* Scheduler::find(vm::Ref thread_object) {
  for (auto& thread : threads_) {
    if (thread->object == thread_object && thread->state != ThreadState::Terminated)
      return thread.get();
  }
  return nullptr;
}

JavaThread* Scheduler::find(std::uint32_t id) {
  for (auto& thread : threads_) {
    if (thread->id() == id) return thread.get();
  }
  return nullptr;
}

std::size_t Scheduler::live_count() const {
  return static_cast<std::size_t>(
      std::count_if(threads_.begin(), threads_.end(), [](const auto& thread) {
        return thread->state != ThreadState::Terminated && thread->state != ThreadState::Daemonised;
      }));
}

JavaThread* Scheduler::next() {
  std::size_t start = 0;
  for (std::size_t i = 0; i < threads_.size(); ++i) {
    if (threads_[i].get() == current_) start = i + 1;
  }
  for (int attempt = 0; attempt < 2; ++attempt) {
    for (auto& thread : threads_) {
      if (waits_in_java(*thread) && thread->wake_at && *thread->wake_at <= clock_.nanos())
        wake(*thread);
    }
    for (std::size_t i = 0; i < threads_.size(); ++i) {
      JavaThread* candidate = threads_[(start + i) % threads_.size()].get();
      if (may_run(*candidate)) return candidate;
    }
    std::optional<std::int64_t> earliest;
    for (auto& thread : threads_) {
      if (waits_in_java(*thread) && thread->wake_at)
        earliest = std::min(earliest.value_or(*thread->wake_at), *thread->wake_at);
    }
    if (!earliest) return nullptr;
    clock_.advance(*earliest - clock_.nanos());
  }
  return nullptr;
}

bool Scheduler::has_user_threads(const JavaThread* except) const {
  return std::any_of(threads_.begin(), threads_.end(), [&](const auto& thread) {
    return thread.get() != except && !thread->daemon && thread->state != ThreadState::Terminated &&
           thread->state != ThreadState::Daemonised;
  });
}

void Scheduler::wake(JavaThread& thread) {
  const bool is_native = thread.state != ThreadState::Entering &&
                         thread.state != ThreadState::AwaitingInit;  // that asks how it woke
  if (is_native) thread.resumed = true;
  thread.state = ThreadState::Runnable;
  thread.wake_at.reset();
}

void Scheduler::readmit(const std::shared_ptr<JavaThread>& thread) {
  auto place = std::ranges::lower_bound(threads_, thread->birth(), {},
                                        [](const auto& other) { return other->birth(); });
  if (place == threads_.end() || *place != thread) threads_.insert(place, thread);
}

void Scheduler::discard_since(std::uint64_t births) {
  if (births == births_) return;
  std::erase_if(threads_, [births](const auto& thread) { return thread->birth() >= births; });
  births_ = births;
  if (std::none_of(threads_.begin(), threads_.end(),
                   [&](const auto& thread) { return thread.get() == current_; })) {
    current_ = threads_.empty() ? nullptr : threads_.front().get();
  }
}

std::string Scheduler::describe_initialisation(Machine& machine, vm::Ref mirror) {
  const vm::Class& klass = *machine.universe().of_mirror(mirror);
  std::string text = " " + vm::external_name(klass);
  if (JavaThread* owner = find(klass.init.thread_id))
    text += fmt::format(" by \"{}\"", thread_name(machine.universe(), *owner));
  return text;
}

std::string Scheduler::describe_blocked(Machine& machine) {
  std::string text;
  for (auto& thread : threads_) {
    const bool is_suspended = thread->suspended && thread->state == ThreadState::Runnable;
    if ((!waits_in_java(*thread) && !is_suspended) || thread->daemon) continue;
    if (!text.empty()) text += "; ";
    if (is_suspended) {
      text += fmt::format("thread \"{}\" is suspended", thread_name(machine.universe(), *thread));
      continue;
    }
    text += fmt::format("thread \"{}\" {}", thread_name(machine.universe(), *thread),
                        verb(thread->state));
    if (thread->state == ThreadState::AwaitingInit) {
      text += describe_initialisation(machine, thread->waits_for);
      continue;
    }
    if (!thread->waits_for || thread->state == ThreadState::Parked) continue;
    text += fmt::format(" {}", vm::external_name(*machine.universe().class_of(thread->waits_for)));
    if (thread->state != ThreadState::Entering) continue;
    if (JavaThread* owner = find(machine.monitors().owner(thread->waits_for))) {
      text += fmt::format(" held by \"{}\"", thread_name(machine.universe(), *owner));
    }
  }
  return text;
}

}  // namespace assay::interp
